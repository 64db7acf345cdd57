import { expect, it } from 'vitest';

import { afterTool } from './evolve-calls.ts';
import { emptySession, KEPT_CALLS, type SessionState } from './session-state.ts';

function called(state: SessionState, key: string, { ok = true, summary = key } = {}): SessionState {
  return afterTool(state, {
    interaction_id: 'm1',
    level: 'info',
    intent_index: 0,
    ok,
    tool: 'refund',
    status: ok ? 'success' : 'error',
    summary,
    idempotency_key: key,
    attempts: 1,
    duration_ms: 0,
  });
}

it('keeps the newest calls that have succeeded, the oldest first', () => {
  const keys = Array.from({ length: KEPT_CALLS + 2 }, (_, n) => `key-${n}`);
  const after = keys.reduce((state, key) => called(state, key), emptySession('s1'));
  expect(Object.keys(after.done)).toEqual(keys.slice(2));
  expect(after.done['key-2']).toEqual({ tool: 'refund', summary: 'key-2' });
});

it('takes a call that comes again for the newest', () => {
  const before = ['a', 'b'].reduce((state, key) => called(state, key), emptySession('s1'));
  const after = called(before, 'a', { summary: 'again' });
  expect(Object.entries(after.done)).toEqual([
    ['b', { tool: 'refund', summary: 'b' }],
    ['a', { tool: 'refund', summary: 'again' }],
  ]);
  expect(before.done['a']?.summary).toBe('a');
});

it('keeps none that failed', () => {
  expect(called(emptySession('s1'), 'a', { ok: false }).done).toEqual({});
});
