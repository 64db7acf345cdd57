import type { Clause } from './clause.ts';

/** What ends a sentence, and with it a question. */
const END = /[.!?;。！？；\n]/u;

/** "Is there time between lunch and dinner to rest at the hotel": what follows in a sentence that asks whether is asked as well. */
export function askedOn(clauses: readonly Clause[], message: string): readonly Clause[] {
  let from = 0;
  let isAsking = false;
  return clauses.map((clause) => {
    const at = message.indexOf(clause.words, from);
    const between = at < 0 ? '' : message.slice(from, at);
    if (END.test(between) || END.test(message.charAt(from - 1))) isAsking = false;
    if (at >= 0) from = at + clause.words.length;
    isAsking ||= clause.isWhether;
    return isAsking && !clause.isWhether ? { ...clause, isWhether: true } : clause;
  });
}
