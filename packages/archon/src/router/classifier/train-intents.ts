import { MisuseError } from '../../errors.ts';
import type { Embedder } from '../../model/embedder.ts';
import { BACKGROUND } from './background.ts';
import { fitTemperature, fitThreshold, type Judged } from './calibrate.ts';
import { embedTexts } from './embedding-input.ts';
import { type IntentModel, NO_INTENT } from './intent-model.ts';
import { crossValidate, FEW_EXAMPLES, judge, learn, type Lore, nameOf } from './learn.ts';

/** A sentence, and the id of the intent that it means. */
export interface TrainingExample {
  readonly text: string;
  readonly intent: string;
}

export interface TrainingOptions {
  /** The same examples and seed give the same model, byte by byte. Default 1. */
  readonly seed?: number;
  /** Share of messages with an intent that may be taken for ones without, 0–1. Default 0.02. */
  readonly reject?: number;
  /** Sentences that mean no intent. Default: where examples are few, some that hardly any service is asked for. */
  readonly outOfScope?: readonly string[];
  /** Examples that are kept apart for confidence and threshold. Default: by cross-validation. */
  readonly validation?: readonly TrainingExample[];
  /** With one, training and classifying become asynchronous. */
  readonly embedder?: undefined;
}

export interface EmbeddingTrainingOptions extends Omit<TrainingOptions, 'embedder'> {
  /** What it makes of a text is looked at beside the text's words. Whoever classifies needs it, too. */
  readonly embedder: Embedder;
}

/**
 * Learns intents from examples: a small network over words, neighbours and pieces of words, and over what an embedder
 * makes of the text if there is one; how far to trust it is learned from examples it has not seen.
 *
 * @throws {MisuseError} if there are no examples, or options out of range.
 */
export function trainIntents(
  known: readonly TrainingExample[],
  options: EmbeddingTrainingOptions,
): Promise<IntentModel>;
export function trainIntents(known: readonly TrainingExample[], options?: TrainingOptions): IntentModel;
export function trainIntents(
  known: readonly TrainingExample[],
  options: TrainingOptions | EmbeddingTrainingOptions = {},
): IntentModel | Promise<IntentModel> {
  const course = toCourse(known, options);
  const { embedder } = options;
  if (!embedder) return train(course);
  return embedTexts(textsOf(course), embedder).then((rows) => train({ ...course, embedded: { embedder, rows } }));
}

/** Everything that is learned from. */
interface Course {
  readonly lore: Omit<Lore, 'embedded'>;
  readonly validation: readonly TrainingExample[] | undefined;
  readonly reject: number;
  readonly embedded?: Lore['embedded'];
}
