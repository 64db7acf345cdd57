import { listMatches } from '../list-matches.ts';

/** Part of a text as it was, and the same folded. */
export interface TextPiece {
  readonly text: string;
  readonly folded: string;
}

/** Part of a text, or what stands in its place. */
export type Piece = TextPiece | { readonly placeholder: string };

/** Where something personal stands in a text. */
export interface Find {
  readonly start: number;
  readonly end: number;
  readonly kind: string;
}

/** Finds what is personal in a folded text, in any order. Of finds that overlap the first counts, of those the longest. */
export type Detector = (text: string) => readonly Find[];

/** The text that the pieces make. */
export function joined(pieces: readonly Piece[]): string {
  return pieces.map((piece) => ('text' in piece ? piece.text : piece.placeholder)).join('');
}

/** The piece cut where something was found. */
export function cut(
  { text, folded }: TextPiece,
  finds: readonly Find[],
  placeholderOf: (kind: string, value: string) => string,
): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { start, end, kind } of finds.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    if (start < from) continue;
    if (start > from) pieces.push({ text: text.slice(from, start), folded: folded.slice(from, start) });
    pieces.push({ placeholder: placeholderOf(kind, text.slice(start, end)) });
    from = end;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), folded: folded.slice(from) });
  return pieces;
}

/** Where the last named group that took part stands in each match of a pattern with the flag `d`. */
export function findGroup(kind: string, text: string, pattern: RegExp): readonly Find[] {
  return listMatches(text, pattern).flatMap(({ indices }) => {
    const [start, end] = Object.values(indices?.groups ?? {}).findLast((place) => place) ?? [0, 0];
    return end > start ? [{ start, end, kind }] : [];
  });
}
