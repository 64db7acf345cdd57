import { describe, expect, it } from 'vitest';

import { applyEdit, type Edit } from '../src/index.ts';
import { PLAN } from './three-days.ts';
import { SATURDAY, sight, SUNDAY, visitOf } from './town.ts';

/** Eight minutes each, in a row down the street: two, four, six and eight minutes from the inn. */
const SCENES = [2, 4, 6, 8].map((minutes) =>
  sight(`scene${minutes}`, minutes, { usualMinutes: 8, minimumMinutes: 8, fee: { amount: 0, currency: 'JPY' } }),
);
const PLACES = SCENES.map(({ id }) => id);
const walk = (change: object = {}): Edit => ({
  ...{ type: 'walk', date: SATURDAY, title: 'Film', places: PLACES, bring: SCENES },
  ...change,
});
const done = (edit: Edit, plan = PLAN) => {
  const outcome = applyEdit(plan, edit);
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
  return outcome;
};
const sightsOf = (plan: typeof PLAN, date: string) =>
  plan.days
    .find((day) => day.date === date)
    ?.visits.filter(({ kind }) => kind === 'place')
    .map(({ place }) => place) ?? [];

describe('a day that becomes a walk', () => {
  it('holds its places and nothing else, however many its pace allows; the rest are ideas, the other days the same', () => {
    const { plan, moved } = done(walk());
    expect(new Set(sightsOf(plan, SATURDAY))).toEqual(new Set(PLACES));
    const gone = sightsOf(PLAN, SATURDAY);
    expect(plan.leftOut.map(({ place }) => place)).toEqual(expect.arrayContaining([...gone]));
    expect(moved.filter(({ to }) => to === null)).toEqual([]);
    expect(plan.days.slice(1)).toEqual(PLAN.days.slice(1));
    expect(plan.facts.places).toHaveLength(PLAN.facts.places.length + SCENES.length);
  });

  it('keeps what is fixed where it is', () => {
    const [first] = PLAN.days[0]?.visits.filter(({ kind }) => kind === 'place') ?? [];
    const locked = done({ type: 'lock', visit: first?.id ?? visitOf('') }).plan;
    const { plan } = done(walk(), locked);
    const kept = plan.days[0]?.visits.find(({ id }) => id === first?.id);
    expect([kept?.arrive, kept?.depart]).toEqual([first?.arrive, first?.depart]);
    expect(sightsOf(plan, SATURDAY)).toEqual(expect.arrayContaining([...PLACES]));
  });

  it('is refused where none of them is ever open, where there is no such day, and where that is past', () => {
    const shut = SCENES.map((scene) => ({ ...scene, hours: { [SATURDAY]: [] } }));
    const codes = [
      applyEdit(PLAN, walk({ bring: shut })),
      applyEdit(PLAN, walk({ date: '2027-05-01' })),
      applyEdit({ ...PLAN, now: { date: SUNDAY, time: 600 as never } }, walk()),
    ].map((outcome) => (outcome.kind === 'refused' ? outcome.reasons[0].code : outcome.kind));
    expect(codes).toEqual(['no-time-left', 'no-such-day', 'time-past']);
  });

  it('takes no place that is on another day', () => {
    const { plan } = done(walk({ places: PLACES.slice(0, 2) }));
    const again = done(walk({ date: SUNDAY }), plan);
    expect(sightsOf(again.plan, SUNDAY).toSorted()).toEqual(PLACES.slice(2).toSorted());
    const outcome = applyEdit(plan, walk({ date: SUNDAY, places: PLACES.slice(0, 2) }));
    expect(outcome.kind === 'refused' && outcome.reasons[0].code).toBe('in-the-plan');
  });
});
