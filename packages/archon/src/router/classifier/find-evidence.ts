import { opinionOn } from './discriminant.ts';
import type { IntentModel } from './intent-model.ts';
import { evidenceFor } from './network.ts';
import { vectorOf } from './vocabulary.ts';

/**
 * How much speaks for each intent; `undefined` where nothing of the text is known.
 *
 * @param row - What the embedder makes of the text, where the model has one.
 */
export function findEvidence(
  text: string,
  { vocabulary, network, discriminant }: Pick<IntentModel, 'vocabulary' | 'network' | 'discriminant'>,
  row?: Float32Array,
): Float32Array | undefined {
  const vector = vectorOf(text, vocabulary);
  if (vector.indices.length === 0 && !row) return undefined;
  const evidence = evidenceFor(vector, network);
  if (!discriminant || !row) return evidence;
  const opinion = opinionOn(row, discriminant);
  return evidence.map((value, intent) => value + (opinion[intent] as number));
}
