import { MisuseError } from '../../errors.ts';
import type { Embedder } from '../../model/embedder.ts';
import { embedTexts } from './embedding-input.ts';
import type { Classification, ClassifierInput, IntentClassifier } from './intent-classifier.ts';
import type { IntentModel } from './intent-model.ts';
import { encodeText } from './text-input.ts';
import { VectorJudge } from './vector-judge.ts';

/** Finds intents by what was learned from examples and from what an embedder knows of the language. */
export class EmbeddingClassifier implements IntentClassifier {
  readonly #model: IntentModel;
  readonly #embedder: Embedder;
  readonly #judge: VectorJudge;

  /** @throws {MisuseError} if the model was trained with another embedder, or with none. */
  constructor(model: IntentModel, embedder: Embedder) {
    const { embedding } = model;
    if (embedding?.embedder !== embedder.id || embedding.mean.length !== embedder.dimension) {
      const trained = embedding ? `"${embedding.embedder}" (${embedding.mean.length} entries)` : 'none';
      throw new MisuseError(
        `Expected the embedder that the model was trained with, which is ${trained}; got "${embedder.id}" (${embedder.dimension} entries).`,
      );
    }
    this.#model = model;
    this.#embedder = embedder;
    this.#judge = new VectorJudge(model);
  }

  /** Rejects if the embedder does. */
  async classify({ text, eligible }: ClassifierInput): Promise<Classification> {
    const rows = await embedTexts([text], this.#embedder);
    return this.#judge.classify(encodeText(text, this.#model, rows.get(text)), eligible);
  }
}
