import { type Discriminant, fitDiscriminant } from './discriminant.ts';
import { NO_INTENT } from './intent-model.ts';
import { listFeatures } from './list-features.ts';
import { joinNetworks, type Network } from './network.ts';
import { SeededRandom } from './seeded-random.ts';
import { trainNetwork } from './train-network.ts';
import { FEW_EXAMPLES, toName, type TrainingExample, type TrainingSet } from './training-set.ts';
import { createVocabulary, toVector, type Vocabulary } from './vocabulary.ts';

/** Networks of an ensemble: each starts elsewhere, and errs elsewhere. */
const NETWORKS = 3;
const NETWORKS_FOR_FEW = 5;

export interface Learned {
  readonly vocabulary: Vocabulary;
  readonly network: Network;
  /** Not weighed against the network yet: see late-fusion.ts. */
  readonly discriminant?: Discriminant | undefined;
}

/** Learns from `examples`, which are all of the training set's or some of them. */
export function learn(examples: readonly TrainingExample[], set: TrainingSet): Learned {
  const { intents, seed } = set;
  const place = new Map(intents.map((intent, index) => [intent, index]));
  const named = [
    ...examples,
    ...intents.filter((intent) => intent !== NO_INTENT).map((intent) => ({ text: toName(intent), intent })),
  ].map(({ text, intent }) => ({ text, intent: place.get(intent) ?? 0 }));
  const features = named.map(({ text }) => listFeatures(text));
  const vocabulary = createVocabulary(features);
  const vectors = named.map(({ intent }, at) => ({ vector: toVector(features[at] ?? [], vocabulary), intent }));
  const size = { features: vocabulary.features.length, intents: intents.length };
  const train = (nth: number): Network => trainNetwork(vectors, size, new SeededRandom(seed * NETWORKS_FOR_FEW + nth));
  const networks = examples.length < FEW_EXAMPLES ? NETWORKS_FOR_FEW : NETWORKS;
  const rest = Array.from({ length: networks - 1 }, (_, nth) => train(nth + 1));
  return { vocabulary, network: joinNetworks([train(0), ...rest]), discriminant: discriminantOf(named, set) };
}

function discriminantOf(
  named: readonly { readonly text: string; readonly intent: number }[],
  { intents, embedded }: TrainingSet,
): Discriminant | undefined {
  if (!embedded) return undefined;
  const { embedder, rows } = embedded;
  const rowsOfIntents = named.flatMap(({ text, intent }) => {
    const row = rows.get(text);
    return row ? [{ row, intent }] : [];
  });
  const size = { dimension: embedder.dimension, intents: intents.length };
  return { embedder: embedder.id, ...fitDiscriminant(rowsOfIntents, size) };
}
