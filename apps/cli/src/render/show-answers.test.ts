import type { Agents, Decision, EditOutcome, Trip, WhatIf } from '@wayfarer/contract';
import { describe, expect, it } from 'vitest';

import { sampleDay, sampleTrip, sampleVisit } from '../../test/support/sample-trip.ts';
import { showAgents } from './show-agents.ts';
import { showDecision } from './show-decision.ts';
import { showHistory } from './show-history.ts';
import { showOutcome } from './show-outcome.ts';
import { showWhatIf } from './show-what-if.ts';
import { createStyle } from './style.ts';
import { showDate, showFee, showMinutes } from './words.ts';

const style = createStyle(60, false);
const yen = (amount: number) => ({ amount, currency: 'JPY' });

describe('words', () => {
  it.each([
    [0, '0 min'],
    [59, '59 min'],
    [60, '1 h'],
    [61, '1 h 1 min'],
    [120, '2 h'],
    [145, '2 h 25 min'],
  ])('%i minutes are %s', (minutes, text) => {
    expect(showMinutes(minutes)).toBe(text);
  });

  it('dates and fees', () => {
    expect(showDate('2027-04-03')).toBe('Sat 3 April 2027');
    expect([showFee(null), showFee(yen(0)), showFee(yen(500))]).toEqual(['', 'free', '¥500 each']);
  });
});

describe('what would be', () => {
  const day = (name: string) => sampleDay('2027-04-03', [sampleVisit(name, '10:00-11:00')]);
  const shown = (delta: WhatIf['delta'], changes = true) =>
    showWhatIf({ text: 'It rains.', changes, steps: [], before: [day('A')], after: [day('B')], delta }, style);
  const difference = (minutes: number, money: WhatIf['delta']['money'], satisfaction: number) =>
    /Difference {2}(.*)/.exec(shown({ minutes, money, satisfaction }))?.[1];

  it('shows the days before and after, and that nothing has changed', () => {
    const text = shown({ minutes: 0, money: null, satisfaction: 0 });
    expect(text).toMatch(/^It rains\.\n\nBefore\n {2}Sat 3 April 2027 · Kyoto\n[^]*A[^]*\n\nAfter\n {2}[^]*B/);
    expect(text).toMatch(/\n\nNothing has changed\. The same with --take does it\.\n$/);
    expect(shown({ minutes: 0, money: null, satisfaction: 0 }, false)).toBe('It rains.\nNothing would change.\n');
  });

  it.each<[number, WhatIf['delta']['money'], number, string]>([
    [0, null, 0, 'as much time, cost not known, satisfaction ±0.00'],
    [40, yen(0), 0.354, '40 min more, the same cost, satisfaction +0.35'],
    [-1, yen(1000), -0.354, '1 min less, ¥1,000 more, satisfaction −0.35'],
    [1, yen(-1), 1, '1 min more, ¥1 less, satisfaction +1.00'],
  ])('%i minutes, %j and %d are %s', (minutes, money, satisfaction, text) => {
    expect(difference(minutes, money, satisfaction)).toBe(text);
  });
});

describe('what an edit would do', () => {
  const slot = (arrive: string) => ({ visitId: 'v', date: '2027-04-03', arrive, depart: '12:00' });
  const move = (name: string, from: string | null, to: string | null) => ({
    ...{ placeId: 'p', name },
    ...{ from: from === null ? null : slot(from), to: to === null ? null : slot(to) },
  });
  const outcome = (over: Partial<EditOutcome>): string =>
    showOutcome(
      { outcome: 'done', text: 'Words.', asked: [], moved: [], reasons: [], remedies: [], ...over },
      { style, trip: 'trip_1' },
    );

  it('is what moves, from where and to where', () => {
    const asked = [move('A', '10:00', '11:00'), move('B', null, '09:00')];
    const moved = [move('C', '10:00', null), move('D', null, null)];
    expect(outcome({ outcome: 'moved', asked, moved })).toBe(
      [
        'It fits, and others move for it.',
        '  A: Sat 3 April 2027 11:00–12:00, was Sat 3 April 2027 10:00–12:00',
        '  B: Sat 3 April 2027 09:00–12:00, new',
        '  C: to the ideas, was Sat 3 April 2027 10:00–12:00',
        '  D: to the ideas',
        '',
      ].join('\n'),
    );
  });

  it('is said where nothing moves', () => {
    expect(outcome({})).toBe('It fits, and nothing else moves.\n  Words.\n');
    expect(outcome({ outcome: 'unchanged' })).toBe('It is so already.\n  Words.\n');
  });

  it('is why it does not fit, and what would, as a shell takes it', () => {
    const remedies = [{ text: 'Earlier.', edit: { type: 'remove', visit: "v'1" } }];
    const text = outcome({ outcome: 'refused', reasons: [{ text: 'Too late.' }], remedies } as unknown as EditOutcome);
    expect(text).toBe(
      [
        'It does not fit.',
        '  Too late.',
        'What would fit:',
        '  1 Earlier.',
        `    wayfarer edit trip_1 --json-edit '{"type":"remove","visit":"v'\\''1"}'`,
        '',
      ].join('\n'),
    );
  });
});

