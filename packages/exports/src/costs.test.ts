import { describe, expect, it } from 'vitest';

import { day, plan, visit } from '../test/make-plan.ts';
import { sayCosts } from './costs.ts';

const yen = (amount: number) => ({ amount, currency: 'JPY' });
type Category = 'transport' | 'stay' | 'food' | 'places';
const cost = (category: Category, amount: number, estimate = false) => ({ category, amount: yen(amount), estimate });
const BED = { placeId: 'bed', name: 'Bed' };
const JOURNEY = {} as NonNullable<Parameters<typeof sayCosts>[0]['journeys']>[number];

describe('what a trip costs', () => {
  it('is a row for each category, and their sum', () => {
    expect(sayCosts(plan({ costs: [cost('transport', 840, true), cost('places', 1500)] }))).toEqual({
      rows: [
        { category: 'transport', amount: '¥840', sure: 'estimate' },
        { category: 'places', amount: '¥1,500', sure: '' },
      ],
      sum: '¥2,340',
    });
    expect(sayCosts(plan())).toBeUndefined();
  });

  it('is at least so much where the price of one visit is not known', () => {
    const visits = [visit(), visit({ id: 'b', fee: null }), visit({ id: 'c', kind: 'meal', fee: null })];
    expect(sayCosts(plan({ days: [day({ visits })], costs: [cost('places', 500), cost('food', 0)] }))).toEqual({
      rows: [
        { category: 'places', amount: 'at least ¥500', sure: '' },
        { category: 'food', amount: 'not known', sure: '' },
      ],
      sum: 'at least ¥500',
    });
  });

  it('has a row for entries and meals that are free, and none for those of which there are none', () => {
    const costs = [cost('places', 0), cost('food', 0), cost('stay', 0), cost('transport', 0)];
    const rows = (kind: 'place' | 'meal' | 'rest') =>
      sayCosts(plan({ days: [day({ visits: [visit({ kind, fee: yen(0) })] })], costs }))?.rows.map(
        (row) => row.category,
      );
    expect(rows('place')).toEqual(['places']);
    expect(rows('meal')).toEqual(['food']);
    expect(rows('rest')).toEqual([]);
  });

  it('of a bed or a journey that comes to nothing is not known', () => {
    const days = [day({ stay: BED, visits: [] }), day({ visits: [] })];
    const said = (costs: ReturnType<typeof cost>[], journeys = [JOURNEY]) => sayCosts(plan({ days, costs, journeys }));
    expect(said([cost('stay', 0), cost('transport', 0)])?.rows.map(({ amount }) => amount)).toEqual([
      'not known',
      'not known',
    ]);
    expect(said([cost('stay', 9000), cost('transport', 840)])).toMatchObject({
      rows: [{ amount: '¥9,000' }, { amount: '¥840' }],
      sum: '¥9,840',
    });
    expect(said([cost('stay', 9000), cost('transport', 0)])?.sum).toBe('at least ¥9,000');
    expect(said([cost('stay', 9000), cost('transport', 0)], [])?.rows).toHaveLength(1);
  });
});
