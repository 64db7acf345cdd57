import { expect, test } from 'vitest';

import { routesOf, searchFrom } from '../../test/search-from.ts';
import { dayOf } from '../../test/timetable.ts';
import { eject } from './eject.ts';

/** Whoever goes to the palace at ten is at neither of the others. */
const MORNING = `
  place   score  stay  from   until
  palace      9   120  10:00  10:00
  temple      4    60  10:00  10:00
  garden      3    60  11:00  11:00
`;

test('two visits in a row make room for one that is worth more than both', () => {
  const search = searchFrom(dayOf(MORNING), [[1, 2]]);

  expect(eject(search, 0)).toBe(true);
  expect(routesOf(search.plan)).toEqual([[0]]);
});

test('two visits in a row stay when they are worth more', () => {
  const search = searchFrom(dayOf(MORNING.replace('palace      9', 'palace      7')), [[1, 2]]);

  expect(eject(search, 0)).toBe(false);
  expect(routesOf(search.plan)).toEqual([[1, 2]]);
});

test('a visit moves to another day for one that can only be on its own', () => {
  const days = dayOf(
    `
    place   score  stay  days
    palace      4   100  1
    temple      9   100  1,2
  `,
    { end: '11:00', days: [{}, {}] },
  );
  const search = searchFrom(days, [[1], []]);

  expect(eject(search, 0)).toBe(true);
  expect(routesOf(search.plan)).toEqual([[0], [1]]);
});

test('where a limit of the whole plan is in the way, all is as it was', () => {
  const fees = (palace: number): string => `
    place   score  stay  from   until  fee
    palace      9   120  10:00  10:00  ${palace}
    temple      4    60  10:00  10:00  5
    garden      3    60  11:00  11:00  5
  `;
  const enough = searchFrom(dayOf(fees(10), { budget: 10 }), [[1, 2]]);
  const tooDear = searchFrom(dayOf(fees(11), { budget: 10 }), [[1, 2]]);

  expect(eject(enough, 0)).toBe(true);
  expect(eject(tooDear, 0)).toBe(false);
  expect(routesOf(tooDear.plan)).toEqual([[1, 2]]);
  expect(tooDear.plan.fee).toBe(10);
});
