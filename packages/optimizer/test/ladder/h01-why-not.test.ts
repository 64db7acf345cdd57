import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, show, showLeftOut } from '../timetable.ts';

/** FEATURE UNDER TEST — for every place that is not in there is a reason, with numbers. */
test('H01 why places are left out', () => {
  const day = dayOf(
    `
    place     score  stay   at  opens  closes
    palace        9   150   10      -       -
    temple        6    60   10      -       -
    bakery        3    15   10  07:00   09:20
    island        9    60  200      -       -
    bench         0     5   10      -       -
    theatre       9   150   10  20:00   21:00
  `,
    { end: '12:00' },
  );
  const solution = solve(day, { seed: 1 });

  expect(show(day, solution)).toBe('09:10 palace 150 [score 9]');
  expect(showLeftOut(day, solution)).toEqual([
    'temple: no-time, day 0, position 0, short 50',
    'bakery: window-missed, day 0, arrival 09:10, closes 09:05',
    'island: too-far, day 0, minutes 400',
    'bench: low-score, day 0',
    'theatre: no-window',
  ]);
});
