import type { Clause } from './clause.ts';

/** Begins a further order, and no remark on what is taken back. */
const FURTHER = /(?:^|\s)(?:and|then|und|dann|et|puis|y|luego)\s*$|(?:それから|そして|然后|再)\s*$/iu;
const BEGINS = /^(?:and|then|und|dann|et|puis|y|luego)\s|^(?:それから|そして|然后|再)/iu;

/**
 * "You have put both back, the ones I took out. Undo that, I want Thursday as it was": what stands around an undo says what was wrong,
 * and asks for nothing of its own, unless it is joined to it.
 */
export function withUndoAlone(clauses: readonly Clause[], message: string): readonly Clause[] {
  const at = clauses.findIndex(({ act, isWhether }) => act === 'undo' && !isWhether);
  const undo = clauses[at];
  if (undo === undefined) return clauses;
  let from = message.indexOf(undo.words) + undo.words.length;
  const further = clauses.slice(at + 1).filter(({ words, act }) => {
    const found = message.indexOf(words, from);
    const between = found < 0 ? '' : message.slice(from, found);
    if (found >= 0) from = found + words.length;
    return act !== undefined && act !== 'undo' && (FURTHER.test(between) || BEGINS.test(words));
  });
  return [undo, ...further];
}
