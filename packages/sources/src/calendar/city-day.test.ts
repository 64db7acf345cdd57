import { describe, expect, it } from 'vitest';

import { harbourton } from '../catalogue/__fixtures__/harbourton.ts';
import { toMoneyIn } from '../rates/to-money.ts';
import { toCityDay } from './city-day.ts';

const dayOn = (date: string) => toCityDay(harbourton().city, date, toMoneyIn('EUR'));

describe('a day in a city', () => {
  it('tells where it is, what a ride costs and what the weather is usually like', () => {
    expect(dayOn('2027-04-07')).toEqual({
      date: '2027-04-07',
      city: 'harbourton',
      cityName: 'Harbourton',
      zone: 'Europe/Dublin',
      weather: { condition: 'mostly_clear', highC: 12, lowC: 5, rain: 0.37, typical: true },
      busy: false,
      holiday: null,
      transitFare: { amount: 200, currency: 'EUR' },
    });
  });

  it('is busy on weekends and public holidays', () => {
    expect(dayOn('2027-04-03')).toMatchObject({ busy: true, holiday: null });
    expect(dayOn('2027-03-17')).toMatchObject({ busy: true, holiday: 'St. Patrick’s Day' });
  });
});
