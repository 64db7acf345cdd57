import { MisuseError } from '../../errors.ts';
import type { Classification, ClassifierInput, IntentClassifier } from './intent-classifier.ts';
import type { IntentModel } from './intent-model.ts';
import { encodeText } from './text-input.ts';
import { VectorJudge } from './vector-judge.ts';

/** Finds intents by what was learned from examples: offline, in a fraction of a millisecond. */
export class LearnedClassifier implements IntentClassifier {
  readonly #model: IntentModel;
  readonly #judge: VectorJudge;

  /** @throws {MisuseError} if the model was trained with an embedder. */
  constructor(model: IntentModel) {
    if (model.embedding) {
      throw new MisuseError(
        `This model was trained with the embedder "${model.embedding.embedder}": use \`new EmbeddingClassifier(model, embedder)\`.`,
      );
    }
    this.#model = model;
    this.#judge = new VectorJudge(model);
  }

  classify({ text, eligible }: ClassifierInput): Classification {
    return this.#judge.classify(encodeText(text, this.#model), eligible);
  }
}
