import { availableParallelism } from 'node:os';
import type { ResourceLimits } from 'node:worker_threads';

import { JobTimeoutError, QueueFullError, toError, WorkerPoolClosedError } from './errors.ts';
import { FairQueue } from './fair-queue.ts';
import { WorkerThread } from './worker-thread.ts';

/** More threads than that help nobody: memory grows with each. */
const MOST_THREADS = 4;

export interface WorkerPoolOptions {
  /** The module that each thread runs; it calls {@link serveJobs}. */
  readonly program: URL;
  /** Handed to each thread, see {@link poolData}. Plain JSON. */
  readonly data?: unknown;
  /** Threads at a time. Default: one less than the machine can run, at least 1, at most 4. */
  readonly size?: number | undefined;
  /** Owners that may wait at a time; jobs of further ones are refused. Default 64. */
  readonly mostWaiting?: number | undefined;
  /** Time of a job from when it begins to run. Default 30,000. */
  readonly timeoutMs?: number | undefined;
  /** A thread that has had no job for so long is ended, which frees its memory. Default: threads are kept. */
  readonly idleMs?: number | undefined;
  /** Bounds of each thread's memory; one that goes beyond dies. Default: those of Node. */
  readonly resourceLimits?: ResourceLimits | undefined;
  /** Flags of Node for the threads. Default: those of this process. */
  readonly execArgv?: readonly string[] | undefined;
}

export interface JobOptions {
  /** On whose behalf: owners take turns. */
  readonly owner: string;
  /** Takes a waiting job out of the queue, and ends a running one with its thread. */
  readonly signal?: AbortSignal | undefined;
  /** Told what the job reports. */
  readonly onNote?: ((note: string) => void) | undefined;
  /** Instead of the pool's. */
  readonly timeoutMs?: number | undefined;
}

interface IdleThread {
  readonly thread: WorkerThread;
  /** Ends it once it has been idle for too long. */
  readonly timer: NodeJS.Timeout | undefined;
}

interface Job {
  readonly owner: string;
  readonly begin: (thread: WorkerThread) => Promise<void>;
  readonly refuse: (reason: Error) => void;
}

/**
 * Does jobs on threads beside this one, so that whatever takes long holds nobody up. Owners of waiting jobs take turns:
 * each has one done before anybody has a second. Threads are started when they are needed, kept for the next job, and replaced when they
 * die.
 * They do not keep the program alive unless they have something to do.
 *
 * @example
 * const pool = new WorkerPool({ program: new URL('./worker.ts', import.meta.url) });
 * const small = await pool.run({ file: 'large.png' }, { owner: 'ada' });
 */
