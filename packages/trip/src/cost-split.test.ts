import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { bookOf, DATE, dayOf, eatery, rules, sight } from '../test/day.ts';
import { listLimits, shareOut, splitCosts } from './cost-split.ts';
import { type CostBasis, countCosts, totalCost } from './costs.ts';
import { keepsTheBudget } from './feasibility/budget.ts';
import { money } from './money.ts';
import type { Person } from './person.ts';
import type { Ride } from './ride.ts';

const yen = (amount: number) => money(amount, 'JPY');
const zoo = sight('zoo', {
  fee: yen(1000),
  childFees: [
    { under: 6, fee: yen(0) },
    { under: 12, fee: yen(400) },
  ],
});
const book = bookOf(
  sight('museum'),
  zoo,
  sight('park', { fee: yen(0) }),
  sight('secret', { fee: null }),
  eatery('table'),
);
const train: Ride = {
  ...{ date: DATE, from: 'Osaka', to: 'Kyoto', minutes: 30, km: 43, mode: 'train', fare: yen(580) },
  source: { name: 'test', date: DATE, verify: true },
};
const basisOf = (travelers: number, persons: readonly Person[] = []): CostBasis => ({
  currency: 'JPY',
  party: { travelers, diets: [], access: [], persons },
  book,
  journeys: [train],
  transitFares: { [DATE]: yen(240) },
});
const DAY = dayOf('10:00-11:00 museum\n12:00-13:00 table lunch', book);
const amounts = (all: readonly { readonly amount: number }[]) => all.map(({ amount }) => amount);
const linesOf = (travelers: number, persons: readonly Person[], day = DAY) =>
  splitCosts([day], basisOf(travelers, persons)).lines.map(({ text, amount, shares }) => [
    text,
    amount.amount,
    ...amounts(shares),
  ]);

