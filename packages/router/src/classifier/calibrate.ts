/** What a model that has not seen an example says of it, before they are made shares that sum to 1. */
export interface LabelledLogits {
  readonly logits: Float32Array;
  /** Index of its true intent. */
  readonly intent: number;
}

/** Temperatures that are tried; logits of a network that was trained with label smoothing are too modest as a rule. */
const TEMPERATURES = Array.from({ length: 40 }, (_, step) => 0.05 * 1.1 ** step);

/** No single example costs more than that: what has a share of one in 10¹² may as well be mislabelled. */
const MAX_LOSS = -Math.log(1e-12);

/** The temperature under which the true intents are likeliest (Guo et al. 2017, "On calibration of modern neural networks"). */
export function fitTemperature(examples: readonly LabelledLogits[]): number {
  let best = 1;
  let least = Infinity;
  for (const temperature of TEMPERATURES) {
    const loss = crossEntropy(examples, temperature);
    if (loss >= least) continue;
    least = loss;
    best = temperature;
  }
  return best;
}

/** The summed cross-entropy: how surprising the true intents are, all in all. */
export function crossEntropy(examples: readonly LabelledLogits[], temperature: number): number {
  let loss = 0;
  for (const { logits, intent } of examples) {
    let max = -Infinity;
    for (const logit of logits) max = Math.max(max, logit);
    let sum = 0;
    for (const logit of logits) sum += Math.exp((logit - max) / temperature);
    loss += Math.min(MAX_LOSS, Math.log(sum) - ((logits[intent] ?? -Infinity) - max) / temperature);
  }
  return loss;
}

/**
 * The logit below which a message is refused.
 *
 * @param reject - Share of messages with an intent that may be refused, 0–1; 0 = none at all.
 */
export function fitThreshold(examples: readonly LabelledLogits[], reject: number): number {
  if (reject === 0 || examples.length === 0) return -Infinity;
  const best = examples.map(({ logits }) => Math.max(...logits)).sort((a, b) => a - b);
  return best[Math.min(best.length - 1, Math.floor(reject * best.length))] ?? -Infinity;
}

/** Logits as shares that sum to 1. */
export function softmax(logits: Float32Array, temperature: number): Float64Array {
  const max = logits.reduce((a, b) => Math.max(a, b), -Infinity);
  const weights = Float64Array.from(logits, (logit) => Math.exp((logit - max) / temperature));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}
