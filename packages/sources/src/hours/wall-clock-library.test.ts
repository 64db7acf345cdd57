import { describe, expect, it } from 'vitest';

import { loadOpeningHours, WallDate } from './wall-clock-library.ts';

describe('a wall clock', () => {
  it('reads and sets the fields of UTC', () => {
    const date = new WallDate(2027, 2, 14, 2, 30);
    expect(date.toISOString()).toBe('2027-03-14T02:30:00.000Z');
    expect([
      date.getFullYear(),
      date.getMonth(),
      date.getDate(),
      date.getDay(),
      date.getHours(),
      date.getMinutes(),
    ]).toEqual([2027, 2, 14, 0, 2, 30]);
    date.setDate(15);
    date.setHours(0, 0, 0, 0);
    expect(date.toISOString()).toBe('2027-03-15T00:00:00.000Z');
  });

  it('copies a date and stands still when asked for the present', () => {
    expect(new WallDate(new WallDate(2027, 0)).toISOString()).toBe('2027-01-01T00:00:00.000Z');
    expect(new WallDate().getTime()).toBe(0);
  });

  it('is what the library answers with', () => {
    const OpeningHours = loadOpeningHours();
    const change = new OpeningHours('09:00-17:00').getNextChange(new WallDate(2027, 3, 3, 12));
    expect(change).toBeInstanceOf(WallDate);
    expect(change?.toISOString()).toBe('2027-04-03T17:00:00.000Z');
  });
});
