import { findAll, type Span } from '@wayfarer/router/grammar';

/** A piece of a sentence in which one thing is said of one subject. */
export interface Clause extends Span {
  readonly text: string;
  /** A new sentence begins with it: nobody is spoken of yet. */
  readonly begins: boolean;
}

const PARENTHESIS = /\([^()]{0,60}\)/g;
/** A comma between digits groups them. */
const BREAK = /(?<stop>[.;!?\n]+(?!\d)|:\s)|,(?!\d{3}(?!\d))|\s(?:and|but|while|whereas|though|&)\s/giu;
/** What a clause may begin with, and says nothing of the trip. */
const FILLER =
  /^(?:[\s"'–—-]|(?:actually|also|and|but|so|well|oh|ok(?:ay)?|no|sorry|by the way|btw|now|please|then|however|remember|note|yes|because|since|that|correction|wait)(?:[\s,:]+))+/i;

/** The clauses of a text, with where they stand in it. What is in brackets stays whole. */
export function listClauses(text: string): readonly Clause[] {
  const plain = text.replace(PARENTHESIS, (found) => found.replace(/[,&]|and/gi, (word) => '_'.repeat(word.length)));
  const breaks = findAll(plain, BREAK);
  const starts = [0, ...breaks.map(({ end }) => end)];
  return starts.flatMap((start, at) => {
    const end = breaks[at]?.index ?? text.length;
    const raw = text.slice(start, end);
    const lead = FILLER.exec(raw)?.[0].length ?? 0;
    const said = raw.slice(lead).trimEnd();
    const begins = at === 0 || breaks[at - 1]?.groups['stop'] !== undefined;
    return said === '' ? [] : [{ text: said, index: start + lead, end: start + lead + said.length, begins }];
  });
}
