import { realpathSync } from 'node:fs';
import process from 'node:process';

/**
 * True for the script that was started, false for a module that another one imports. Works before Node 24.2, which has
 * `import.meta.main`, and in a checkout that is reached through a symbolic link.
 *
 * @param {ImportMeta} meta
 * @returns {boolean}
 */
export function isMain(meta) {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === meta.filename;
}
