import { findMonth } from '../../../grammar/dates/names.ts';
import { listMatches } from '../../../list-matches.ts';
import type { Boundary } from './boundary.ts';

const END = /(?<mark>[.!?…]+)["'”’»)\]]*\s+|[\u3002\uff01\uff1f]+["'”’\u300d\u300f\uff09]*\s*|(?<=\S)\s*\n\s*/gu;

/** A point after these ends no sentence. */
const TITLES =
  /(?:^|[\s(])(?:mrs?|ms|mx|dr|prof|st|mme|mlle|sr|sra|srta|sig|dott|hr|fr|herr|approx|ca|vs|e\.g|i\.e|z\. ?b|d\. ?h|u\. ?a|bzw|ggf|inkl|zzgl|vgl|str|tel|p\. ?ex|p\. ?ej|art|ref|fig|jr|[a-hj-z])$/iu;
/** Nor after these, unless a capital letter follows. */
const TAILS = /(?:^|[\s(])(?:etc|usw|a\.m|p\.m|inc|ltd|co|corp|gmbh|u\.s|u\.k)$/iu;
const NUMBER_SIGN = /(?:^|[\s(])(?:no|nr|núm|nº|num)$/iu;
const ORDINAL = /(?:^|[\s(])\d{1,2}$/u;

/** Ends of sentences and lines. */
export function sentenceEnds(text: string): readonly Boundary[] {
  return listMatches(text, END).flatMap(({ 0: whole, index, groups }) => {
    const next = index + whole.length;
    if (groups?.['mark'] === '.' && isAbbreviation(text.slice(Math.max(0, index - 16), index), text.slice(next)))
      return [];
    return [{ index: next, strength: 2, fewestWords: 2 } as const];
  });
}

function isAbbreviation(before: string, after: string): boolean {
  if (TITLES.test(before)) return true;
  if (TAILS.test(before)) return !/^\p{Lu}/u.test(after);
  if (NUMBER_SIGN.test(before)) return /^[\d#]/.test(after);
  return ORDINAL.test(before) && findMonth(/^\p{L}+/u.exec(after)?.[0] ?? '') !== undefined;
}
