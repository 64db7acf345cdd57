import { MisuseError } from '@wayfarer/archon/data';
import type { Embedder } from '@wayfarer/archon/model';

import { ClassificationHead } from './classification-head.ts';
import { dimensionOf } from './discriminant.ts';
import { embedTexts } from './embed-texts.ts';
import type { Classification, ClassifierInput, IntentClassifier } from './intent-classifier.ts';
import type { IntentModel } from './intent-model.ts';

/** Finds intents by what was learned from examples and from what an embedder knows of the language. */
export class EmbeddingClassifier implements IntentClassifier {
  readonly #embedder: Embedder;
  readonly #head: ClassificationHead;

  /** @throws {MisuseError} if the model was trained with another embedder, or with none. */
  constructor(model: IntentModel, embedder: Embedder) {
    const { discriminant } = model;
    const trained = discriminant && { id: discriminant.embedder, dimension: dimensionOf(discriminant) };
    if (trained?.id !== embedder.id || trained.dimension !== embedder.dimension) {
      throw new MisuseError(
        `Expected the embedder that the model was trained with, which is ${trained ? named(trained) : 'none'}; got ${named(embedder)}.`,
      );
    }
    this.#embedder = embedder;
    this.#head = new ClassificationHead(model);
  }

  /** Rejects if the embedder does. */
  async classify({ text, eligible }: ClassifierInput): Promise<Classification> {
    const rows = await embedTexts([text], this.#embedder);
    return this.#head.classify(text, eligible, rows.get(text));
  }
}

function named({ id, dimension }: Pick<Embedder, 'id' | 'dimension'>): string {
  return `"${id}" (${dimension} entries)`;
}
