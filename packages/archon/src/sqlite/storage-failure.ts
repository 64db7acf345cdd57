/** The disk under a log does not do its part. */
export interface StorageFailure {
  readonly code: 'disk-full' | 'disk-read-only' | 'disk-failed' | 'log-busy';
  /** What happened, what has become of the request, and what to do. */
  readonly message: string;
}

const MESSAGES: Readonly<Record<StorageFailure['code'], string>> = {
  'disk-full':
    'The disk that the event log is on is full, so this was not kept. What was answered before is safe. Make room and send it again.',
  'disk-read-only':
    'The event log cannot be written: its file, folder or disk is read-only, so this was not kept. What was answered before is safe.',
  'disk-failed':
    'The disk that the event log is on reports an error, so this could not be done. What was answered before is kept as far as the disk keeps it.',
  'log-busy': 'Another program has kept the event log to itself for too long, so this was not kept. Send it again.',
};

/** Result codes of SQLite (https://sqlite.org/rescode.html); the lower eight bits of an extended one. */
const BY_SQLITE_CODE: Readonly<Record<number, StorageFailure['code']>> = {
  5: 'log-busy',
  6: 'log-busy',
  8: 'disk-read-only',
  10: 'disk-failed',
  13: 'disk-full',
};

const BY_SYSTEM_CODE: Readonly<Record<string, StorageFailure['code']>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EROFS: 'disk-read-only',
  EIO: 'disk-failed',
};

/** More causes than this are a circle. */
const MOST_CAUSES = 8;

/** What is wrong with the disk, when that is what an error, or one of its causes, comes from. */
export function findStorageFailure(error: unknown): StorageFailure | undefined {
  let cause = error;
  for (let depth = 0; depth < MOST_CAUSES && cause instanceof Error; depth += 1) {
    const code = codeOf(cause);
    if (code !== undefined) return { code, message: MESSAGES[code] };
    cause = cause.cause;
  }
  return undefined;
}

function codeOf(
  error: Error & { readonly code?: unknown; readonly errcode?: unknown },
): StorageFailure['code'] | undefined {
  if (error.code === 'ERR_SQLITE_ERROR' && typeof error.errcode === 'number')
    return BY_SQLITE_CODE[error.errcode & 0xff];
  return typeof error.code === 'string' ? BY_SYSTEM_CODE[error.code] : undefined;
}
