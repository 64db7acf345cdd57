import { expect, it } from 'vitest';

import { at, DATES, MONDAY, SATURDAY, sight, SUNDAY } from '../test/town.ts';
import type { BadWeather } from './editable-plan.ts';
import { minding, toldOfWeather } from './weather.ts';

const park = sight('park', 5, { categories: ['park'], indoor: false });
const museum = sight('museum', 5);
const sights = [park, museum];
const rain: BadWeather = { date: SATURDAY, severity: 0.65, isOver: true };

it('a day of weather over the limit has no sight outdoors, and the others as they were', () => {
  const [wet, dry] = minding([rain], { sights, dates: [SATURDAY] }).sights;
  expect(wet?.hours).toMatchObject({ [SATURDAY]: [], [SUNDAY]: [{ open: 540, close: 1080 }] });
  expect(dry).toBe(museum);
  expect(minding([rain], { sights, dates: [SUNDAY] }).sights).toBe(sights);
});

it('weather of some hours takes those alone', () => {
  const afternoon = { ...rain, from: at('13:00'), until: at('15:00') };
  const [wet] = minding([afternoon], { sights, dates: [...DATES] }).sights;
  expect(wet?.hours).toMatchObject({
    [SATURDAY]: [
      { open: 540, close: 780 },
      { open: 900, close: 1080 },
    ],
    [MONDAY]: [{ open: 540, close: 1080 }],
  });
});

it('weather under the limit makes what is outdoors worth less, from more than 0.4 on and where all dates have it', () => {
  const drizzle: BadWeather = { date: SATURDAY, severity: 0.55, isOver: false };
  const minded = minding([drizzle], { sights, dates: [SATURDAY] });
  expect([...(minded.lessWorth?.places ?? [])]).toEqual([park.id]);
  expect(minded.lessWorth?.factor).toBeCloseTo(0.45, 10);
  expect(minding([{ ...drizzle, severity: 0.4 }], { sights, dates: [SATURDAY] }).lessWorth).toBeUndefined();
  expect(minding([drizzle], { sights, dates: [SATURDAY, SUNDAY] }).lessWorth).toBeUndefined();
});

it('is said to be the weather, and no closed door', () => {
  const leftOut = [park, museum].map(({ id }) => ({ place: id, reason: 'closed-that-day' as const, text: 'Closed.' }));
  const book = new Map(sights.map((one) => [one.id, one]));
  const told = toldOfWeather(leftOut, { weather: [rain], dates: [SATURDAY], book });
  expect(told[0]).toMatchObject({ reason: 'unsafe-weather', text: expect.stringContaining('park is outdoors') });
  expect(told[1]).toBe(leftOut[1]);
  expect(toldOfWeather(leftOut, { weather: [rain], dates: [SUNDAY], book })).toBe(leftOut);
});
