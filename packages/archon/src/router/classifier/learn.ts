import type { Judged } from './calibrate.ts';
import { type Course, FEW_EXAMPLES, toName, type TrainingExample } from './course.ts';
import { fitEmbeddingInput } from './embedding-input.ts';
import { NO_INTENT } from './intent-model.ts';
import { listFeatures } from './list-features.ts';
import { evidenceFor, joinNetworks, type Network } from './network.ts';
import { SeededRandom } from './seeded-random.ts';
import { encodeText, type TextInput, widthOf } from './text-input.ts';
import { trainNetwork } from './train-network.ts';
import { createVocabulary } from './vocabulary.ts';

/** Networks whose opinions are averaged: each starts elsewhere, and errs elsewhere. */
const NETWORKS = 3;
const NETWORKS_FOR_FEW = 5;

/** Parts that examples are cut into to be held out: each once where they are few; of many, the first alone tells enough. */
const FOLDS_OF_FEW = 3;
const FOLDS_OF_MANY = 5;

export interface Learned extends TextInput {
  readonly network: Network;
}

/** Learns from `examples`, which are all of the course's or some of them. */
export function learn(examples: readonly TrainingExample[], { intents, seed, embedded }: Course): Learned {
  const place = new Map(intents.map((intent, index) => [intent, index]));
  const named = [
    ...examples,
    ...intents.filter((intent) => intent !== NO_INTENT).map((intent) => ({ text: toName(intent), intent })),
  ];
  const rows = named.map(({ text }) => embedded?.rows.get(text));
  const input = {
    vocabulary: createVocabulary(named.map(({ text }) => listFeatures(text))),
    embedding:
      embedded &&
      fitEmbeddingInput(
        embedded.embedder,
        rows.filter((row) => row !== undefined),
      ),
  };
  const lessons = named.map(({ text, intent }, at) => ({
    vector: encodeText(text, input, rows[at]),
    intent: place.get(intent) ?? 0,
  }));
  const size = { features: widthOf(input), intents: intents.length };
  const train = (nth: number): Network => trainNetwork(lessons, size, new SeededRandom(seed * NETWORKS_FOR_FEW + nth));
  const networks = examples.length < FEW_EXAMPLES ? NETWORKS_FOR_FEW : NETWORKS;
  const rest = Array.from({ length: networks - 1 }, (_, nth) => train(nth + 1));
  return { ...input, network: joinNetworks([train(0), ...rest]) };
}

/** What models that have not seen them say about examples, fold by fold. */
export function crossValidate(course: Course): readonly Judged[] {
  const { examples } = course;
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
    return out.length === 0 || rest.length === 0 ? [] : judge(learn(rest, course), out, course);
  }).flat();
}

/** What `learned` says about examples whose intents are known to the course. */
export function judge(
  learned: Learned,
  examples: readonly TrainingExample[],
  { intents, embedded }: Course,
): readonly Judged[] {
  return examples.flatMap(({ text, intent }) => {
    const index = intents.indexOf(intent);
    if (index < 0) return [];
    const vector = encodeText(text, learned, embedded?.rows.get(text));
    return [{ evidence: evidenceFor(vector, learned.network), intent: index }];
  });
}
