/**
 * @module
 * Which intent a message has: learned from examples, or asked of a language model.
 */
export type { Classification, ClassifierInput, IntentClassifier } from './intent-classifier.ts';
export type { IntentModel } from './intent-model.ts';
export { createIntentClassifier, LearnedClassifier } from './learned-classifier.ts';
export { ModelClassifier, type ModelClassifierOptions } from './model-classifier.ts';
export { fromBytes, toBytes, UnreadableModelError } from './model-file.ts';
export { trainIntents, type TrainingExample, type TrainingOptions } from './train-intents.ts';
