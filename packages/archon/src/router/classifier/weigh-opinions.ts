import { fitTemperature, type Judged, surpriseAt } from './calibrate.ts';

/** A message whose intent is known, as a network and perhaps a discriminant that have not seen it judge it. */
export interface Opinions extends Judged {
  readonly opinion?: Float32Array | undefined;
}

/** Strengths of the second opinion that are tried, where the network's evidence has a strength of 1. */
const STRENGTHS = [0, 0.1, 0.2, 0.3, 0.5, 0.7, 1, 1.4];

/** Messages that suffice for choosing one of them. */
const ENOUGH = 1_000;

/** Where each intent has a single example, nothing can be held out. About what ten of each came to on BANKING77. */
const UNTRIED_WEIGHT = 1;

/** How much the second opinion counts, so that the true intents are likeliest. */
export function fitWeight(all: readonly Opinions[]): number {
  const stride = Math.ceil(all.length / ENOUGH);
  const some = all.filter(({ opinion }, nth) => opinion && nth % stride === 0);
  if (some.length === 0) return UNTRIED_WEIGHT;
  const unit = spreadOf(some.map(({ evidence }) => evidence)) / spreadOf(some.map(({ opinion }) => opinion));
  const tried = STRENGTHS.map((strength) => {
    const weight = strength * unit;
    const judged = joinOpinions(some, weight);
    return { weight, surprise: surpriseAt(fitTemperature(judged), judged) };
  });
  return tried.reduce((best, other) => (other.surprise < best.surprise ? other : best)).weight;
}

/** Evidence and the second opinion, so many times as strong, in one. */
export function joinOpinions(opinions: readonly Opinions[], weight: number): readonly Judged[] {
  return opinions.map(({ evidence, opinion, intent }) => ({
    evidence: opinion ? evidence.map((value, at) => value + weight * (opinion[at] ?? 0)) : evidence,
    intent,
  }));
}

/** Root of the mean square of how far values are from the middle of theirs; 1 if they are not. */
function spreadOf(all: readonly (Float32Array | undefined)[]): number {
  const spreads = all.map((values = new Float32Array(1)) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  });
  return Math.sqrt(spreads.reduce((sum, value) => sum + value, 0) / spreads.length) || 1;
}
