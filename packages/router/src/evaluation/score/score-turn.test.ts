import { describe, expect, it } from 'vitest';

import type { Expectation } from '../golden.ts';
import type { Heard, HeardEvent } from '../subject.ts';
import { scoreSilence, scoreTurn } from './score-turn.ts';

function classified(content: object): HeardEvent {
  return { type: 'intent_classified', content };
}

function planned(...steps: readonly string[]): HeardEvent {
  return { type: 'plan_created', content: { steps } };
}

function checked(effect: 'allow' | 'deny' | 'escalate', ...rules: readonly string[]): HeardEvent {
  const content = { allowed: effect === 'allow', requires_escalation: effect === 'escalate', rules };
  return { type: 'policy_check', content };
}

function called(tool: string, ok = true, more: object = {}): HeardEvent {
  return { type: 'tool_execute', content: { tool, ok, ...more } };
}

function heard(events: readonly HeardEvent[], response: Partial<Heard['response']> = {}): Heard {
  return { response: { text: 'I have refunded $38.00.', status: 'answered', ...response }, events };
}

/** What of an expectation did not come true: `layer, what: expected, not got`. */
function failures(expected: Expectation, ...events: readonly HeardEvent[]): readonly string[] {
  return failuresIn(expected, heard(events));
}

function failuresIn(expected: Expectation, what: Heard): readonly string[] {
  return scoreTurn(expected, what)
    .filter(({ passed }) => !passed)
    .map((check) => `${check.layer}, ${check.what}: ${check.expected}, not ${check.got}`);
}

describe('the classification', () => {
  const refund = classified({ intent_id: 'refund' });

  it('is right when all requests are those expected, in order', () => {
    const status = classified({ intent_id: 'order_status' });
    const expected = { classification: { intents: ['refund', 'order_status'] } };
    expect(failures(expected, refund, status)).toEqual([]);
    expect(failures(expected, status, refund)).toEqual([
      'classification, intents: ["refund","order_status"], not ["order_status","refund"]',
    ]);
  });

  it('knows a message that was not understood from none at all', () => {
    const expected = { classification: { intents: [null] } };
    expect(failures(expected, classified({ intent_id: null }))).toEqual([]);
    expect(failures(expected)).toHaveLength(1);
  });

  it('may be asked what led to it', () => {
    const expected = { classification: { intents: ['refund'], because: 'correction' } } as const;
    expect(failures(expected, classified({ intent_id: 'refund', because: 'correction' }))).toEqual([]);
    expect(failures(expected, refund)).toEqual(['classification, because: correction, not classifier']);
  });
});

describe('slots', () => {
  const events = [
    classified({ intent_id: 'order_status', params: { order_id: 'ORD-1' } }),
    classified({ intent_id: 'refund', params: { order_id: 'ORD-2', amount: 20 } }),
  ];

  it('are the newest of the turn, or those of an intent', () => {
    const slots = { order_id: 'ORD-2', 'order_status.order_id': 'ORD-1', amount: 20, topic: null };
    expect(failures({ slots }, ...events)).toEqual([]);
  });

  it('differ in kind, too', () => {
    expect(failures({ slots: { amount: '20 dollars', order_id: null } }, ...events)).toEqual([
      'slots, amount: 20 dollars, not 20',
      'slots, order_id: null, not ORD-2',
    ]);
  });
});

describe('the plan', () => {
  it('is all steps of the turn', () => {
    const events = [planned('respond', 'tool_call', 'respond'), planned('ask_user')];
    expect(failures({ plan: ['respond', 'tool_call', 'respond', 'ask_user'] }, ...events)).toEqual([]);
    expect(failures({ plan: ['ask_user'] }, planned('respond'))).toEqual(['plan, steps: ask_user, not respond']);
    expect(failures({ plan: [] })).toEqual([]);
  });
});

