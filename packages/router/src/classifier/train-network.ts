import type { Network, SparseVector } from './network.ts';
import type { SeededRandom } from './seeded-random.ts';
import { FEW_EXAMPLES } from './training-set.ts';

/** A training example as the network sees it. */
export interface VectorExample {
  readonly vector: SparseVector;
  /** Index of the intent. */
  readonly intent: number;
}

export interface TrainingSize {
  readonly features: number;
  readonly intents: number;
}

const HYPERPARAMETERS = {
  /** A multiple of four. */
  hidden: 64,
  /** Share of the features of an example that is hidden each time it is shown, so that none is relied on alone. */
  dropout: 0.4,
  /** Label smoothing: share of certainty that is spread over all intents, so that none is believed in too firmly. */
  smoothing: 0.1,
  /** Learning rates, in parts of the one that decays to 0; that of the input layer is 1. */
  outputRate: 0.1,
  biasRate: 0.01,
  /** Standard deviation of the first weights, times the root of the hidden units. */
  initialSpread: 0.5,
};

/** Stochastic gradient descent, one example at a time, with AdaGrad's rates (Duchi et al. 2011): one sum for each row of weights. */
export function trainNetwork(examples: readonly VectorExample[], size: TrainingSize, random: SeededRandom): Network {
  const trainer = new NetworkTrainer(size, random);
  const epochs = Math.min(20, Math.max(8, Math.round(100_000 / examples.length)));
  const rate = examples.length < FEW_EXAMPLES ? 0.6 : 1;
  const steps = epochs * examples.length;
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const example of random.shuffled(examples)) trainer.learn(example, rate * (1 - step++ / steps));
  }
  return trainer.network;
}

class NetworkTrainer {
  readonly network: Network;
  readonly #random: SeededRandom;
  readonly #inputSquares: Float32Array;
  readonly #outputSquares: Float32Array;
  readonly #hidden: Float32Array;
  readonly #hiddenGradient: Float32Array;
  readonly #logitGradient: Float32Array;
  #indices = new Int32Array(1024);
  #values = new Float32Array(1024);
  #kept = 0;

  constructor({ features, intents }: TrainingSize, random: SeededRandom) {
    const hidden = HYPERPARAMETERS.hidden;
    // Nearly normal: the sum of three even ones.
    const normal = (deviation: number): number => (random.next() + random.next() + random.next() - 1.5) * 2 * deviation;
    this.#random = random;
    this.network = {
      features,
      hidden,
      intents,
      input: new Float32Array(features * hidden).map(() => normal(HYPERPARAMETERS.initialSpread / Math.sqrt(hidden))),
      hiddenBias: new Float32Array(hidden),
      output: new Float32Array(hidden * intents).map(() => normal(HYPERPARAMETERS.initialSpread / Math.sqrt(hidden))),
      outputBias: new Float32Array(intents),
    };
    this.#inputSquares = new Float32Array(features).fill(0.1);
    this.#outputSquares = new Float32Array(hidden).fill(0.1);
    this.#hidden = new Float32Array(hidden);
    this.#hiddenGradient = new Float32Array(hidden);
    this.#logitGradient = new Float32Array(intents);
  }

  learn({ vector, intent }: VectorExample, rate: number): void {
    this.#dropOut(vector);
    this.#forward();
    this.#differentiateLoss(intent);
    this.#backwardOutput(rate);
    this.#backwardInput(rate);
  }

  /** Keeps some of the features at random, and makes up for the others. */
  #dropOut({ indices, values }: SparseVector): void {
    if (indices.length > this.#indices.length) {
      this.#indices = new Int32Array(2 * indices.length);
      this.#values = new Float32Array(2 * indices.length);
    }
    const scale = 1 / (1 - HYPERPARAMETERS.dropout);
    let kept = 0;
    for (let entry = 0; entry < indices.length; entry++) {
      if (this.#random.next() < HYPERPARAMETERS.dropout) continue;
      this.#indices[kept] = indices[entry] as number;
      this.#values[kept++] = (values[entry] as number) * scale;
    }
    this.#kept = kept;
  }

