import { describe, expect, it } from 'vitest';

import { ToolResult } from '../tool/tool-result.ts';
import type { LoopEvent } from './loop-event.ts';
import { LoopRecord, type LoopState } from './loop-record.ts';

const result = ToolResult.success('68');

function event(type: LoopEvent['type'], content: object = {}): LoopEvent {
  return { type, version: 1, author: 'agent', content } as LoopEvent;
}

const started = event('subtask-started', { subtask: { id: 's', description: 'What is 17 * 4?' } });
const sent = event('prompt-sent', { step: 1, keep: 0, added: [], tokens: 1, leftOut: 0 });
const chosen = event('action-chosen', {
  step: 1,
  calls: ['1.1', '1.2'].map((id) => ({ id, tool: 'sum', arguments: {} })),
});
const ended = (id: string) => event('tool-executed', { id, tool: 'sum', result });
const rejected = event('reply-rejected', { step: 1, reason: 'It is empty.' });
const observed = event('observation-made', { step: 1, parts: [] });
const finished = (how: ToolResult) => event('subtask-finished', { result: how });
const refused = ToolResult.error('I will not.', { stopReason: 'refusal' });
const limit = ToolResult.error('Stopped.', { stopReason: 'max-steps' });
const suspended = event('run-suspended', { result: limit });
const resumed = event('run-resumed', { after: 'max-steps' });

function recordOf(...events: readonly LoopEvent[]): LoopRecord {
  const record = new LoopRecord();
  for (const each of events) record.apply(each);
  return record;
}

/** What leads to each state, and what is nothing to it. */
const STATES: readonly (readonly [LoopState, readonly LoopEvent[], readonly LoopEvent[]])[] = [
  ['idle', [], [chosen, ended('1.1'), rejected, observed]],
  ['thinking', [started], [started, sent, ended('1.1'), observed]],
  ['acting', [started, sent, chosen], [started, ended('1.1'), ended('1.1.1'), ended('9.9'), rejected]],
  ['observing', [started, sent, chosen, ended('1.1'), ended('1.2')], [started, ended('1.2'), rejected]],
  ['observing', [started, sent, rejected], [started, ended('1.1'), rejected]],
  ['thinking', [started, sent, rejected, observed], [started, sent, ended('1.1'), observed]],
  ['thinking', [started, sent, chosen, ended('1.2'), ended('1.1'), observed], [started, sent, ended('1.1')]],
  ['finished', [started, finished(result)], [started, sent, chosen, ended('1.1'), rejected, observed]],
  ['error', [started, finished(refused)], [started, sent, chosen, ended('1.1'), rejected, observed, resumed]],
  ['suspended', [started, suspended], [started, sent, chosen, ended('1.1'), rejected, observed]],
  ['thinking', [started, suspended, resumed], [started, sent, resumed]],
  ['suspended', [started, finished(limit)], [sent, suspended]],
  ['thinking', [started, finished(limit), resumed], [sent]],
];

describe('the state of a run', () => {
  it.each(STATES)('is %s after what leads there', (state, before) => {
    expect(recordOf(...before).state).toBe(state);
  });

  it.each(STATES)('stays %s at what means nothing there', (state, before, others) => {
    for (const other of [...others, event('tool-retried'), event('model-failed')]) {
      expect([other.type, recordOf(...before, other).state]).toEqual([other.type, state]);
    }
  });

  it('waits for every call of a step', () => {
    expect(recordOf(started, sent, chosen, ended('1.2')).state).toBe('acting');
  });

  it.each(STATES)('ends from %s, with an answer or without', (_, before) => {
    expect(recordOf(...before, finished(result)).state).toBe('finished');
    expect(recordOf(...before, finished(refused)).state).toBe('error');
  });
});
