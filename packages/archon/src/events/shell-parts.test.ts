import { describe, expect, it } from 'vitest';

import { FixedWorld } from '../testing/fixed-world.ts';
import { MemoryEventLog } from './memory-event-log.ts';
import { createShell } from './shell.ts';

const log = new MemoryEventLog(new FixedWorld());
const core = { initial: () => 0, decide: () => [], evolve: () => 0 };
const whole = { log, runType: 'order', core, runTask: async () => null };

describe('a shell made in plain JavaScript', () => {
  it.each<[string, object, string]>([
    ['no log', { log: undefined }, 'needs a `log`, such as `new MemoryEventLog(nodeWorld)`'],
    ['no kind of runs', { runType: undefined }, "such as `runType: 'order'`"],
    ['no core', { core: undefined }, 'The core of "order" needs a function `initial`.'],
    ['no `evolve`', { core: { ...core, evolve: undefined } }, 'The core of "order" needs a function `evolve`.'],
    ['nobody who does tasks', { runTask: undefined }, '`async () => null` will do'],
  ])('with %s is told what is missing', (_, missing, message) => {
    expect(() => createShell({ ...whole, ...missing })).toThrow(message);
    expect(() => createShell(whole as never)).not.toThrow();
  });

  it.each<[string, unknown, string]>([
    ['one event', { type: 'x' }, 'got object'],
    ['nothing', undefined, 'got undefined'],
    ['a promise', Promise.resolve([]), 'got a promise: it is pure'],
  ])('is told of a `decide` that gives %s', async (_, events, message) => {
    const shell = createShell({ ...whole, core: { ...core, decide: () => events } } as never);
    await expect(shell.execute('o', {})).rejects.toThrow(message);
    expect(await log.read('o')).toEqual([]);
  });
});
