import { describe, expect, it } from 'vitest';

import { findLongDate, formatAmount, formatDate, formatDateRange, formatHours, formatKm } from './format.ts';

describe('dates', () => {
  it('carry their weekday', () => {
    expect(formatDate('2027-04-03')).toBe('Sat 3 Apr');
  });

  it('say once what both ends of a range share', () => {
    expect(formatDateRange('2027-04-03', '2027-04-05')).toBe('Sat 3 – Mon 5 Apr 2027');
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
  });
});

describe('distances', () => {
  it('lose their decimals when they are long', () => {
    expect([formatKm(0.64), formatKm(12.4)]).toEqual(['0.6 km', '12 km']);
  });
});
