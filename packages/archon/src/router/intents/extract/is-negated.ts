/** Longest stretch of text before a value that is looked at. */
const REACH = 24;

const NEGATION =
  /(?<![\p{L}\p{N}])(?:not|isn['’]t|instead of|rather than|nicht|statt|anstatt|pas|au lieu de|plutôt que|no es|en vez de|en lugar de|non|non è|invece di)\s+(?:(?:for|by|with|the|my|order|für|die|der|das|den|la|le|les|l['’]|el|il|lo|di|de)\s+){0,3}["'(#]?$/iu;

/** Whether the value at `index` is named to say that it is not meant: "not ORD-1". */
export function isNegated(text: string, index: number): boolean {
  return index > 0 && NEGATION.test(text.slice(Math.max(0, index - REACH), index));
}
