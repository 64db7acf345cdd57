import { readWords } from '@wayfarer/archon/data';
import type { Embedder } from '@wayfarer/archon/model';

/** Vectors of an embedder, by text. A text without a word has none. */
export type EmbeddedTexts = ReadonlyMap<string, Float32Array>;

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

const HAS_LETTERS = /[\p{L}\p{N}]/u;

/** What an embedder is shown of a text: its words in lower case, so that what was typed in haste is read like what was not. */
function wordsFor(text: string): string {
  return readWords(text)
    .runs.filter((run) => HAS_LETTERS.test(run))
    .join(' ');
}
