/**
 * @module
 * `node tools/run.mjs SCRIPT …`: runs a script of ours on this Node, by way of a look at its version.
 */
import { spawn } from 'node:child_process';
import process from 'node:process';

import { isMain } from './is-main.mjs';
import { requireNode, sourceArguments } from './node-version.mjs';

/**
 * Hands this process over to a script: same streams, same end.
 *
 * @param {readonly string[]} script - Its path, then its arguments. Flags of Node may stand before the path.
 * @param {NodeJS.ProcessEnv} [environment] - Default: that of this process.
 */
export function become(script, environment = process.env) {
  const child = spawn(process.execPath, [...sourceArguments(), ...script], { stdio: 'inherit', env: environment });
  // Ctrl-C reaches the child by itself; whoever stops us by name must stop it, too.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  if (process.env['npm_lifecycle_event']) endWithParent(child);
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
}

/**
 * npm hands signals to its shell, and a plain shell dies without telling us.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
function endWithParent(child) {
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 300);
  watch.unref();
}

if (isMain(import.meta)) {
  requireNode();
  become(process.argv.slice(2));
}
