/** Part of a text: as it was, or what stands in its place. */
export type Piece = { readonly text: string } | { readonly placeholder: string };

/** Where something personal stands in a text. */
export interface Find {
  readonly start: number;
  readonly end: number;
  readonly kind: string;
}

/** Finds what is personal in a folded text, in order and side by side. */
export type Detector = (text: string) => readonly Find[];

/** The text that the pieces make. */
export function joined(pieces: readonly Piece[]): string {
  return pieces.map((piece) => ('text' in piece ? piece.text : piece.placeholder)).join('');
}

/** The piece cut where something was found. Finds that begin inside the one before are passed over. */
export function cut(text: string, finds: readonly Find[], placeholderOf: (find: Find) => string): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const find of finds) {
    if (find.start < from) continue;
    if (find.start > from) pieces.push({ text: text.slice(from, find.start) });
    pieces.push({ placeholder: placeholderOf(find) });
    from = find.end;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
