import { describe, expect, it } from 'vitest';

import { harbourton } from '../catalogue/__fixtures__/harbourton.ts';
import { toMoneyIn } from '../rates/to-money.ts';
import { toCityDay } from './city-day.ts';

/** As it is read, with what its text leaves out. */
const CITY = { ...harbourton().city, seasons: [] };
const dayOn = (date: string) => toCityDay(CITY, date, { toMoney: toMoneyIn('EUR') });

describe('a day in a city', () => {
  it('tells where it is, what a ride costs and what the weather is usually like', () => {
    expect(dayOn('2027-04-07')).toEqual({
      date: '2027-04-07',
      city: 'harbourton',
      cityName: 'Harbourton',
      zone: 'Europe/Dublin',
      weather: { condition: 'unknown', highC: 12, lowC: 5, rain: 0.37, typical: true },
      busy: false,
      holiday: null,
      transitFare: { amount: 200, currency: 'EUR' },
    });
  });

  it('has the forecast where there is one, and else what is usual, with its source', () => {
    const source = { name: 'Open-Meteo', date: '2027-04-06', verify: true };
    const rainy = { condition: 'rainy', highC: 11, lowC: 6, rain: 0.8, typical: false, source } as const;
    const weather = {
      forecast: new Map([['2027-04-07', rainy]]),
      climate: Array.from({ length: 12 }, () => ({ high: 20, low: 10, rainDays: 3 })),
      climateSource: source,
      notes: [],
    };
    const dayWith = (date: string) => toCityDay(CITY, date, { toMoney: toMoneyIn('EUR'), weather });
    expect(dayWith('2027-04-07').weather).toEqual(rainy);
    expect(dayWith('2027-04-08').weather).toEqual({
      ...{ condition: 'unknown', highC: 20, lowC: 10, rain: 0.1, typical: true },
      source,
    });
  });

  it('is busy on weekends and public holidays', () => {
    expect(dayOn('2027-04-03')).toMatchObject({ busy: true, holiday: null });
    expect(dayOn('2027-03-17')).toMatchObject({ busy: true, holiday: 'St. Patrick’s Day' });
  });

  it('is busy in a season that people come for, and a peak on its weekends', () => {
    const seasons = [
      { name: 'blossom', from: '04-01', until: '04-10' },
      { name: 'Christmas markets', from: '12-20', until: '01-06' },
    ];
    const of = (date: string) => {
      const { busy, season } = toCityDay({ ...CITY, seasons }, date, { toMoney: toMoneyIn('EUR') });
      return [busy, season];
    };
    expect(of('2027-03-31')).toEqual([false, undefined]);
    expect(of('2027-04-01')).toEqual([true, 'blossom']);
    expect(of('2027-04-10')).toEqual(['peak', 'blossom']);
    expect(of('2027-04-11')).toEqual([true, undefined]);
    expect(of('2027-12-22')).toEqual([true, 'Christmas markets']);
    expect(of('2027-01-05')).toEqual([true, 'Christmas markets']);
    expect(of('2027-01-07')).toEqual([false, undefined]);
  });
});
