import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf } from '../timetable.ts';

function scoreOf(text: string, setting: Parameters<typeof dayOf>[1]): number {
  return Math.round(10 * solve(dayOf(text, setting), { seed: 1 }).score);
}

/** FEATURE UNDER TEST — a limit is kept to the minute: what just reaches it is allowed. */
test('K15 a rest in time', () => {
  const text = `
    place    score  stay  at
    temple       9   120  10
    bench        0    20  20
    garden       8   120  30
  `;
  const within = (most: number): number =>
    scoreOf(text, { days: [{ end: -1 }], rest: { most, least: 999, places: ['bench'] } });

  // From 09:00 to the bench at 11:20 it is 140 minutes, and from 11:40 to the end of the garden at 13:50, 130.
  expect([within(140), within(139)]).toEqual([17, 9]);
});

test('K16 a wait that is a rest', () => {
  const text = `
    place    score  stay  at  from   until
    temple       9   120  10      -  09:30
    garden       8   120  30  12:00  12:30
  `;
  const within = (most: number, least: number): number => scoreOf(text, { rest: { most, least, places: [] } });

  // At the garden at 11:30, which is 150 minutes after 09:00, one waits for 30; from 12:00 to the hotel at 14:30 it is 150.
  expect([within(150, 30), within(149, 30), within(150, 31)]).toEqual([17, 9, 9]);
});

test('K17 walking and waiting', () => {
  const text = `
    place    score  stay  at  from   until
    temple       9    60  10  09:30  09:30
    garden       8    60  20  11:00  11:00
  `;
  const within = (day: { mostWalking?: number; mostWaiting?: number }): number =>
    scoreOf(text, { onFoot: true, days: [day] });

  // To the temple, the garden and back it is 10 + 10 + 20; to the temple and back 20.
  expect([40, 39, 20, 19].map((mostWalking) => within({ mostWalking }))).toEqual([17, 9, 9, 0]);
  // The wait before the temple is the first of the day; at the garden one is at 10:40, and waits for 20.
  expect([20, 19, 0].map((mostWaiting) => within({ mostWaiting }))).toEqual([17, 9, 9]);
});

test('K18 what is only just open, and only just home in time', () => {
  const visit = (until: string, end: string): number =>
    scoreOf(`place score stay at from until\n temple 9 60 10 - ${until}`, { end });

  expect([visit('09:10', '10:20'), visit('09:09', '10:20'), visit('09:10', '10:19')]).toEqual([9, 0, 0]);
});

test('K19 money, visits and the longest leg', () => {
  const text = `
    place    score  stay  at  fee
    temple       9    60  10    3
    garden       8    60  20    4
  `;

  expect([7, 6, 3, 2].map((budget) => scoreOf(text, { budget }))).toEqual([17, 9, 9, 0]);
  expect([2, 1, 0].map((mostVisits) => scoreOf(text, { days: [{ mostVisits }] }))).toEqual([17, 9, 0]);
  expect([20, 19, 10, 9].map((maxLeg) => scoreOf(text, { maxLeg }))).toEqual([17, 9, 9, 0]);
});
