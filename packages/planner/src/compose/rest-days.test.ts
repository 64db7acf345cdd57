import type { EmptyDay } from '@wayfarer/itinerary';
import { minute, parseTime } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { cityDay, DATES, eatery, factsOf, findingsOf, lodging, sight, type Town } from '../../test/tiny-town.ts';
import { toBrief } from './brief.ts';
import { chooseLodgings } from './choose-lodging.ts';
import { toEmptyDays } from './empty-days.ts';
import { withWishes } from './rest-days.ts';

const PROFILE = { pace: 'relaxed', comfort: 'asked' } as const;
const SIGHTS = Array.from({ length: 11 }, (_, index) => sight(`Sight ${index}`));
const TOWN: Town = {
  days: [cityDay(DATES[0]), cityDay(DATES[1])],
  sights: SIGHTS,
  eateries: [eatery('Noodles')],
  lodgings: [lodging('Inn', 1000)],
  limit: 100_000,
};

function daysOf(town: Town, rests: readonly ('afternoons' | 'day')[]) {
  const brief = toBrief(factsOf(town), findingsOf(town), { rests });
  const { days } = toEmptyDays(brief, chooseLodgings(brief, PROFILE));
  return { brief, days };
}

function freeOf(changes: (day: EmptyDay) => EmptyDay): readonly (EmptyDay['free'] | undefined)[] {
  const { brief, days } = daysOf(TOWN, ['afternoons']);
  return withWishes(days.map(changes), brief, PROFILE).map(({ free }) => free);
}

describe('an afternoon to rest', () => {
  const nap = [{ start: 870, end: 960 }];

  it('is from half past two to four on days that last past it', () => {
    expect(freeOf((day) => day)).toEqual([nap, nap]);
  });

  it('is none where one comes within it, or leaves within it', () => {
    const late = (day: EmptyDay): EmptyDay => ({ ...day, from: { ...day.from, depart: parseTime('15:00') } });
    const early = (day: EmptyDay): EmptyDay => ({
      ...day,
      to: { ...day.to, kind: 'transport', arrive: parseTime('15:30'), depart: minute(1100) },
    });
    expect(freeOf(late)).toEqual([undefined, undefined]);
    expect(freeOf(early)).toEqual([undefined, undefined]);
  });
});

it('a day holds what is insisted on, whatever the pace', () => {
  // Eleven on two days are six on each, where a relaxed day holds four; eight are four.
  const visits = (count: number): readonly (number | undefined)[] => {
    const mustDo = SIGHTS.slice(0, count).map(({ id }) => id);
    const { brief, days } = daysOf({ ...TOWN, said: { mustDo } }, []);
    return withWishes(days, brief, PROFILE).map((day) => day.visits);
  };
  expect(visits(11)).toEqual([6, 6]);
  expect(visits(8)).toEqual([undefined, undefined]);
});
