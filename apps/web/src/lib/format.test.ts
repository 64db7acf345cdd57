import '../testing/english.ts';

import { describe, expect, it } from 'vitest';

import {
  capitalise,
  findLongDate,
  formatAmount,
  formatDate,
  formatDateRange,
  formatDayMonthYear,
  formatHours,
  formatKm,
  formatMoment,
} from './format.ts';

describe('dates', () => {
  it('carry their weekday', () => {
    expect(formatDate('2027-04-03')).toBe('Sat 3 Apr');
  });

  it.each([
    ['2027-01-01', '1 Jan 2027'],
    ['2027-05-10', '10 May 2027'],
    ['2027-12-31', '31 Dec 2027'],
  ])('say of %s: %s', (date, said) => {
    expect(formatDayMonthYear(date)).toBe(said);
  });

  it('say once what both ends of a range share', () => {
    expect(formatDateRange('2027-04-03', '2027-04-05')).toBe('Sat 3 Apr – Mon 5 Apr 2027');
    expect(formatDateRange('2027-03-30', '2027-04-02')).toBe('Tue 30 Mar – Fri 2 Apr 2027');
    expect(formatDateRange('2027-12-30', '2028-01-02')).toBe('Thu 30 Dec 2027 – Sun 2 Jan 2028');
    expect(formatDateRange('2027-04-03', '2027-04-03')).toBe('Sat 3 Apr 2027');
  });
});

describe('the date of a moment', () => {
  it('is said in full, and not at all where the moment cannot be read', () => {
    expect(findLongDate('2026-11-22T13:05:07.866Z')).toBe('Sun 22 Nov 2026');
    expect(findLongDate('2026-\u{fffd}1-22T13:05:07.866Z')).toBeUndefined();
    expect(findLongDate('')).toBeUndefined();
  });
});

describe('amounts', () => {
  it('follow the minor digits of their currency', () => {
    expect(formatAmount({ amount: 1250, currency: 'JPY' })).toBe('¥1,250');
    expect(formatAmount({ amount: 1250, currency: 'USD' })).toBe('$12.50');
    expect(formatAmount({ amount: 120000, currency: 'EUR' })).toBe('€1,200');
  });
});

describe('hours', () => {
  it('are short where they can be', () => {
    expect(formatHours([{ open: '10:00', close: '18:00' }])).toBe('open 10–18');
    expect(
      formatHours([
        { open: '11:30', close: '14:30' },
        { open: '17:30', close: '21:30' },
      ]),
    ).toBe('open 11:30–14:30, 17:30–21:30');
  });

  it('tell unknown from closed and from always open', () => {
    expect(formatHours('unknown')).toBe('hours not known: check');
    expect(formatHours([])).toBe('closed this day');
    expect(formatHours([{ open: '00:00', close: '24:00' }])).toBe('always open');
    expect(formatHours([{ open: '00:00', close: '12:00' }])).toBe('open 0–12');
    expect(formatHours([{ open: '12:00', close: '24:00' }])).toBe('open 12–24');
  });
});

describe('distances', () => {
  it('lose their decimals when they are long', () => {
    expect([formatKm(0.64), formatKm(0.66), formatKm(9.96), formatKm(12.4), formatKm(12.5)]).toEqual([
      '0.6 km',
      '0.7 km',
      '10 km',
      '12 km',
      '13 km',
    ]);
    expect(formatKm(10.4)).toBe('10 km');
  });
});

describe('moments', () => {
  it('are told by the clock of who reads', () => {
    // The sixth of March, 7:05, wherever that is.
    expect(formatMoment(new Date(2027, 2, 6, 7, 5).toISOString())).toBe('Sat 6 Mar, 07:05');
    expect(formatMoment(new Date(2027, 10, 21, 18, 45).toISOString())).toBe('Sun 21 Nov, 18:45');
    expect(formatMoment('?')).toBe('some time ago');
  });
});

it('capitalises the first letter alone', () => {
  expect([capitalise('temple'), capitalise('A'), capitalise('')]).toEqual(['Temple', 'A', '']);
});