describe('the policy', () => {
  it('is right when effect and rules are', () => {
    const event = checked('deny', 'too-late', 'too-large');
    expect(failures({ policy: [{ effect: 'deny', rules: ['too-late'] }] }, event)).toEqual([]);
    expect(failures({ policy: [{ effect: 'escalate', rules: ['vip'] }] }, event)).toEqual([
      'policy, effect: escalate, not deny',
      'policy, rules: vip, not too-late, too-large',
    ]);
  });

  it('is asked as often as expected', () => {
    expect(failures({ policy: [] })).toEqual([]);
    expect(failures({ policy: [] }, checked('allow'))).toEqual(['policy, checks: 0, not 1']);
    expect(failures({ policy: [{ effect: 'allow' }] })).toEqual([
      'policy, checks: 1, not 0',
      'policy, effect: allow, not no check',
    ]);
  });
});

describe('the tool', () => {
  it('counts calls that were made, not answers said again', () => {
    const expected = { tool: [{ name: 'refund', ok: true, times: 1 }] };
    expect(failures(expected, called('refund'), called('refund', true, { repeated: true }))).toEqual([]);
    expect(failures(expected, called('refund'), called('refund'))).toEqual(['tool, calls of refund: 1, not 2']);
    expect(failures(expected, called('refund', false))).toEqual(['tool, refund ok: true, not false']);
  });

  it('is the only one', () => {
    expect(failures({ tool: [] }, called('refund'))).toEqual(['tool, other tools: none, not refund']);
    expect(failures({ tool: [{ name: 'escalate', times: 0 }] }, called('refund'))).toEqual([
      'tool, other tools: none, not refund',
    ]);
  });
});

describe('the reply', () => {
  it('is looked at from all sides', () => {
    const what = heard([], { waitingForParam: 'email' });
    const right = {
      status: 'answered',
      asks: 'email',
      contains: ['REFUNDED'],
      notContains: ['ticket'],
      matches: '\\$\\d+\\.\\d{2}',
      endsWith: '38.00.',
    } as const;
    expect(failuresIn({ reply: right }, what)).toEqual([]);
    const wrong = {
      status: 'blocked',
      asks: 'topic',
      contains: ['sorry'],
      notContains: ['refunded'],
      matches: '€',
      endsWith: '?',
    } as const;
    expect(failuresIn({ reply: wrong }, what)).toHaveLength(6);
  });
});

describe('the log', () => {
  it('is searched as a whole, and shown around what should not be there', () => {
    const event = classified({ intent_id: 'refund', params: { email: 'ada@example.com' } });
    const log = { contains: ['⟦email:1⟧'], notContains: ['ada@example.com'] };
    const [missing, found] = failures({ log }, event);
    expect(missing).toBe('log, contains: ⟦email:1⟧, not not there');
    expect(found).toMatch(/^log, does not contain: not ada@example\.com, not .{0,40}ada@example\.com.{0,40}$/);
  });

  it('holds nothing against a digest, in which any four digits turn up by chance', () => {
    const digest = '4242'.repeat(16);
    const event = { ...classified({ params: { card: '⟦card:1⟧' } }), personal: { '⟦card:1⟧': digest } };
    expect(failures({ log: { notContains: ['4242'] } }, event)).toEqual([]);
    const said = classified({ params: { card: `x${digest}` } });
    expect(failures({ log: { notContains: ['4242'] } }, said)).toHaveLength(1);
  });
});

it('fails every layer that was to be looked at when there is no answer', () => {
  const checks = scoreSilence({ plan: [], tool: [], judge: { criteria: 'kind', atLeast: 5 } }, 'It broke.');
  expect(checks.map(({ layer, passed, got }) => [layer, passed, got])).toEqual([
    ['plan', false, 'It broke.'],
    ['tool', false, 'It broke.'],
  ]);
  expect(scoreSilence({}, 'It broke.').map(({ layer }) => layer)).toEqual(['reply']);
});
