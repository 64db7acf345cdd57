import { AgentError } from '../errors.ts';

/** The file cannot be opened as an event log. The message says why, for the person who chose the path. */
export class UnreadableLogFileError extends AgentError {
  override readonly name = 'UnreadableLogFileError';
  readonly code = 'unreadable-log-file';
  readonly path: string;

  /** @param reason - A full sentence. */
  constructor(path: string, reason: string, options?: ErrorOptions) {
    super(`Cannot use ${JSON.stringify(path)} as an event log. ${reason}`, options);
    this.path = path;
  }
}
