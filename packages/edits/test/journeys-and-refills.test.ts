import type { Place } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import { applyEdit, type Edit, type EditablePlan } from '../src/index.ts';
import { after, DAYS, done, PLAN, UNTOUCHED } from './three-days.ts';
import { at, idOf, MONDAY, planOf, SATURDAY, show, showMove, SUNDAY, visitOf } from './town.ts';

const SOURCE = { name: 'test', date: '2026-11-21', verify: true };
const TRAINS = planOf([
  '11:00-11:00 station train\n11:10-12:10 temple',
  '10:00-11:00 museum',
  '10:00-11:00 garden\n15:00-15:00 station train',
]);
const withPlaces = (plan: EditablePlan, change: (place: Place) => Place): EditablePlan => ({
  ...plan,
  facts: { ...plan.facts, places: plan.facts.places.map(change) },
});
/** The station is an airport. */
const FLIGHTS = withPlaces(TRAINS, (place) =>
  place.id === idOf('station') ? ({ ...place, iata: 'KIX' } as Place) : place,
);
const windows = ({ days }: EditablePlan) => days.map(({ window: { start, end } }) => [start, end]);
const textOf = (edit: Edit, plan: EditablePlan): string => {
  const outcome = applyEdit(plan, edit);
  return outcome.kind === 'refused' ? outcome.reasons[0].text : outcome.kind;
};

describe('a shorter trip', () => {
  const ride = { from: 'Osaka', to: 'Town', mode: 'train', minutes: 60, km: 40, fare: null, source: SOURCE } as const;
  const plan = {
    ...TRAINS,
    facts: { ...TRAINS.facts, journeys: [SATURDAY, SUNDAY, MONDAY].map((date) => ({ ...ride, date })) },
  };

  it('begins with the journey of its first day, and what it leaves no time for begins later', () => {
    const { plan: shorter, moved } = done({ type: 'dates', start: SUNDAY, end: MONDAY }, plan);
    expect([show(shorter, SUNDAY), show(shorter, MONDAY)]).toEqual(['11:00-12:00 museum', '10:00-11:00 garden']);
    expect(windows(shorter)).toEqual([
      [660, 1230],
      [540, 900],
    ]);
    expect(shorter.facts.journeys.map(({ date }) => date)).toEqual([SUNDAY, SUNDAY, MONDAY]);
    expect(moved.map(showMove)).toEqual(['museum 04. 10:00-11:00 > 04. 11:00-12:00', 'temple 03. 11:10-12:10 > out']);
    expect(shorter.leftOut).toEqual([
      {
        place: idOf('temple'),
        reason: 'no-time-left',
        text: 'The trip is shorter now: 2027-04-03 is no day of it any more.',
      },
    ]);
  });

  it('ends with that of its last', () => {
    const { plan: shorter } = done({ type: 'dates', start: SATURDAY, end: SUNDAY }, plan);
    expect(windows(shorter)).toEqual([
      [660, 1230],
      [540, 900],
    ]);
    expect(shorter.days[1]?.visits.at(-1)).toMatchObject({ kind: 'transport', arrive: 900 });
    expect(shorter.days[1]?.stay).toBeNull();
    expect(shorter.facts.journeys.map(({ date }) => date)).toEqual([SATURDAY, SUNDAY, SUNDAY]);
  });

  it('keeps what somebody insisted on, on the first day that has room', () => {
    const { plan: shorter } = done(
      { type: 'dates', start: SATURDAY, end: SUNDAY },
      { ...PLAN, mustDo: [idOf('garden')] },
    );
    // Ten minutes from the castle, and ten to spare.
    expect(show(shorter)).toBe(UNTOUCHED.replace('castle, ', 'castle, 15:50-16:50 garden, '));
    expect(shorter.leftOut).toEqual([]);
  });
});

describe('a flight', () => {
  it('is left 45 minutes after it has arrived, and reached two hours before it leaves', () => {
    expect(windows(done({ type: 'arrival', at: at('12:00') }, FLIGHTS).plan)[0]).toEqual([765, 1230]);
    expect(show(done({ type: 'arrival', at: at('12:00') }, FLIGHTS).plan)).toBe('12:45-13:45 temple');
    expect(windows(done({ type: 'departure', at: at('16:00') }, FLIGHTS).plan)[2]).toEqual([540, 840]);
  });

  it('cannot leave before one has arrived', () => {
    const text = 'One cannot leave before one has arrived.';
    expect(textOf({ type: 'departure', at: at('10:00') }, FLIGHTS)).toBe(text);
    const day = planOf(['11:00-11:00 station train\n11:10-12:10 temple\n15:00-15:00 station train']);
    const only = { ...day, days: day.days.slice(0, 1) };
    expect(textOf({ type: 'departure', at: at('10:59') }, only)).toBe(text);
    const { plan, asked } = done({ type: 'departure', at: at('11:00') }, only);
    expect(windows(plan)).toEqual([[660, 660]]);
    expect(plan.leftOut[0]?.text).toBe('It no longer fits: the journey is at 11:00 now.');
    expect(asked.map(showMove)).toEqual(['station 03. 15:00-15:00 > 03. 11:00-11:00']);
    expect(done({ type: 'departure', at: at('15:00') }, only).asked).toEqual([]);
  });
});

describe('a way inside a day', () => {
  it('may be longer than an hour where somebody says so, until it is an hour again', () => {
    const { plan } = done({ type: 'longest-way', date: MONDAY, minutes: 90 });
    expect(plan.days.map(({ settings }) => settings?.longestWay)).toEqual([undefined, undefined, 90]);
    expect(after({ type: 'longest-way', date: MONDAY, minutes: 90 }, MONDAY, plan)).toBe('unchanged');
    expect(after({ type: 'longest-way', date: MONDAY, minutes: 60 })).toBe('unchanged');
    expect(done({ type: 'longest-way', date: MONDAY, minutes: 60 }, plan).plan.days[2]).not.toHaveProperty('settings');
    expect(after({ type: 'longest-way', date: '2027-05-05', minutes: 90 })).toBe('refused: no-such-day');
  });
});

