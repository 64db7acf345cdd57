import { describe, expect, it } from 'vitest';

import { typicalWeather } from './typical-weather.ts';

const always = (high: number, rainDays: number) =>
  Array.from({ length: 12 }, () => ({ high, low: high - 9, rainDays }));

describe('typical weather', () => {
  it('is that of the month, and says so', () => {
    const climate = always(20, 9).with(3, { high: 18, low: 7, rainDays: 10 });
    expect(typicalWeather(climate, '2027-04-30')).toEqual({
      condition: 'unknown',
      highC: 18,
      lowC: 7,
      rain: 0.33,
      typical: true,
    });
  });

  it.each([
    [31, 'hot'],
    [30, 'unknown'],
    [6, 'unknown'],
    [5, 'cold'],
  ])('of %i °C is %s, whatever the number of days with rain', (high, condition) => {
    for (const rainDays of [0, 12, 25]) {
      expect(typicalWeather(always(high, rainDays), '2027-06-15')).toMatchObject({ condition });
    }
  });

  it('counts the chance by the days of the month', () => {
    expect(typicalWeather(always(20, 14), '2027-02-01')?.rain).toBe(0.5);
    expect(typicalWeather(always(20, 31), '2027-02-01')?.rain).toBe(1);
  });

  it('is not known without normals', () => {
    expect(typicalWeather([], '2027-02-01')).toBeNull();
  });
});
