import { isRuledOut } from '../../grammar/negation.ts';
import type { ParamRule } from '../intent.ts';
import { safePattern } from '../safe-pattern.ts';
import type { Param } from './find-problem.ts';
import { findWhereExpected, theOnly } from './find-values.ts';
import { asText, readByPatterns } from './read-by-patterns.ts';
import { type Reading, type ReadingContext, settle } from './reading.ts';

export interface AnswerContext extends ReadingContext {
  /** Of the parameter that was asked for. */
  readonly name: string;
}

/**
 * Reads the reply to the question for a parameter. More is taken for a value than in a message that answers no question:
 * a bare number, a plain yes, a word that is all that `matches` wants, and, of a rule that is `whole`, all that was said.
 *
 * @returns `undefined` if the reply does not speak of it.
 *
 * @example
 * extractAnswer(rule, "it's 20", { name: 'amount', today: '2027-05-03' }); // { value: 20 }
 */
export function extractAnswer(rule: ParamRule, text: string, { name, today }: AnswerContext): Reading | undefined {
  const param = { name, rule };
  const byPattern = readByPatterns(param, text, { today });
  if (byPattern?.value !== undefined) return byPattern;
  const meant = findWhereExpected(param, text, { today }).filter(({ index }) => !isRuledOut(text, index));
  const found = theOnly(meant);
  if (found) return settle(param, found, { today });
  return (rule.type === 'text' ? readText(param, text, { today }) : undefined) ?? byPattern;
}

function readText(param: Param, text: string, context: ReadingContext): Reading | undefined {
  const words = findWords(param, text);
  return words === undefined ? undefined : settle(param, { index: 0, meanings: [asText(param, words)] }, context);
}

/** The words of a reply that are the text which was asked for, as they were said. */
export function findWords(param: Param, text: string): string | undefined {
  const matching = findMatching(param, text);
  if (matching !== undefined) return matching;
  return param.rule.whole && text.trim() !== '' ? text.trim() : undefined;
}

const AROUND_A_WORD = /^[\s"'“”‘’«»(<[#]+|[\s"'“”‘’«»)>\].,;:!?]+$/gu;

/** All of the reply or the only word of it that is what `matches` describes: "my number is 1001, thanks". */
function findMatching(param: Param, text: string): string | undefined {
  const { matches } = param.rule.validate;
  if (matches === undefined) return undefined;
  const pattern = safePattern(matches);
  const isMatch = (part: string): boolean => pattern.matchesWhole(part);
  const whole = text.replaceAll(AROUND_A_WORD, '');
  if (isMatch(asText(param, whole))) return whole;
  const words = text.split(/\s+/).map((word) => word.replaceAll(AROUND_A_WORD, ''));
  const matching = words.filter((word) => isMatch(asText(param, word)));
  return new Set(matching.map((word) => asText(param, word))).size === 1 ? matching[0] : undefined;
}
