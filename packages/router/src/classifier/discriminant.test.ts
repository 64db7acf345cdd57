import { describe, expect, it } from 'vitest';

import { fitDiscriminant, scaled, scoreRow } from './discriminant.ts';

/** Two intents that differ in the first entry by little; along the second, sentences of one intent differ by much. */
const EXAMPLES = [-2, -1, 1, 2].flatMap((noise) => [
  { row: Float32Array.of(0.5, noise, 1), intent: 0 },
  { row: Float32Array.of(-0.5, noise, 1), intent: 1 },
]);
const SIZE = { dimension: 3, intents: 2 };

describe('a discriminant', () => {
  const discriminant = fitDiscriminant(EXAMPLES, SIZE);
  const first = (...row: readonly number[]): number => scoreRow(Float32Array.from(row), discriminant)[0] ?? NaN;

  it('goes by what tells intents apart, and not by what varies within them', () => {
    expect(first(0.4, 2, 1)).toBeGreaterThan(0.5);
    expect(first(-0.4, 2, 1)).toBeLessThan(-0.5);
    expect(first(0.4, 2, 1)).toBeCloseTo(first(0.4, -2, 1), 5);
    expect(first(0, 1, 1)).toBeCloseTo(0, 5);
  });

  it('has a mean of 0 about a text, and a spread of 1 about the examples', () => {
    const scores = EXAMPLES.map(({ row }) => scoreRow(row, discriminant));
    for (const [one = NaN, other = NaN] of scores) expect(one + other).toBeCloseTo(0, 5);
    const squares = scores.flatMap((each) => [...each].map((value) => value * value));
    expect(squares.reduce((sum, value) => sum + value, 0) / squares.length).toBeCloseTo(1, 4);
  });

  it('can be made stronger', () => {
    const twice = scoreRow(Float32Array.of(0.4, 2, 1), scaled(discriminant, 2));
    expect(twice[0]).toBeCloseTo(2 * first(0.4, 2, 1), 5);
  });

  it.each([
    ['one example for each intent', EXAMPLES.slice(0, 2)],
    ['examples that are all alike', EXAMPLES.map(({ intent }) => ({ row: Float32Array.of(0, 1, 0), intent }))],
    ['examples of zeros', EXAMPLES.map(({ intent }) => ({ row: new Float32Array(3), intent }))],
    ['no examples', []],
  ])('is finite for %s', (_, examples) => {
    const scores = scoreRow(Float32Array.of(0.5, 1, 1), fitDiscriminant(examples, SIZE));
    expect([...scores].every(Number.isFinite)).toBe(true);
  });
});
