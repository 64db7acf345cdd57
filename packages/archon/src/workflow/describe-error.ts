/** What an error says, for the log and for people. */
export function describeError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.toWellFormed() || 'It failed without a word.';
}
