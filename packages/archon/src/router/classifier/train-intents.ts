import { MisuseError } from '../../errors.ts';
import { BACKGROUND } from './background.ts';
import { fitTemperature, fitThreshold, type Judged } from './calibrate.ts';
import { type IntentModel, NO_INTENT } from './intent-model.ts';
import { listFeatures } from './list-features.ts';
import { evidenceFor, joinNetworks, type Network } from './network.ts';
import { SeededRandom } from './seeded-random.ts';
import { trainNetwork } from './train-network.ts';
import { createVocabulary, toVector, vectorOf, type Vocabulary } from './vocabulary.ts';

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
}

/** Networks whose opinions are averaged: each starts elsewhere, and errs elsewhere. */
const NETWORKS = 3;
const NETWORKS_FOR_FEW = 5;
const FEW_EXAMPLES = 2_000;

/** Parts that examples are cut into to be held out: each once where they are few; of many, the first alone tells enough. */
const FOLDS_OF_FEW = 3;
const FOLDS_OF_MANY = 5;

/**
 * Learns intents from examples: a small network over words, neighbours and pieces of words; how far to trust it is learned
 * from examples it has not seen.
 *
 * @throws {MisuseError} if there are no examples, or options out of range.
 */
export function trainIntents(
  known: readonly TrainingExample[],
  { seed = 1, reject = 0.02, outOfScope = backgroundOf(known), validation }: TrainingOptions = {},
): IntentModel {
  if (known.length === 0) throw new MisuseError('Expected at least one example to learn from.');
  if (!(reject >= 0 && reject < 1))
    throw new MisuseError(`Expected \`reject\` to be from 0 to less than 1, got ${reject}.`);
  const examples = [...known, ...outOfScope.map((text) => ({ text, intent: NO_INTENT }))];
  const intents = [...new Set(examples.map(({ intent }) => intent))];
  const learned = learn(examples, intents, seed);
  const judged = validation ? judge(learned, validation, intents) : crossValidate(examples, intents, seed);
  return {
    intents,
    ...learned,
    temperature: fitTemperature(judged),
    threshold: fitThreshold(withIntent(judged, intents), reject),
  };
}

/** With many examples, an intent is told from others by what it is, and not by what is nowhere else. */
function backgroundOf(examples: readonly TrainingExample[]): readonly string[] {
  return examples.length < FEW_EXAMPLES ? BACKGROUND : [];
}

/** Refusing is right where there is no intent. */
function withIntent(judged: readonly Judged[], intents: readonly string[]): readonly Judged[] {
  return judged.filter(({ intent }) => intents[intent] !== NO_INTENT);
}

interface Learned {
  readonly vocabulary: Vocabulary;
  readonly network: Network;
}

function learn(examples: readonly TrainingExample[], intents: readonly string[], seed: number): Learned {
  const place = new Map(intents.map((intent, index) => [intent, index]));
  // The name of an intent is an example, too, and often the only one of its kind.
  const named = [
    ...examples,
    ...intents
      .filter((intent) => intent !== NO_INTENT)
      .map((intent) => ({ text: intent.replaceAll(/[_-]/g, ' '), intent })),
  ];
  const features = named.map(({ text }) => listFeatures(text));
  const vocabulary = createVocabulary(features);
  const lessons = named.map(({ intent }, at) => ({
    vector: toVector(features[at] ?? [], vocabulary),
    intent: place.get(intent) ?? 0,
  }));
  const size = { features: vocabulary.features.length, intents: intents.length };
  const train = (nth: number): Network => trainNetwork(lessons, size, new SeededRandom(seed * NETWORKS_FOR_FEW + nth));
  const networks = examples.length < FEW_EXAMPLES ? NETWORKS_FOR_FEW : NETWORKS;
  const rest = Array.from({ length: networks - 1 }, (_, nth) => train(nth + 1));
  return { vocabulary, network: joinNetworks([train(0), ...rest]) };
}

/** What models that have not seen them say about examples, fold by fold. */
function crossValidate(
  examples: readonly TrainingExample[],
  intents: readonly string[],
  seed: number,
): readonly Judged[] {
  const isFew = examples.length < FEW_EXAMPLES;
  const folds = isFew ? FOLDS_OF_FEW : FOLDS_OF_MANY;
  const counts = new Map<string, number>();
  for (const { intent } of examples) counts.set(intent, (counts.get(intent) ?? 0) + 1);
  const seen = new Map<string, number>();
  // In blocks: who writes several examples writes them one after the other, and what is held out should be by others.
  const numbered = examples.map((example) => {
    const nth = seen.get(example.intent) ?? 0;
    seen.set(example.intent, nth + 1);
    return { example, fold: Math.floor((nth * folds) / (counts.get(example.intent) ?? 1)) };
  });
  // An intent with a single example has nothing that could be held out.
  const foldOf = ({ example, fold }: (typeof numbered)[number]): number =>
    (counts.get(example.intent) ?? 0) > 1 ? fold : -1;
  return Array.from({ length: isFew ? folds : 1 }, (_, now) => {
    const out = numbered.filter((each) => foldOf(each) === now).map(({ example }) => example);
    const rest = numbered.filter((each) => foldOf(each) !== now).map(({ example }) => example);
    return out.length === 0 || rest.length === 0 ? [] : judge(learn(rest, intents, seed), out, intents);
  }).flat();
}

function judge(
  { vocabulary, network }: Learned,
  examples: readonly TrainingExample[],
  intents: readonly string[],
): readonly Judged[] {
  return examples.flatMap(({ text, intent }) => {
    const index = intents.indexOf(intent);
    return index < 0 ? [] : [{ evidence: evidenceFor(vectorOf(text, vocabulary), network), intent: index }];
  });
}
