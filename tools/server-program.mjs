/**
 * @module
 * Which program the server is: its modules put together in few files, which are made when they are missing or older than the
 * sources. To load some 1,600 modules one by one takes twice the processor time of a whole start, and 20 MB. Plain JavaScript,
 * because it runs before anything else does. `node tools/server-program.mjs` prints the path.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import { isMain } from './is-main.mjs';
import { sourceArguments } from './node-version.mjs';
import { digestOfSources } from './web-page.mjs';

/** The server as it stands: the same, slower to start. */
const SOURCE = 'apps/server/src/main.ts';

/** Each has a folder of its own in it: a server that runs still loads what it needs later from where it was started. */
const FOLDER = 'node_modules/.cache/wayfarer-server';

/** So many are kept: the newest, and those that servers may have been started from. */
const MOST_KEPT = 4;

/**
 * The program to start, made if need be. Where it cannot be made the sources are started: says so on stderr.
 *
 * @param {string} root - The repository.
 * @returns {string} An absolute path.
 */
export function serverProgram(root) {
  const folder = path.join(root, FOLDER, digestOfSources(root, inputsOf(root)).slice(0, 16));
  const program = path.join(folder, 'main.mjs');
  if (existsSync(program)) return program;
  mkdirSync(path.dirname(folder), { recursive: true });
  const bundler = path.join(root, 'tools/bundle-server.ts');
  const { status, stderr } = spawnSync(process.execPath, [...sourceArguments(), bundler, root, folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (status === 0 && existsSync(program)) {
    forgetOld(path.dirname(folder));
    return program;
  }
  const [reason = 'no reason was given'] = stderr.split('\n').filter((line) => /error/i.test(line));
  console.error(`The server starts from its sources, which takes longer: they could not be put together (${reason}).`);
  return path.join(root, SOURCE);
}

/**
 * @param {string} root
 * @returns {string[]} What the program is made of, relative to `root`.
 */
function inputsOf(root) {
  const rooms = readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`);
  return [...rooms, 'apps/server'].flatMap((room) => [`${room}/src`, `${room}/package.json`]).concat(OTHER_INPUTS);
}

const OTHER_INPUTS = ['package-lock.json', 'tools/bundle-server.ts'];

/** @param {string} folder */
function forgetOld(folder) {
  const dated = readdirSync(folder).map((name) => ({ name, at: statSync(path.join(folder, name)).mtimeMs }));
  dated.sort((left, right) => right.at - left.at);
  for (const { name } of dated.slice(MOST_KEPT)) rmSync(path.join(folder, name), { recursive: true, force: true });
}

if (isMain(import.meta)) console.log(serverProgram(path.resolve(import.meta.dirname, '..')));
