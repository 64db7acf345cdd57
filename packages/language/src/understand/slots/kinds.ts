import type { Category } from '@wayfarer/trip';

import { type Clause, listSlots } from '../clause.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { foldWords } from '../masked-text.ts';
import { has } from '../patterns.ts';
import type { Scene } from '../trip-scene.ts';

/** The kinds of places that words stand for: "temples" are temples and shrines. `undefined` where they stand for none. */
export function readKind(words: string, { kinds, isSpaced }: Lexicon): readonly Category[] | undefined {
  const folded = foldWords(words);
  return kinds.find(([, nouns]) => has(folded, isSpaced ? `\\b(?:${nouns})\\b` : nouns))?.[0];
}

/** The kind that a clause names: in the slot that was marked, else anywhere in it. */
export function readKindOf(clause: Clause, { lexicon }: Scene): readonly Category[] | undefined {
  const [marked] = listSlots(clause, 'kind');
  return (marked === undefined ? undefined : readKind(marked, lexicon)) ?? readKind(clause.text, lexicon);
}
