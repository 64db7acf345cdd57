import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, show } from '../timetable.ts';

const TEXT = `
    place    score  stay  at
    temple       9    60  10
    garden       5    60  20
    museum       5    90  30
  `;

/** FEATURE UNDER TEST — what a visit loses by the hour: the temple, crowded until noon, comes last, although it lies first. */
test('K10 the quiet hour', () => {
  const atHour = `
    place    from   loss
    temple   00:00     4
    temple   12:00     0
  `;
  const free = dayOf(TEXT, { days: [{ end: -1 }] });
  const day = dayOf(TEXT, { days: [{ end: -1 }], atHour });
  const solution = solve(day, { seed: 1 });

  expect(show(free, solve(free, { seed: 1 }))).toBe(
    '09:10 temple 60 ~ 10 ~ 10:20 garden 60 ~ 10 ~ 11:30 museum 90 [score 19]',
  );
  expect(show(day, solution)).toBe('09:30 museum 90 ~ 10 ~ 11:10 garden 60 ~ 10 ~ 12:20 temple 60 [score 19]');
  expect(solution.worth).toBeCloseTo(1.9);
});

/** FEATURE UNDER TEST — losses are for one day each: it rains on the first until two, so the museum is for then. */
test('K11 indoors while it rains', () => {
  const atHour = `
    place    day  from   loss
    garden     1  00:00     4
    garden     1  14:00     0
    temple     1  00:00     4
    temple     1  14:00     0
  `;
  const day = dayOf(TEXT, { days: [{ end: -1 }, { end: -1 }], end: '12:00', atHour });
  const solution = solve(day, { seed: 1 });

  expect(show(day, solution)).toBe('09:30 museum 90 | 09:10 temple 60 ~ 10 ~ 10:20 garden 60 [score 19]');
});

/** FEATURE UNDER TEST — a loss forbids nothing: what must be in is in, and says what it loses. */
test('K12 mandatory, crowded or not', () => {
  const day = dayOf(TEXT.replaceAll('at\n', 'at must\n').replace('60  10', '60  10 yes'), {
    end: '10:30',
    atHour: `
    place    from   loss
    temple   00:00    12
  `,
  });
  const solution = solve(day, { seed: 1 });

  expect(show(day, solution)).toBe('09:10 temple 60 [score 9]');
  expect(solution.losses).toEqual([[1.2]]);
  expect(solution.worth).toBeCloseTo(0.9 - 1.2);
});

/**
 * FEATURE UNDER TEST — nobody waits for a better hour, unless the place is there twice: at any hour, and at its quiet hours only, one
 * of the two at most. (As with a visit that may be cut short, E07.)
 */
test('K13 waiting for the crowd to go', () => {
  const text = `
    place         score  stay  at  from   until
    temple            9    60  10      -      -
    temple-quiet      9    60  10  15:00      -
  `;
  const atHour = `
    place    from   loss
    temple   00:00     4
    temple   15:00     0
  `;
  const groups = [{ members: ['temple', 'temple-quiet'], perDayLeast: 0, perDayMost: 1, most: 1, countsAsVisit: true }];
  const once = dayOf(text.split('\n').slice(0, 3).join('\n'), { atHour });
  const twice = dayOf(text, { atHour, groups });

  expect(show(once, solve(once, { seed: 1 }))).toBe('09:10 temple 60 [score 9]');
  expect(show(twice, solve(twice, { seed: 1 }))).toBe('15:00 temple-quiet 60 [score 9]');
});
