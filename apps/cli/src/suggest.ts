import { distance } from 'fastest-levenshtein';

/** The known word that `word` is most likely a slip of; `undefined` when none is near. */
function findNearest(word: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map((candidate) => ({ candidate, slips: distance(word.toLowerCase(), candidate) }))
    .filter(({ candidate, slips }) => slips <= Math.max(2, Math.floor(candidate.length / 3)))
    .sort((left, right) => left.slips - right.slips);
  return nearest?.candidate;
}

/**
 * ` Did you mean "show"?`, or nothing.
 *
 * @param prefix - Stands before the words when they are typed, e.g. `--`.
 */
export function didYouMean(word: string, known: readonly string[], prefix = ''): string {
  const nearest = findNearest(word, known);
  return nearest === undefined ? '' : ` Did you mean ${JSON.stringify(`${prefix}${nearest}`)}?`;
}
