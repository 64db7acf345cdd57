import { describe, expect, it } from 'vitest';

import { chooseWithin, type Pick, type PickProblem } from './choose-within.ts';

const one = (...items: readonly Pick[]): PickProblem['groups'][number] => ({ items, least: 1, most: 1 });

describe('choosing within a budget', () => {
  it('buys the better bed only as far as the journey leaves money for it', () => {
    const journeys = one({ cost: 200, worth: 5 }, { cost: 80, worth: 2 });
    const beds = one({ cost: 100, worth: 1 }, { cost: 150, worth: 3 }, { cost: 260, worth: 9 });
    const groups = [journeys, beds];
    // 460 buys the best of both; with 350 the dear bed and the cheap journey (11) beat 200 + 150 (8); 180 is the least.
    expect(chooseWithin({ groups, budget: 460 })).toEqual({ groups: [[0], [2]], cost: 460, worth: 14 });
    expect(chooseWithin({ groups, budget: 350 })).toEqual({ groups: [[1], [2]], cost: 340, worth: 11 });
    expect(chooseWithin({ groups, budget: 180 })).toEqual({ groups: [[1], [0]], cost: 180, worth: 3 });
    expect(chooseWithin({ groups, budget: 179 })).toBeUndefined();
  });

  it('takes each thing once, and as many as pay', () => {
    const items = [
      { cost: 10, worth: 1 },
      { cost: 10, worth: 4 },
      { cost: 30, worth: 3 },
    ];
    expect(chooseWithin({ groups: [{ items, least: 1, most: 3 }], budget: 20 })?.groups).toEqual([[0, 1]]);
    expect(chooseWithin({ groups: [{ items, least: 2, most: 2 }], budget: 40 })?.groups).toEqual([[1, 2]]);
    expect(chooseWithin({ groups: [{ items, least: 4, most: 4 }], budget: 400 })).toBeUndefined();
  });

  it('brings what is asked for, though something else is worth more', () => {
    const items = [
      { cost: 5, worth: 9 },
      { cost: 5, worth: 8 },
      { cost: 5, worth: 1, marks: 0b01 },
      { cost: 40, worth: 2, marks: 0b11 },
      { cost: 5, worth: 1, marks: 0b10 },
    ];
    const of = (budget: number, most: number): readonly (readonly number[])[] | undefined =>
      chooseWithin({ groups: [{ items, least: most, most }], budget, marks: 0b11 })?.groups;
    expect(of(50, 2)).toEqual([[0, 3]]);
    expect(of(30, 2)).toEqual([[2, 4]]);
    expect(of(30, 3)).toEqual([[0, 2, 4]]);
    expect(of(9, 2)).toBeUndefined();
  });

  it('finds what trying everything finds', () => {
    const items = [3, 7, 2, 9, 4, 6].map((cost, index) => ({
      cost,
      worth: (index * 5 + 3) % 7,
      marks: 1 << (index % 3),
    }));
    for (let budget = 0; budget <= 31; budget += 1) {
      const best = subsets(items)
        .filter((some) => some.length >= 2 && some.length <= 4 && sum(some, 'cost') <= budget)
        .filter((some) => some.reduce((marks, item) => marks | item.marks, 0) === 0b111)
        .reduce((most, some) => Math.max(most, sum(some, 'worth')), -1);
      const found = chooseWithin({ groups: [{ items, least: 2, most: 4 }], budget, marks: 0b111 });
      expect(found?.worth ?? -1, String(budget)).toBe(best);
    }
  });
});

function subsets<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: 2 ** items.length }, (_, bits) => items.filter((_item, index) => bits & (1 << index)));
}

function sum(items: readonly Pick[], of: 'cost' | 'worth'): number {
  return items.reduce((total, item) => total + item[of], 0);
}
