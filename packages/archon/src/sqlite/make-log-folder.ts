import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { UnreadableLogFileError } from './unreadable-log-file-error.ts';

/**
 * Makes a folder for a log, with those above it, and sees that files can be made in it. Only its owner may look into a
 * folder that is made here. A folder at a time: Node's recursive `mkdir` never ends where nothing can be made, as in `/proc`.
 *
 * @throws {UnreadableLogFileError} if it cannot be made or written; the reason names the folder that is in the way.
 */
export function makeLogFolder(folder: string): void {
  const wanted = resolve(folder);
  const fail = (error: unknown, at: string): never => {
    throw new UnreadableLogFileError(wanted, reasonOf(error, at), { cause: error });
  };
  for (const missing of listMissing(wanted, fail)) {
    try {
      mkdirSync(missing, { mode: 0o700 });
    } catch (error) {
      // Another process may have been faster.
      if (codeOf(error) !== 'EEXIST') fail(error, missing);
    }
  }
  try {
    accessSync(wanted, constants.W_OK | constants.X_OK);
  } catch (error) {
    fail(error, wanted);
  }
}

/** The folders that are not there yet, the outermost first. */
function listMissing(wanted: string, fail: (error: unknown, at: string) => never): readonly string[] {
  const missing: string[] = [];
  for (let at = wanted; ; at = dirname(at)) {
    const found = look(at);
    if (found === 'folder') return missing.reverse();
    if (found === 'file') return fail({ code: 'ENOTDIR' }, at);
    // The root is always there, so the way up ends.
    if (found !== 'nothing') return fail(found, at);
    missing.push(at);
  }
}

/** What is there, or why nobody can tell. Below a file there is nothing. */
function look(path: string): 'folder' | 'file' | 'nothing' | Error {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'file';
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return 'nothing';
    return error instanceof Error ? error : new Error(String(error));
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'may not be written by this user',
  EPERM: 'may not be written by this user',
  EROFS: 'is on a disk that is read-only',
  ENOTDIR: 'is a file, not a folder',
  ENOENT: 'cannot be made: nothing can be made there',
  ENOSPC: 'cannot be made: the disk is full',
  ENAMETOOLONG: 'has too long a name',
  ELOOP: 'is a link that leads round in a circle',
};

function reasonOf(error: unknown, at: string): string {
  const known = REASONS[codeOf(error) ?? ''];
  const reason = known ?? `cannot be used: ${error instanceof Error ? error.message : String(error)}`;
  return `${JSON.stringify(at)} ${reason}.`;
}

function codeOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;
}
