import { weekdayOf } from '@wayfarer/trip/clock';
import type { DatedHours } from '@wayfarer/trip/vocabulary';
import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '../catalogue/load.ts';
import { context, segment } from './__fixtures__/context.ts';
import { createEmbeddedPlaces } from './places.ts';

const places = createEmbeddedPlaces(loadCatalogue);
const ask = (...segments: ReturnType<typeof segment>[]) => ({ segments, currency: 'JPY', budget: null });
const datesOf = (hours: DatedHours): readonly string[] => (hours === 'unknown' ? [] : Object.keys(hours));

describe('places to see', () => {
  it('have hours for exactly the dates of their city', async () => {
    const asked = context();
    const { sights } = await places.findSights(
      ask(segment('kyoto', '2027-04-03', '2027-04-04'), segment('tokyo', '2027-04-05')),
      asked,
    );
    const dates = (city: string) =>
      new Set(sights.filter((sight) => sight.city === city).flatMap(({ hours }) => datesOf(hours)));
    expect(dates('kyoto')).toEqual(new Set(['2027-04-03', '2027-04-04']));
    expect(dates('tokyo')).toEqual(new Set(['2027-04-05']));
    expect(asked.notes).toEqual([`Looking at ${sights.length} places to see in Kyoto and Tokyo`]);
  });

  it('know that a museum is closed on Mondays', async () => {
    const { sights } = await places.findSights(ask(segment('kyoto', '2027-04-04', '2027-04-05')), context());
    const museum = sights.find(({ id }) => id === 'place_kyoto-kyoto-national-museum');
    expect(weekdayOf('2027-04-05')).toBe('Monday');
    expect(museum?.hours).toEqual({ '2027-04-04': [{ open: 570, close: 990 }], '2027-04-05': [] });
  });

  it('come with one day for each date, in order', async () => {
    const query = ask(segment('kyoto', '2027-05-03', '2027-05-04'), segment('tokyo', '2027-05-04', '2027-05-06'));
    const { calendar, allowances } = await places.findSights(query, context());
    expect(calendar.map(({ date, city, holiday, busy }) => [date, city, holiday, busy])).toEqual([
      ['2027-05-03', 'kyoto', 'Constitution Day', true],
      ['2027-05-04', 'tokyo', 'Greenery Day', true],
      ['2027-05-06', 'tokyo', null, false],
    ]);
    expect(Object.keys(allowances)).toEqual(['2027-05-03', '2027-05-04', '2027-05-06']);
  });

  it('come with a budget in the currency of the trip, and a note on every rate', async () => {
    const query = {
      segments: [segment('paris', '2027-04-03')],
      currency: 'USD',
      budget: { amount: 300_000, currency: 'JPY' },
    };
    const { budget, allowances, notes, sights, calendar } = await places.findSights(query, context());
    expect(budget?.currency).toBe('USD');
    expect(allowances['2027-04-03']?.mid.currency).toBe('USD');
    expect(calendar[0]?.transitFare?.currency).toBe('USD');
    expect(sights.every(({ fee }) => fee === null || fee.currency === 'USD')).toBe(true);
    expect(notes).toEqual([
      expect.stringMatching(
        /^Amounts in EUR were converted to USD at the rate of \d{4}-\d\d-\d\d; they are estimates\.$/,
      ),
      expect.stringMatching(/^Amounts in JPY were converted to USD/),
    ]);
  });

  it('have nothing to note when nothing was converted', async () => {
    const { notes, budget } = await places.findSights(ask(segment('kyoto', '2027-04-03')), context());
    expect({ notes, budget }).toEqual({ notes: [], budget: null });
  });

  it('are refused in a currency of nobody', async () => {
    const query = { ...ask(segment('kyoto', '2027-04-03')), currency: 'QQQ' };
    await expect(places.findSights(query, context())).rejects.toThrow('No exchange rate is known for "QQQ".');
  });
});
