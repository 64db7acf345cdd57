import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { bookOf, DATE, dayOf, eatery, INN, placeId, sight } from '../test/day.ts';
import { type CostBasis, costOfVisit, countCosts, listNotIncluded, summariseNotIncluded, totalCost } from './costs.ts';
import { money } from './money.ts';
import type { Ride } from './ride.ts';
import type { TravelMode } from './travel.ts';

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

  it('counts journeys for each person, and no ride on foot or of a day whose fare nobody knows', () => {
    const day = dayOf('10:00-11:00 museum', book);
    const [from, to] = day.visits;
    if (!from || !to) throw new Error('The day is empty.');
    const leg = (mode: TravelMode) => ({ from: from.id, to: to.id, mode, minutes: 12, km: 3, estimate: true });
    const legs = (['walk', 'transit', 'bus', 'transit', 'walk'] as const).map(leg);
    const journey: Ride = {
      ...{ date: DATE, from: 'Osaka', to: 'Kyoto', minutes: 30, km: 43 },
      mode: 'train',
      ...{ fare: money(580, 'JPY'), source: { name: 'test', date: DATE, verify: true } },
    };
    // Three people: three rides of ¥240 each, two journeys of ¥580 each.
    expect(amounts({ ...day, legs }).transport).toBe(3 * 3 * 240);
    expect(amounts({ ...day, legs }, { journeys: [journey, journey] }).transport).toBe(3 * (720 + 1160));
    const flight: Ride = { ...journey, mode: 'flight', from: 'Lisbon', fare: null };
    expect(amounts({ ...day, legs }, { journeys: [journey, flight] }).transport).toBe(3 * (720 + 580));
    expect(listNotIncluded([day], { ...basis, journeys: [journey, flight] })).toEqual([
      'Not included: the flight from Lisbon to Kyoto, whose price is not known.',
    ]);
    expect(amounts({ ...day, legs }, { transitFares: {} }).transport).toBe(0);
    expect(listNotIncluded([{ ...day, legs }], { ...basis, transitFares: {} })).toEqual([
      `Not included: rides inside the city on ${DATE}; the fare is not known.`,
    ]);
    expect(listNotIncluded([{ ...day, legs: [leg('walk'), leg('bus')] }], { ...basis, transitFares: {} })).toHaveLength(
      1,
    );
    expect(listNotIncluded([{ ...day, legs: [leg('walk')] }], { ...basis, transitFares: {} })).toEqual([]);
    expect(listNotIncluded([{ ...day, legs }], basis)).toEqual([]);
  });

  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
  ])('beds %i people in %i rooms, and nobody on the day of leaving', (travelers, rooms) => {
    const party = { ...basis.party, travelers };
    const day = dayOf('10:00-11:00 museum', book);
    expect(amounts(day, { party }).stay).toBe(rooms * 12_000);
    expect(amounts({ ...day, stay: null }, { party }).stay).toBe(0);
    expect(listNotIncluded([{ ...day, stay: null }], basis)).toEqual([]);
    const noPrice = new Map(book).set(INN.id, { ...INN, nightly: null });
    expect(amounts(day, { party, book: noPrice }).stay).toBe(0);
    // A night at what is no lodging costs nothing that we know.
    expect(amounts({ ...day, stay: placeId('museum') }, { party }).stay).toBe(0);
    expect(listNotIncluded([{ ...day, stay: placeId('museum') }], basis)).toEqual([]);
  });

  it('charges nothing on a free day, even where nobody knows what it costs on others', () => {
    const day = dayOf('10:00-11:00 museum\n11:30-12:00 secret', book);
    const free = new Map([...book].map(([id, place]) => [id, { ...place, freeOn: [DATE] }]));
    // 500 for each of three; nothing is known of the other.
    expect(amounts(day).places).toBe(1500);
    expect(amounts(day, { book: free }).places).toBe(0);
    expect(listNotIncluded([day], { ...basis, book: free })).toEqual([]);
    expect(amounts({ ...day, date: '2027-04-04' }, { book: free }).places).toBe(1500);
  });

  it('says what one visit costs one person', () => {
    const { visits } = dayOf('10:00-11:00 museum\n11:30-12:00 secret\n12:30-13:30 table lunch', book);
    const costs = visits.map((visit) => costOfVisit(visit, '2027-04-03', { book, currency: 'JPY' })?.amount ?? null);
    expect(costs).toEqual([0, 500, null, 1500, 0]);
    // Eating where there is only something to see, seeing where there is only something to eat.
    const swapped = visits.map((visit) => ({
      ...visit,
      kind: visit.kind === 'meal' ? ('place' as const) : visit.kind === 'place' ? ('meal' as const) : visit.kind,
    }));
    expect(swapped.map((visit) => costOfVisit(visit, '2027-04-03', { book, currency: 'JPY' })?.amount)).toEqual([
      0, 0, 0, 0, 0,
    ]);
  });

  it('marks all as estimates but the tariffs', () => {
    const costs = countCosts([dayOf('10:00-11:00 museum', book)], basis);
    expect(costs.map(({ category, amount, estimate }) => [category, amount.amount, estimate])).toEqual([
      ['transport', 0, true],
      ['stay', 24_000, true],
      ['food', 0, true],
      ['places', 1500, false],
      ['other', 1913, true],
      ['reserve', 1275, true],
    ]);
    expect(totalCost(costs, 'JPY')).toEqual(money(28_688, 'JPY'));
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

it('sums up in one sentence what is left out, where it is much', () => {
  const days = Array.from({ length: 2 }, (_, index) => {
    const names = ['a', 'b', 'c'].map((name) => `${name}${index}`);
    const book = bookOf(
      ...names.map((name) => sight(name, { fee: null })),
      ...['lunch', 'dinner'].map((name) => eatery(`${name}${index}`, { price: null })),
    );
    const lines = `10:00-10:30 a${index}\n10:40-11:00 b${index}\n11:10-11:30 c${index}\n12:00-13:00 lunch${index} lunch\n19:00-20:00 dinner${index} dinner`;
    return { day: dayOf(lines, book), book };
  });
  const all = { ...basis, book: new Map(days.flatMap(({ book }) => [...book])) };
  const [first, second] = days.map(({ day }) => day);
  if (!first || !second) throw new Error('Two days were made.');
  // Three entries and two meals are named; six and four are counted.
  expect(summariseNotIncluded([first], all)).toEqual(listNotIncluded([first], all));
  expect(listNotIncluded([first], all)).toHaveLength(5);
  expect(summariseNotIncluded([first, second], all)).toEqual([
    'Not included: 4 meals and what 6 places ask for entry, whose prices are not known.',
  ]);
});
