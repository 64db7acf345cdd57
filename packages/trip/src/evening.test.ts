import { describe, expect, it } from 'vitest';

import { minute, parseTime } from './clock.ts';
import { DAY_START } from './day.ts';
import { EVENING_END, EVENING_START, isForTheEvening, visitEndsBy } from './evening.ts';
import type { Category } from './place.ts';

const of = (...categories: readonly [Category, ...Category[]]) => ({ categories });

describe('an evening', () => {
  it('is from half past seven to half past ten', () => {
    expect([EVENING_START, EVENING_END]).toEqual([parseTime('19:30'), parseTime('22:30')]);
  });

  it.each<[readonly [Category, ...Category[]], boolean]>([
    [['view'], true],
    [['street'], true],
    [['neighbourhood'], true],
    [['theatre'], true],
    [['amusement'], true],
    [['museum', 'view'], false],
    // A landmark where one looks at lights.
    [['landmark'], false],
    [['landmark', 'historic'], false],
    [['landmark', 'view'], true],
    [['landmark', 'street'], true],
  ])('is spent at %j: %s', (categories, isSo) => {
    expect(isForTheEvening(of(...categories))).toBe(isSo);
  });
});

describe('a visit is over', () => {
  const day = (end: string) => ({ start: DAY_START, end: parseTime(end) });
  const ends = (
    kind: 'place' | 'meal',
    arrive: number,
    { end = '20:30', meal = undefined as 'dinner' | undefined, place = of('view') } = {},
  ) => visitEndsBy(day(end), { kind, arrive: minute(arrive), ...(meal && { meal }) }, place);

  it('with the evening for who goes out after half past seven', () => {
    expect(ends('place', 1170)).toBe(1350);
    expect(ends('place', 1169)).toBe(1230);
    expect(ends('place', 1170, { place: of('museum') })).toBe(1230);
    expect(ends('meal', 1170)).toBe(1230);
    // Somebody ends the day early.
    expect(ends('place', 1170, { end: '20:29' })).toBe(1229);
  });

  it('with dinner an hour after the day, unless somebody ends that early or later', () => {
    const dinner = (end: string) => ends('meal', 1170, { end, meal: 'dinner' });
    expect(['20:29', '20:30', '21:29', '21:30', '22:00'].map(dinner)).toEqual([1229, 1290, 1290, 1290, 1320]);
  });
});
