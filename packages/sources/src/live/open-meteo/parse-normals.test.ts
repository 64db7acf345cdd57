import { addDays, listDates } from '@wayfarer/trip/clock';
import { expect, it } from 'vitest';

import { RequestFailedError } from '../http/request-failed-error.ts';
import { parseNormals } from './parse-normals.ts';

/** Two years in the shape of the archive: January is 10 and 2 °C with rain each 5th day, the others 20 and 10 °C, dry. */
function archive(change: (date: string) => { readonly high?: number | null } = () => ({})) {
  const time = listDates('2024-01-01', '2025-12-31');
  const isJanuary = (date: string): boolean => date.slice(5, 7) === '01';
  return {
    daily: {
      time,
      temperature_2m_max: time.map((date) => ({ high: isJanuary(date) ? 10 : 20, ...change(date) }).high),
      temperature_2m_min: time.map((date) => (isJanuary(date) ? 2.4 : 10)),
      precipitation_sum: time.map((date) => (isJanuary(date) && Number(date.slice(8)) % 5 === 0 ? 1 : 0.9)),
    },
  };
}

it('are the means of each month, and the days with rain of one such month', () => {
  const normals = parseNormals(JSON.stringify(archive()), 2);
  expect(normals).toHaveLength(12);
  // The 5th, 10th, 15th, 20th, 25th and 30th.
  expect(normals[0]).toEqual({ high: 10, low: 2, rainDays: 6 });
  expect(normals[6]).toEqual({ high: 20, low: 10, rainDays: 0 });
});

it('bear a missing day, and not a missing month', () => {
  const without = (last: string) => archive((date) => (date <= last ? { high: null } : {}));
  expect(parseNormals(JSON.stringify(without('2024-01-06')), 2)[0]).toMatchObject({ high: 10, low: 2 });
  // 31 × 2 × 0.9 = 55.8 days are needed, 55 are left.
  const text = JSON.stringify(without(addDays('2024-01-01', 6)));
  expect(() => parseNormals(text, 2)).toThrow(RequestFailedError);
});

it.each(['', '{"daily":{}}', '{"error":true,"reason":"Latitude must be in range"}'])('refuse %j', (text) => {
  expect(() => parseNormals(text, 2)).toThrow('answered with something that is no weather of past days');
});
