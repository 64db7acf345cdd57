import { describe, expect, it } from 'vitest';

import { seededRandom } from '../../testing/index.ts';
import { VectorIndex } from './vector-index.ts';

function randomVector(random: () => number, dimension: number): Float32Array {
  return Float32Array.from({ length: dimension }, () => random() + random() + random() - 1.5);
}

describe('VectorIndex', () => {
  it('gives cosines, best first', () => {
    const index = new VectorIndex(2);
    index.set(0, Float32Array.of(3, 4));
    index.set(1, Float32Array.of(1, 0));
    index.set(2, Float32Array.of(-1, 0));
    const near = index.nearest(Float32Array.of(1, 0), 3);
    expect(near.map(({ slot }) => slot)).toEqual([1, 0, 2]);
    // In eight bits: 0.6 = (95 / 127) · 0.8 up to 0.004.
    expect(near[1]?.similarity).toBeCloseTo(0.6, 2);
    expect(near[2]?.similarity).toBeCloseTo(-1, 5);
  });

  it('finds among many what a full comparison finds', () => {
    const random = seededRandom(7);
    const [dimension, count] = [96, 6_000];
    const index = new VectorIndex(dimension);
    const vectors = Array.from({ length: count }, () => randomVector(random, dimension));
    vectors.forEach((vector, slot) => index.set(slot, vector));
    const cosine = (one: Float32Array, other: Float32Array): number => {
      const dot = (left: Float32Array, right: Float32Array): number =>
        left.reduce((sum, entry, at) => sum + entry * (right[at] ?? 0), 0);
      return dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other));
    };
    let [found, wanted] = [0, 0];
    for (let query = 0; query < 20; query++) {
      // Near one of them, as questions are near their answers.
      const near = vectors[query * 31] ?? new Float32Array(dimension);
      const asked = near.map((entry) => entry + 0.35 * (random() - 0.5));
      const best = vectors
        .map((vector, slot) => ({ slot, similarity: cosine(asked, vector) }))
        .sort((one, other) => other.similarity - one.similarity)
        .slice(0, 5);
      const slots = index.nearest(asked, 5).map(({ slot }) => slot);
      expect(slots[0]).toBe(query * 31);
      found += best.filter(({ slot }) => slots.includes(slot)).length;
      wanted += 5;
    }
    expect(found / wanted).toBeGreaterThan(0.8);
  });

  it('finds only what is allowed, and nothing that was deleted', () => {
    const index = new VectorIndex(2);
    for (let slot = 0; slot < 4; slot++) index.set(slot, Float32Array.of(1, slot));
    index.delete(0);
    const slots = (allowed?: Uint8Array): number[] =>
      index.nearest(Float32Array.of(1, 0), 9, allowed).map(({ slot }) => slot);
    expect(slots()).toEqual([1, 2, 3]);
    expect(slots(Uint8Array.of(1, 0, 1, 0))).toEqual([2]);
    index.set(0, Float32Array.of(1, 0));
    expect(slots()).toEqual([0, 1, 2, 3]);
  });

  it('counts the signs of long vectors right', () => {
    // 33 words of 32 signs: in bytes that are added up for all of them at once, 33 · 8 = 264 would overflow.
    const dimension = 33 * 32;
    const index = new VectorIndex(dimension);
    const opposite = new Float32Array(dimension).fill(-1);
    for (let slot = 0; slot < 2_100; slot++) index.set(slot, opposite);
    index.set(
      2_100,
      Float32Array.from({ length: dimension }, (_, at) => (at < 40 ? -1 : 1)),
    );
    const [nearest] = index.nearest(new Float32Array(dimension).fill(1), 1);
    expect(nearest?.slot).toBe(2_100);
    // 1 − 2 · 40 / 1,056
    expect(nearest?.similarity).toBeCloseTo(0.924, 2);
  });

  it('takes a vector of zeros for none', () => {
    const index = new VectorIndex(2);
    index.set(0, new Float32Array(2));
    expect(index.has(0)).toBe(false);
    expect(index.nearest(Float32Array.of(1, 1), 1)).toEqual([]);
  });

  it('knows the similarity of one, and none of what is not there', () => {
    const index = new VectorIndex(2);
    index.set(70, Float32Array.of(0, 5));
    index.set(3, Float32Array.of(2, 0));
    expect([index.has(70), index.has(3), index.has(4), index.has(1_000)]).toEqual([true, true, false, false]);
    expect(index.similarity(70, Float32Array.of(0, 1))).toBeCloseTo(1, 5);
    expect(index.similarity(3, Float32Array.of(-4, 0))).toBeCloseTo(-1, 5);
    // 3 / 5
    expect(index.similarity(3, Float32Array.of(3, 4))).toBeCloseTo(0.6, 5);
    expect(index.similarity(4, Float32Array.of(3, 4))).toBe(0);
    index.delete(1_000);
    index.delete(3);
    expect(index.similarity(3, Float32Array.of(3, 4))).toBe(0);
    expect(index.similarity(3, new Float32Array(2))).toBe(0);
  });

  describe('first looks at the signs alone', () => {
    const QUERY = Float32Array.of(1, -0.001);
    /** Nearly what is asked for, but one sign is another. */
    const NEAREST = Float32Array.of(1, 0.001);
    const SAME_SIGNS = Float32Array.of(1, -5);
    const OTHER_SIGNS = Float32Array.of(-1, 5);

    /** Whether the nearest is found, beside so many with the same signs and so many with none of them. */
    function isFound(same: number, other: number, limit = 1): boolean {
      const index = new VectorIndex(2);
      index.set(0, NEAREST);
      for (let slot = 1; slot <= same; slot++) index.set(slot, SAME_SIGNS);
      for (let slot = same + 1; slot <= same + other; slot++) index.set(slot, OTHER_SIGNS);
      return index.nearest(QUERY, limit)[0]?.slot === 0;
    }

    it('of more than 2,000', () => {
      expect([isFound(1_999, 0), isFound(2_000, 0)]).toEqual([true, false]);
    });

    it('and compares 500 in full, or twenty for each that is wanted', () => {
      expect([isFound(499, 2_000), isFound(500, 2_000)]).toEqual([true, false]);
      expect([isFound(500, 2_000, 25), isFound(599, 2_000, 30), isFound(600, 2_000, 30)]).toEqual([false, true, false]);
    });

    it('of all words of a vector', () => {
      // Ten at each distance from 0 to 69: 500 are within 49.
      const dimension = 70;
      const index = new VectorIndex(dimension);
      const turned = (distance: number, large: number, small: number): Float32Array =>
        Float32Array.from({ length: dimension }, (_, at) =>
          at === 0 ? large : at >= dimension - distance ? -small : small,
        );
      let slot = 0;
      for (let distance = 0; distance < 70; distance++)
        for (let time = 0; time < 10; time++) index.set(slot++, turned(distance, 1, 1));
      const [within, beyond] = [slot++, slot++];
      index.set(within, turned(49, 1, 0.001));
      index.set(beyond, turned(50, 1, 0.001));
      for (let time = 0; time < 2_000; time++) index.set(slot++, new Float32Array(dimension).fill(-1));
      const slots = index.nearest(turned(0, 1, 0.001), 25).map((near) => near.slot);
      expect([slots[0], slots.includes(beyond)]).toEqual([within, false]);
    });
  });
});
