import type { Span } from '@wayfarer/router/grammar';

import type { Said } from './said.ts';

const SENTENCE_END = /[.;!?。；！？\n]/;
const COMMA = /[,，]/;
/** "Museums, churches or temples": one list, and one denial of all of it. */
const LIST = /(?<!\p{L})(?:or|nor|and|oder|und|noch|ou|et|ni|o|y|e)(?!\p{L})|[和或跟与&]|と|や/u;
/** So far its denial may stand before a noun, and so far behind it, in characters. */
const REACH_BEFORE = 32;
const REACH_BEHIND = 14;

/**
 * Whether a noun is denied where it stands: "no flights", "ohne Museen", "美術館はなし". A denial reaches to the end of its phrase:
 * over a comma only in a list of the same kind, so that "no journey needed, moderate pace" keeps its pace.
 *
 * @param peers - All nouns of that kind in the text, this one among them.
 */
export function isDenied({ text, find }: Pick<Said, 'text' | 'find'>, noun: Span, peers: readonly Span[]): boolean {
  const before = find.no(text).findLast(({ value, end }) => value === 'before' && end <= noun.index);
  if (before && noun.index - before.end <= REACH_BEFORE && reaches(text, { denial: before, noun }, { find, peers }))
    return true;
  const behind = find.noBehind(text).find(({ index }) => index >= noun.end);
  if (!behind || behind.index - noun.end > REACH_BEHIND) return false;
  const between = text.slice(noun.end, behind.index);
  return (
    !SENTENCE_END.test(between) &&
    !COMMA.test(between) &&
    !peers.some((peer) => isBetween(peer, noun, behind) && !LIST.test(between))
  );
}

/** "Cheap or luxurious", "$500 or $5000": a choice that is not made yet. */
export function isEither(text: string, [first, second]: readonly Span[]): boolean {
  return first !== undefined && second !== undefined && EITHER.test(text.slice(first.end, second.index));
}

const EITHER = /(?<!\p{L})(?:or|but|oder|aber|ou|mais|o|pero)(?!\p{L})|或|还是|但|か|または/iu;

function reaches(
  text: string,
  { denial, noun }: { readonly denial: Span; readonly noun: Span },
  { find, peers }: { readonly find: Said['find']; readonly peers: readonly Span[] },
): boolean {
  const between = text.slice(denial.end, noun.index);
  if (SENTENCE_END.test(between) || find.turn(between).length > 0) return false;
  if (!COMMA.test(between)) return true;
  const isListed = peers.some((peer) => isBetween(peer, denial, noun));
  return isListed && (LIST.test(between) || LIST.test(text.slice(noun.end)));
}

function isBetween(peer: Span, left: Span, right: Span): boolean {
  return peer.index >= left.end && peer.end <= right.index;
}
