import { afterEach, describe, expect, it } from 'vitest';

import type { TestJob } from './__fixtures__/worker.ts';
import { type JobOptions, WorkerPool, type WorkerPoolOptions } from './worker-pool.ts';

const PROGRAM = new URL('./__fixtures__/worker.ts', import.meta.url);
const pools: WorkerPool[] = [];
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
});

/** A pool of one thread, unless it says otherwise. */
function open(options: Partial<WorkerPoolOptions> = {}): WorkerPool {
  const pool = new WorkerPool({ program: PROGRAM, size: 1, execArgv: [], ...options });
  pools.push(pool);
  return pool;
}

function run(pool: WorkerPool, job: TestJob, options: Partial<JobOptions> = {}): Promise<unknown> {
  return pool.run(job, { owner: 'ada', ...options });
}

/** A job that holds its thread until it is let go. */
function hold(pool: WorkerPool, owner = 'holder') {
  const gate = new SharedArrayBuffer(4);
  const held = run(pool, { do: 'wait', gate, value: 'let go' }, { owner });
  const letGo = (): void => {
    Atomics.store(new Int32Array(gate), 0, 1);
    Atomics.notify(new Int32Array(gate), 0);
  };
  return { held, letGo };
}

describe('a pool of threads', () => {
  it('does a job elsewhere and answers what came of it', async () => {
    const pool = open({ data: { town: 'Kyoto' } });
    expect(await run(pool, { do: 'echo', value: { minutes: [1, 2] } })).toEqual({ minutes: [1, 2] });
    expect(await run(pool, { do: 'data' })).toEqual({ town: 'Kyoto' });
  });

  it('passes on what the job reports, in order and before its end', async () => {
    const notes: string[] = [];
    const count = await run(open(), { do: 'note', notes: ['one', 'two'] }, { onNote: (note) => notes.push(note) });
    expect({ count, notes }).toEqual({ count: 2, notes: ['one', 'two'] });
  });

  it('rejects with what the job throws, and goes on', async () => {
    const pool = open();
    await expect(run(pool, { do: 'throw', message: 'not today' })).rejects.toMatchObject({
      name: 'Unwilling',
      message: 'not today',
      code: 'unwilling',
      retryable: false,
    });
    expect(await run(pool, { do: 'echo', value: 1 })).toBe(1);
  });

  it('does one job of each owner before a second of anybody', async () => {
    const pool = open();
    const { held, letGo } = hold(pool);
    const done: string[] = [];
    const jobs = ['ada 1', 'ada 2', 'ada 3', 'ben 1', 'eve 1'].map((value) =>
      run(pool, { do: 'echo', value }, { owner: value.slice(0, 3) }).then((one) => done.push(String(one))),
    );
    expect([pool.running, pool.waiting]).toEqual([1, 3]);
    // Before eve's: the one that is held, ada's first, ben's.
    expect(['ada', 'ben', 'eve', 'holder', 'nobody'].map((owner) => pool.countBefore(owner))).toEqual([1, 2, 3, 0, 0]);
    letGo();
    await Promise.all([held, ...jobs]);
    expect(done).toEqual(['ada 1', 'ben 1', 'eve 1', 'ada 2', 'ada 3']);
    expect([pool.running, pool.waiting]).toEqual([0, 0]);
  });

  it('does as many side by side as it has threads', async () => {
    const pool = open({ size: 2 });
    const [one, two] = [hold(pool, 'one'), hold(pool, 'two')];
    expect([pool.running, pool.waiting]).toEqual([2, 0]);
    one.letGo();
    two.letGo();
    expect(await Promise.all([one.held, two.held])).toEqual(['let go', 'let go']);
  });

  it('keeps its threads, or ends those that have been idle for as long as it is told', async () => {
    for (const idleMs of [undefined, 60_000]) {
      const kept = open({ idleMs });
      expect(await run(kept, { do: 'name' })).toBe(await run(kept, { do: 'name' }));
    }
    const passing = open({ idleMs: 1 });
    passing.warm();
    const first = await run(passing, { do: 'name' });
    await expect.poll(() => run(passing, { do: 'name' }), { interval: 50, timeout: 30_000 }).not.toBe(first);
  });

  it('turns further owners away when so many wait, and takes what comes from those who wait', async () => {
    const pool = open({ mostWaiting: 1 });
    const { held, letGo } = hold(pool);
    const waits = run(pool, { do: 'echo', value: 1 });
    const waitsToo = run(pool, { do: 'echo', value: 2 });
    await expect(run(pool, { do: 'echo', value: 3 }, { owner: 'ben' })).rejects.toMatchObject({
      code: 'queue-full',
      retryable: true,
      waiting: 1,
    });
    letGo();
    expect(await Promise.all([held, waits, waitsToo])).toEqual(['let go', 1, 2]);
  });

  it('lets a job that waits go at once', async () => {
    const pool = open();
    const { held, letGo } = hold(pool);
    const stop = new AbortController();
    const job = run(pool, { do: 'echo', value: 1 }, { signal: stop.signal });
    stop.abort(new Error('not needed'));
    await expect(job).rejects.toThrow('not needed');
    expect(pool.waiting).toBe(0);
    letGo();
    await held;
  });

  it('ends a job that runs with its thread, and does the next on another', async () => {
    const pool = open();
    const stop = new AbortController();
    const job = run(pool, { do: 'spin' }, { signal: stop.signal });
    const next = run(pool, { do: 'echo', value: 'next' }, { owner: 'ben' });
    stop.abort(new Error('not needed'));
    await expect(job).rejects.toThrow('not needed');
    expect(await next).toBe('next');
  });

  it('does not begin what is not wanted any more', async () => {
    await expect(run(open(), { do: 'spin' }, { signal: AbortSignal.abort(new Error('too late')) })).rejects.toThrow(
      'too late',
    );
  });

  it('ends a job that takes too long, counted from when it begins', async () => {
    const pool = open();
    const { held, letGo } = hold(pool);
    const waits = run(pool, { do: 'echo', value: 'in time' }, { timeoutMs: 20_000 });
    const late = run(pool, { do: 'spin' }, { owner: 'ben', timeoutMs: 50 });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(pool.waiting).toBe(2);
    letGo();
    expect(await waits).toBe('in time');
    await expect(late).rejects.toMatchObject({ code: 'job-timeout', retryable: true });
    await held;
  });

  it.each([
    ['ends itself', { do: 'exit' }, 'with exit code 3'],
    ['lets an error go', { do: 'crash' }, 'nobody caught this'],
  ] as const)('replaces a thread that %s', async (_how, job, why) => {
    const pool = open();
    await expect(run(pool, job)).rejects.toMatchObject({
      code: 'worker-ended',
      retryable: true,
      message: expect.stringContaining(why) as string,
    });
    expect(await run(pool, { do: 'echo', value: 'alive' })).toBe('alive');
  });

  it('replaces a thread that needs more memory than it may have', async () => {
    const pool = open({ resourceLimits: { maxOldGenerationSizeMb: 32 } });
    await expect(run(pool, { do: 'hoard' })).rejects.toMatchObject({
      code: 'worker-ended',
      message: expect.stringContaining('memory limit') as string,
    });
    expect(await run(pool, { do: 'echo', value: 'alive' })).toBe('alive');
  });

  it('says so when its program cannot be started', async () => {
    const pool = open({ program: new URL('./__fixtures__/nowhere.ts', import.meta.url) });
    await expect(run(pool, { do: 'echo', value: 1 })).rejects.toThrow('nowhere');
  });

  it('refuses all that waits and runs when it is closed, and all that comes later', async () => {
    const pool = open();
    const jobs = [run(pool, { do: 'spin' }), run(pool, { do: 'echo', value: 1 })];
    const refused = Promise.allSettled(jobs);
    await pool.close();
    const closed = { code: 'worker-pool-closed' };
    expect(await refused).toMatchObject([{ reason: closed }, { reason: closed }]);
    await expect(run(pool, { do: 'echo', value: 1 })).rejects.toMatchObject(closed);
  });
});
