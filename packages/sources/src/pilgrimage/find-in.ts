import { isCjk } from '../gazetteer/fold.ts';

/** More of a sentence is not searched: who writes a novel is asked for a title. */
const MOST_LETTERS = 500;
const LONGEST_NAME = 60;
/** Marks around a name are none of it; it is compared without them. */
const NAME = /^[\p{L}\p{N}](?:.*[\p{L}\p{M}\p{N}ー々])?$/su;

/**
 * The part of a sentence that is a known name, as it is written there; of several the one that `rank` puts first (higher first),
 * of equals the longest, then the first. Words that are set apart by spaces are taken whole.
 *
 * @param rank - Of a part of the sentence; 0 where it is no name.
 */
export function findNameIn(
  sentence: string,
  rank: (part: string, context: { readonly before: string; readonly after: string }) => number,
): string | undefined {
  const text = sentence.slice(0, MOST_LETTERS);
  const edges = listEdges(text);
  let best: { readonly part: string; readonly rank: number } | undefined;
  for (const [index, start] of edges.entries()) {
    for (const end of edges.slice(index + 1)) {
      if (end - start > LONGEST_NAME) break;
      const part = text.slice(start, end);
      if (!NAME.test(part)) continue;
      const found = rank(part, { before: text.slice(0, start), after: text.slice(end) });
      if (found > 0 && (!best || found > best.rank || (found === best.rank && part.length > best.part.length))) {
        best = { part, rank: found };
      }
    }
  }
  return best?.part;
}

/** Where a name may begin or end: not inside a word that spaces set apart. */
function listEdges(text: string): readonly number[] {
  const edges: number[] = [];
  for (let at = 0; at <= text.length; at += 1) {
    const [before, after] = [text[at - 1] ?? ' ', text[at] ?? ' '];
    if (!isInWord(before, after)) edges.push(at);
  }
  return edges;
}

function isInWord(before: string, after: string): boolean {
  const isLetter = (letter: string): boolean => /[\p{L}\p{M}\p{N}]/u.test(letter) && !isCjk(letter);
  // Half of a surrogate pair is no edge either.
  return (isLetter(before) && isLetter(after)) || /[\uD800-\uDBFF]/.test(before);
}
