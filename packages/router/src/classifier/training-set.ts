import type { Embedder } from '@wayfarer/archon/model';

import type { EmbeddedTexts } from './embed-texts.ts';

/** A sentence, and the id of the intent that it means. */
export interface TrainingExample {
  readonly text: string;
  readonly intent: string;
}

/** What is learned from. */
export interface TrainingSet {
  readonly examples: readonly TrainingExample[];
  /** All of their intents, in the order of the network's outputs. */
  readonly intents: readonly string[];
  readonly seed: number;
  /** What an embedder makes of every text, where there is one. */
  readonly embedded?: { readonly embedder: Embedder; readonly rows: EmbeddedTexts } | undefined;
}

/**
 * Fewer examples than this are learned from with more care: slower, oftener, by more networks. Ten sentences for each of 150
 * intents (CLINC150) are few; the 9,000 and 15,000 of whole data sets are many, and no set that was tried lies between.
 */
export const FEW_EXAMPLES = 2_000;

/** The name of an intent is an example, too, and often the only one of its kind. */
export function toName(intent: string): string {
  return intent.replaceAll(/[_-]/g, ' ');
}
