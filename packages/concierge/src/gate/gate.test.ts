import { readFileSync } from 'node:fs';

import { parsePolicy } from '@wayfarer/router';
import { money } from '@wayfarer/trip/money';
import { describe, expect, it } from 'vitest';

import { TRAVEL_POLICY_FILE } from '../index.ts';
import { CHANGE_KINDS, type ChangeKind } from './change-kinds.ts';
import { demand, type GuardedCall, judge, listReasons } from './gate.ts';
import type { Change } from './measure-change.ts';

const policy = parsePolicy(readFileSync(TRAVEL_POLICY_FILE, 'utf8'));

const SMALL: Change = { kinds: [], minutesMoved: 30, costs: null, moneyShare: 0.1 };

function callOf(change: Partial<Change> = {}, rest: Partial<GuardedCall> = {}): GuardedCall {
  return {
    tool: 'apply_change',
    askedBy: 'autopilot',
    autonomy: 'small-changes',
    takenBack: false,
    ...rest,
    change: { ...SMALL, ...change },
  };
}

const say = (call: GuardedCall) => judge(() => policy, call);

describe('a change that the program would make by itself', () => {
  it('is allowed up to 30 minutes and a tenth of the day’s budget, the limits included', () => {
    expect(say(callOf())).toMatchObject({ effect: 'allow', rules: [{ id: 'small-change' }] });
  });

  it.each([
    ['31 minutes', callOf({ minutesMoved: 31 }), 'over-30-minutes'],
    ['more than a tenth', callOf({ moneyShare: 0.101 }), 'over-a-tenth-of-the-day'],
    ['a cost nobody knows', callOf({ moneyShare: null }), 'over-a-tenth-of-the-day'],
    ['a traveller who did not allow it', callOf({}, { autonomy: 'ask' }), 'asked-to-be-asked'],
    ['what was taken back before', callOf({}, { takenBack: true }), 'taken-back-before'],
  ])('waits for the traveller: %s', (_, call, rule) => {
    expect(say(call)).toMatchObject({ effect: 'escalate', violations: [{ id: rule }] });
  });

  it.each(CHANGE_KINDS)('is never allowed where it touches: %s', (kind) => {
    const decision = say(callOf({ kinds: [kind], minutesMoved: 0, moneyShare: 0 }));
    expect(decision.effect).toBe('escalate');
    expect(decision.violations.map(({ id }) => id)).toEqual([
      expect.stringMatching(new RegExp(`^${kind.replace(/s$/, '')}s?-need`)),
    ]);
  });

  it('is not allowed when nothing is known about it, and says what is missing', () => {
    const decision = say({ tool: 'apply_change', askedBy: 'autopilot', autonomy: 'small-changes' });
    expect(decision.effect).toBe('escalate');
    expect(listReasons(say(callOf({ moneyShare: null })))).toEqual(['What it would cost is not known.']);
  });

  it.each([
    [money(2000, 'EUR'), []],
    [money(2001, 'EUR'), ['It costs more than €20.']],
    [money(9000, 'JPY'), []],
    [null, ['What it would cost is not known.']],
  ])('waits where a rule names a sum and it costs more: %j', (costs, reasons) => {
    const rule = [
      'rules:',
      '  - id: over-twenty-euros',
      '    tools: [apply_change]',
      '    effect: escalate',
      '    when:',
      '      data.change.costs_more.amount: { gt: 2000 }',
      '      data.change.costs_more.currency: { eq: EUR }',
      '    reason: It costs more than €20.',
    ];
    const strict = parsePolicy(readFileSync(TRAVEL_POLICY_FILE, 'utf8').replace('rules:', rule.join('\n')));
    expect(listReasons(judge(() => strict, callOf({ costs })))).toEqual(reasons);
  });

  it('is never another plan', () => {
    expect(say(callOf({}, { tool: 'replan' })).effect).toBe('escalate');
  });
});

describe('what the traveller does', () => {
  const OWN = ['tell_planner', 'select_option', 'decide', 'undo', 'set_autonomy', 'report_reading', 'advance'] as const;

  it.each(OWN)('is allowed whatever it changes: %s', (tool) => {
    const call = callOf(
      { kinds: ['stay', 'city'], minutesMoved: 500 },
      { tool, askedBy: 'traveller', autonomy: 'ask' },
    );
    expect(say(call).allowed).toBe(true);
  });

  it.each(OWN)('is nobody else’s to do: %s', (tool) => {
    expect(() => demand(() => policy, callOf({}, { tool }))).toThrow(/Only you/);
  });
});

describe('an edit of the traveller’s', () => {
  const edit = (kinds: readonly ChangeKind[], named: readonly ChangeKind[]): GuardedCall =>
    callOf(
      { kinds, minutesMoved: 600, moneyShare: 3 },
      { tool: 'edit_plan', askedBy: 'traveller', autonomy: 'ask', named },
    );

  it('is the yes to all that it says, however much it moves', () => {
    expect(say(edit([], []))).toMatchObject({ effect: 'allow', rules: [{ id: 'your-own-decision' }] });
    expect(say(edit(CHANGE_KINDS, CHANGE_KINDS)).effect).toBe('allow');
  });

  it.each([
    ['stay', 'It would change where you sleep.'],
    ['transport', 'It would change a flight or a journey between cities.'],
    ['city', 'It would take you to another city that day.'],
    ['dates', 'It would change the dates of your trip.'],
    ['budget', 'It would change what the trip may cost, or cost more than it may.'],
    ['appointment', 'It would touch a fixed appointment.'],
  ] as const)('waits for a yes where it changes what it does not name: %s', (kind, reason) => {
    const decision = say(
      edit(
        [kind],
        CHANGE_KINDS.filter((other) => other !== kind),
      ),
    );
    expect([decision.effect, listReasons(decision)]).toEqual(['escalate', [reason]]);
    expect(say(edit([kind], [kind])).allowed).toBe(true);
  });

  it('waits where nobody knows what it changes', () => {
    expect(say({ tool: 'edit_plan', askedBy: 'traveller', autonomy: 'ask' }).effect).toBe('escalate');
  });

  it('is nobody else’s to make, nor to do again', () => {
    for (const tool of ['edit_plan', 'redo'])
      expect(() => demand(() => policy, callOf({}, { tool }))).toThrow(/Only you/);
  });
});
