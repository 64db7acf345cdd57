import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, show } from '../timetable.ts';

/** FEATURE UNDER TEST — a place that closes its door at 17:00 lets nobody in whose visit would not be over by then; a window of service (`until`) is the last minute at which a visit may START. `Problem` knows only the second; whoever has hours of a door passes closing − stay. */
test('A04 the door and the start of service', () => {
  const door = dayOf(
    `
    place   score  stay  opens  closes
    museum      9    60  09:00   17:00
  `,
    { start: '16:30' },
  );
  const service = dayOf(
    `
    place   score  stay  from   until
    museum      9    60  09:00  17:00
  `,
    { start: '16:30' },
  );

  expect(show(door, solve(door, { seed: 1 }))).toBe('– [score 0]');
  expect(show(service, solve(service, { seed: 1 }))).toBe('16:30 museum 60 [score 9]');
});
