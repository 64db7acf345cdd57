import { softmax } from './calibrate.ts';
import { scoreRow } from './discriminant.ts';
import type { Classification } from './intent-classifier.ts';
import { type IntentModel, NO_INTENT } from './intent-model.ts';
import { forward } from './network.ts';
import { vectorOf } from './vocabulary.ts';

const SHOWN_CANDIDATES = 3;

/** The last step of a classifier: from what a model makes of a text to the intent, or to none. */
export class ClassificationHead {
  readonly #model: IntentModel;
  readonly #offered = new WeakMap<readonly string[], readonly number[]>();

  constructor(model: IntentModel) {
    this.#model = model;
  }

  /** @param row - What the embedder makes of the text, where the model has one. */
  classify(text: string, eligible: readonly string[], row?: Float32Array): Classification {
    const { intents, temperature, threshold } = this.#model;
    const offered = this.#indicesOf(eligible);
    const logits = offered.length === 0 ? undefined : logitsOf(text, this.#model, row);
    if (!logits) return { intent: null, confidence: 0, candidates: [] };
    const confidences = softmax(
      Float32Array.from(offered, (index) => logits[index] ?? 0),
      temperature,
    );
    const best = bestOf(confidences, SHOWN_CANDIDATES + 1).map((at) => ({
      intent: intents[offered[at] ?? 0] ?? NO_INTENT,
      confidence: confidences[at] ?? 0,
      logit: logits[offered[at] ?? 0] ?? -Infinity,
    }));
    const found = best.filter(({ intent }) => intent !== NO_INTENT).slice(0, SHOWN_CANDIDATES);
    const [first] = best;
    const isRefused = !first || first.intent === NO_INTENT || first.logit < threshold;
    return {
      intent: isRefused ? null : first.intent,
      confidence: found[0]?.confidence ?? 0,
      candidates: found.map(({ intent, confidence }) => ({ intent, confidence })),
    };
  }

  /** Outputs of the network that are on offer. The same list is asked about again and again. */
  #indicesOf(eligible: readonly string[]): readonly number[] {
    const known = this.#offered.get(eligible);
    if (known) return known;
    const names = new Set(eligible);
    const offered = this.#model.intents.flatMap((intent, index) =>
      intent === NO_INTENT || names.has(intent) ? index : [],
    );
    this.#offered.set(eligible, offered);
    return offered;
  }
}

/** The logits of network and discriminant; `undefined` where nothing of the text is known. */
function logitsOf(
  text: string,
  { vocabulary, network, discriminant }: IntentModel,
  row?: Float32Array,
): Float32Array | undefined {
  const vector = vectorOf(text, vocabulary);
  if (vector.indices.length === 0 && !row) return undefined;
  const logits = forward(vector, network);
  if (!discriminant || !row) return logits;
  const scores = scoreRow(row, discriminant);
  return logits.map((logit, intent) => logit + (scores[intent] as number));
}

/** Places of the greatest values, the greatest first. */
function bestOf(values: Float64Array, count: number): readonly number[] {
  const best: number[] = [];
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0;
    if (best.length === count && value <= (values[best[count - 1] ?? 0] ?? 0)) continue;
    const place = best.findIndex((other) => value > (values[other] ?? 0));
    best.splice(place < 0 ? best.length : place, 0, at);
    if (best.length > count) best.pop();
  }
  return best;
}
