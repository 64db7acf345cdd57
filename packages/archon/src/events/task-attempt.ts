import type { TaskEvent, TaskRequest, TaskRunner } from './decider.ts';
import { toFrozenJson } from './json.ts';

/** Something a running task wants in the log: a note, or its end. */
export type TaskStep = { readonly attempt: TaskAttempt } & (
  | {
      readonly kind: 'note';
      readonly note: string;
      readonly written: () => void;
      readonly failed: (error: unknown) => void;
    }
  | { readonly kind: 'end'; readonly event: TaskEvent }
);

/** One run of a task, from its start to its end or until nobody waits for it. */
export class TaskAttempt {
  readonly request: TaskRequest;
  /** Place among the attempts of the run, in order of request. */
  readonly order: number;
  /** Notes of the log that this attempt has told too: those of an earlier attempt are not repeated. */
  notesTold = 0;
  readonly #onStep: (step: TaskStep) => void;
  readonly #stop = new AbortController();
  #over = false;

  constructor(request: TaskRequest, order: number, onStep: (step: TaskStep) => void) {
    this.request = request;
    this.order = order;
    this.#onStep = onStep;
  }

  start(runTask: TaskRunner, { runId, timeoutMs }: { readonly runId: string; readonly timeoutMs: number }): void {
    const deadline = AbortSignal.timeout(timeoutMs);
    const giveUp = (): void => {
      this.#end(failedEvent(this.request, `No answer within ${timeoutMs} ms.`, { retryable: true }));
      this.#stop.abort(deadline.reason);
    };
    deadline.addEventListener('abort', giveUp);
    const context = { report: (note: string) => this.#report(note), runId, signal: this.#stop.signal };
    void (async () => runTask(this.request, context))()
      .then((result) => this.#end(completedEvent(this.request, result)))
      .catch((error: unknown) => this.#end(failedEvent(this.request, messageOf(error), detailOf(error))))
      .finally(() => deadline.removeEventListener('abort', giveUp));
  }

  /** Lets go of the task: it is told to stop, and whatever it still says is not heard. */
  abandon(reason: unknown): void {
    this.#over = true;
    this.#stop.abort(reason);
  }

  #report(note: string): Promise<void> {
    const written = new Promise<void>((resolve, reject) => {
      this.#stop.signal.throwIfAborted();
      if (this.#over) return resolve();
      this.#onStep({
        attempt: this,
        kind: 'note',
        note: String(note).toWellFormed(),
        written: resolve,
        failed: reject,
      });
    });
    written.catch(() => undefined); // A task need not wait for its notes.
    return written;
  }

  #end(event: TaskEvent): void {
    if (this.#over) return;
    this.#over = true;
    this.#onStep({ attempt: this, kind: 'end', event });
  }
}

/** The note's event, or `undefined` when the log has that note of the task already. */
export function noteEvent(step: TaskStep & { kind: 'note' }, logged: TaskRequest): TaskEvent | undefined {
  const { attempt, note } = step;
  if (logged.notes[attempt.notesTold] === note) return undefined;
  return { type: 'task-progressed', version: 1, author: logged.task, content: { id: logged.id, note } };
}

function completedEvent({ id, task }: TaskRequest, result: unknown): TaskEvent {
  return {
    type: 'task-completed',
    version: 1,
    author: task,
    content: { id, result: toFrozenJson(result ?? null, `result of "${task}"`) },
  };
}

type TaskFailure = Extract<TaskEvent, { type: 'task-failed' }>['content'];

function failedEvent(
  { id, task }: TaskRequest,
  message: string,
  detail: Omit<TaskFailure, 'id' | 'message'>,
): TaskEvent {
  return { type: 'task-failed', version: 1, author: task, content: { id, message, ...detail } };
}

/** What an error says, for the log and for people. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.toWellFormed() || 'The task failed without a word.';
}

/** What an error says besides, as far as it is what events hold. */
function detailOf(error: unknown): Omit<TaskFailure, 'id' | 'message'> {
  if (!(error instanceof Error)) return {};
  const { retryable, inDoubt, notRetried } = error as Partial<Record<keyof TaskFailure, unknown>>;
  return {
    ...(typeof retryable === 'boolean' && { retryable }),
    ...(typeof inDoubt === 'boolean' && { inDoubt }),
    ...(typeof notRetried === 'string' && { notRetried: notRetried.toWellFormed() }),
  };
}
