import { AgentError } from '../../errors.ts';

/** An isolated tool did not survive: its process was ended at its memory limit, or ended by itself. */
export class ProcessEndedError extends AgentError {
  override readonly name = 'ProcessEndedError';
  readonly code: 'out-of-memory' | 'process-ended';

  /** @param detail - How it ended, for whoever debugs. */
  constructor(code: 'out-of-memory' | 'process-ended', memoryMb: number, detail: string) {
    super(
      code === 'out-of-memory'
        ? `The tool needed more than the ${memoryMb} MB of memory that it may have, and was ended.`
        : `The tool's process ended before it had an answer (${detail}).`,
    );
    this.code = code;
  }
}
