import { describe, expect, it, vi } from 'vitest';

import { dinner, lines } from '../../test/dinner.ts';
import { nodeDigest } from '../node/node-digest.ts';
import { FixedClock } from '../testing/fixed-clock.ts';
import type { TaskRunner } from './decider.ts';
import type { NewEvent } from './event.ts';
import { MemoryEventLog } from './memory-event-log.ts';
import { RunDriver } from './run-driver.ts';
import { createRunEngine } from './run-engine.ts';
import type { AppendResult } from './run-repository.ts';

/** Cooks the dishes, and gives the run engine and the lines of the log that are about cooking. */
function cooking(runTask: TaskRunner, taskTimeoutMs?: number) {
  const log = new MemoryEventLog({ clock: new FixedClock(), digest: nodeDigest });
  const timeout = taskTimeoutMs === undefined ? {} : { taskTimeoutMs };
  const shell = createRunEngine({ log, runType: 'dinner', decider: dinner, runTask, ...timeout });
  const told = async (): Promise<string[]> =>
    lines(await log.read('d')).filter((line) => /^task-(progressed|completed|failed) (?!wash)/.test(line));
  const order = async (...dishes: string[]) => (await shell.execute('d', { type: 'order', dishes })).state;
  return { log, shell, order, told };
}

describe('tasks of a run', () => {
  it('are told in order of request when they are ready at the same time', async () => {
    const yields: Record<string, number> = { soup: 9, curry: 4, cake: 0 };
    const { order, told } = cooking(async ({ task }, { report }) => {
      for (let turn = 0; turn < (yields[task] ?? 0); turn++) await Promise.resolve();
      await report('hot');
    });
    await order('soup', 'curry', 'cake');
    expect(await told()).toEqual([
      'task-progressed soup hot',
      'task-progressed curry hot',
      'task-progressed cake hot',
      'task-completed soup',
      'task-completed curry',
      'task-completed cake',
    ]);
  });

  it('do not wait for a slow one', async () => {
    const slow = Promise.withResolvers<void>();
    const { order, told, log } = cooking(async ({ task }, { report }) => {
      if (task === 'soup') await slow.promise;
      else await report('hot');
    });
    const end = order('soup', 'curry');
    for await (const event of log.subscribe('d')) if (event.type === 'task-completed') break;
    expect(await told()).toEqual(['task-progressed curry hot', 'task-completed curry']);
    slow.resolve();
    await end;
    expect((await told()).at(-1)).toBe('task-completed soup');
  });

  it('fail with the message of what they throw, and hold back nobody', async () => {
    const { order, log } = cooking(async ({ task }) => {
      if (task === 'soup') throw Object.assign(new Error('The soup has burnt.'), { retryable: false });
      // oxlint-disable-next-line typescript/only-throw-error -- strangers throw all sorts of things
      if (task === 'curry') throw 'a bare word';
      if (task === 'tea') throw new Error('');
      return undefined;
    });
    expect(await order('soup', 'curry', 'cake', 'tea')).toMatchObject({ served: true });
    const ends = (await log.read('d'))
      .filter(({ type }) => /task-(completed|failed)/.test(type))
      .map(({ content }) => content);
    expect(ends.slice(0, 4)).toEqual([
      { id: 'soup-0', message: 'The soup has burnt.', retryable: false },
      { id: 'curry-0', message: 'a bare word' },
      { id: 'cake-0', result: null },
      { id: 'tea-0', message: 'The task failed without a word.' },
    ]);
  });

  it('fail when their result is not plain JSON', async () => {
    const { order, told } = cooking(async () => ({ when: new Date(0) }));
    await order('soup');
    expect(await told()).toEqual([
      'task-failed soup At result of "soup".when: expected plain JSON, got an instance of Date.',
    ]);
  });

  it('are told to stop when their time is up, and are not waited for', async () => {
    let reason: unknown;
    const { order, log } = cooking(
      ({ task }, { signal }) =>
        new Promise((resolve) => {
          if (task === 'wash') resolve(null);
          signal.addEventListener('abort', () => (reason = signal.reason));
        }),
      20,
    );
    expect(await order('soup')).toMatchObject({ served: true });
    expect((await log.read('d'))[2]?.content).toEqual({
      id: 'soup-0',
      message: 'No answer within 20 ms.',
      retryable: true,
    });
    expect(reason).toMatchObject({ name: 'TimeoutError' });
  });

  it('are not heard after their end', async () => {
    let late: (() => Promise<void>) | undefined;
    const { order, told } = cooking(async ({ task }, { report }) => {
      if (task === 'soup') late = () => report('still here');
    });
    await order('soup');
    await late?.();
    expect(await told()).toEqual(['task-completed soup']);
  });

  it('may report without waiting', async () => {
    const { order, told } = cooking(async ({ task }, { report }) => {
      void report('one');
      void report('two');
      return task;
    });
    await order('soup', 'curry');
    expect(await told()).toEqual([
      'task-progressed soup one',
      'task-progressed soup two',
      'task-completed soup',
      'task-progressed curry one',
      'task-progressed curry two',
      'task-completed curry',
    ]);
  });

  it('do not repeat the notes of an earlier attempt, and add what differs', async () => {
    const { shell, log, told } = cooking(async ({ notes }, { report }) => {
      for (const note of ['chopped', 'stirred', 'salted']) await report(note);
      return notes;
    });
    const note = (text: string) => ({
      type: 'task-progressed',
      version: 1,
      author: 'soup',
      content: { id: 'soup-0', note: text },
    });
    const ordered = dinner.decide(dinner.initial('d'), { type: 'order', dishes: ['soup'] });
    await log.append({ id: 'd', type: 'dinner' }, [...ordered, note('chopped'), note('burnt')], { expectedSeq: 0 });
    await shell.resume('d');
    expect(await told()).toEqual([
      'task-progressed soup chopped',
      'task-progressed soup burnt',
      'task-progressed soup stirred',
      'task-progressed soup salted',
      'task-completed soup',
    ]);
  });

  it('that nobody waits for any more are told to stop', async () => {
    const stopped = Promise.withResolvers<unknown>();
    const { order, shell, told } = cooking(async ({ task }, { signal }) => {
      if (task !== 'soup') return task;
      signal.addEventListener('abort', () => stopped.resolve(signal.reason));
      return stopped.promise;
    });
    const end = order('soup', 'curry');
    await vi.waitFor(async () => expect(await told()).toEqual(['task-completed curry']));
    expect((await shell.execute('d', { type: 'cancel', dish: 'soup' })).state).toMatchObject({ served: true });
    expect(await stopped.promise).toMatchObject({ message: 'Task "soup-0" is no longer waited for.' });
    expect(await end).toMatchObject({ washed: true });
    expect(await told()).toEqual(['task-completed curry']);
  });

  it('that another process has finished are not told twice', async () => {
    const { order, log, told } = cooking(async ({ task }, { report }) => {
      if (task !== 'soup') return task;
      const { length } = await log.read('d');
      await log.append(
        { id: 'd', type: 'dinner' },
        [{ type: 'task-completed', version: 1, author: 'soup', content: { id: 'soup-0', result: 'theirs' } }],
        { expectedSeq: length },
      );
      await report('hot').catch(() => undefined);
      return 'ours';
    });
    await order('soup');
    expect(await told()).toEqual(['task-completed soup']);
  });

  it('reject whoever waits when the log fails, and are told to stop', async () => {
    const outcomes: unknown[] = [];
    const { order, log } = cooking(async ({ task }, { report, signal }) => {
      await report('chopped').catch((error: unknown) => outcomes.push([task, error, signal.aborted]));
    });
    const failure = new Error('disk full');
    const append = MemoryEventLog.prototype.append.bind(log);
    vi.spyOn(log, 'append').mockImplementationOnce(append).mockRejectedValue(failure);
    await expect(order('soup', 'curry')).rejects.toBe(failure);
    await vi.waitFor(() =>
      expect(outcomes).toEqual([
        ['soup', failure, true],
        ['curry', failure, true],
      ]),
    );
  });
});

describe('a run driver', () => {
  it('looks again when it is told of a change while it looks, and says when it is too late for that', async () => {
    const looks = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let looked = 0;
    const commit = async (): Promise<AppendResult<string, NewEvent>> => {
      const look = looked++;
      await looks[look]?.promise;
      return { run: { id: 'd', state: `look ${look}`, seq: 1, keys: new Set() }, stored: [] };
    };
    const core = { initial: () => '', decide: () => [], evolve: (state: string) => state };
    const driver = new RunDriver({
      runId: 'd',
      decider: core,
      writer: { commit },
      runTask: async () => null,
      taskTimeoutMs: 1,
    });
    expect(driver.notify()).toBe(true);
    for (const look of looks) look.resolve();
    expect((await driver.settled).state).toBe('look 1');
    expect(driver.notify()).toBe(false);
  });
});
