/** A file that was brought is no extract of OpenStreetMap, or holds no city. The message says what is wrong with it. */
export class UnreadableExtractError extends Error {
  override readonly name = 'UnreadableExtractError';
  readonly code = 'unreadable-extract';

  // As all errors that travel between threads are made; a file is not better later.
  constructor(message: string, _options?: object) {
    super(message);
  }
}
