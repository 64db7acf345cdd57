import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { WorkerPool, type WorkerPoolOptions } from './worker-pool.ts';

const machine = vi.hoisted(() => ({ cores: 1, threads: [] as unknown[] }));
vi.mock('node:os', async (original) => ({
  ...(await original<object>()),
  availableParallelism: () => machine.cores,
}));

/** A thread whose jobs end when the test says so. */
interface FakeThread {
  readonly options: unknown;
  readonly jobs: unknown[];
  readonly done: (() => void)[];
  isSound: boolean;
  ended: number;
}
vi.mock('./worker-thread.ts', () => ({
  WorkerThread: class implements FakeThread {
    readonly options: unknown;
    readonly jobs: unknown[] = [];
    readonly done: (() => void)[] = [];
    isSound = true;
    ended = 0;
    constructor(_program: URL, options: unknown) {
      this.options = options;
      machine.threads.push(this);
    }
    run(job: unknown) {
      this.jobs.push(job);
      return new Promise<unknown>((resolve) => this.done.push(() => resolve(job)));
    }
    async end() {
      this.ended += 1;
    }
  },
}));

const threads = () => machine.threads as FakeThread[];
const create = (options: Partial<WorkerPoolOptions> = {}) =>
  new WorkerPool({ program: new URL('file:///worker.ts'), ...options });
const settle = () => vi.advanceTimersByTimeAsync(0);
/** Begins jobs of so many owners, and lets nobody wait for them. */
function begin(pool: WorkerPool, count: number, timeoutMs?: number): Promise<unknown>[] {
  const jobs = Array.from({ length: count }, (_, at) => pool.run(at, { owner: `o${at}`, timeoutMs }));
  for (const job of jobs) job.catch(() => undefined);
  return jobs;
}

beforeEach(() => {
  vi.useFakeTimers();
  machine.threads.length = 0;
});
afterEach(() => vi.useRealTimers());

describe('a pool', () => {
  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [5, 4],
    [6, 4],
    [64, 4],
  ])('on a machine that runs %i at a time has %i threads', async (cores, size) => {
    machine.cores = cores;
    const pool = create();
    void begin(pool, 6);
    await settle();
    expect([threads().length, pool.running, pool.waiting]).toEqual([size, size, 6 - size]);
  });

  it('has as many threads as it is told', async () => {
    machine.cores = 1;
    void begin(create({ size: 3 }), 6);
    await settle();
    expect(threads()).toHaveLength(3);
  });

  it('lets 64 owners wait, where nothing else is said', async () => {
    const pool = create({ size: 1 });
    const jobs = begin(pool, 66);
    await settle();
    expect(pool.waiting).toBe(64);
    await expect(jobs[65]).rejects.toThrow(/64/);
    void pool.run('more', { owner: 'o3' }).catch(() => undefined);
    await settle();
    expect(pool.waiting).toBe(64);
  });

  it('gives a job thirty seconds, or as long as it is told', async () => {
    const [usual, own, called] = [create({ size: 1 }), create({ size: 1, timeoutMs: 50 }), create({ size: 1 })];
    const [first] = begin(usual, 1);
    const [second] = begin(own, 1);
    const [third] = begin(called, 1, 70);
    const ended = () => threads().map((thread) => thread.ended);
    await vi.advanceTimersByTimeAsync(49);
    expect(ended()).toEqual([0, 0, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(ended()).toEqual([0, 1, 0]);
    await vi.advanceTimersByTimeAsync(20);
    expect(ended()).toEqual([0, 1, 1]);
    await vi.advanceTimersByTimeAsync(29_929);
    expect(ended()).toEqual([0, 1, 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(ended()).toEqual([1, 1, 1]);
    for (const job of [first, second, third]) await expect(job).rejects.toThrow();
  });

  it('hands on what a thread is made of, and nothing that is not said', async () => {
    const limits = { maxOldGenerationSizeMb: 9 };
    void begin(create({ size: 1, data: { a: 1 }, resourceLimits: limits, execArgv: ['--flag'] }), 1);
    void begin(create({ size: 1 }), 1);
    await settle();
    expect(threads().map(({ options }) => options)).toEqual([
      { workerData: { a: 1 }, resourceLimits: limits, execArgv: ['--flag'] },
      { workerData: undefined },
    ]);
  });
});

describe('a thread that rests', () => {
  it('does the next job, unless it is not sound any more', async () => {
    const pool = create({ size: 1 });
    void begin(pool, 1);
    await settle();
    threads()[0]?.done[0]?.();
    await settle();
    void begin(pool, 1);
    await settle();
    expect([threads().length, threads()[0]?.jobs.length]).toEqual([1, 2]);
    threads()[0]?.done[1]?.();
    await settle();
    Object.assign(threads()[0] ?? {}, { isSound: false });
    void begin(pool, 1);
    await settle();
    expect(threads()).toHaveLength(2);
  });

  it('is ended once it has rested for as long as it is told, and no sooner', async () => {
    const pool = create({ size: 1, idleMs: 100 });
    void begin(pool, 1);
    await settle();
    threads()[0]?.done[0]?.();
    await vi.advanceTimersByTimeAsync(99);
    expect(threads()[0]?.ended).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(threads()[0]?.ended).toBe(1);
    await pool.close();
    expect(threads()[0]?.ended).toBe(1);
  });

  it('is not ended where it has been given a job since', async () => {
    const pool = create({ size: 1, idleMs: 100 });
    void begin(pool, 1);
    await settle();
    threads()[0]?.done[0]?.();
    await vi.advanceTimersByTimeAsync(99);
    void begin(pool, 1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(threads()[0]?.ended).toBe(0);
  });

  it('is started in advance, once, where none is there', async () => {
    const pool = create({ size: 2 });
    pool.warm();
    pool.warm();
    expect(threads()).toHaveLength(1);
    void begin(pool, 1);
    await settle();
    pool.warm();
    expect(threads()).toHaveLength(1);
    await pool.close();
    pool.warm();
    expect(threads()).toHaveLength(1);
  });
});

it('says how many other owners come before', async () => {
  const pool = create({ size: 1 });
  void begin(pool, 3);
  void pool.run('again', { owner: 'o0' }).catch(() => undefined);
  await settle();
  expect(['o0', 'o1', 'o2', 'nobody'].map((owner) => pool.countBefore(owner))).toEqual([2, 1, 2, 0]);
});
