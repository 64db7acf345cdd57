/** A message whose intent is known, as a model that has not seen it judges it. */
export interface Judged {
  readonly evidence: Float32Array;
  /** Index of its true intent. */
  readonly intent: number;
}

/** Temperatures that are tried; evidence of a network that was trained with smoothing is too modest as a rule. */
const TEMPERATURES = Array.from({ length: 40 }, (_, step) => 0.05 * 1.1 ** step);

/** No single message says more than that: what has a share of one in 10¹² may as well be mislabelled. */
const MOST_SURPRISE = -Math.log(1e-12);

/** The temperature under which the true intents are likeliest (Guo et al. 2017, "On calibration of modern neural networks"). */
export function fitTemperature(judged: readonly Judged[]): number {
  let best = 1;
  let least = Infinity;
  for (const temperature of TEMPERATURES) {
    const loss = surpriseAt(temperature, judged);
    if (loss >= least) continue;
    least = loss;
    best = temperature;
  }
  return best;
}

/** How surprising the true intents are, all in all; the less, the better. */
export function surpriseAt(temperature: number, judged: readonly Judged[]): number {
  let surprise = 0;
  for (const { evidence, intent } of judged) {
    let most = -Infinity;
    for (const each of evidence) most = Math.max(most, each);
    let sum = 0;
    for (const each of evidence) sum += Math.exp((each - most) / temperature);
    surprise += Math.min(MOST_SURPRISE, Math.log(sum) - ((evidence[intent] ?? -Infinity) - most) / temperature);
  }
  return surprise;
}

/**
 * The evidence below which a message is refused.
 *
 * @param reject - Share of messages with an intent that may be refused, 0–1; 0 = none at all.
 */
export function fitThreshold(judged: readonly Judged[], reject: number): number {
  if (reject === 0 || judged.length === 0) return -Infinity;
  const best = judged.map(({ evidence }) => Math.max(...evidence)).sort((a, b) => a - b);
  return best[Math.min(best.length - 1, Math.floor(reject * best.length))] ?? -Infinity;
}

/** Evidence as shares that sum to 1 (softmax). */
export function shares(evidence: Float32Array, temperature: number): Float64Array {
  const most = evidence.reduce((a, b) => Math.max(a, b), -Infinity);
  const weights = Float64Array.from(evidence, (each) => Math.exp((each - most) / temperature));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}
