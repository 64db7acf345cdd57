#!/usr/bin/env node
/**
 * @module
 * Finds a Node that is new enough and becomes `wayfarer` on it. Plain JavaScript that Node 18 still parses, so that it
 * gets to say what is missing.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** The first release whose `node:sqlite` needs no flag. */
const NEEDED = [22, 13];

const room = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const node = isNewEnough(process.versions.node) ? process.execPath : findBundledNode();

if (node === undefined) {
  console.error(
    `wayfarer needs Node ${NEEDED.join('.')} or newer; this is Node ${process.versions.node}. On Linux and Windows ` +
      '`npm ci` in the repository brings one along; elsewhere install a newer one from nodejs.org.',
  );
  process.exit(1);
}
const child = spawn(node, [...flags(), path.join(room, 'src/main.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  // What was compiled once is read again: it halves the time of a start.
  env: { NODE_COMPILE_CACHE: path.join(room, '../../node_modules/.cache/wayfarer'), ...process.env },
});
// Ctrl-C reaches the child by itself; whoever stops us by name must stop it, too.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));

/**
 * @param {string} version
 * @returns {boolean}
 */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 13);
}

/**
 * The Node that npm has brought along, in the nearest `node_modules`.
 *
 * @returns {string | undefined}
 */
function findBundledNode() {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  for (let folder = room; ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name, 'bin', program);
    if (existsSync(found)) return found;
    if (path.dirname(folder) === folder) return undefined;
  }
}

/**
 * Sisters resolve to their sources, types are stripped, and what Node says about that on every start stays unsaid.
 *
 * @returns {string[]}
 */
function flags() {
  const stripping = ['--experimental-strip-types'].filter((flag) => process.allowedNodeEnvironmentFlags.has(flag));
  return ['-C', 'wayfarer-source', ...stripping, '--disable-warning=ExperimentalWarning'];
}
