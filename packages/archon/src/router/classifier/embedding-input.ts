import type { Embedder } from '../../model/embedder.ts';
import type { SparseVector } from './sparse-vector.ts';
import { readWords } from './words.ts';

/** How the vectors of an embedder stand beside the features of a text. */
export interface EmbeddingInput {
  /** The embedder's id. */
  readonly embedder: string;
  /** The usual vector: what all texts have in common says nothing. */
  readonly mean: Float32Array;
  /** What the distance from it is multiplied by, entry by entry: the less an entry varies, the more. */
  readonly scale: Float32Array;
}

/** Vectors of an embedder, by text. A text without a word has none. */
export type EmbeddedTexts = ReadonlyMap<string, Float32Array>;

/** How long the vector of a usual text is, where that of its features is 1. */
const LENGTH = 1;

const HAS_LETTERS = /[\p{L}\p{N}]/u;

/** What an embedder is shown of a text: its words in lower case, so that what was typed in haste is read like what was not. */
function wordsFor(text: string): string {
  return readWords(text)
    .runs.filter((run) => HAS_LETTERS.test(run))
    .join(' ');
}

/** The vectors of `texts`, each asked for once. */
export async function embedTexts(texts: readonly string[], embedder: Embedder): Promise<EmbeddedTexts> {
  const wordsOf = new Map(texts.map((text) => [text, wordsFor(text)]));
  const asked = [...new Set(wordsOf.values())].filter((words) => words !== '');
  const rows = asked.length === 0 ? [] : await embedder.embed(asked);
  const rowOf = new Map(asked.map((words, at) => [words, rows[at]]));
  return new Map(
    [...wordsOf].flatMap(([text, words]) => {
      const row = rowOf.get(words);
      return row ? [[text, row]] : [];
    }),
  );
}

/** Looks at `rows`, all of one embedder, for what is usual. */
export function fitEmbeddingInput(embedder: Embedder, rows: readonly Float32Array[]): EmbeddingInput {
  const mean = new Float32Array(embedder.dimension);
  for (const row of rows) row.forEach((value, at) => (mean[at] = (mean[at] as number) + value / rows.length));
  const variance = new Float64Array(embedder.dimension);
  for (const row of rows) {
    row.forEach(
      (value, at) => (variance[at] = (variance[at] as number) + (value - (mean[at] as number)) ** 2 / rows.length),
    );
  }
  const share = LENGTH / Math.sqrt(embedder.dimension);
  const scale = Float32Array.from(variance, (value) => (value > 0 ? share / Math.sqrt(value) : 0));
  return { embedder: embedder.id, mean, scale };
}

/** `vector`, followed by the entries of `row`, of which the first is number `first`. */
export function withEmbedding(
  { indices, values }: SparseVector,
  row: Float32Array,
  { first, mean, scale }: EmbeddingInput & { readonly first: number },
): SparseVector {
  const all = {
    indices: new Int32Array(indices.length + row.length),
    values: new Float32Array(values.length + row.length),
  };
  all.indices.set(indices);
  all.values.set(values);
  row.forEach((value, at) => {
    all.indices[indices.length + at] = first + at;
    all.values[indices.length + at] = (value - (mean[at] as number)) * (scale[at] as number);
  });
  return all;
}
