import { describe, expect, it, vi } from 'vitest';

import { dinner, lines, story } from '../../test/dinner.ts';
import { nodeDigest } from '../node/node-digest.ts';
import { FixedClock } from '../testing/fixed-clock.ts';
import type { Decider, TaskRunner } from './decider.ts';
import { SequenceConflictError, UnknownRunError } from './errors.ts';
import type { NewEvent } from './event.ts';
import { MemoryEventLog } from './memory-event-log.ts';
import { nextTurn } from './run-driver.ts';
import { createRunEngine } from './run-engine.ts';

const ORDER = { type: 'order', dishes: ['soup', 'curry'] } as const;

/** A kitchen with a log of its own; `options` says what is special about it. */
function kitchen(options: { log?: MemoryEventLog; runTask?: TaskRunner; taskTimeoutMs?: number } = {}) {
  const log = options.log ?? new MemoryEventLog({ clock: new FixedClock(), digest: nodeDigest });
  const runTask = vi.fn<TaskRunner>(async ({ task }) => ({ dish: task }));
  const shell = createRunEngine({ log, runType: 'dinner', decider: dinner, runTask, ...options });
  return { log, runTask, shell, told: async () => lines(await log.read('d')) };
}

/** Counts when it is told to, and once by itself while somebody is eager. */
function counter(log: MemoryEventLog, isEager: () => boolean, decidedAt: number[] = []) {
  const counted: NewEvent = { type: 'counted', version: 1, author: 'test', content: {} };
  const core: Decider<{ readonly counted: number }, 'count' | 'wait'> = {
    initial: () => ({ counted: 0 }),
    decide: ({ counted: at }, command) => {
      decidedAt.push(at);
      return command === 'count' ? [counted] : [];
    },
    evolve: (state) => ({ counted: state.counted + 1 }),
    proceed: (state) => (isEager() && state.counted < 2 ? [counted] : []),
  };
  return createRunEngine({ log, runType: 'counter', decider: core, runTask: async () => null });
}

/** Tries a story once for each of the moments, microtask by microtask, in which a short command may be. */
async function atManyMoments(story: (moment: () => Promise<void>) => Promise<void>): Promise<void> {
  for (let turns = 0; turns < 4; turns++) {
    for (let ticks = 0; ticks < 60; ticks++) {
      await story(async () => {
        for (let turn = 0; turn < turns; turn++) await nextTurn();
        for (let tick = 0; tick < ticks; tick++) await Promise.resolve();
      });
    }
  }
}

