import type { Day, Option, Trip, Visit } from '@wayfarer/contract';
import { describe, expect, it } from 'vitest';

import { NO_WISHES } from '../wishes.ts';
import { measureCrowds } from './crowds.ts';
import { measureEvenings } from './evenings.ts';
import { measureJourneys } from './journeys.ts';
import { measureLikeness } from './likeness.ts';
import { measureDiets, measureMeals } from './meals.ts';
import { measureNights } from './nights.ts';
import { measureOrder } from './order.ts';
import { measureHeard, measureMustDos } from './wishes-met.ts';

/** `kind place arrive-depart @longitude`, on the equator. */
function visit(text: string, why = 'It is there.'): Visit {
  const [kind, placeId, time, lon = '@0'] = text.split(' ');
  const [arrive, depart] = (time ?? '').split('-');
  const where = { lat: 0, lon: Number(lon.slice(1)), hours: 'unknown' };
  return { kind, placeId, name: placeId, arrive, depart, ...where, why } as unknown as Visit;
}

function day(date: string, stay: string | null, ...visits: readonly (string | Visit)[]): Day {
  return {
    date,
    stay: stay === null ? null : { placeId: stay, name: stay },
    window: { start: '09:00', end: '20:30' },
    settings: {},
    visits: visits.map((one) => (typeof one === 'string' ? visit(one) : one)),
    legs: [],
  } as unknown as Day;
}

function option(...days: readonly Day[]): Option {
  return { description: '', days, leftOut: [], costs: [], total: { amount: 0, currency: 'EUR' } } as unknown as Option;
}

function trip({ facts = {}, warnings = [] }: { facts?: Record<string, unknown>; warnings?: string[] } = {}): Trip {
  const list = Object.entries(facts).map(([name, value]) => ({ name, value, text: String(value) }));
  return { messages: [], warnings, facts: list } as unknown as Trip;
}