describe('a day filled anew', () => {
  const FEW = { seed: 1, effort: 20 };
  const monday = (plan: EditablePlan): string => {
    const outcome = applyEdit(plan, { type: 'refill', date: MONDAY }, FEW);
    return outcome.kind === 'done' ? show(outcome.plan, MONDAY) : outcome.kind;
  };

  it('costs no more than there is left: at the limit what is free, or of no known price', () => {
    // ¥52,800 and an eighth.
    const limit = (amount: number) => ({ ...PLAN, budget: { amount, currency: 'JPY' } });
    expect(monday(limit(59_400))).toBe('09:15-10:15 park, 10:30-11:30 market, 11:40-12:40 garden');
    // ¥2,600 more are ¥2,311 of what can be planned: ¥600 for the gallery, ¥1,000 for the secret.
    expect(monday(limit(62_000))).toBe(
      '09:20-10:20 gallery, 10:35-11:35 park, 11:50-12:50 market, 13:00-14:00 secret, 14:10-15:10 garden',
    );
  });

  it('leaves out what is outdoors while the weather is over the limit, and says so', () => {
    const stormy = { ...PLAN, weather: [{ date: MONDAY, severity: 1, isOver: true }] };
    const outcome = applyEdit(stormy, { type: 'refill', date: MONDAY }, FEW);
    if (outcome.kind !== 'done') throw new Error('It can be filled.');
    expect(show(outcome.plan, MONDAY)).toBe('09:10-10:10 secret, 10:30-11:30 gallery, 12:00-13:00 bistro lunch');
    expect(outcome.plan.leftOut).toEqual([
      {
        place: idOf('garden'),
        reason: 'unsafe-weather',
        text: 'garden is outdoors, and the weather is over your limit on 2027-04-05.',
      },
    ]);
  });

  it('keeps what is over, and puts nothing before now', () => {
    const under = { ...PLAN, visited: [visitOf('temple')], now: { date: SATURDAY, time: at('15:00') } };
    const outcome = applyEdit(under, { type: 'refill', date: SATURDAY }, FEW);
    // Ten minutes after the castle.
    expect(outcome.kind === 'done' && show(outcome.plan)).toBe(
      UNTOUCHED.replace('castle, ', 'castle, 15:40-16:40 gallery, 16:55-17:55 park, '),
    );
  });

  it('keeps free time free, and plans no meal that is not wanted', () => {
    const settings = {
      pace: 'relaxed',
      withoutMeals: ['lunch'],
      free: [{ start: at('09:00'), end: at('13:00') }],
    } as const;
    const wished = { ...PLAN, days: PLAN.days.map((day) => ({ ...day, settings })) };
    expect(monday(wished)).toBe(
      '13:00-14:00 garden, 14:20-15:20 market, 15:40-16:40 secret, 18:30-19:30 bistro dinner',
    );
  });

  it('goes on from a train, and keeps what is fixed', () => {
    const outcome = applyEdit(TRAINS, { type: 'refill', date: SATURDAY }, FEW);
    expect(outcome.kind === 'done' && show(outcome.plan).slice(0, 18)).toBe('11:10-12:40 castle');
    const fixed = planOf([DAYS[0], DAYS[1], '10:00-11:00 garden fixed\n15:00-16:00 park']);
    expect(monday(fixed)).toMatch(/^10:00-11:00 garden fixed, 11:15-12:15 park, /);
  });
});

describe('an appointment', () => {
  it('at a table is dinner where nobody says which meal, and may be at another hour of a meal that is planned', () => {
    expect(after({ type: 'lock', place: idOf('bistro'), date: MONDAY, at: at('19:00') }, MONDAY)).toBe(
      '10:00-11:00 garden, 19:00-20:00 bistro dinner fixed',
    );
    expect(after({ type: 'lock', place: idOf('curry'), date: SUNDAY, at: at('13:00'), meal: 'lunch' }, SUNDAY)).toBe(
      '10:00-11:00 museum, 13:00-14:00 curry lunch fixed',
    );
  });

  it('takes no hour from what is fixed or over', () => {
    const edit: Edit = { type: 'lock', place: idOf('bistro'), date: SATURDAY, at: at('19:00'), meal: 'dinner' };
    const fixed = planOf([DAYS[0].replace('sushi dinner', 'sushi dinner fixed'), DAYS[1], DAYS[2]]);
    expect(textOf(edit, fixed)).toBe(
      'sushi is fixed at 18:30 on Saturday, 2027-04-03; nothing moves it until you release it.',
    );
    expect(textOf(edit, { ...PLAN, visited: [visitOf('sushi', SATURDAY, 'dinner')] })).toBe(
      'sushi is over, or has begun.',
    );
  });
});

it('goes to another table where one is shut at the hour that is wanted', () => {
  const hours = { [SATURDAY]: [{ open: at('11:00'), close: at('20:00') }] };
  const shut = withPlaces(PLAN, (place) => (place.id === idOf('sushi') ? { ...place, hours } : place));
  const { plan } = done({ type: 'meal', date: SATURDAY, meal: 'dinner', at: at('20:00') }, shut);
  expect(show(plan)).toMatch(/20:00-21:00 bistro dinner$/);
  expect(plan.leftOut).toEqual([
    { place: idOf('sushi'), reason: 'taken-out', text: 'You wanted another table for dinner.' },
  ]);
});
