import { MisuseError } from '@wayfarer/archon/data';

import { ClassificationHead } from './classification-head.ts';
import type { Classification, ClassifierInput, IntentClassifier } from './intent-classifier.ts';
import type { IntentModel } from './intent-model.ts';

/** Finds intents by what was learned from examples: offline, in a fraction of a millisecond. */
export class LearnedClassifier implements IntentClassifier {
  readonly #head: ClassificationHead;

  /** @throws {MisuseError} if the model was trained with an embedder. */
  constructor(model: IntentModel) {
    if (model.discriminant) {
      throw new MisuseError(
        `This model was trained with the embedder "${model.discriminant.embedder}": use \`new EmbeddingClassifier(model, embedder)\`.`,
      );
    }
    this.#head = new ClassificationHead(model);
  }

  classify({ text, eligible }: ClassifierInput): Classification {
    return this.#head.classify(text, eligible);
  }
}