describe('what the judge counts', () => {
  it('calls a meal due where one is there for all of it, and silent where nobody speaks of it', () => {
    const plan = option(
      day('2027-05-14', 'inn', 'stay inn 09:00-09:00', 'meal soup 12:30-13:30', 'stay inn 22:00-22:00'),
      day('2027-05-15', null, 'stay inn 09:00-09:00', 'place hall 10:00-11:00', 'transport station 13:00-15:00'),
    );
    expect(measureMeals(plan, trip())).toMatchObject({ mealsDue: 2, mealsAtTables: 1, mealsSilent: 1 });
    const told = trip({ warnings: ['2027-05-14: No table was found for dinner.'] });
    expect(measureMeals(plan, told)).toMatchObject({ mealsSaidMissing: 1, mealsSilent: 0 });
  });

  it('lets a table that feeds k of n speak for itself, but not over an allergy', () => {
    const suits = visit('meal soup 12:30-13:30', 'Suits 3 of 4.');
    const diets = (diet: string): unknown =>
      measureDiets(option(day('2027-05-14', 'inn', suits)), [diet], new Map([['soup', { ground: 'whole' }]]));
    expect(diets('halal')).toEqual({ dietMeals: 1, dietMealsUnsuited: 1, dietMealsSilent: 0 });
    expect(diets('nut-free')).toEqual({ dietMeals: 1, dietMealsUnsuited: 1, dietMealsSilent: 1 });
  });

  it('tells a must-do that is in from one that is named with a reason, listed, or gone', () => {
    const plan = {
      ...option(day('2027-05-14', 'inn', 'place tower 10:00-11:00')),
      leftOut: [{ placeId: 'museum', name: 'Museum', reason: 'closed', text: 'It is closed.' }],
    } as unknown as Option;
    const mustDos = ['tower', 'museum', 'opera', 'zoo'].map((id) => ({ id, name: id, closed: null }));
    const told = trip({ warnings: ['opera is closed that day.'] });
    expect(measureMustDos(plan, told, { ...NO_WISHES, mustDos })).toEqual({
      mustDos: 4,
      mustDosIn: 1,
      mustDosSaid: 1,
      mustDosOnlyListed: 1,
      mustDosSilent: 1,
    });
  });

  it('holds own times against the first and the last stop, with half an hour around them', () => {
    const plan = option(
      day('2027-05-14', 'inn', 'transport station 12:00-14:00', 'place tower 14:29-15:00'),
      day('2027-05-15', null, 'place hall 10:00-16:30', 'transport station 17:00-18:00'),
    );
    const times = { ...NO_WISHES, arriveAt: '14:00', leaveAt: '17:00' };
    expect(measureJourneys(plan, trip(), times)).toMatchObject({
      journeysShown: 2,
      ownTimesKept: 1,
      ownTimesSilent: 1,
    });
    const told = trip({ warnings: ['You said 14:00.'] });
    expect(measureJourneys(plan, told, times)).toMatchObject({ ownTimesSaid: 1, ownTimesSilent: 0 });
  });

  it('counts a bed on the last day, and a sum of beds for fewer rooms than people need', () => {
    const catalogue = new Map([['inn', { ground: 'whole', nightly: 10_000, currency: 'EUR' } as const]]);
    const plan = {
      ...option(day('2027-05-14', 'inn'), day('2027-05-15', 'inn')),
      costs: [{ category: 'stay', amount: { amount: 20_000, currency: 'EUR' }, estimate: true }],
    } as unknown as Option;
    const nights = (travelers: number): unknown => measureNights(plan, trip({ facts: { travelers } }), catalogue);
    expect(nights(2)).toEqual({ nightsSlept: 1, nightsPaid: 2, nightsWrong: 1, bedSumsChecked: 1, bedSumsWrong: 0 });
    expect(nights(3)).toMatchObject({ bedSumsWrong: 1 });
  });

  it('knows when the well-known are full, and longer at weekends', () => {
    const catalogue = new Map([['tower', { ground: 'whole', significance: 4 } as const]]);
    const busy = (date: string, time: string): unknown =>
      measureCrowds(option(day(date, 'inn', `place tower ${time}`)), catalogue, true);
    expect(busy('2027-05-14', '10:30-11:30')).toEqual({ averseKnown: 1, averseBusy: 0 });
    expect(busy('2027-05-15', '10:30-11:30')).toEqual({ averseKnown: 1, averseBusy: 1 });
  });

  it('finds the shortest order of the places, meals staying where they are', () => {
    const [stay, lunch] = ['stay inn 09:00-09:00 @0', 'meal soup 12:30-13:30 @2'];
    const torn = day('2027-05-14', 'inn', stay, 'place b 10:00-11:00 @3', lunch, 'place a 14:00-15:00 @1', stay);
    // 0 → 3 → 2 → 1 → 0 is 6 degrees of 111.195 km; 0 → 1 → 2 → 3 → 0 as well: no order is shorter.
    expect(measureOrder(option(torn))).toMatchObject({ days: 1, metres: 667_170, metresBest: 667_170 });
    const zigzag = day(
      '2027-05-14',
      'inn',
      stay,
      'place b 10:00-11:00 @2',
      'place a 11:00-12:00 @1',
      'place c 14:00-15:00 @3',
    );
    // 0 → 2 → 1 → 3 is 5 degrees, 0 → 1 → 2 → 3 three.
    expect(measureOrder(option(zigzag))).toMatchObject({ days: 1, metres: 555_975, metresBest: 333_585 });
  });

  it('excuses a longer way by evenings out, and by doors that do not allow the shorter one', () => {
    const stay = 'stay inn 09:00-09:00';
    const [b, a, c] = ['place b 10:00-11:00 @0.02', 'place a 11:20-12:20 @0.01', 'place c 14:00-15:00 @0.03'];
    const shut = { ...visit(b), hours: [{ open: '10:00', close: '11:00' }] } as unknown as Visit;
    const excuses = (...visits: readonly (string | Visit)[]) => {
      const { metres, metresBest, metresForEvenings, metresForHours } = measureOrder(
        option(day('2027-05-14', 'inn', stay, ...visits)),
      );
      return [metres, metresBest, metresForEvenings, metresForHours];
    };
    // A hundredth of a degree is 1,112 m; b after a would begin at 10:23 and end after its door is shut.
    expect(excuses(b, a, c)).toEqual([5560, 3336, 0, 0]);
    expect(excuses(shut, a, c)).toEqual([5560, 3336, 0, 2224]);
    expect(excuses(c, 'place bar 20:00-21:00 @0.01')).toEqual([5560, 3336, 2224, 0]);
  });

  it('counts evenings with more than dinner, of nights that are spent there', () => {
    const [late, early] = [
      day('2027-05-14', 'inn', 'place view 18:30-19:30'),
      day('2027-05-15', 'inn', 'place hall 17:00-18:00', 'meal soup 19:00-20:00'),
    ];
    expect(measureEvenings(option(late, early, day('2027-05-16', null)), true)).toEqual({
      eveningsWanted: 2,
      eveningsWantedFilled: 1,
    });
  });

  it('measures how far options are apart by the places they share', () => {
    const of = (...names: readonly string[]): Option =>
      option(day('2027-05-14', 'inn', ...names.map((name) => `place ${name} 10:00-11:00`)));
    expect(measureLikeness([of('a', 'b'), of('b', 'a'), of('b', 'c', 'd')])).toEqual({
      optionPairs: 3,
      optionPairsSame: 1,
      optionDistanceSum: 150,
    });
  });

  it('hears whose wish came to nothing', () => {
    const wishes = { ...NO_WISHES, travelers: 4, diets: ['halal'], arriveAt: '14:00', children: true };
    const read = trip({ facts: { travelers: 4, dietary: ['vegan'] }, warnings: ['Opening hours for kids differ.'] });
    expect(measureHeard(read, wishes)).toEqual({ wishes: 4, wishesUnheard: 2, unheardDiets: 1, unheardTimes: 1 });
  });
});
