import { MisuseError } from '../../errors.ts';
import { EvidenceJudge } from './evidence-judge.ts';
import { findEvidence } from './find-evidence.ts';
import type { Classification, ClassifierInput, IntentClassifier } from './intent-classifier.ts';
import type { IntentModel } from './intent-model.ts';

/** Finds intents by what was learned from examples: offline, in a fraction of a millisecond. */
export class LearnedClassifier implements IntentClassifier {
  readonly #model: IntentModel;
  readonly #judge: EvidenceJudge;

  /** @throws {MisuseError} if the model was trained with an embedder. */
  constructor(model: IntentModel) {
    if (model.discriminant) {
      throw new MisuseError(
        `This model was trained with the embedder "${model.discriminant.embedder}": use \`new EmbeddingClassifier(model, embedder)\`.`,
      );
    }
    this.#model = model;
    this.#judge = new EvidenceJudge(model);
  }

  classify({ text, eligible }: ClassifierInput): Classification {
    return this.#judge.classify(findEvidence(text, this.#model), eligible);
  }
}
