import { type EmbeddingInput, withEmbedding } from './embedding-input.ts';
import type { SparseVector } from './sparse-vector.ts';
import { vectorOf, type Vocabulary } from './vocabulary.ts';

/** What of a text goes into the network. */
export interface TextInput {
  readonly vocabulary: Vocabulary;
  /** Absent where no embedder is used. */
  readonly embedding?: EmbeddingInput | undefined;
}

/** @param row - What the embedder makes of the text, where one is used. */
export function encodeText(text: string, { vocabulary, embedding }: TextInput, row?: Float32Array): SparseVector {
  const vector = vectorOf(text, vocabulary);
  return embedding && row ? withEmbedding(vector, row, { ...embedding, first: vocabulary.features.length }) : vector;
}

/** Numbers that {@link encodeText} may use. */
export function widthOf({ vocabulary, embedding }: TextInput): number {
  return vocabulary.features.length + (embedding?.mean.length ?? 0);
}
