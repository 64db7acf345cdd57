import { lstat, realpath } from 'node:fs/promises';
import { isAbsolute, join, relative, sep, win32 } from 'node:path';

import { MisuseError } from '../../errors.ts';
import { ReportedError } from '../reported-error.ts';

/** Names a file for good, whatever its path comes to mean. */
export interface FileIdentity {
  readonly dev: bigint;
  readonly ino: bigint;
}

/**
 * The parts of a path that a model gave, none of which leads up or out.
 *
 * @throws {ReportedError} if it is absolute, empty, or holds `..` or a character that no name has.
 */
export function pathParts(path: string): readonly [string, ...string[]] {
  const [first, ...others] = path.split(/[\\/]/).filter((part) => part !== '' && part !== '.');
  const leadsOut = isAbsolute(path) || win32.isAbsolute(path) || [first, ...others].includes('..');
  // A colon names a drive, or a second stream of a file, on Windows.
  if (first !== undefined && !leadsOut && !path.includes('\0') && !path.includes(':')) return [first, ...others];
  throw new ReportedError(
    'path-refused',
    `Expected a path inside the folder, such as "notes/soup.md", without ".." or ":", got ${JSON.stringify(path)}.`,
  );
}

/** @throws {MisuseError} if there is no such folder. */
export async function realFolder(folder: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch {
    throw new MisuseError(`Expected a folder that is there, got ${JSON.stringify(folder)}.`);
  }
}

/**
 * The way below `root` on which a path leads in the end, all symbolic links followed; empty if that is `root` itself.
 *
 * @param root - All links followed.
 * @throws {ReportedError} if it leads out of `root`; Node's error if there is nothing.
 */
export async function realPartsBelow(root: string, path: string): Promise<readonly string[]> {
  const real = await realpath(join(root, ...pathParts(path)));
  if (isBelow(root, real))
    return relative(root, real)
      .split(sep)
      .filter((part) => part !== '');
  throw new ReportedError('path-refused', `${JSON.stringify(path)} is a link that leads out of the folder.`);
}

/** Whether `path` is `root` or below it. */
export function isBelow(root: string, path: string): boolean {
  const way = relative(root, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** Whether at `path` there is that very file, a link not followed. */
export async function isSameFile(path: string, file: FileIdentity): Promise<boolean> {
  const found = await lstat(path, { bigint: true }).catch(() => undefined);
  return found !== undefined && found.dev === file.dev && found.ino === file.ino;
}

/** Somebody else is at work on the path, and perhaps up to no good. */
export function changedMeanwhile(path: string): ReportedError {
  return new ReportedError('path-changed', `What ${JSON.stringify(path)} leads to has changed in the meantime.`);
}

/** Whether Node has met a link, or a file, where a folder or a file was to be that is no link. */
export function isLinkError(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === 'ELOOP' || code === 'ENOTDIR';
}

/** What Node says of a path, in words for the model; anything else as it is. */
export function explainedFor(path: string, error: unknown): unknown {
  const { code } = error as { code?: unknown };
  const [report, sentence] = EXPLAINED.get(code) ?? [];
  return report === undefined ? error : new ReportedError(report, `${JSON.stringify(path)} ${sentence}.`);
}

const EXPLAINED: ReadonlyMap<unknown, readonly [code: string, sentence: string]> = new Map([
  ['ENOENT', ['no-such-file', 'is not there']],
  ['ENOTDIR', ['no-such-file', 'cannot be: a part of its path is a file, not a folder']],
  ['EISDIR', ['not-a-file', 'is a folder, not a file']],
  ['ENXIO', ['not-a-file', 'is a socket or a device, not a file']],
  ['ELOOP', ['path-refused', 'is a symbolic link that cannot be followed']],
  ['ENAMETOOLONG', ['path-refused', 'is too long for a path']],
  ['EACCES', ['access-denied', 'may not be opened']],
  ['EPERM', ['access-denied', 'may not be opened']],
]);
