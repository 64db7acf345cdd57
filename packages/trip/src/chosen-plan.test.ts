import { expect, it } from 'vitest';

import { DATE, dayOf, eatery, INN, sight } from '../test/day.ts';
import { toTripRules } from './chosen-plan.ts';
import { toCostBasis } from './costs.ts';
import type { CityDay, TripFacts } from './facts.ts';
import type { CityId } from './ids.ts';
import { money } from './money.ts';
import type { Pace } from './preferences.ts';

const calendarDay = (date: string, fare: number | null): CityDay => ({
  ...{ date, city: 'town' as CityId, cityName: 'Town', zone: 'Asia/Tokyo', weather: null, busy: false, holiday: null },
  transitFare: fare === null ? null : money(fare, 'JPY'),
});
const facts: TripFacts = {
  places: [INN, sight('museum'), eatery('table')],
  calendar: [calendarDay(DATE, 240), calendarDay('2027-04-04', null)],
  journeys: [],
  currency: 'JPY',
};
const party = { travelers: 2, diets: [], access: [] };
const preferences = (pace: Pace) =>
  ({ pace, interests: [], avoid: [], avoidCrowds: false, timeOfDay: 'any', heavyTravelPenalty: true }) as const;

it('costs are counted with the fares that are known', () => {
  const basis = toCostBasis(facts, party);
  expect(basis.transitFares).toEqual({ [DATE]: money(240, 'JPY') });
  expect([...basis.book.keys()]).toEqual(facts.places.map(({ id }) => id));
});

it.each([
  ['relaxed', 4, 20],
  ['moderate', 6, 10],
  ['packed', 8, 5],
] as const)('a %s plan is judged by %i visits a day and a margin of %i min', (pace, visitsPerDay, bufferMinutes) => {
  const rules = toTripRules({ facts, party, preferences: preferences(pace), budget: null });
  expect(rules).toMatchObject({ visitsPerDay, bufferMinutes, longestLegMinutes: 60, budget: null, party });
});

it('a plan with a limit is judged by what it costs with all its shares', () => {
  const rules = toTripRules({ facts, party, preferences: preferences('moderate'), budget: money(50_000, 'JPY') });
  const day = dayOf('10:00-11:00 museum\n12:00-13:00 table lunch', rules.book);
  // A room 12,000, entries 1,000, meals 3,000; 7.5 % and 5 % of 16,000 on top.
  expect(rules.budget?.totalOf([day])).toEqual(money(18_000, 'JPY'));
  expect(rules.budget?.limit).toEqual(money(50_000, 'JPY'));
});
