import { solvePositive } from './solve-positive.ts';

/**
 * A second opinion, from the vector that an embedder makes of a text: how near it is to the middle of each intent, where a
 * direction counts the less the more sentences of one intent differ along it.
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
export interface EmbeddedLesson {
  readonly row: Float32Array;
  readonly intent: number;
}

export interface DiscriminantSize {
  readonly dimension: number;
  readonly intents: number;
}

/** Share of the variation that is taken to be the same in all directions; few examples tell little about each. */
const SHRINKAGE = 0.2;

/** Lessons from which it is learned how far opinions are apart. */
const SAMPLED_LESSONS = 500;

/**
 * Linear discriminant analysis with a shrunken covariance (Friedman 1989, "Regularized discriminant analysis"). Opinions
 * about one text have a mean of 0, and those about the lessons a spread of about 1.
 */
export function fitDiscriminant(
  lessons: readonly EmbeddedLesson[],
  { dimension, intents }: DiscriminantSize,
): Omit<Discriminant, 'embedder'> {
  const middles = middlesOf(lessons, { dimension, intents });
  const covariance = covarianceWithin(lessons, middles);
  const weights = new Float32Array(dimension * intents);
  const bias = new Float32Array(intents);
  const solved = solvePositive(covariance, middles);
  const mean = new Float64Array(dimension);
  solved.forEach((direction) => direction.forEach((value, entry) => (mean[entry] = at(mean, entry) + value / intents)));
  solved.forEach((direction, intent) => {
    direction.forEach((value, entry) => (weights[entry * intents + intent] = value - at(mean, entry)));
    bias[intent] = -0.5 * direction.reduce((sum, value, entry) => sum + value * at(middles[intent], entry), 0);
  });
  const middle = bias.reduce((sum, value) => sum + value, 0) / intents;
  bias.forEach((value, intent) => (bias[intent] = value - middle));
  return scaled({ weights, bias }, 1 / spreadOf(sampleOf(lessons), { weights, bias }));
}

/** What the second opinion is about a vector: evidence for each intent. */
export function opinionOn(row: Float32Array, { weights, bias }: Omit<Discriminant, 'embedder'>): Float32Array {
  const opinion = bias.slice();
  const intents = bias.length;
  for (let entry = 0; entry < row.length; entry++) {
    const value = row[entry] as number;
    const first = entry * intents;
    for (let intent = 0; intent < intents; intent++)
      opinion[intent] = (opinion[intent] as number) + (weights[first + intent] as number) * value;
  }
  return opinion;
}

/** Entries of the vectors it is about. */
export function dimensionOf({ weights, bias }: Discriminant): number {
  return weights.length / bias.length;
}

/** The same opinions, so many times as strong. */
export function scaled<Some extends Omit<Discriminant, 'embedder'>>(discriminant: Some, factor: number): Some {
  const { weights, bias } = discriminant;
  return {
    ...discriminant,
    weights: weights.map((value) => value * factor),
    bias: bias.map((value) => value * factor),
  };
}

/** The mean vector of each intent. */
function middlesOf(
  lessons: readonly EmbeddedLesson[],
  { dimension, intents }: DiscriminantSize,
): readonly Float64Array[] {
  const middles = Array.from({ length: intents }, () => new Float64Array(dimension));
  const counts = new Float64Array(intents);
  for (const { row, intent } of lessons) {
    counts[intent] = at(counts, intent) + 1;
    const middle = middles[intent];
    if (middle) row.forEach((value, entry) => (middle[entry] = at(middle, entry) + value));
  }
  return middles.map((middle, intent) => middle.map((sum) => sum / Math.max(1, at(counts, intent))));
}

/** How entries vary together around the middle of their intent; the lower half, row by row. */
function covarianceWithin(lessons: readonly EmbeddedLesson[], middles: readonly Float64Array[]): Float64Array {
  const dimension = middles[0]?.length ?? 0;
  const covariance = new Float64Array(dimension * dimension);
  const apart = new Float64Array(dimension);
  let squares = 0;
  for (const { row, intent } of lessons) {
    const middle = middles[intent];
    for (let entry = 0; entry < dimension; entry++) {
      const value = row[entry] as number;
      apart[entry] = value - at(middle, entry);
      squares += value * value;
    }
    for (let entry = 0; entry < dimension; entry++) {
      const value = apart[entry] as number;
      const first = entry * dimension;
      for (let other = 0; other <= entry; other++)
        covariance[first + other] = (covariance[first + other] as number) + value * (apart[other] as number);
    }
  }
  const count = Math.max(1, lessons.length);
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

function sampleOf(lessons: readonly EmbeddedLesson[]): readonly EmbeddedLesson[] {
  const stride = Math.ceil(lessons.length / SAMPLED_LESSONS);
  return lessons.filter((_, nth) => nth % stride === 0);
}

/** Root of the mean square of opinions; 1 if there are none. */
function spreadOf(lessons: readonly EmbeddedLesson[], discriminant: Omit<Discriminant, 'embedder'>): number {
  const opinions = lessons.map(({ row }) => opinionOn(row, discriminant));
  const squares = opinions.reduce((sum, opinion) => sum + opinion.reduce((all, value) => all + value * value, 0), 0);
  return Math.sqrt(squares / (opinions.length * discriminant.bias.length)) || 1;
}

function at(values: Float64Array | undefined, index: number): number {
  return values?.[index] ?? 0;
}
