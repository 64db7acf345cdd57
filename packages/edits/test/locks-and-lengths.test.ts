import { minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { applyEdit, type Edit, type EditablePlan } from '../src/index.ts';
import { after, EVENING, MORNING, PLAN } from './three-days.ts';
import { at, idOf, MONDAY, outcomeOf, planOf, SATURDAY, show, showMove, SUNDAY, visitOf } from './town.ts';

describe('a length', () => {
  it.each<[string, Edit, string]>([
    [
      'longer moves what follows',
      { type: 'length', visit: visitOf('temple'), minutes: 120 },
      `09:10-11:10 temple, 11:20-12:20 shrine, 12:30-13:30 noodles lunch, 14:00-15:30 castle, ${EVENING}`,
    ],
    [
      'by some minutes',
      { type: 'length', visit: visitOf('castle'), by: 30 },
      `${MORNING}, 14:00-16:00 castle, ${EVENING}`,
    ],
    [
      'shorter moves nobody',
      { type: 'length', visit: visitOf('temple'), by: -30 },
      `09:10-09:40 temple, 10:20-11:20 shrine, 12:00-13:00 noodles lunch, 14:00-15:30 castle, ${EVENING}`,
    ],
    ['as it is', { type: 'length', visit: visitOf('temple'), minutes: 60 }, 'unchanged'],
    ['of nothing', { type: 'length', visit: visitOf('temple'), minutes: 0 }, 'refused: out-of-range'],
    ['less than it needs', { type: 'length', visit: visitOf('temple'), minutes: 29 }, 'refused: visit-too-short'],
  ])('%s', (_, edit, expected) => {
    expect(after(edit)).toBe(expected);
  });

  it('that is too little comes with the least there is', () => {
    const outcome = applyEdit(PLAN, { type: 'length', visit: visitOf('temple'), minutes: 20 });
    expect(outcome).toMatchObject({ remedies: [{ edit: { type: 'length', visit: visitOf('temple'), minutes: 30 } }] });
  });

  it('begins earlier where it cannot end later', () => {
    const plan = planOf(['10:00-11:00 temple\n11:10-12:10 shrine fixed']);
    expect(after({ type: 'length', visit: visitOf('temple'), minutes: 90 }, SATURDAY, plan)).toBe(
      '09:30-11:00 temple, 11:10-12:10 shrine fixed',
    );
  });
});

describe('the length of a meal', () => {
  const lunch = (minutes: number): Edit => ({ type: 'meal', meal: 'lunch', date: null, minutes });

  it('is set on all days that have it, and is as short as somebody wants', () => {
    const outcome = applyEdit(PLAN, lunch(30));
    expect(outcomeOf(outcome, SATURDAY)).toContain('12:00-12:30 noodles lunch');
    expect(outcomeOf(outcome, SUNDAY)).toContain('12:00-12:30 curry lunch');
  });

  it('holds against what comes later: it is not shortened to an hour again', () => {
    const outcome = applyEdit(PLAN, lunch(90));
    if (outcome.kind !== 'done') throw new Error(`It is ${outcome.kind}.`);
    const later = applyEdit(outcome.plan, { type: 'hours', date: SATURDAY, start: at('10:30') });
    const visit = later.kind === 'done' && later.plan.days[0]?.visits.find(({ meal }) => meal === 'lunch');
    expect(visit && visit.depart - visit.arrive).toBe(90);
  });
});

describe('a lock', () => {
  const locked = (edit: Edit, plan: EditablePlan = PLAN): EditablePlan => {
    const outcome = applyEdit(plan, edit);
    if (outcome.kind !== 'done') throw new Error(`It is ${outcome.kind}.`);
    return outcome.plan;
  };
  const plan = locked({ type: 'lock', visit: visitOf('shrine') });

  it('keeps a visit where it is, whatever else is edited', () => {
    expect(show(plan)).toContain('10:20-11:20 shrine fixed');
    expect(outcomeOf(applyEdit(plan, { type: 'lock', visit: visitOf('shrine') }))).toBe('unchanged');
    expect(after({ type: 'length', visit: visitOf('temple'), minutes: 61 }, SATURDAY, plan)).toBe(
      `10:20-11:20 shrine fixed, 11:30-12:31 temple, 12:41-13:41 noodles lunch, 14:01-15:31 castle, ${EVENING}`,
    );
    for (const edit of [
      { type: 'remove', visit: visitOf('shrine') },
      { type: 'move', visit: visitOf('shrine'), to: { date: SUNDAY } },
      { type: 'length', visit: visitOf('shrine'), minutes: 30 },
      { type: 'lock', visit: visitOf('shrine'), at: at('16:00') },
    ] as const) {
      const outcome = applyEdit(plan, edit);
      expect(outcomeOf(outcome)).toBe('refused: visit-locked');
      expect(outcome.kind === 'refused' && outcome.remedies[0]?.edit).toEqual({
        type: 'unlock',
        visit: visitOf('shrine'),
      });
    }
  });

  it('can be released', () => {
    expect(locked({ type: 'unlock', visit: visitOf('shrine') }, plan)).toEqual(PLAN);
    expect(outcomeOf(applyEdit(PLAN, { type: 'unlock', visit: visitOf('shrine') }))).toBe('unchanged');
  });

  it('at a time moves it there first', () => {
    expect(after({ type: 'lock', visit: visitOf('temple'), at: at('11:00') })).toBe(
      `09:50-10:50 shrine, 11:00-12:00 temple fixed, 12:10-13:10 noodles lunch, 14:00-15:30 castle, ${EVENING}`,
    );
  });

  it('at a table makes the other dinner give way, at whatever hour', () => {
    const outcome = applyEdit(PLAN, {
      type: 'lock',
      place: idOf('bistro'),
      date: SATURDAY,
      at: at('17:00'),
      meal: 'dinner',
    });
    if (outcome.kind !== 'done') throw new Error('There is room.');
    expect(show(outcome.plan)).toBe(`${MORNING}, 14:00-15:30 castle, 17:00-18:00 bistro dinner fixed`);
    expect(outcome.moved.map(showMove)).toEqual(['sushi 03. 18:30-19:30 > out']);
    expect(outcome.plan.leftOut).toMatchObject([{ place: idOf('sushi'), reason: 'overlap' }]);
    // Nobody dines at five unless it is fixed: released, it goes to the nearest hour.
    const released = applyEdit(outcome.plan, { type: 'unlock', visit: visitOf('bistro', SATURDAY, 'dinner') });
    expect(outcomeOf(released)).toBe(`${MORNING}, 14:00-15:30 castle, 18:30-19:30 bistro dinner`);
  });

  it('brings a place over from another day, with hours that nobody knows', () => {
    expect(after({ type: 'lock', place: idOf('secret'), date: MONDAY, at: at('15:00') }, MONDAY)).toBe(
      '10:00-11:00 garden, 15:00-16:00 secret fixed',
    );
    const outcome = applyEdit(PLAN, { type: 'lock', place: idOf('temple'), date: MONDAY, at: at('15:00') });
    expect(outcomeOf(outcome, MONDAY)).toBe('10:00-11:00 garden, 15:00-16:00 temple fixed');
    expect(outcomeOf(outcome)).not.toContain('temple');
    expect(after({ type: 'lock', place: idOf('museum'), date: MONDAY, at: at('15:00') }, MONDAY)).toBe(
      'refused: closed-that-day',
    );
  });
});

describe('what is over', () => {
  const under = { ...PLAN, visited: [visitOf('temple')], now: { date: SATURDAY, time: at('10:40') } };

  it('is not edited, nor is what has begun given another hour', () => {
    expect(after({ type: 'remove', visit: visitOf('temple') }, SATURDAY, under)).toBe('refused: visit-done');
    expect(after({ type: 'move', visit: visitOf('shrine'), to: { date: SUNDAY } }, SATURDAY, under)).toBe(
      'refused: visit-done',
    );
    expect(after({ type: 'length', visit: visitOf('shrine'), by: 20 }, SATURDAY, under)).toContain(
      '10:20-11:40 shrine',
    );
  });

  it('is not what something new comes before', () => {
    expect(
      after({ type: 'add', place: idOf('park'), to: { date: SATURDAY, part: 'morning' } }, SATURDAY, under),
    ).toMatch(/10:20-11:20 shrine, 11:35-1\d:\d\d park/);
    const tomorrow = { ...under, now: { date: SUNDAY, time: minute(540) } };
    expect(after({ type: 'add', place: idOf('park'), to: { date: SATURDAY } }, SATURDAY, tomorrow)).toBe(
      'refused: time-past',
    );
  });
});

it('leaves what stands too close as close as it is, and no closer', () => {
  // Ten minutes are kept free between two stops; here five were planned.
  const close = planOf(['10:00-11:00 temple\n11:05-12:05 shrine', '', '']);
  expect(after({ type: 'length', visit: visitOf('temple'), by: 10 }, SATURDAY, close)).toBe(
    '10:00-11:10 temple, 11:15-12:15 shrine',
  );
  expect(after({ type: 'hours', date: SATURDAY, start: at('10:30') }, SATURDAY, close)).toBe(
    '10:40-11:40 temple, 11:45-12:45 shrine',
  );
  expect(after({ type: 'hours', date: SATURDAY, end: at('11:50') }, SATURDAY, close)).toBe(
    '09:45-10:45 temple, 10:50-11:50 shrine',
  );
});
