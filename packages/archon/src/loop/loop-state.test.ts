import { expect, it } from 'vitest';

import { ToolResult } from '../tool/tool-result.ts';
import type { LoopEvent } from './loop-event.ts';
import { type LoopState, nextLoopState } from './loop-state.ts';

const STATES: readonly LoopState[] = ['idle', 'thinking', 'acting', 'observing', 'finished', 'error'];

const result = ToolResult.success('68');

function event(type: LoopEvent['type'], content: object = {}): LoopEvent {
  return { type, version: 1, author: 'agent', content } as LoopEvent;
}

it.each([
  ['subtask-started', { idle: 'thinking' }],
  ['action-chosen', { thinking: 'acting' }],
  ['reply-rejected', { thinking: 'observing' }],
  ['tool-executed', { acting: 'observing' }],
  ['observation-made', { observing: 'thinking' }],
  ['prompt-sent', {}],
  ['tool-retried', {}],
] as const)(
  '%s leads on from where it means something, and nowhere else',
  (type, leads: Partial<Record<LoopState, LoopState>>) => {
    for (const state of STATES) expect(nextLoopState(state, event(type), 0)).toBe(leads[state] ?? state);
  },
);

it('waits for every call of a step', () => {
  expect(nextLoopState('acting', event('tool-executed'), 1)).toBe('acting');
});

it('ends from anywhere, with an answer or without', () => {
  for (const state of STATES) {
    expect(nextLoopState(state, event('subtask-finished', { result }), 0)).toBe('finished');
    expect(nextLoopState(state, event('subtask-finished', { result: ToolResult.timeout(5) }), 0)).toBe('error');
  }
});
