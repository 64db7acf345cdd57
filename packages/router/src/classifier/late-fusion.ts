import { crossEntropy, fitTemperature, type LabelledLogits } from './calibrate.ts';

/** What a network and perhaps a discriminant that have not seen an example say of it. */
export interface HeldOutLogits extends LabelledLogits {
  /** Of the discriminant. */
  readonly scores?: Float32Array | undefined;
}

/** Weights of the discriminant that are tried, where the network's logits have a standard deviation of 1 as its scores do. */
const WEIGHTS = [0, 0.1, 0.2, 0.3, 0.5, 0.7, 1, 1.4];

/** Examples that suffice for choosing one of them. */
const ENOUGH = 1_000;

/** Where each intent has a single example, nothing can be held out. About what ten of each came to on BANKING77. */
const UNTRIED_WEIGHT = 1;

/** The weight of the discriminant under which the true intents are likeliest. */
export function fitFusionWeight(all: readonly HeldOutLogits[]): number {
  const stride = Math.ceil(all.length / ENOUGH);
  const some = all.filter(({ scores }, nth) => scores && nth % stride === 0);
  if (some.length === 0) return UNTRIED_WEIGHT;
  const unit =
    standardDeviation(some.map(({ logits }) => logits)) / standardDeviation(some.map(({ scores }) => scores));
  const tried = WEIGHTS.map((each) => {
    const weight = each * unit;
    const fused = fuseLogits(some, weight);
    return { weight, loss: crossEntropy(fused, fitTemperature(fused)) };
  });
  return tried.reduce((best, other) => (other.loss < best.loss ? other : best)).weight;
}

/** Late fusion: the network's logits and so many times the discriminant's scores in one. */
export function fuseLogits(examples: readonly HeldOutLogits[], weight: number): readonly LabelledLogits[] {
  return examples.map(({ logits, scores, intent }) => ({
    logits: scores ? logits.map((logit, at) => logit + weight * (scores[at] ?? 0)) : logits,
    intent,
  }));
}

/** Of values around the mean of their own list, all lists together; 1 if they do not differ. */
function standardDeviation(lists: readonly (Float32Array | undefined)[]): number {
  const variances = lists.map((values = new Float32Array(1)) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  });
  return Math.sqrt(variances.reduce((sum, value) => sum + value, 0) / variances.length) || 1;
}
