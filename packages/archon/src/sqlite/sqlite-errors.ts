/** A primary result code of SQLite. @see https://www.sqlite.org/rescode.html */
const CORRUPT = 11;

/** Whether SQLite says that a part of the file is not as it wrote it. */
export function isDamage(error: unknown): boolean {
  return codeOf(error) === CORRUPT;
}

const CONSTRAINT = 19;

/** Whether rows are in the file of which there can be one only. */
export function isConflict(error: unknown): boolean {
  return codeOf(error) === CONSTRAINT;
}

const BUSY = 5;

/** Whether another connection has the file to itself. */
export function isBusy(error: unknown): boolean {
  return codeOf(error) === BUSY;
}

/** The primary result code of an error of `node:sqlite`. */
function codeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return undefined;
  return error.errcode & 0xff;
}
