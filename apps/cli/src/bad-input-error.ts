/** What was typed cannot be meant. The message says what to type instead. */
export class BadInputError extends Error {
  override readonly name = 'BadInputError';
  readonly code = 'bad-request';
}
