import { describe, expect, it } from 'vitest';

import { fitDiscriminant, opinionOn, scaled } from './discriminant.ts';

/** Two intents that differ in the first entry by little; along the second, sentences of one intent differ by much. */
const LESSONS = [-2, -1, 1, 2].flatMap((noise) => [
  { row: Float32Array.of(0.5, noise, 1), intent: 0 },
  { row: Float32Array.of(-0.5, noise, 1), intent: 1 },
]);
const SIZE = { dimension: 3, intents: 2 };

describe('the second opinion', () => {
  const discriminant = fitDiscriminant(LESSONS, SIZE);
  const first = (...row: readonly number[]): number => opinionOn(Float32Array.from(row), discriminant)[0] ?? NaN;

  it('goes by what tells intents apart, and not by what varies within them', () => {
    expect(first(0.4, 2, 1)).toBeGreaterThan(0.5);
    expect(first(-0.4, 2, 1)).toBeLessThan(-0.5);
    expect(first(0.4, 2, 1)).toBeCloseTo(first(0.4, -2, 1), 5);
    expect(first(0, 1, 1)).toBeCloseTo(0, 5);
  });

  it('has a mean of 0 about a text, and a spread of 1 about the lessons', () => {
    const opinions = LESSONS.map(({ row }) => opinionOn(row, discriminant));
    for (const [one = NaN, other = NaN] of opinions) expect(one + other).toBeCloseTo(0, 5);
    const squares = opinions.flatMap((opinion) => [...opinion].map((value) => value * value));
    expect(squares.reduce((sum, value) => sum + value, 0) / squares.length).toBeCloseTo(1, 4);
  });

  it('can be made stronger', () => {
    const twice = opinionOn(Float32Array.of(0.4, 2, 1), scaled(discriminant, 2));
    expect(twice[0]).toBeCloseTo(2 * first(0.4, 2, 1), 5);
  });

  it.each([
    ['one lesson for each intent', LESSONS.slice(0, 2)],
    ['lessons that are all alike', LESSONS.map(({ intent }) => ({ row: Float32Array.of(0, 1, 0), intent }))],
    ['lessons of zeros', LESSONS.map(({ intent }) => ({ row: new Float32Array(3), intent }))],
    ['no lessons', []],
  ])('is finite for %s', (_, lessons) => {
    const opinion = opinionOn(Float32Array.of(0.5, 1, 1), fitDiscriminant(lessons, SIZE));
    expect([...opinion].every(Number.isFinite)).toBe(true);
  });
});
