/**
 * @module
 * Which intent a message has: learned from examples, or asked of a language model.
 */
export type { TrainingExample } from './training-set.ts';
export { createIntentClassifier } from './create-intent-classifier.ts';
export { EmbeddingClassifier } from './embedding-classifier.ts';
export type { Discriminant } from './discriminant.ts';
export type { Network } from './network.ts';
export type { Vocabulary } from './vocabulary.ts';
export type { Classification, ClassifierInput, IntentClassifier } from './intent-classifier.ts';
export type { IntentModel } from './intent-model.ts';
export { LearnedClassifier } from './learned-classifier.ts';
export { ModelClassifier, type ModelClassifierOptions } from './model-classifier.ts';
export { fromBytes, toBytes, UnreadableModelError } from './model-file.ts';
export { type EmbeddingTrainingOptions, trainIntents, type TrainingOptions } from './train-intents.ts';
