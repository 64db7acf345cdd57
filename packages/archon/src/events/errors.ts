import { AgentError } from '../errors.ts';
import type { StoredEvent } from './event.ts';

/** Somebody else appended to the run first. Read what they wrote, decide again, append again; the run engine does so by itself. */
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

/** There is no event of that run, or it is of another type. */
export class UnknownRunError extends AgentError {
  override readonly name = 'UnknownRunError';
  readonly code = 'unknown-run';
  readonly runId: string;

  constructor(runId: string, type?: string) {
    super(`No run${type === undefined ? '' : ` of type "${type}"`} is called ${JSON.stringify(runId)}.`);
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

/** The run was erased. Its id is not given again, so nothing can be appended to it. */
export class ErasedRunError extends AgentError {
  override readonly name = 'ErasedRunError';
  readonly code = 'erased-run';
  readonly runId: string;

  constructor(runId: string) {
    super(`Run ${JSON.stringify(runId)} was erased.`);
    this.runId = runId;
  }
}

/** An event is what was once appended, but the decider that is to fold it does not understand it: another program wrote it. */
export class ForeignEventError extends AgentError {
  override readonly name = 'ForeignEventError';
  readonly code = 'foreign-event';
  readonly runId: string;
  readonly seq: number;

  constructor({ runId, seq, type, version }: StoredEvent, cause: unknown) {
    super(
      `Event ${seq} of run ${JSON.stringify(runId)}, "${type}" of version ${version}, is not understood by this program: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
    this.runId = runId;
    this.seq = seq;
  }
}

/** An idempotency key came again with another request. Nothing was done: send it under a key of its own. */
export class ReusedKeyError extends AgentError {
  override readonly name = 'ReusedKeyError';
  readonly code = 'reused-key';

  constructor() {
    super(
      'This idempotency key was used for another request before. Nothing was done; use a new key for a new request.',
    );
  }
}