describe('who pays what', () => {
  it('shares nights by heads, and gives everybody their own tickets, entries and meals', () => {
    // Three people in two rooms at 12,000; 580 + 500 + 1,500 each.
    expect(linesOf(3, [{ label: 'Anna', count: 1 }])).toEqual([
      ['Train from Osaka to Kyoto', 1740, 580, 1160],
      ['A night at inn', 24000, 8000, 16000],
      ['Entry: museum', 1500, 500, 1000],
      ['Lunch: table', 4500, 1500, 3000],
      // 7.5 % and 5 % of 31,740: 2,380.5 and 1,587.
      ['Small things nobody plans', 2381, 794, 1587],
      ['Kept back for what goes wrong', 1587, 529, 1058],
    ]);
  });

  it('tells tickets, rides and nights, one by one, as far as they cost something', () => {
    const bus: Ride = { ...train, mode: 'bus', fare: yen(0) };
    const any: Ride = { ...train, mode: 'transit', fare: yen(700), from: 'Kobe' };
    const unknown: Ride = { ...train, fare: null };
    const day = {
      ...DAY,
      visits: DAY.visits.filter(({ kind }) => kind === 'stay'),
      legs: (['walk', 'transit', 'bus', 'drive'] as const).map((mode) => ({ ...DAY.legs[0], mode })) as typeof DAY.legs,
    };
    const basis = { ...basisOf(2), journeys: [bus, any, unknown] };
    const lines = (days: readonly (typeof day)[], over: Partial<CostBasis> = {}) =>
      splitCosts(days, { ...basis, ...over })
        .lines.filter(({ category }) => category === 'transport' || category === 'stay')
        .map(({ text, amount, why }) => [text, amount.amount, why]);
    expect(lines([day])).toEqual([
      ['Journey from Kobe to Kyoto', 1400, "a ticket of ¥700 each, everybody's own"],
      // Two rides at ¥240 for two of them.
      ['Rides in the city', 960, "2 rides at ¥240 each, everybody's own"],
      ['A night at inn', 12000, 'one room at ¥12,000; shared evenly by 2'],
    ]);
    const one = { ...day, legs: day.legs.slice(0, 2) };
    expect(lines([one, { ...day, date: '2027-06-01' }], { journeys: [] })).toEqual([
      ['Rides in the city', 480, "1 ride at ¥240 each, everybody's own"],
      ['2 nights at inn', 24000, 'one room at ¥12,000, 2 nights; shared evenly by 2'],
    ]);
    expect(lines([{ ...one, stay: null, legs: [] }], { journeys: [] })).toEqual([]);
  });

  it('says of beds that are left over who pays them', () => {
    const why = (travelers: number, terms: object) => {
      const inn = [...book.values()].find(({ kind }) => kind === 'lodging');
      if (inn?.kind !== 'lodging') throw new Error('There is an inn.');
      const changed = new Map(book).set(inn.id, { ...inn, terms });
      return splitCosts([DAY], { ...basisOf(travelers), book: changed }).lines.find(
        ({ category }) => category === 'stay',
      )?.why;
    };
    expect(why(3, { sleeps: 4 })).toBe(
      '1 × up to 4 people at ¥12,000; shared evenly by 3, who also share the bed that is left over',
    );
    expect(why(5, { sleeps: 4 })).toBe(
      '2 × up to 4 people at ¥12,000; shared evenly by 5, who also share the 3 beds that are left over',
    );
    expect(why(4, { sleeps: 4 })).toBe('1 × up to 4 people at ¥12,000; shared evenly by 4');
    expect(why(1, { sleeps: 1 })).toBe('1 × up to 1 people at ¥12,000');
  });

  it('shares what nobody planned by heads where nothing else costs anything', () => {
    const free = splitCosts([{ ...DAY, visits: [], legs: [], stay: null }], { ...basisOf(2), journeys: [] });
    expect(free).toMatchObject({ lines: [], total: { amount: 0 }, payers: [{ each: { amount: 0 } }] });
  });

  it('asks of children what is asked of them, and of nobody else less', () => {
    const day = dayOf('10:00-11:00 zoo\n12:00-13:00 table lunch', book);
    const persons: readonly Person[] = [{ label: 'the children', count: 3, ages: [5, 6, 12] }];
    const [entry] = splitCosts([day], basisOf(5, persons)).lines.filter(({ category }) => category === 'places');
    // Two grown-ups and one of twelve 1,000 each, one of six 400, one of five nothing.
    expect(entry?.amount.amount).toBe(3400);
    expect(amounts(entry?.shares ?? [])).toEqual([1400, 2000]);
    expect(entry?.why).toBe("¥1,000 each, everybody's own; free at the age of 5; ¥400 at the age of 6");
    expect(countCosts([day], basisOf(5, persons)).find(({ category }) => category === 'places')?.amount.amount).toBe(
      3400,
    );
  });

  it('says of a room for two that somebody alone pays the whole of it', () => {
    const night = splitCosts([DAY], basisOf(1)).lines.find(({ category }) => category === 'stay');
    expect(night?.amount.amount).toBe(12000);
    expect(night?.why).toBe(
      'one room at ¥12,000; you have it to yourself and pay the whole of it, as no single price is known',
    );
    const three = splitCosts([DAY], basisOf(3)).lines.find(({ category }) => category === 'stay');
    expect(three?.why).toBe('2 rooms at ¥12,000; shared evenly by 3, who also share the bed that is left over');
  });

  it('says what each of a sub-group pays, beside their limit', () => {
    const limit = (amount: number) => ({ money: yen(amount), scope: 'person' }) as const;
    const persons: readonly Person[] = [
      { label: 'two of you', count: 2, limit: limit(11000) },
      { label: 'the others', count: 'rest', limit: limit(11904) },
    ];
    const basis = basisOf(3, persons);
    const split = splitCosts([DAY], basis);
    // 35,708 in all: 11,902 for one and 11,903 for two of them; who has paid least gets the cent.
    expect(split.total.amount).toBe(35708);
    expect(split.payers.map(({ total, each }) => [total.amount, each.amount])).toEqual([
      [23806, 11903],
      [11902, 11902],
    ]);
    const findings = keepsTheBudget([DAY], { ...rules(book), budget: null, payers: () => listLimits(split) });
    expect(findings).toMatchObject({ against: [{ code: 'over-budget' }] });
    expect(JSON.stringify(findings)).toContain(
      'The plan costs each of two of you ¥11,903, ¥903 more than their limit of ¥11,000.',
    );
  });

  it('says the most that one of a sub-group pays', () => {
    const day = dayOf('10:00-11:00 zoo', book);
    const { payers } = splitCosts([day], basisOf(3, [{ label: 'the children', count: 2, ages: [5, 13] }]));
    // 580 of train and 8,000 of bed each; of entry nothing at five and 1,000 at thirteen, as for the grown-up; 8,580 and 9,580 twice, and 12.5 % more.
    expect(payers.map(({ each, total }) => [each.amount, total.amount])).toEqual([
      [10778, 20430],
      [10778, 10778],
    ]);
  });

  it.each<[number, readonly number[], readonly number[], readonly number[]]>([
    [100, [1, 1, 1], [0, 0, 0], [34, 33, 33]],
    [100, [1, 1, 1], [5, 0, 0], [33, 34, 33]],
    [101, [1, 1, 1], [5, 0, 3], [33, 34, 34]],
    // Exactly 2.5, 1.67 and 0.83: the largest remainders are .83 and .67.
    [5, [3, 2, 1], [0, 0, 0], [2, 2, 1]],
    [7, [0, 0], [0, 0], [0, 0]],
  ])('shares %i by %j', (amount, weights, have, parts) => {
    expect(shareOut(amount, weights, have)).toEqual(parts);
  });

  it('adds up to what the plan costs, whoever travels', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.array(fc.record({ count: fc.integer({ min: 1, max: 4 }), age: fc.integer({ min: 0, max: 20 }) }), {
          maxLength: 4,
        }),
        (travelers, some) => {
          const persons = some.map(({ count, age }, index) => ({ label: `person ${index}`, count, ages: [age] }));
          const basis = basisOf(travelers, persons);
          const days = [dayOf('10:00-11:00 zoo\n12:00-13:00 table lunch\n14:00-15:00 museum', book)];
          const { lines, payers, total } = splitCosts(days, basis);
          const sum = (all: readonly number[]) => all.reduce((left, right) => left + right, 0);
          expect(total).toEqual(totalCost(countCosts(days, basis), 'JPY'));
          expect(sum(lines.map(({ amount }) => amount.amount))).toBe(total.amount);
          expect(sum(payers.map((one) => one.total.amount))).toBe(total.amount);
          for (const { amount, shares } of lines) expect(sum(amounts(shares))).toBe(amount.amount);
        },
      ),
    );
  });
});
