import { AgentError } from '../errors.ts';

/** What was erased is no longer in the log, but its bytes may be in the file beside it until it can be emptied. */
export class UnfinishedErasureError extends AgentError {
  override readonly name = 'UnfinishedErasureError';
  readonly code = 'unfinished-erasure';
  readonly retryable = true;

  constructor() {
    super(
      `It was erased, but another process keeps the write-ahead file from being emptied of its bytes. Erase again when it has finished reading.`,
    );
  }
}