describe('execute', () => {
  it('decides, runs the tasks side by side, lets the core proceed, and returns the state at rest', async () => {
    const { shell, told } = kitchen();
    const { state } = await shell.execute('d', ORDER);
    expect(state).toMatchObject({ served: true, washed: true });
    expect(await told()).toEqual([
      'dinner-ordered kitchen',
      'task-requested kitchen',
      'task-requested kitchen',
      'task-completed soup',
      'dish-tasted kitchen',
      'task-completed curry',
      'dish-tasted kitchen',
      'dinner-served kitchen',
      'task-requested kitchen',
      'task-completed wash',
    ]);
  });

  it('reads a run once for a command that leaves nothing to do', async () => {
    const log = new MemoryEventLog({ clock: new FixedClock(), digest: nodeDigest });
    const read = vi.spyOn(log, 'read');
    const { state } = await counter(log, () => false).execute('c', 'count');
    expect(state).toEqual({ counted: 1 });
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('asks anew with each command what follows by itself', async () => {
    const log = new MemoryEventLog({ clock: new FixedClock(), digest: nodeDigest });
    let isEager = false;
    const decidedAt: number[] = [];
    const shell = counter(log, () => isEager, decidedAt);
    await shell.execute('c', 'count');
    isEager = true;
    expect((await shell.execute('c', 'wait')).state).toEqual({ counted: 2 });
    expect(decidedAt).toEqual([0, 2]);
  });

  it('puts the key on the events of the command and on no others', async () => {
    const { shell, log } = kitchen();
    await shell.execute('d', ORDER, { key: 'request-1' });
    const keys = (await log.read('d')).map(({ key }) => key);
    expect(keys.slice(0, 4)).toEqual(['request-1', 'request-1', 'request-1', undefined]);
  });

  it('answers a command with a used key without deciding it again', async () => {
    const { shell, log, runTask } = kitchen();
    const first = await shell.execute('d', ORDER, { key: 'request-1' });
    const events = await log.read('d');
    expect(await shell.execute('d', ORDER, { key: 'request-1' })).toEqual(first);
    expect(await kitchen({ log }).shell.execute('d', ORDER, { key: 'request-1' })).toEqual(first);
    expect(await log.read('d')).toEqual(events);
    expect(runTask).toHaveBeenCalledTimes(3);
  });

  it('tells what has happened because of the command, also when its key comes again after others', async () => {
    const { shell } = kitchen();
    await shell.execute('d', { type: 'cancel', dish: 'tea' }, { key: 'request-1' });
    const { events } = await shell.execute('d', { type: 'order', dishes: ['soup'] }, { key: 'request-2' });
    expect(lines(events)).toEqual([
      'dinner-ordered kitchen',
      'task-requested kitchen',
      'task-completed soup',
      'dish-tasted kitchen',
      'dinner-served kitchen',
      'task-requested kitchen',
      'task-completed wash',
    ]);
    const later = await shell.execute('d', { type: 'cancel', dish: 'rice' }, { key: 'request-3' });
    expect(lines(later.events)).toEqual(['dish-cancelled kitchen']);
    const again = await shell.execute('d', { type: 'order', dishes: ['soup'] }, { key: 'request-2' });
    expect(again).toEqual({ state: later.state, events });
    expect((await shell.execute('d', { type: 'wait' })).events).toEqual([]);
  });

  it('decides once when the same key comes twice at the same time', async () => {
    const { shell, told } = kitchen();
    const [one, two] = await Promise.all([1, 2].map(() => shell.execute('d', ORDER, { key: 'request-1' })));
    expect(one).toEqual(two);
    expect((await told()).filter((line) => line.startsWith('dinner-ordered'))).toHaveLength(1);
  });

  it('appends nothing for a command that changes nothing', async () => {
    const { shell, log } = kitchen();
    await shell.execute('d', { type: 'wait' }, { key: 'request-1' });
    expect(await shell.load('d')).toBeUndefined();
    expect((await log.listRuns()).runs).toEqual([]);
  });

  it('rejects with what `decide` throws, and goes on with the next command', async () => {
    const { shell } = kitchen();
    await expect(shell.execute('d', { type: 'order', dishes: ['stone'] })).rejects.toThrow('Nobody eats stones.');
    expect(await shell.load('d')).toBeUndefined();
    expect((await shell.execute('d', ORDER)).state).toMatchObject({ served: true });
  });

  it('decides again when another process was faster', async () => {
    const { log, shell } = kitchen();
    const append = vi.spyOn(log, 'append');
    append.mockImplementationOnce(async (run, _events, { expectedSeq }) => {
      await log.append(run, [{ type: 'guest-arrived', version: 1, author: 'door', content: {} }], { expectedSeq });
      throw new SequenceConflictError(run.id, expectedSeq, expectedSeq + 1);
    });
    await shell.execute('d', { type: 'cancel', dish: 'soup' });
    expect(lines(await log.read('d'))).toEqual(['guest-arrived door', 'dish-cancelled kitchen']);
  });

  it('decides commands on one run one at a time', async () => {
    const { shell, log } = kitchen();
    const append = vi.spyOn(log, 'append');
    await Promise.all(['tea', 'rice', 'plum'].map((dish) => shell.execute('d', { type: 'cancel', dish })));
    expect(append.mock.calls.map(([, , { expectedSeq }]) => expectedSeq)).toEqual([0, 1, 2]);
  });

  it('returns only when its own tasks have ended, at whatever moment of another command’s work it comes', async () => {
    await atManyMoments(async (moment) => {
      const { shell } = kitchen();
      const first = shell.execute('d', { type: 'order', dishes: ['soup'] });
      await moment();
      const { state } = await shell.execute('d', { type: 'order', dishes: ['cake'] });
      expect(state.tasks.find(({ task }) => task === 'cake')?.status).toBe('completed');
      await first;
    });
  });

  it('begins a run on behalf of another', async () => {
    const { log, shell } = kitchen();
    await shell.execute('d', ORDER, { parent: 'feast' });
    await shell.execute('d', { type: 'cancel', dish: 'tea' });
    expect((await log.listRuns({ parent: 'feast' })).runs.map(({ id }) => id)).toEqual(['d']);
  });

  it('gives two shells that work on one run the same end', async () => {
    const { log, shell } = kitchen();
    const other = kitchen({ log }).shell;
    const [one, two] = await Promise.all([
      shell.execute('d', ORDER, { key: 'request-1' }),
      other.execute('d', ORDER, { key: 'request-1' }),
    ]);
    expect(one).toEqual(two);
    const { log: alone, shell: single } = kitchen();
    await single.execute('d', ORDER, { key: 'request-1' });
    expect(story(await log.read('d'))).toEqual(story(await alone.read('d')));
  });

  it('sees what another process appended since', async () => {
    const { log, shell } = kitchen();
    await shell.execute('d', ORDER);
    await kitchen({ log }).shell.execute('d', { type: 'cancel', dish: 'soup' });
    expect((await shell.load('d'))?.tasks.map(({ task }) => task)).toEqual(['curry', 'wash']);
  });
});

describe('load', () => {
  it('knows no run that has no event', async () => {
    expect(await kitchen().shell.load('nobody')).toBeUndefined();
  });

  it('upcasts events of an old version before they are folded', async () => {
    const log = new MemoryEventLog({ clock: new FixedClock(), digest: nodeDigest });
    const counter: Decider<number, never, NewEvent<'added', { by: number }>> = {
      initial: () => 0,
      decide: () => [],
      evolve: (sum, { content }) => sum + content.by,
    };
    await log.append(
      { id: 'c', type: 'counter' },
      [
        { type: 'added', version: 1, author: 'me', content: 2 },
        { type: 'added', version: 2, author: 'me', content: { by: 3 } },
      ],
      { expectedSeq: 0 },
    );
    const shell = createRunEngine({
      log,
      runType: 'counter',
      decider: counter,
      runTask: async () => undefined,
      upcast: (event) => (event.version === 1 ? { ...event, version: 2, content: { by: event.content } } : event),
    });
    expect(await shell.load('c')).toBe(5);
  });

  it('folds only what is new', async () => {
    const { shell, log } = kitchen();
    await shell.execute('d', ORDER);
    const read = vi.spyOn(log, 'read');
    await shell.load('d');
    expect(await read.mock.results[0]?.value).toEqual([]);
  });
});

describe('drain', () => {
  it('refuses a run that is not there', async () => {
    await expect(kitchen().shell.resume('nobody')).rejects.toThrow(UnknownRunError);
  });

  it('does what a crash has left undone', async () => {
    const { log, shell } = kitchen();
    await log.append({ id: 'd', type: 'dinner' }, dinner.decide(dinner.initial('d'), ORDER), { expectedSeq: 0 });
    expect(await shell.resume('d')).toMatchObject({ served: true, washed: true });
  });

  it('lets the core proceed before a command that comes first after a crash', async () => {
    const { log, shell, told } = kitchen();
    await log.append(
      { id: 'd', type: 'dinner' },
      [
        ...dinner.decide(dinner.initial('d'), { type: 'order', dishes: ['soup'] }),
        { type: 'task-completed', version: 1, author: 'soup', content: { id: 'soup-0', result: null } },
      ],
      { expectedSeq: 0 },
    );
    await shell.execute('d', { type: 'cancel', dish: 'tea' });
    expect((await told()).slice(3, 6)).toEqual([
      'dish-tasted kitchen',
      'dinner-served kitchen',
      'task-requested kitchen',
    ]);
  });

  it('stops a core that proceeds for ever', async () => {
    const { log } = kitchen();
    const core = { ...dinner, proceed: () => dinner.decide(dinner.initial('d'), { type: 'cancel', dish: 'tea' }) };
    const shell = createRunEngine({ log, runType: 'dinner', decider: core, runTask: async () => undefined });
    await expect(shell.execute('d', ORDER)).rejects.toThrow(
      '`proceed` of "dinner" has answered with events 1000 times in a row',
    );
  });

  it('stops a core that does not notice the end of a task', async () => {
    const { log } = kitchen();
    const core = {
      ...dinner,
      evolve: (state, event) => (event.type === 'task-completed' ? state : dinner.evolve(state, event)),
    } satisfies typeof dinner;
    const shell = createRunEngine({ log, runType: 'dinner', decider: core, runTask: async () => undefined });
    await expect(shell.execute('d', ORDER)).rejects.toThrow(
      'Task "soup-0" has ended, but `outstanding` still names it',
    );
  });
});