describe('who was asked', () => {
  const proposed = { type: 'REST', reason: 'You are tired.', says: null, edit: null } as never;
  const edit = { type: 'EDIT', reason: 'R', says: 'Leave it out.', edit: { type: 'remove', visit: 'v' } } as never;

  it('is told with why and what they proposed, then what each would say now', () => {
    const asked = [
      { time: '10:00', event: 'tired', agent: 'Rest', why: 'You said so.', proposed: [proposed, edit] },
      { time: '11:00', event: null, agent: 'Rest', why: 'It is late.', proposed: [] },
    ];
    expect(showAgents({ asked, now: [{ agent: 'Rest', proposed }] } as unknown as Agents, style)).toBe(
      [
        'Asked',
        '',
        '10:00  Rest  asked by "tired"',
        '       You said so.',
        '       REST: You are tired.',
        '       EDIT: Leave it out. It needs your yes: remove.',
        '',
        '11:00  Rest  unbidden',
        '       It is late.',
        '',
        'Now',
        '',
        'Rest',
        '       REST: You are tired.',
        '',
      ].join('\n'),
    );
    expect(showAgents({ asked: [], now: [] }, style)).toBe('Asked\n\nNobody was asked yet.\n\nNow\n');
  });

  it('is said in lines seven columns shorter than the terminal', () => {
    const why = `${'x'.repeat(26)} ${'y'.repeat(26)} z`;
    const asked = [{ time: '10:00', event: null, agent: 'Rest', why, proposed: [] }];
    expect(showAgents({ asked, now: [] } as unknown as Agents, style)).toContain(
      `       ${'x'.repeat(26)} ${'y'.repeat(26)}\n       z\n`,
    );
  });
});

describe('an open question', () => {
  it('is shown with what can be answered, and the alternatives', () => {
    const choices = [
      { choice: 'wait', offered: true, recommended: true, text: 'Wait.' },
      { choice: 'skip', offered: false, recommended: false, text: 'It is booked.' },
      { choice: 'keep', offered: true, recommended: false, text: 'Keep it.' },
    ];
    const alternatives = [{ n: 1, name: 'Nanzen-ji', minutes: 65, crowd: 40, why: 'Quiet.', score: 0.456 }];
    expect(showDecision({ text: 'It is full.', choices, alternatives } as unknown as Decision, style)).toBe(
      [
        'It is full.',
        '  wait (recommended): Wait.',
        '  no skip: It is booked.',
        '  keep: Keep it.',
        '  replace 1  Nanzen-ji, 1 h 5 min away, usually 40 % full, score 0.46',
        '     Quiet.',
      ].join('\n'),
    );
  });
});

describe('what was done', () => {
  const done = (over: object) => ({ at: '2027-04-03T10:11:12Z', by: 'you', text: 'Moved A.', undone: false, ...over });
  const shown = (history: readonly object[], over: Partial<Trip> = {}) =>
    showHistory(sampleTrip({ history: history as Trip['history'], ...over }), style);

  it('is told with when and by whom, and marked where it was taken back', () => {
    expect(shown([done({}), done({ by: 'wayfarer', undone: true })])).toBe(
      '2027-04-03 10:11  you       Moved A.\n2027-04-03 10:11  Wayfarer  (taken back) Moved A.\n',
    );
    expect(shown([])).toBe('Nothing was done to the plan yet.\n');
  });

  it('is told with what comes next', () => {
    const next = (canUndo: boolean, canRedo: boolean) => shown([done({})], { canUndo, canRedo }).split('\n\n')[1];
    expect([next(true, true), next(true, false), next(false, true), next(false, false)]).toEqual([
      'Next: wayfarer undo trip_1  or  wayfarer redo trip_1\n',
      'Next: wayfarer undo trip_1\n',
      'Next: wayfarer redo trip_1\n',
      undefined,
    ]);
  });

  it('goes on below where it is long, in the column of its words', () => {
    // 60 columns without the 28 before the words.
    const text = `${'x'.repeat(16)} ${'y'.repeat(15)} z`;
    expect(shown([done({ text })])).toBe(
      `2027-04-03 10:11  you       ${'x'.repeat(16)} ${'y'.repeat(15)}\n${' '.repeat(28)}z\n`,
    );
  });
});
