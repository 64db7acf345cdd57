import type { Eatery } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import type { EditOf } from '../src/edit.ts';
import { applyEdit } from '../src/index.ts';
import { idOf, PLACES, planOf, SATURDAY, show, table } from './town.ts';

type Asked = Partial<EditOf<'meal'>>;

/** Which of the tables comes in for the one called `old`, ten minutes from the inn; or why none does. */
function choose(asked: Asked, old: Partial<Eatery>, ...tables: readonly Eatery[]): string {
  const places = [...PLACES.filter(({ kind }) => kind !== 'eatery'), table('old', 10, old), ...tables];
  const known = planOf(['10:00-11:00 temple', '', '']);
  const facts = { ...known.facts, places };
  const plan = applyEdit(
    { ...known, facts },
    { type: 'add', place: idOf('old'), meal: 'lunch', to: { date: SATURDAY } },
  );
  if (plan.kind !== 'done') throw new Error('There is room for lunch.');
  const outcome = applyEdit(plan.plan, { type: 'meal', date: SATURDAY, meal: 'lunch', ...asked });
  if (outcome.kind === 'done') return /(\S+) lunch/.exec(show(outcome.plan))?.[1] ?? '';
  return outcome.kind === 'refused' ? outcome.reasons[0].code : outcome.kind;
}

describe('a better table', () => {
  const BETTER: Asked = { price: 'better' };
  it('is dearer, or would be missed more', () => {
    expect(choose(BETTER, {}, table('a', 10), table('b', 10, { significance: 4 }))).toBe('b');
    expect(choose(BETTER, {}, table('a', 10, { level: 'high', significance: 1 }))).toBe('a');
    expect(choose(BETTER, {}, table('a', 10, { level: 'low', significance: 5 }))).toBe('nothing-fits-the-wish');
  });

  it('would be missed more where of one of them nobody knows the level', () => {
    expect(choose(BETTER, { level: null }, table('a', 10, { level: 'high' }))).toBe('nothing-fits-the-wish');
    expect(choose(BETTER, { level: null }, table('a', 10, { level: 'low', significance: 4 }))).toBe('a');
    expect(choose(BETTER, { level: 'high' }, table('a', 10, { level: null, significance: 4 }))).toBe('a');
  });

  it('may be farther the better it is', () => {
    // Three minutes for each point of what it means to the town, twenty for each level.
    expect(choose(BETTER, {}, table('a', 10, { significance: 4 }), table('b', 25, { level: 'high' }))).toBe('b');
    expect(choose(BETTER, {}, table('a', 10, { significance: 4 }), table('b', 12, { significance: 5 }))).toBe('b');
    expect(choose(BETTER, {}, table('a', 10, { significance: 4 }), table('b', 14, { significance: 5 }))).toBe('a');
  });
});

describe('a cheaper table', () => {
  it('costs less than the one that is planned, as far as both are known', () => {
    const yen = (amount: number) => ({ price: { amount, currency: 'JPY' } });
    expect(choose({ price: 'cheaper' }, yen(1500), table('a', 10, yen(1500)), table('b', 10, yen(1499)))).toBe('b');
    expect(choose({ price: 'cheaper' }, yen(1500), table('a', 10, { price: null }))).toBe('nothing-fits-the-wish');
    expect(choose({ price: 'cheaper' }, { price: null }, table('a', 10, yen(1)))).toBe('nothing-fits-the-wish');
  });
});

describe('of two tables of a cuisine', () => {
  const THAI: Asked = { cuisine: 'Thai' };
  const thai = (name: string, minutes: number, changes: Partial<Eatery> = {}): Eatery =>
    table(name, minutes, { cuisine: 'thai', ...changes });

  it('the nearer to a stop of the day is taken, and the first by its id where they are as near', () => {
    expect(choose(THAI, {}, thai('a', 12), thai('b', 11))).toBe('b');
    expect(choose(THAI, {}, thai('b', 11), thai('a', 11))).toBe('a');
    // As near to the inn as the other to the temple.
    expect(choose(THAI, {}, thai('a', 13), thai('b', 2))).toBe('b');
  });

  it('one that would be missed more may be as many minutes farther', () => {
    expect(choose(THAI, {}, thai('a', 10), thai('b', 11, { significance: 5 }))).toBe('b');
    expect(choose(THAI, {}, thai('a', 10), thai('b', 13, { significance: 5 }))).toBe('a');
  });

  it('one of known hours may be four minutes farther', () => {
    expect(choose(THAI, {}, thai('a', 10, { hours: 'unknown' }), thai('b', 13))).toBe('b');
    expect(choose(THAI, {}, thai('a', 10, { hours: 'unknown' }), thai('b', 15))).toBe('a');
  });
});
