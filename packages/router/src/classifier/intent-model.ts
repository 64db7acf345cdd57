import type { Discriminant } from './discriminant.ts';
import type { Network } from './network.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Stands for texts that ask for nothing on offer, where there were examples of such. */
export const NO_INTENT = '';

/** What was learned from examples. Never changes. */
export interface IntentModel {
  /** Ids of the intents, in the order of the network's outputs; {@link NO_INTENT} for what is none. */
  readonly intents: readonly string[];
  readonly vocabulary: Vocabulary;
  readonly network: Network;
  /** Its scores are added to the network's logits; absent where no embedder was used. */
  readonly discriminant?: Discriminant | undefined;
  /** What logits are divided by, so that confidences are as often right as they say. */
  readonly temperature: number;
  /** A message whose greatest logit is below this asks for none of them. */
  readonly threshold: number;
}
