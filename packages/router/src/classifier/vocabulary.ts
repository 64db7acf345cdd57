import { listFeatures } from './list-features.ts';
import type { SparseVector } from './network.ts';
import { FEW_EXAMPLES } from './training-set.ts';

/** The features that a classifier knows, and what each weighs. */
export interface Vocabulary {
  /** As {@link listFeatures} numbers them; the index of a feature is its place here. The most frequent come first. */
  readonly features: Uint32Array;
  /** As long as `features`: the rarer, the heavier. */
  readonly weights: Float32Array;
  readonly indexOf: ReadonlyMap<number, number>;
}

/** @param texts - Features of each example. */
export function createVocabulary(texts: readonly (readonly number[])[]): Vocabulary {
  const counts = new Map<number, number>();
  for (const features of texts)
    for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  // Of many examples, what occurs in one only is left out: most of the features, and little of the use.
  const least = texts.length < FEW_EXAMPLES ? 1 : 2;
  // What is needed often lies together in memory; among equals any order does, as long as it is always the same.
  const kept = [...counts].filter(([, count]) => count >= least).sort((one, two) => two[1] - one[1] || one[0] - two[0]);
  return toVocabulary(
    Uint32Array.from(kept, ([feature]) => feature),
    Float32Array.from(kept, ([, count]) => Math.sqrt(Math.log((1 + texts.length) / (1 + count)) + 1)),
  );
}

export function toVocabulary(features: Uint32Array, weights: Float32Array): Vocabulary {
  return { features, weights, indexOf: new Map(Array.from(features, (feature, index) => [feature, index])) };
}

/** A text as a vector of length 1, or without any entry if nothing in it is known. */
export function toVector(features: readonly number[], { weights, indexOf }: Vocabulary): SparseVector {
  const counts = new Map<number, number>();
  for (const feature of features) {
    const index = indexOf.get(feature);
    if (index !== undefined) counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  const indices = Int32Array.from(counts.keys());
  const values = Float32Array.from(counts, ([index, count]) => (1 + Math.log(count)) * (weights[index] as number));
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));
  return { indices, values: values.map((value) => value / length) };
}

export function vectorOf(text: string, vocabulary: Vocabulary): SparseVector {
  return toVector(listFeatures(text), vocabulary);
}
