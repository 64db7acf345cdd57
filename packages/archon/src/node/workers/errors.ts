import { AgentError } from '../../errors.ts';

/** A thread died over a job. A new one takes its place; the job may be tried again. */
export class WorkerEndedError extends AgentError {
  override readonly name = 'WorkerEndedError';
  readonly code = 'worker-ended';
  readonly retryable = true;

  constructor(exitCode: number, cause: unknown) {
    const why = cause instanceof Error ? `: ${cause.message}` : ` with exit code ${exitCode}.`;
    super(`The thread that did the job ended before it was done${why}`, { cause });
  }
}

/** A job had its time and was ended. */
export class JobTimeoutError extends AgentError {
  override readonly name = 'JobTimeoutError';
  readonly code = 'job-timeout';
  readonly retryable = true;

  constructor(timeoutMs: number) {
    super(`The job was not done within ${timeoutMs} ms and was ended.`);
  }
}

/** So many wait already that another one is not taken. */
export class QueueFullError extends AgentError {
  override readonly name = 'QueueFullError';
  readonly code = 'queue-full';
  readonly retryable = true;
  readonly waiting: number;

  constructor(waiting: number) {
    super(`${waiting} others wait already, and more are not taken. Try again when some of them are done.`);
    this.waiting = waiting;
  }
}

/** The pool was closed over the job, or before it. */
export class WorkerPoolClosedError extends AgentError {
  override readonly name = 'WorkerPoolClosedError';
  readonly code = 'worker-pool-closed';

  constructor() {
    super('The pool of threads is closed, so the job is not done.');
  }
}

export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
