import { EmbeddingClassifier } from './embedding-classifier.ts';
import type { IntentClassifier } from './intent-classifier.ts';
import { LearnedClassifier } from './learned-classifier.ts';
import { type EmbeddingTrainingOptions, type TrainingOptions, trainIntents } from './train-intents.ts';
import type { TrainingExample } from './training-set.ts';

/**
 * A classifier that has learned from examples; from an embedder as well, if it is given one.
 *
 * @example
 * const classifier = createIntentClassifier(registry.examples());
 * const better = await createIntentClassifier(registry.examples(), { embedder: englishEmbedder() });
 */
export function createIntentClassifier(
  examples: readonly TrainingExample[],
  options: EmbeddingTrainingOptions,
): Promise<IntentClassifier>;
export function createIntentClassifier(
  examples: readonly TrainingExample[],
  options?: TrainingOptions,
): IntentClassifier;
export function createIntentClassifier(
  examples: readonly TrainingExample[],
  options: TrainingOptions | EmbeddingTrainingOptions = {},
): IntentClassifier | Promise<IntentClassifier> {
  const { embedder } = options;
  if (!embedder) return new LearnedClassifier(trainIntents(examples, options));
  return trainIntents(examples, { ...options, embedder }).then((model) => new EmbeddingClassifier(model, embedder));
}
