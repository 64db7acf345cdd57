import { describe, expect, it } from 'vitest';

import { findHoliday, nameOfRegion } from './holidays.ts';

describe('public holidays', () => {
  it.each([
    ['JP', '2027-05-03', 'Constitution Day'],
    ['JP', '2027-03-22', 'Spring Equinox Day (substitute day)'],
    ['JP', '2027-12-25', null],
    ['US', '2027-07-05', 'Independence Day (substitute day)'],
    ['US', '2027-04-19', null],
    ['FR', '2027-07-14', 'Bastille Day'],
    ['FR', '2027-07-15', null],
    ['XX', '2027-01-01', null],
  ])('in %s on %s: %s', (country, date, name) => {
    expect(findHoliday({ country }, date)).toBe(name);
  });

  it('differ inside a country', () => {
    expect(findHoliday({ country: 'US', region: 'MA' }, '2027-04-19')).toBe("Patriots' Day");
  });

  it('knows regions by name', () => {
    expect(nameOfRegion({ country: 'US', region: 'MA' })).toBe('Massachusetts');
    expect(nameOfRegion({ country: 'US', region: 'ZZ' })).toBe('');
    expect(nameOfRegion({ country: 'JP' })).toBe('');
  });
});
