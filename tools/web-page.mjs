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
  'packages/optimizer',
  'packages/replanner',
  'packages/contract',
  'package-lock.json',
];

const OUTPUT = 'apps/web/dist';
const STAMP = `${OUTPUT}/sources.sha256`;

const NOT_INPUT = /(^|\/)(node_modules|dist|e2e|test|coverage)(\/|$)|\.test(-d)?\.tsx?$|\.md$/;

/**
 * The digest of everything the page is made of; changes when one of the files does.
 *
 * @param {string} root - The repository.
 * @returns {string}
 */
export function digestOfSources(root) {
  const digest = createHash('sha256');
  for (const file of INPUTS.flatMap((input) => filesUnder(root, input))) {
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
 * Builds the page unless it is fresh. Says so on stderr, because it takes a while.
 *
 * @param {string} root - The repository.
 * @returns {boolean} False when the build failed; the reason stands on stderr.
 */
export function buildPage(root) {
  if (!existsSync(path.join(root, 'apps/web/index.html')) || isFresh(root)) return true;
  console.error('Building the web page …');
  const digest = digestOfSources(root);
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const built = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: path.join(root, 'apps/web'),
    stdio: ['ignore', 2, 2],
  });
  if (built.status !== 0) return false;
  writeFileSync(path.join(root, STAMP), digest);
  return true;
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
