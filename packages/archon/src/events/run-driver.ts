import { MisuseError } from '../errors.ts';
import type { Decider, TaskRequest, TaskRunner } from './decider.ts';
import type { NewEvent } from './event.ts';
import { Notifier } from './notifier.ts';
import type { RunState } from './run-repository.ts';
import type { RunWriter } from './run-writer.ts';
import { noteEvent, TaskAttempt, type TaskStep } from './task-attempt.ts';

export interface RunDriverOptions<State, Event extends NewEvent> {
  readonly runId: string;
  readonly decider: Decider<State, never, Event>;
  readonly writer: Pick<RunWriter<State, Event>, 'commit'>;
  readonly runTask: TaskRunner;
  readonly taskTimeoutMs: number;
}

/**
 * Drives one run until it is drained: runs the tasks it waits for, side by side, until it waits for none.
 *
 * Notes and ends that become ready in the same turn of the event loop are appended in order of request, and every note
 * takes a turn, whether it is new or in the log already. So tasks that are requested together and never wait for
 * anything outside leave the same log, however often they are interrupted; and a slow task holds back nobody.
 */
export class RunDriver<State, Event extends NewEvent> {
  /** The run at rest; rejects if the log fails or the decider is at fault. */
  readonly settled: Promise<RunState<State>>;
  readonly #options: RunDriverOptions<State, Event>;
  readonly #attempts = new Map<string, TaskAttempt>();
  readonly #ended = new Set<string>();
  readonly #news = new Notifier();
  readonly #ready: TaskStep[] = [];
  #started = 0;
  #lookAgain = false;
  #over = false;

  constructor(options: RunDriverOptions<State, Event>) {
    this.#options = options;
    this.settled = this.#run();
  }

  /** Says that the run has changed. Answers whether that will be seen to: no longer once this driver is done. */
  notify(): boolean {
    this.#lookAgain = true;
    this.#news.notify();
    return !this.#over;
  }

  async #run(): Promise<RunState<State>> {
    try {
      for (;;) {
        this.#lookAgain = false;
        const { run } = await this.#options.writer.commit(this.#options.runId);
        this.#matchAttempts(this.#options.decider.pendingTasks?.(run.state) ?? []);
        if (this.#attempts.size > 0) await this.#record();
        else if (!this.#lookAgain) return run;
      }
    } catch (error) {
      this.#abandonAll(error);
      throw error;
    } finally {
      this.#over = true;
    }
  }

  /** Starts what is requested, and stops what no longer is. */
  #matchAttempts(requests: readonly TaskRequest[]): void {
    const wanted = new Set(requests.map(({ id }) => id));
    for (const [id, attempt] of this.#attempts) {
      if (wanted.has(id)) continue;
      this.#attempts.delete(id);
      attempt.abandon(new Error(`Task "${id}" is no longer waited for.`));
    }
    for (const request of requests) if (!this.#attempts.has(request.id)) this.#start(request);
  }

  #start(request: TaskRequest): void {
    if (this.#ended.has(request.id)) {
      throw new MisuseError(
        `Task "${request.id}" has ended, but \`outstanding\` still names it; \`evolve\` must take note of its end.`,
      );
    }
    const attempt = new TaskAttempt(request, this.#started++, (step) => {
      this.#ready.push(step);
      this.#news.notify();
    });
    this.#attempts.set(request.id, attempt);
    const { runId, runTask, taskTimeoutMs: timeoutMs } = this.#options;
    attempt.start(runTask, { runId, timeoutMs });
  }

  /** Waits until something is ready, and appends all that is ready in the same turn. */
  async #record(): Promise<void> {
    await this.#news.wait();
    await nextTurn();
    const steps = this.#ready.toSorted((a, b) => a.attempt.order - b.attempt.order);
    for (const step of steps) {
      if (this.#attempts.get(step.attempt.request.id) === step.attempt) await this.#append(step);
    }
    this.#ready.splice(0, steps.length); // What came meanwhile stands behind them.
    for (const step of steps) if (step.kind === 'note') step.written();
  }

  async #append(step: TaskStep): Promise<void> {
    const { id } = step.attempt.request;
    let seen = step.attempt.notesTold;
    await this.#options.writer.commit(this.#options.runId, (run) => {
      const logged = this.#requestOf(run, id);
      if (!logged) return [];
      if (step.kind === 'end') return [step.event];
      const event = noteEvent(step, logged);
      seen = event ? logged.notes.length + 1 : step.attempt.notesTold + 1;
      return event ? [event] : [];
    });
    step.attempt.notesTold = seen;
    if (step.kind === 'end') {
      this.#attempts.delete(id);
      this.#ended.add(id);
    }
  }

  #requestOf({ state }: RunState<State>, id: string): TaskRequest | undefined {
    return this.#options.decider.pendingTasks?.(state).find((request) => request.id === id);
  }

  #abandonAll(reason: unknown): void {
    for (const attempt of this.#attempts.values()) attempt.abandon(reason);
    for (const step of this.#ready) if (step.kind === 'note') step.failed(reason);
  }
}

/**
 * Resolves in the next turn of the event loop, when all that could go on in this one has done so.
 * A message to oneself is the shortest such wait that Node and browsers share.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}
