import { AgentError } from '../errors.ts';

/** Personal values are no longer in the log, but their bytes may be in the file beside it until it can be emptied. */
export class UnfinishedErasureError extends AgentError {
  override readonly name = 'UnfinishedErasureError';
  readonly code = 'unfinished-erasure';
  readonly retryable = true;
  /** Values that were erased. */
  readonly erased: number;

  constructor(erased: number) {
    super(
      `Erased ${erased} personal values, but another process keeps the write-ahead file from being emptied of their bytes. Erase again when it has finished reading.`,
    );
    this.erased = erased;
  }
}
