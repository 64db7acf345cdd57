import { expect, it } from 'vitest';

import { ANSWER_LIMITS } from './answer-limits.ts';

/** Megabytes, seconds in all, seconds of silence, values and depth of JSON. */
const LIMITS = {
  overpass: [12, 90, 30, 1_500_000, 16],
  postpass: [12, 90, 30, 1_500_000, 16],
  wikidata: [2, 90, 30, 20_000, 16],
  forecast: [0.5, 5, 3, 5_000, 16],
  pastWeather: [1, 20, 10, 50_000, 16],
  routing: [4, 8, 5, 250_000, 16],
  timetable: [4, 6, 4, 100_000, 32],
  scenes: [8, 10, 5, 250_000, 16],
  titles: [1, 8, 5, 10_000, 16],
} as const;

it.each(Object.entries(LIMITS))('%s may answer with %j', (service, [megabytes, total, idle, maxValues, maxDepth]) => {
  expect(ANSWER_LIMITS[service as keyof typeof LIMITS]).toEqual({
    maxBytes: megabytes * 1_000_000,
    totalMs: total * 1_000,
    idleMs: idle * 1_000,
    json: { maxValues, maxDepth },
  });
});

it('has a limit for each service', () => {
  expect(Object.keys(ANSWER_LIMITS)).toEqual(Object.keys(LIMITS));
});
