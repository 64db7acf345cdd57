import { distance } from 'fastest-levenshtein';

/** The known word that `word` is most likely a slip of; `undefined` when none is near. */
export function findNearest(word: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map((candidate) => ({ candidate, slips: distance(word.toLowerCase(), candidate) }))
    .filter(({ candidate, slips }) => slips <= Math.max(1, Math.floor(candidate.length / 3)))
    .sort((left, right) => left.slips - right.slips);
  return nearest?.candidate;
}

/** ` Did you mean "show"?`, or nothing. */
export function didYouMean(word: string, known: readonly string[]): string {
  const nearest = findNearest(word, known);
  return nearest === undefined ? '' : ` Did you mean ${JSON.stringify(nearest)}?`;
}