  /** The hidden units before their ReLU. */
  #forward(): void {
    const sums = this.#hidden;
    const hidden = sums.length;
    const { input, hiddenBias } = this.network;
    sums.set(hiddenBias);
    for (let entry = 0; entry < this.#kept; entry++) {
      const value = this.#values[entry] as number;
      let at = (this.#indices[entry] as number) * hidden;
      for (let unit = 0; unit < hidden; unit += 4, at += 4) {
        sums[unit] = (sums[unit] as number) + (input[at] as number) * value;
        sums[unit + 1] = (sums[unit + 1] as number) + (input[at + 1] as number) * value;
        sums[unit + 2] = (sums[unit + 2] as number) + (input[at + 2] as number) * value;
        sums[unit + 3] = (sums[unit + 3] as number) + (input[at + 3] as number) * value;
      }
    }
  }

  /** The gradient of the cross-entropy by the logits: their softmax less the smoothed label. */
  #differentiateLoss(intent: number): void {
    const gradient = this.#logitGradient;
    const { intents, output, outputBias, hidden } = this.network;
    gradient.set(outputBias);
    for (let unit = 0; unit < hidden; unit++) {
      const value = this.#hidden[unit] as number;
      if (value <= 0) continue;
      const row = unit * intents;
      for (let each = 0; each < intents; each++)
        gradient[each] = (gradient[each] as number) + (output[row + each] as number) * value;
    }
    let max = -Infinity;
    for (let each = 0; each < intents; each++) max = Math.max(max, gradient[each] as number);
    let sum = 0;
    for (let each = 0; each < intents; each++) sum += gradient[each] = Math.exp((gradient[each] as number) - max);
    for (let each = 0; each < intents; each++)
      gradient[each] = (gradient[each] as number) / sum - HYPERPARAMETERS.smoothing / intents;
    gradient[intent] = (gradient[intent] as number) - (1 - HYPERPARAMETERS.smoothing);
  }

  /** The gradient by the hidden units, and a step of the output layer along its own. */
  #backwardOutput(rate: number): void {
    const gradient = this.#logitGradient;
    const { hidden, intents, output, outputBias } = this.network;
    let squares = 0;
    for (let each = 0; each < intents; each++) squares += (gradient[each] as number) ** 2;
    for (let unit = 0; unit < hidden; unit++) {
      const value = this.#hidden[unit] as number;
      this.#hiddenGradient[unit] = 0;
      if (value <= 0) continue;
      const seen = (this.#outputSquares[unit] as number) + (squares * value * value) / intents;
      this.#outputSquares[unit] = seen;
      const stepSize = (rate * HYPERPARAMETERS.outputRate * value) / Math.sqrt(seen);
      const row = unit * intents;
      let sum = 0;
      for (let each = 0; each < intents; each++) {
        const slope = gradient[each] as number;
        const weight = output[row + each] as number;
        sum += weight * slope;
        output[row + each] = weight - stepSize * slope;
      }
      this.#hiddenGradient[unit] = sum;
    }
    for (let each = 0; each < intents; each++)
      outputBias[each] = (outputBias[each] as number) - rate * HYPERPARAMETERS.biasRate * (gradient[each] as number);
  }

  /** A step of the input layer along its gradient. */
  #backwardInput(rate: number): void {
    const gradient = this.#hiddenGradient;
    const hidden = gradient.length;
    const { input } = this.network;
    let squares = 0;
    for (let unit = 0; unit < hidden; unit++) squares += (gradient[unit] as number) ** 2;
    for (let entry = 0; entry < this.#kept; entry++) {
      const value = this.#values[entry] as number;
      const feature = this.#indices[entry] as number;
      const seen = (this.#inputSquares[feature] as number) + squares * value * value;
      this.#inputSquares[feature] = seen;
      const stepSize = (rate * value) / Math.sqrt(seen);
      let at = feature * hidden;
      for (let unit = 0; unit < hidden; unit += 4, at += 4) {
        input[at] = (input[at] as number) - stepSize * (gradient[unit] as number);
        input[at + 1] = (input[at + 1] as number) - stepSize * (gradient[unit + 1] as number);
        input[at + 2] = (input[at + 2] as number) - stepSize * (gradient[unit + 2] as number);
        input[at + 3] = (input[at + 3] as number) - stepSize * (gradient[unit + 3] as number);
      }
    }
  }
}
