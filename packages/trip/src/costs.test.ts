import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { bookOf, DATE, dayOf, eatery, INN, sight } from '../test/day.ts';
import { type CostBasis, countCosts, listNotIncluded, totalCost } from './costs.ts';
import { money } from './money.ts';

const book = bookOf(sight('museum'), sight('secret', { fee: null, minutesAway: 20 }), eatery('table'));
const basis: CostBasis = {
  currency: 'JPY',
  party: { travelers: 3, diets: [], access: [] },
  book,
  journeys: [],
  transitFares: { [DATE]: money(240, 'JPY') },
};
const amounts = (day = dayOf('10:00-11:00 museum\n12:00-13:00 table lunch', book), changes: Partial<CostBasis> = {}) =>
  Object.fromEntries(countCosts([day], { ...basis, ...changes }).map((cost) => [cost.category, cost.amount.amount]));

describe('costs', () => {
  it('counts entries and meals for each person, beds for each room', () => {
    expect(amounts()).toMatchObject({ places: 1500, food: 4500, stay: 2 * 12000, transport: 0 });
  });

  it('keeps back a twentieth of what is planned, and sets 7.5 % aside for small things', () => {
    // 1,500 of entries, 4,500 of meals and 24,000 of beds are 30,000.
    expect(amounts()).toMatchObject({ other: 2250, reserve: 1500 });
  });

  it('counts a ride for each person and each leg that is ridden', () => {
    const day = dayOf('10:00-11:00 museum', book);
    const [from, to] = day.visits;
    const legs =
      from && to ? [{ from: from.id, to: to.id, mode: 'transit' as const, minutes: 12, km: 3, estimate: true }] : [];
    expect(amounts({ ...day, legs })).toMatchObject({ transport: 3 * 240 });
  });

  it('adds up to the total, whatever the party', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), (travelers) => {
        const costs = countCosts([dayOf('10:00-11:00 museum', book)], {
          ...basis,
          party: { ...basis.party, travelers },
        });
        expect(totalCost(costs, 'JPY').amount).toBe(costs.reduce((sum, cost) => sum + cost.amount.amount, 0));
        expect(costs.map((cost) => cost.category)).toEqual(['transport', 'stay', 'food', 'places', 'other', 'reserve']);
      }),
    );
  });

  it('lists what nobody knows instead of guessing it', () => {
    const day = dayOf('10:00-11:00 secret', book);
    expect(amounts(day).places).toBe(0);
    expect(listNotIncluded([day], basis)).toEqual(['Not included: secret, whose price is not known.']);
    const noPrice = new Map(book).set(INN.id, { ...INN, nightly: null });
    expect(listNotIncluded([day], { ...basis, book: noPrice })).toContain(
      'Not included: the night at inn, whose price is not known.',
    );
  });
});