export class WorkerPool {
  readonly #options: WorkerPoolOptions;
  readonly #size: number;
  readonly #queue = new FairQueue<Job>();
  readonly #running = new Map<WorkerThread, Job>();
  /** The one longest idle comes first. */
  readonly #idle: IdleThread[] = [];
  #isClosed = false;

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
    this.#size = options.size ?? Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1));
  }

  /** Owners that wait for a thread. */
  get waiting(): number {
    return this.#queue.ownerCount;
  }

  /** Jobs that are being done. */
  get running(): number {
    return this.#running.size;
  }

  /** How many other owners have a job done, or come to have one done, before this one's next; 0 if it does not wait. */
  countBefore(owner: string): number {
    if (!this.#queue.has(owner)) return 0;
    const waiting = this.#queue.owners;
    const before = [...this.#running.values()].map((job) => job.owner).concat(waiting.slice(0, waiting.indexOf(owner)));
    return new Set(before.filter((other) => other !== owner)).size;
  }

  /** Starts a thread in advance, if there is none: the first job need not wait for it. */
  warm(): void {
    if (!this.#isClosed && this.#running.size === 0 && this.#idle.length === 0) this.#rest(this.#start());
  }

  /**
   * The job's result, as the thread returned it.
   *
   * Rejects with what the job throws, with the signal's reason, or with a {@link QueueFullError}, {@link JobTimeoutError},
   * {@link WorkerEndedError} (these three are `retryable`) or {@link WorkerPoolClosedError}.
   */
  async run(job: unknown, { owner, signal, onNote, timeoutMs }: JobOptions): Promise<unknown> {
    signal?.throwIfAborted();
    if (this.#isClosed) throw new WorkerPoolClosedError();
    const { mostWaiting = 64 } = this.#options;
    const isFull = this.#queue.ownerCount >= mostWaiting && !this.#queue.has(owner);
    if (isFull && !this.#hasThread) throw new QueueFullError(this.#queue.ownerCount);
    return new Promise<unknown>((resolve, reject) => {
      const cancel = (): void => {
        const reason = toError(signal?.reason);
        if (this.#queue.remove(owner, waiting)) reject(reason);
        else this.#stop(waiting, reason);
      };
      const waiting: Job = {
        owner,
        begin: async (thread) => {
          const limit = timeoutMs ?? this.#options.timeoutMs ?? 30_000;
          const timer = setTimeout(() => this.#stop(waiting, new JobTimeoutError(limit)), limit);
          await thread.run(job, onNote ?? (() => undefined)).then(resolve, reject);
          clearTimeout(timer);
          signal?.removeEventListener('abort', cancel);
        },
        refuse: (reason) => {
          signal?.removeEventListener('abort', cancel);
          reject(reason);
        },
      };
      signal?.addEventListener('abort', cancel, { once: true });
      this.#queue.add(owner, waiting);
      this.#next();
    });
  }

  /** Ends all threads. Whatever waits or is under way is refused. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const refused = new WorkerPoolClosedError();
    for (let job = this.#queue.take(); job; job = this.#queue.take()) job.refuse(refused);
    for (const job of this.#running.values()) job.refuse(refused);
    const idle = this.#idle.splice(0).map(({ thread, timer }) => {
      clearTimeout(timer);
      return thread;
    });
    await Promise.all([...idle, ...this.#running.keys()].map((thread) => thread.end()));
  }

  get #hasThread(): boolean {
    return this.#running.size < this.#size;
  }

  #next(): void {
    while (this.#hasThread && !this.#isClosed) {
      const job = this.#queue.take();
      if (!job) return;
      void this.#do(job, this.#take());
    }
  }

  async #do(job: Job, thread: WorkerThread): Promise<void> {
    this.#running.set(thread, job);
    await job.begin(thread);
    this.#running.delete(thread);
    if (thread.isSound && !this.#isClosed) this.#rest(thread);
    this.#next();
  }

  #rest(thread: WorkerThread): void {
    const { idleMs } = this.#options;
    const idle: IdleThread = {
      thread,
      timer: idleMs === undefined ? undefined : setTimeout(() => this.#endIdle(idle), idleMs).unref(),
    };
    this.#idle.push(idle);
  }

  #endIdle(idle: IdleThread): void {
    const place = this.#idle.indexOf(idle);
    if (place === -1) return;
    this.#idle.splice(place, 1);
    void idle.thread.end();
  }

  #take(): WorkerThread {
    for (let idle = this.#idle.pop(); idle; idle = this.#idle.pop()) {
      clearTimeout(idle.timer);
      if (idle.thread.isSound) return idle.thread;
    }
    return this.#start();
  }

  #start(): WorkerThread {
    const { program, data, resourceLimits, execArgv } = this.#options;
    return new WorkerThread(program, {
      workerData: data,
      ...(resourceLimits && { resourceLimits }),
      ...(execArgv && { execArgv: [...execArgv] }),
    });
  }

  /** Ends a running job with its thread. */
  #stop(job: Job, reason: Error): void {
    for (const [thread, running] of this.#running) {
      if (running !== job) continue;
      job.refuse(reason);
      void thread.end();
    }
  }
}
