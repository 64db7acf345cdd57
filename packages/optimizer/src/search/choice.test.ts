import { expect, test } from 'vitest';

import { Random } from '../random.ts';
import { Choice } from './choice.ts';

test('ways come up as often as they weigh', () => {
  const choice = new Choice([2, 1, 1]);
  const random = new Random(1);
  const picked = [0, 0, 0];
  for (let k = 0; k < 4000; k++) {
    const way = choice.pick(random);
    picked[way] = (picked[way] ?? 0) + 1;
  }

  expect(picked[0]).toBeGreaterThan(1850);
  expect(picked[0]).toBeLessThan(2150);
  expect(Math.abs((picked[1] ?? 0) - (picked[2] ?? 0))).toBeLessThan(150);
});

test('a way that succeeds more for its work weighs more, and one that fails is not forgotten', () => {
  const choice = new Choice([1, 1, 1]);
  for (let k = 0; k < 300; k++) choice.learn(k % 3, k % 3 === 2 ? 0 : 1, k % 3 === 0 ? 10 : 40);
  const [cheap = 0, dear = 0, failing = 0] = choice.weights;

  expect(cheap / dear).toBeCloseTo(4);
  expect(failing).toBeGreaterThan(0);
  expect(failing).toBeLessThan(dear);
});

test('without any success nothing is learned', () => {
  const choice = new Choice([2, 1]);
  for (let k = 0; k < 300; k++) choice.learn(k % 2, 0, 10);

  expect([...choice.weights]).toEqual([2, 1]);
});
