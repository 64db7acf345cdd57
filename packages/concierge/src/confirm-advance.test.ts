import { decideJourney, startJourney } from '@wayfarer/replanner';
import type { Place } from '@wayfarer/trip';
import { expect, it } from 'vitest';

import { day, madePlan, visit, visitOf } from '../test/made-plan.ts';
import { DATES, sight } from '../test/trip-story.ts';
import { assertConfirmed } from './confirm-advance.ts';

const [MONDAY, TUESDAY] = DATES;
const NAMES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];

/** Five stops on Monday and two on Tuesday; what is said where one is at a stop of that name. */
function askedAt(name: string, { confirmed = false, visited = [] as readonly string[] } = {}): string {
  const stops = (names: readonly string[]) =>
    names.map((one, index) => visit(one, `${10 + index}:00–${10 + index}:30`));
  const { facts, ...plan } = madePlan();
  const places: readonly Place[] = [...facts.places, ...NAMES.map((one) => sight(one))];
  const days = [day(MONDAY, stops(NAMES.slice(0, 5))), day(TUESDAY, stops(NAMES.slice(5)))];
  const journey = { ...startJourney({ ...plan, days, facts: { ...facts, places } }), visited: visited.map(visitOf) };
  const command = { type: 'advance', to: visitOf(name), ...(confirmed && { confirmed }) } as const;
  try {
    assertConfirmed(journey, command, decideJourney(journey, command, { crowd: () => ({ level: 0, typical: true }) }));
    return 'done';
  } catch (error) {
    return (error as Error).message;
  }
}

it('marks two stops of the day without asking, and no more', () => {
  expect([askedAt('A'), askedAt('B'), askedAt('C')]).toEqual(['done', 'done', 'done']);
  expect(askedAt('D')).toMatch(/^That marks 3 stops of Monday as done: A, B and C\./);
  expect(askedAt('D', { visited: ['A'] })).toBe('done');
  expect(askedAt('D', { confirmed: true })).toBe('done');
});

it('asks about stops of another day however few they are, and names four at most', () => {
  expect(askedAt('F', { visited: ['A', 'B', 'C', 'D'] })).toMatch(/^That marks one stop of Monday as done: E\./);
  expect(askedAt('F', { visited: ['A'] })).toMatch(/^That marks 4 stops of Monday as done: B, C, D and E\./);
  expect(askedAt('F')).toMatch(/^That marks 5 stops of Monday as done: A, B, C and 2 more\./);
  expect(askedAt('G')).toMatch(/^That marks 6 stops of Monday and Tuesday as done: A, B, C and 3 more\./);
});
