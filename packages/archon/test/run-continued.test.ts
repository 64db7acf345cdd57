import { describe, expect, it } from 'vitest';

import { createRunEngine, type EventLog, MemoryEventLog, type StoredEvent, type TaskRunner } from '../src/index.ts';
import { FixedRuntime } from '../src/testing/index.ts';
import { formatTrace } from '../src/trace/index.ts';
import { dinner } from './dinner.ts';

const ORDER = { type: 'order', dishes: ['soup', 'curry'] } as const;

const marksIn = (events: readonly StoredEvent[]) =>
  events.filter(({ type }) => type === 'run-continued').map(({ seq, author, content }) => ({ seq, author, content }));

describe('a core whose process died', () => {
  const open = (log: EventLog, runTask: TaskRunner = async ({ task }) => ({ dish: task })) =>
    createRunEngine({ log, runType: 'dinner', decider: dinner, runTask, continuedBy: 'kitchen' });

  it('has a mark in its log where the next life takes up what was open, and says what that was', async () => {
    const log = new MemoryEventLog(new FixedRuntime());
    const dying = open(log, () => new Promise(() => undefined));
    void dying.execute('d', ORDER);
    while ((await log.read('d')).length < 3) await new Promise((resolve) => setTimeout(resolve, 1));
    await open(log).resume('d');
    expect(marksIn(await log.read('d'))).toEqual([
      { seq: 4, author: 'kitchen', content: { open: ['soup-0', 'curry-0'] } },
    ]);
    expect(formatTrace(await log.read('d'))).toContain(
      'Continued: in another life: the one before ended without a word; it left open: soup-0, curry-0',
    );
    await open(log).resume('d');
    await open(log).execute('d', { type: 'cancel', dish: 'tea' });
    expect(marksIn(await log.read('d'))).toHaveLength(1);
  });

  it('has none for commands that come while others are at work, nor where its shell was not asked to', async () => {
    const log = new MemoryEventLog(new FixedRuntime());
    const shell = open(log, () => new Promise((resolve) => setTimeout(() => resolve('done'), 20)));
    const first = shell.execute('d', ORDER);
    while ((await log.read('d')).length < 3) await new Promise((resolve) => setTimeout(resolve, 1));
    await Promise.all([
      first,
      shell.execute('d', { type: 'cancel', dish: 'curry' }),
      shell.execute('d', { type: 'order', dishes: ['tea'] }),
      shell.resume('d').catch(() => undefined),
    ]);
    expect(marksIn(await log.read('d'))).toEqual([]);
  });
});
