import { solveByCholesky } from './cholesky.ts';

/**
 * Scores intents by the vector that an embedder makes of a text: how near it is to the mean of each, where a direction counts
 * the less the more sentences of one intent differ along it.
 */
export interface Discriminant {
  /** The embedder's id. */
  readonly embedder: string;
  /** `dimension × intents`, the weights of an entry side by side. */
  readonly weights: Float32Array;
  /** As long as there are intents. */
  readonly bias: Float32Array;
}

/** The vector of an example, and the index of its intent. */
export interface EmbeddedExample {
  readonly row: Float32Array;
  readonly intent: number;
}

export interface DiscriminantSize {
  readonly dimension: number;
  readonly intents: number;
}

/** Share of the variation that is taken to be the same in all directions; few examples tell little about each. */
const SHRINKAGE = 0.2;

/** Examples from which it is learned how far scores are apart. */
const SAMPLED_EXAMPLES = 500;

/**
 * Linear discriminant analysis with a shrunken covariance (Friedman 1989, "Regularized discriminant analysis"). The
 * scores of one text have a mean of 0, and those of the examples a standard deviation of about 1.
 */
export function fitDiscriminant(
  examples: readonly EmbeddedExample[],
  { dimension, intents }: DiscriminantSize,
): Omit<Discriminant, 'embedder'> {
  const means = classMeans(examples, { dimension, intents });
  const covariance = withinClassCovariance(examples, means);
  const weights = new Float32Array(dimension * intents);
  const bias = new Float32Array(intents);
  const solved = solveByCholesky(covariance, means);
  const mean = new Float64Array(dimension);
  solved.forEach((direction) => direction.forEach((value, entry) => (mean[entry] = at(mean, entry) + value / intents)));
  solved.forEach((direction, intent) => {
    direction.forEach((value, entry) => (weights[entry * intents + intent] = value - at(mean, entry)));
    bias[intent] = -0.5 * direction.reduce((sum, value, entry) => sum + value * at(means[intent], entry), 0);
  });
  const meanBias = bias.reduce((sum, value) => sum + value, 0) / intents;
  bias.forEach((value, intent) => (bias[intent] = value - meanBias));
  return scaled({ weights, bias }, 1 / standardDeviation(sampleOf(examples), { weights, bias }));
}

/** The score of each intent for a vector. */
export function scoreRow(row: Float32Array, { weights, bias }: Omit<Discriminant, 'embedder'>): Float32Array {
  const scores = bias.slice();
  const intents = bias.length;
  for (let entry = 0; entry < row.length; entry++) {
    const value = row[entry] as number;
    const first = entry * intents;
    for (let intent = 0; intent < intents; intent++)
      scores[intent] = (scores[intent] as number) + (weights[first + intent] as number) * value;
  }
  return scores;
}

/** Entries of the vectors it is about. */
export function dimensionOf({ weights, bias }: Discriminant): number {
  return weights.length / bias.length;
}

/** The same with scores that are so many times as large. */
export function scaled<Some extends Omit<Discriminant, 'embedder'>>(discriminant: Some, factor: number): Some {
  const { weights, bias } = discriminant;
  return {
    ...discriminant,
    weights: weights.map((value) => value * factor),
    bias: bias.map((value) => value * factor),
  };
}

/** The mean vector of each intent. */
function classMeans(
  examples: readonly EmbeddedExample[],
  { dimension, intents }: DiscriminantSize,
): readonly Float64Array[] {
  const means = Array.from({ length: intents }, () => new Float64Array(dimension));
  const counts = new Float64Array(intents);
  for (const { row, intent } of examples) {
    counts[intent] = at(counts, intent) + 1;
    const mean = means[intent];
    if (mean) row.forEach((value, entry) => (mean[entry] = at(mean, entry) + value));
  }
  return means.map((mean, intent) => mean.map((sum) => sum / Math.max(1, at(counts, intent))));
}

/** How entries vary together around the mean of their intent; the lower half, row by row. */
function withinClassCovariance(examples: readonly EmbeddedExample[], means: readonly Float64Array[]): Float64Array {
  const dimension = means[0]?.length ?? 0;
  const covariance = new Float64Array(dimension * dimension);
  const deviation = new Float64Array(dimension);
  let squares = 0;
  for (const { row, intent } of examples) {
    const mean = means[intent];
    for (let entry = 0; entry < dimension; entry++) {
      const value = row[entry] as number;
      deviation[entry] = value - at(mean, entry);
      squares += value * value;
    }
    for (let entry = 0; entry < dimension; entry++) {
      const value = deviation[entry] as number;
      const first = entry * dimension;
      for (let other = 0; other <= entry; other++)
        covariance[first + other] = (covariance[first + other] as number) + value * (deviation[other] as number);
    }
  }
  const count = Math.max(1, examples.length);
  const share = (1 - SHRINKAGE) / count;
  // By the length of the vectors, which is never 0, even where no intent has two examples.
  const even = (SHRINKAGE * squares) / count / dimension + Number.EPSILON;
  for (let entry = 0; entry < dimension; entry++) {
    for (let other = 0; other <= entry; other++) {
      const place = entry * dimension + other;
      covariance[place] = (covariance[place] as number) * share + (entry === other ? even : 0);
    }
  }
  return covariance;
}

function sampleOf(examples: readonly EmbeddedExample[]): readonly EmbeddedExample[] {
  const stride = Math.ceil(examples.length / SAMPLED_EXAMPLES);
  return examples.filter((_, nth) => nth % stride === 0);
}

/** Of scores, whose mean is 0; 1 if there are none. */
function standardDeviation(examples: readonly EmbeddedExample[], discriminant: Omit<Discriminant, 'embedder'>): number {
  const scores = examples.map(({ row }) => scoreRow(row, discriminant));
  const squares = scores.reduce((sum, each) => sum + each.reduce((all, value) => all + value * value, 0), 0);
  return Math.sqrt(squares / (scores.length * discriminant.bias.length)) || 1;
}

function at(values: Float64Array | undefined, index: number): number {
  return values?.[index] ?? 0;
}
