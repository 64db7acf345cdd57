import { isRuledOut } from '../../grammar/negation.ts';
import { isNo } from '../../grammar/yes-no.ts';
import { safePattern } from '../safe-pattern.ts';
import type { Param } from './find-problem.ts';
import { findWhereExpected, theOnly } from './find-values.ts';
import type { Found } from './found.ts';
import { type Reading, type ReadingContext, settle, unreadable } from './reading.ts';

/**
 * The first match that is a value, pattern by pattern; else what is wrong with the first match. "Not ORD-1" is no match of
 * `ORD-\d`.
 */
export function readByPatterns(param: Param, text: string, context: ReadingContext): Reading | undefined {
  let wrong: Reading | undefined;
  for (const source of param.rule.patterns) {
    for (const match of safePattern(source).findAll(text)) {
      if (isRuledOut(text, match.index)) continue;
      const reading = readPart(param, match.text, context);
      if (reading.value !== undefined) return reading;
      wrong ??= reading;
    }
  }
  return wrong;
}

function readPart(param: Param, part: string, context: ReadingContext): Reading {
  const found = toFound(param, part, context);
  return found ? settle(param, found, context) : { problem: unreadable(param) };
}

function toFound(param: Param, part: string, context: ReadingContext): Found | undefined {
  const { type } = param.rule;
  if (type === 'text') return { index: 0, meanings: [asText(param, part)] };
  // That it is mentioned at all means yes: "gift wrap".
  if (type === 'boolean') return { index: 0, meanings: [!isNo(part)] };
  return theOnly(findWhereExpected(param, part, context));
}

/** A text as its rule wants it written. */
export function asText({ rule }: Param, part: string): string {
  const text = part.trim();
  if (rule.letterCase === 'upper') return text.toUpperCase();
  return rule.letterCase === 'lower' ? text.toLowerCase() : text;
}
