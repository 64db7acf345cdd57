import type { DayPlan, Visit } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import { PLAN, UNTOUCHED } from '../../test/three-days.ts';
import { at, idOf, show, visitOf } from '../../test/town.ts';
import { toContext } from '../plan/context.ts';
import { applyChange, type Change, isBedOf, positionAt } from './apply-change.ts';

const [DAY] = PLAN.days;
if (!DAY) throw new Error('There is a day.');
const [BED, TEMPLE] = DAY.visits;
if (!BED || !TEMPLE) throw new Error('It begins with a bed and the temple.');
const { rules } = toContext(PLAN);
const park = (arrive: string, depart: string): Visit => ({
  ...TEMPLE,
  ...{ id: visitOf('park'), place: idOf('park'), arrive: at(arrive), depart: at(depart) },
});

/** The stops, the minutes of each way, and when one is at the bed. */
function after(change: Change): readonly unknown[] {
  const day: DayPlan = applyChange(DAY as DayPlan, change, rules);
  return [show({ days: [day] }), day.legs.map(({ minutes }) => minutes), day.visits.at(-1)?.arrive];
}

describe('a changed day', () => {
  it('loses a visit, and travels the way past it anew', () => {
    // The castle lies ten minutes beyond the tables.
    expect(after({ type: 'remove', visit: visitOf('castle') })).toEqual([
      UNTOUCHED.replace('14:00-15:30 castle, ', ''),
      [10, 0, 0, 0, 10],
      1180,
    ]);
  });

  it('takes a visit in where its hour is, and travels to it and on', () => {
    expect(after({ type: 'insert', by: park('16:00', '17:00') })).toEqual([
      UNTOUCHED.replace('castle, ', 'castle, 16:00-17:00 park, '),
      [10, 0, 0, 10, 5, 5, 10],
      1180,
    ]);
  });

  it('is not before its bed, and reaches the other one later where the way is longer', () => {
    expect(after({ type: 'insert', by: park('08:00', '08:30') })).toEqual([
      `08:00-08:30 park, ${UNTOUCHED}`,
      [15, 5, 0, 0, 10, 10, 10],
      1180,
    ]);
    // Ten at night and a quarter of an hour.
    expect(after({ type: 'insert', by: park('21:00', '22:00') })).toEqual([
      `${UNTOUCHED}, 21:00-22:00 park`,
      [10, 0, 0, 10, 10, 5, 15],
      1335,
    ]);
  });

  it('takes one visit in the place of another', () => {
    expect(after({ type: 'replace', visit: visitOf('castle'), by: park('16:00', '17:00') })).toEqual([
      UNTOUCHED.replace('14:00-15:30 castle', '16:00-17:00 park'),
      [10, 0, 0, 5, 5, 10],
      1180,
    ]);
  });

  it('moves visits in their order, with the ways as they were', () => {
    const moved = { ...TEMPLE, arrive: at('09:15'), depart: at('10:05') };
    expect(after({ type: 'move', to: [moved] })).toEqual([
      UNTOUCHED.replace('09:10-10:10', '09:15-10:05'),
      [10, 0, 0, 10, 10, 10],
      1180,
    ]);
    expect(applyChange(DAY, { type: 'move', to: [moved] }, rules).legs).toEqual(DAY.legs);
    const dinner = DAY.visits.at(-2);
    if (!dinner) throw new Error('There is a dinner.');
    // Half past ten and ten minutes.
    expect(after({ type: 'move', to: [{ ...dinner, arrive: at('21:30'), depart: at('22:30') }] })[2]).toBe(1360);
  });
});

it('belongs after what a day starts from, and before the bed or the train it ends at', () => {
  const bed = (visits: readonly Visit[], arrive: number) => positionAt(visits, arrive);
  expect(bed([BED], 600)).toBe(1);
  expect(bed([], 600)).toBe(1);
  expect(bed([BED, TEMPLE], at('12:00'))).toBe(2);
  expect(bed(DAY.visits, at('09:10'))).toBe(1);
  expect(bed(DAY.visits, at('09:11'))).toBe(2);
  expect(bed(DAY.visits, at('23:00'))).toBe(DAY.visits.length - 1);
  const train = { ...TEMPLE, kind: 'transport', arrive: at('18:00'), depart: at('18:00') } as const;
  expect(bed([BED, TEMPLE, train], at('19:00'))).toBe(2);
});

it('knows the bed that a day ends at from the one it begins with', () => {
  const last = DAY.visits.at(-1);
  if (!last) throw new Error('There is a bed.');
  expect([
    isBedOf(DAY.visits, last),
    isBedOf(DAY.visits, BED),
    isBedOf(DAY.visits, TEMPLE),
    isBedOf([BED], BED),
  ]).toEqual([true, false, false, false]);
});
