import { describe, expect, it } from 'vitest';

import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { MemoryEventLog } from './memory-event-log.ts';
import { createRunEngine } from './run-engine.ts';

const log = new MemoryEventLog(new FixedRuntime());
const decider = { initial: () => 0, decide: () => [], evolve: () => 0 };
const whole = { log, runType: 'order', decider, runTask: async () => null };

describe('a shell made in plain JavaScript', () => {
  it.each<[string, object, string]>([
    ['no log', { log: undefined }, 'needs a `log`, such as `new MemoryEventLog(nodeRuntime)`'],
    ['no kind of runs', { runType: undefined }, "such as `runType: 'order'`"],
    ['no decider', { decider: undefined }, 'The decider of "order" needs a function `initial`.'],
    [
      'no `evolve`',
      { decider: { ...decider, evolve: undefined } },
      'The decider of "order" needs a function `evolve`.',
    ],
    ['nobody who does tasks', { runTask: undefined }, '`async () => null` will do'],
  ])('with %s is told what is missing', (_, missing, message) => {
    expect(() => createRunEngine({ ...whole, ...missing })).toThrow(message);
    expect(() => createRunEngine(whole as never)).not.toThrow();
  });

  it.each<[string, unknown, string]>([
    ['one event', { type: 'x' }, 'got object'],
    ['nothing', undefined, 'got undefined'],
    ['a promise', Promise.resolve([]), 'got a promise: it is pure'],
  ])('is told of a `decide` that gives %s', async (_, events, message) => {
    const shell = createRunEngine({ ...whole, decider: { ...decider, decide: () => events } } as never);
    await expect(shell.execute('o', {})).rejects.toThrow(message);
    expect(await log.read('o')).toEqual([]);
  });
});
