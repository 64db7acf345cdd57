import type { Lexicon } from './lexicon.ts';

type Rules = Lexicon['rules'];

/** Nothing stands before these. */
const URGENT: ReadonlySet<string> = new Set(['injection', 'emergency'] satisfies Rules[number][0][]);

/** The rules of a language with those for the way: after what is urgent, before all else. */
export function withOnTheWay(rules: Rules, onTheWay: Rules): Rules {
  return [...rules.filter(([act]) => URGENT.has(act)), ...onTheWay, ...rules.filter(([act]) => !URGENT.has(act))];
}
