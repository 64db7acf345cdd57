import { AgentError } from '../errors.ts';

/** Somebody else appended to the run first. Read what they wrote, decide again, append again; the shell does so by itself. */
export class SequenceConflictError extends AgentError {
  override readonly name = 'SequenceConflictError';
  readonly code = 'sequence-conflict';
  readonly runId: string;
  readonly expectedSeq: number;
  readonly actualSeq: number;

  constructor(runId: string, expectedSeq: number, actualSeq: number) {
    super(`Run ${JSON.stringify(runId)} was expected to end at event ${expectedSeq}, but it ends at ${actualSeq}.`);
    this.runId = runId;
    this.expectedSeq = expectedSeq;
    this.actualSeq = actualSeq;
  }
}

/** There is no event of that run. */
export class UnknownRunError extends AgentError {
  override readonly name = 'UnknownRunError';
  readonly code = 'unknown-run';
  readonly runId: string;

  constructor(runId: string) {
    super(`No run is called ${JSON.stringify(runId)}.`);
    this.runId = runId;
  }
}

/** A stored event is not what was once appended: the log was changed or damaged from outside. */
export class BrokenChainError extends AgentError {
  override readonly name = 'BrokenChainError';
  readonly code = 'broken-chain';
  readonly runId: string;
  readonly seq: number;
  readonly reason: string;

  /** @param reason - What is wrong with the event, as the end of a sentence: `its content is not JSON`. */
  constructor(runId: string, seq: number, reason: string) {
    super(`Event ${seq} of run ${JSON.stringify(runId)} was changed or damaged after it was written: ${reason}.`);
    this.runId = runId;
    this.seq = seq;
    this.reason = reason;
  }
}
