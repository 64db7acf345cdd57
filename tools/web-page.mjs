/**
 * @module
 * Builds the web page when it is missing or older than its sources. Plain JavaScript, because it runs before anything
 * else does.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** What the page is made of: its own room, the rooms it may import, and the versions of what it uses. */
const INPUTS = [
  'apps/web',
  'packages/trip',
  'packages/itinerary',
  'packages/edits',
  'packages/optimizer',
  'packages/replanner',
  'packages/contract',
  'package-lock.json',
];

const OUTPUT = 'apps/web/dist';
const STAMP = `${OUTPUT}/sources.sha256`;

/** In bytes; Vite says little, and a build that says more than that is broken anyway. */
const LONGEST_OUTPUT = 16 * 1024 * 1024;

const NOT_INPUT = /(^|\/)(node_modules|dist|e2e|test|coverage)(\/|$)|\.test(-d)?\.tsx?$|\.md$/;

/**
 * The digest of everything the page, or something else, is made of; changes when one of the files does.
 *
 * @param {string} root - The repository.
 * @param {readonly string[]} [inputs] - Files and folders, relative to `root`. Default: those of the page.
 * @returns {string}
 */
export function digestOfSources(root, inputs = INPUTS) {
  const digest = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesUnder(root, input))) {
    digest
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return digest.digest('hex');
}

/**
 * @param {string} root - The repository.
 * @returns {boolean} True when the built page belongs to the sources as they are.
 */
export function isFresh(root) {
  const stamp = path.join(root, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digestOfSources(root);
}

/**
 * What became of the page: it belongs to the sources; the build failed; or what builds it is not installed.
 *
 * @typedef {'built' | 'failed' | 'no-builder'} PageState
 */

/**
 * Builds the page unless it is fresh. Says so on stderr, because it takes a while, and what went wrong.
 *
 * @param {string} root - The repository.
 * @returns {PageState}
 */
export function buildPage(root) {
  if (!existsSync(path.join(root, 'apps/web/index.html')) || isFresh(root)) return 'built';
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  if (!existsSync(vite)) {
    console.error('The web page cannot be built: Vite is not installed. `npm ci --omit=dev` brings it.');
    return 'no-builder';
  }
  console.error('Building the web page: some seconds, now and whenever its sources have changed …');
  const digest = digestOfSources(root);
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    // Whoever runs tests has it say `test`: the page would be React's for developers, which does everything twice.
    env: { ...process.env, NODE_ENV: 'production' },
    cwd: path.join(root, 'apps/web'),
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: LONGEST_OUTPUT,
  });
  if (status !== 0 && !canBundle(root)) {
    console.error(
      'The web page cannot be built: Rolldown came without its program for this system, which is an optional ' +
        'dependency. `npm ci --omit=dev` brings it.',
    );
    return 'no-builder';
  }
  const said = `${stdout}${stderr}`.trimEnd();
  if (said !== '') console.error(said);
  if (status !== 0) return 'failed';
  writeFileSync(path.join(root, STAMP), digest);
  return 'built';
}

/**
 * @param {string} root - The repository.
 * @returns {boolean} True when a page is there, of these sources or of others.
 */
export function hasPage(root) {
  return existsSync(path.join(root, OUTPUT, 'index.html'));
}

/**
 * @param {string} root
 * @returns {boolean} False when the bundler below Vite cannot be loaded.
 */
function canBundle(root) {
  const load = ['--input-type=module', '--eval', "await import('rolldown')"];
  return spawnSync(process.execPath, load, { cwd: root, stdio: 'ignore' }).status === 0;
}

/**
 * @param {string} root
 * @param {string} input - A file or folder, relative to `root`.
 * @returns {string[]} Files in a stable order, relative to `root`, with `/` on every system.
 */
function filesUnder(root, input) {
  const entries = existsSync(path.join(root, input)) ? entriesOf(path.join(root, input)) : [];
  if (entries === undefined) return [input];
  return entries
    .map((name) => `${input}/${name}`)
    .filter((file) => !NOT_INPUT.test(file))
    .flatMap((file) => filesUnder(root, file));
}

/**
 * @param {string} folder
 * @returns {string[] | undefined} Nothing for a file.
 */
function entriesOf(folder) {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}
