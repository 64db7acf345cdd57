import { MisuseError } from '@wayfarer/archon/data';
import type { Embedder } from '@wayfarer/archon/model';

import { BACKGROUND } from './background.ts';
import { fitTemperature, fitThreshold, type LabelledLogits } from './calibrate.ts';
import { crossValidate, predict } from './cross-validate.ts';
import { scaled } from './discriminant.ts';
import { embedTexts } from './embed-texts.ts';
import { type IntentModel, NO_INTENT } from './intent-model.ts';
import { fitFusionWeight, fuseLogits } from './late-fusion.ts';
import { learn } from './learn.ts';
import { FEW_EXAMPLES, toName, type TrainingExample, type TrainingSet } from './training-set.ts';

export interface TrainingOptions {
  /** The same examples and seed give the same model, byte by byte. Default 1. */
  readonly seed?: number;
  /** Share of messages with an intent that may be taken for ones without, 0–1. Default 0.02. */
  readonly reject?: number;
  /** Sentences that mean no intent. Default: where examples are few, some that hardly any service is asked for. */
  readonly outOfScope?: readonly string[];
  /** Examples that are kept apart for confidence and threshold. Default: by cross-validation. */
  readonly validation?: readonly TrainingExample[];
  /** See {@link EmbeddingTrainingOptions}. */
  readonly embedder?: undefined;
}

/** With an embedder, training and classifying take promises. */
export interface EmbeddingTrainingOptions extends Omit<TrainingOptions, 'embedder'> {
  /** What it makes of a text counts beside the text's words. Whoever classifies needs it, too. */
  readonly embedder: Embedder;
}

/**
 * Learns intents from examples: a small network over words, neighbours and pieces of words; with an embedder, also how
 * near a text is to each intent in its space. How far to trust either is learned from examples they have not seen.
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
  const set = toTrainingSet(known, options);
  const { embedder } = options;
  if (!embedder) return train(set, options);
  return embedTexts(textsOf(set, options), embedder).then((rows) =>
    train({ ...set, embedded: { embedder, rows } }, options),
  );
}

type ValidationOptions = Pick<TrainingOptions, 'reject' | 'validation'>;

function toTrainingSet(
  known: readonly TrainingExample[],
  { seed = 1, reject = 0, outOfScope = backgroundOf(known) }: Omit<TrainingOptions, 'embedder'>,
): TrainingSet {
  if (known.length === 0) throw new MisuseError('Expected at least one example to learn from.');
  if (!(reject >= 0 && reject < 1))
    throw new MisuseError(`Expected \`reject\` to be from 0 to less than 1, got ${reject}.`);
  const examples = [...known, ...outOfScope.map((text) => ({ text, intent: NO_INTENT }))];
  return { examples, intents: [...new Set(examples.map(({ intent }) => intent))], seed };
}

/** With many examples, an intent is told from others by what it is, and not by what is nowhere else. */
function backgroundOf(examples: readonly TrainingExample[]): readonly string[] {
  return examples.length < FEW_EXAMPLES ? BACKGROUND : [];
}

/** Whatever the embedder is asked about. */
function textsOf({ examples, intents }: TrainingSet, { validation = [] }: ValidationOptions): readonly string[] {
  return [...[...examples, ...validation].map(({ text }) => text), ...intents.map(toName)];
}

function train(set: TrainingSet, { reject = 0.02, validation }: ValidationOptions): IntentModel {
  const { examples, intents } = set;
  const { discriminant, ...learned } = learn(examples, set);
  const heldOut = validation ? predict({ ...learned, discriminant }, validation, set) : crossValidate(set);
  const weight = fitFusionWeight(heldOut);
  const fused = fuseLogits(heldOut, weight);
  return {
    intents,
    ...learned,
    ...(discriminant && { discriminant: scaled(discriminant, weight) }),
    temperature: fitTemperature(fused),
    threshold: fitThreshold(withIntent(fused, intents), reject),
  };
}

/** Refusing is right where there is no intent. */
function withIntent(examples: readonly LabelledLogits[], intents: readonly string[]): readonly LabelledLogits[] {
  return examples.filter(({ intent }) => intents[intent] !== NO_INTENT);
}
