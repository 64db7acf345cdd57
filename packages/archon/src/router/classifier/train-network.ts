import type { Network } from './network.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { SparseVector } from './sparse-vector.ts';

/** What a network learns from. */
export interface Lesson {
  readonly vector: SparseVector;
  /** Index of the intent. */
  readonly intent: number;
}

export interface TrainingSize {
  readonly features: number;
  readonly intents: number;
}

const SET = {
  /** A multiple of four. */
  hidden: 64,
  /** Share of the features of an example that is hidden each time it is shown, so that none is relied on alone. */
  dropout: 0.4,
  /** Share of certainty that is spread over all intents, so that none is believed in too firmly. */
  smoothing: 0.1,
  outRate: 0.1,
  biasRate: 0.01,
  start: 0.5,
};

/** Fewer examples than this are learned more slowly, and shown more often. */
const FEW_EXAMPLES = 2_000;

export function trainNetwork(lessons: readonly Lesson[], size: TrainingSize, random: SeededRandom): Network {
  const trainer = new NetworkTrainer(size, random);
  const epochs = Math.min(20, Math.max(8, Math.round(100_000 / lessons.length)));
  const rate = lessons.length < FEW_EXAMPLES ? 0.6 : 1;
  const steps = epochs * lessons.length;
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const lesson of random.shuffled(lessons)) trainer.learn(lesson, rate * (1 - step++ / steps));
  }
  return trainer.network;
}

class NetworkTrainer {
  readonly network: Network;
  readonly #random: SeededRandom;
  readonly #inputGradients: Float32Array;
  readonly #outputGradients: Float32Array;
  readonly #sums: Float32Array;
  readonly #blame: Float32Array;
  readonly #errors: Float32Array;
  #indices = new Int32Array(1024);
  #values = new Float32Array(1024);
  #shown = 0;

  constructor({ features, intents }: TrainingSize, random: SeededRandom) {
    const hidden = SET.hidden;
    const spread = (scale: number) => (random.next() + random.next() + random.next() - 1.5) * 2 * scale;
    this.#random = random;
    this.network = {
      features,
      hidden,
      intents,
      input: new Float32Array(features * hidden).map(() => spread(SET.start / Math.sqrt(hidden))),
      hiddenBias: new Float32Array(hidden),
      output: new Float32Array(hidden * intents).map(() => spread(0.5 / Math.sqrt(hidden))),
      outputBias: new Float32Array(intents),
    };
    this.#inputGradients = new Float32Array(features).fill(0.1);
    this.#outputGradients = new Float32Array(hidden).fill(0.1);
    this.#sums = new Float32Array(hidden);
    this.#blame = new Float32Array(hidden);
    this.#errors = new Float32Array(intents);
  }

  learn({ vector, intent }: Lesson, rate: number): void {
    this.#show(vector);
    this.#addUp();
    this.#compare(intent);
    this.#correctOutput(rate);
    this.#correctInput(rate);
  }

  #show({ indices, values }: SparseVector): void {
    if (indices.length > this.#indices.length) {
      this.#indices = new Int32Array(2 * indices.length);
      this.#values = new Float32Array(2 * indices.length);
    }
    const scale = 1 / (1 - SET.dropout);
    let shown = 0;
    for (let entry = 0; entry < indices.length; entry++) {
      if (this.#random.next() < SET.dropout) continue;
      this.#indices[shown] = indices[entry] as number;
      this.#values[shown++] = (values[entry] as number) * scale;
    }
    this.#shown = shown;
  }

  #addUp(): void {
    const sums = this.#sums;
    const hidden = sums.length;
    const { input, hiddenBias } = this.network;
    sums.set(hiddenBias);
    for (let entry = 0; entry < this.#shown; entry++) {
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

  #compare(intent: number): void {
    const errors = this.#errors;
    const { intents, output, outputBias, hidden } = this.network;
    errors.set(outputBias);
    for (let unit = 0; unit < hidden; unit++) {
      const value = this.#sums[unit] as number;
      if (value <= 0) continue;
      const row = unit * intents;
      for (let each = 0; each < intents; each++)
        errors[each] = (errors[each] as number) + (output[row + each] as number) * value;
    }
    let most = -Infinity;
    for (let each = 0; each < intents; each++) most = Math.max(most, errors[each] as number);
    let sum = 0;
    for (let each = 0; each < intents; each++) sum += errors[each] = Math.exp((errors[each] as number) - most);
    for (let each = 0; each < intents; each++) errors[each] = (errors[each] as number) / sum - SET.smoothing / intents;
    errors[intent] = (errors[intent] as number) - (1 - SET.smoothing);
  }

  #correctOutput(rate: number): void {
    const errors = this.#errors;
    const { hidden, intents, output, outputBias } = this.network;
    let squares = 0;
    for (let each = 0; each < intents; each++) squares += (errors[each] as number) ** 2;
    for (let unit = 0; unit < hidden; unit++) {
      const value = this.#sums[unit] as number;
      this.#blame[unit] = 0;
      if (value <= 0) continue;
      const seen = (this.#outputGradients[unit] as number) + (squares * value * value) / intents;
      this.#outputGradients[unit] = seen;
      const pace = (rate * SET.outRate * value) / Math.sqrt(seen);
      const row = unit * intents;
      let blame = 0;
      for (let each = 0; each < intents; each++) {
        const error = errors[each] as number;
        const weight = output[row + each] as number;
        blame += weight * error;
        output[row + each] = weight - pace * error;
      }
      this.#blame[unit] = blame;
    }
    for (let each = 0; each < intents; each++)
      outputBias[each] = (outputBias[each] as number) - rate * SET.biasRate * (errors[each] as number);
  }

  #correctInput(rate: number): void {
    const blame = this.#blame;
    const hidden = blame.length;
    const { input } = this.network;
    let squares = 0;
    for (let unit = 0; unit < hidden; unit++) squares += (blame[unit] as number) ** 2;
    for (let entry = 0; entry < this.#shown; entry++) {
      const value = this.#values[entry] as number;
      const feature = this.#indices[entry] as number;
      const seen = (this.#inputGradients[feature] as number) + squares * value * value;
      this.#inputGradients[feature] = seen;
      const pace = (rate * value) / Math.sqrt(seen);
      let at = feature * hidden;
      for (let unit = 0; unit < hidden; unit += 4, at += 4) {
        input[at] = (input[at] as number) - pace * (blame[unit] as number);
        input[at + 1] = (input[at + 1] as number) - pace * (blame[unit + 1] as number);
        input[at + 2] = (input[at + 2] as number) - pace * (blame[unit + 2] as number);
        input[at + 3] = (input[at + 3] as number) - pace * (blame[unit + 3] as number);
      }
    }
  }
}
