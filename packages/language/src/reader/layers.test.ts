import { describe, expect, it } from 'vitest';

import { beside, layerNorm, linear, relu, softmax, sumFeatures } from './layers.ts';
import type { Matrix } from './weights.ts';

function matrix(rows: number, columns: number, values: readonly number[]): Matrix {
  return { rows, columns, values: Float32Array.from(values) };
}

describe('a linear layer', () => {
  it('is a row of weights for each number, and its bias', () => {
    // 1·3 + 2·4 + 0.5 = 11.5; -1·3 + 0·4 - 1 = -4
    const output = linear(matrix(2, 2, [1, 2, -1, 0]), matrix(2, 1, [0.5, -1]), Float32Array.of(3, 4));
    expect([...output]).toEqual([11.5, -4]);
  });
});

describe('the sum of features', () => {
  const table = { columns: 2, bytes: Int8Array.of(10, -20, 4, 8, 100, 100), scales: Float32Array.of(0.5, 0.25, 0) };

  it('multiplies the bytes of each row by its scale', () => {
    // 10·0.5 + 4·0.25 = 6; -20·0.5 + 8·0.25 = -8
    expect([...sumFeatures(table, [0, 1])]).toEqual([6, -8]);
  });

  it('leaves out rows that nothing was learned of', () => {
    expect([...sumFeatures(table, [2, 1])]).toEqual([1, 2]);
  });
});

describe('a norm', () => {
  it('brings each token to mean 0 and variance 1 by itself', () => {
    // Of 1 and 3 the mean is 2 and the variance 1; of 10 and 10 the variance is 0.
    const states = { width: 2, values: Float32Array.of(1, 3, 10, 10) };
    const { values } = layerNorm(states, matrix(2, 1, [2, 2]), matrix(2, 1, [0, 1]));
    expect([...values].map((value) => Math.round(value * 1000) / 1000)).toEqual([-2, 3, 0, 1]);
  });
});

describe('what stands beside a token', () => {
  const states = { width: 1, values: Float32Array.of(1, 2, 3, 4) };

  it('is so many tokens before, the token, and so many behind', () => {
    expect([...beside(states, 1, 2)]).toEqual([2, 3, 4]);
    expect([...beside(states, 2, 2)]).toEqual([1, 3, 0]);
  });

  it('is nothing beyond the ends', () => {
    expect([...beside(states, 1, 0)]).toEqual([0, 1, 2]);
    expect([...beside(states, 4, 3)]).toEqual([0, 4, 0]);
  });
});

describe('a softmax', () => {
  it('adds up to one, in the order of its numbers', () => {
    // e^0 : e^ln3 = 1 : 3
    expect(softmax([0, Math.log(3)]).map((share) => Math.round(share * 100) / 100)).toEqual([0.25, 0.75]);
  });

  it('is flatter at a higher temperature', () => {
    // Divided by 2, ln 9 is ln 3.
    expect(softmax([0, Math.log(9)], 2).map((share) => Math.round(share * 100) / 100)).toEqual([0.25, 0.75]);
  });

  it('does not overflow', () => {
    expect(softmax([1000, 1000])).toEqual([0.5, 0.5]);
  });
});

it('a relu keeps what is above 0', () => {
  expect([...relu(Float32Array.of(-1, 0, 2.5))]).toEqual([0, 0, 2.5]);
});
