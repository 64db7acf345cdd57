import { AgentError } from '../errors.ts';

/** What went wrong, for whoever typed the command: told by us or by SQLite. `undefined` for a fault of our own. */
export function sentenceOf(error: unknown): string | undefined {
  if (error instanceof AgentError) return error.message;
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  return code === 'ERR_SQLITE_ERROR' ? `The log cannot be read: SQLite says "${String(message)}".` : undefined;
}
