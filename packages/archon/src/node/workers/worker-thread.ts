import { Worker, type WorkerOptions } from 'node:worker_threads';

import { toError, WorkerEndedError } from './errors.ts';
import { fromThrownError, type WorkerMessage } from './messages.ts';

/** A thread that does one job at a time. It keeps the program alive only while it has one. */
export class WorkerThread {
  readonly #worker: Worker;
  /** Of the last error that nobody in the thread caught. */
  #cause: unknown;
  #isOver = false;

  constructor(program: URL, options: WorkerOptions) {
    this.#worker = new Worker(program, options);
    // Whoever runs a job hears of its end; without a job there is nobody to tell.
    this.#worker.on('error', (error: unknown) => (this.#cause = error));
    this.#worker.on('exit', () => (this.#isOver = true));
    this.#worker.unref();
  }

  /** Fit for another job. */
  get isSound(): boolean {
    return !this.#isOver;
  }

  /** The job's result; rejects with what the job threw, or with a {@link WorkerEndedError}. */
  run(job: unknown, onNote: (note: string) => void): Promise<unknown> {
    this.#worker.ref();
    return new Promise<unknown>((resolve, reject) => {
      const hear = (message: WorkerMessage): void => {
        if (message.kind === 'note') return onNote(message.note);
        stop();
        if (message.kind === 'done') resolve(message.result);
        else reject(fromThrownError(message.error));
      };
      const mourn = (code: number): void => {
        stop();
        reject(new WorkerEndedError(code, this.#cause));
      };
      const stop = (): void => {
        this.#worker.off('message', hear).off('exit', mourn);
        this.#worker.unref();
      };
      this.#worker.on('message', hear).on('exit', mourn);
      try {
        this.#worker.postMessage({ job });
      } catch (error) {
        stop();
        reject(toError(error));
      }
    });
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#worker.terminate();
  }
}
