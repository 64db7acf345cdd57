import { isNo, isYes } from '../../grammar/yes-no.ts';
import { findChoices } from './choices.ts';
import { findBareDate, findDates } from './dates.ts';
import { findEmails } from './emails.ts';
import type { Param } from './find-problem.ts';
import type { Found } from './found.ts';
import { findMoney } from './money.ts';
import { findNumbers } from './numbers.ts';
import { dayOf, type ReadingContext } from './reading.ts';

/** Values of self-evident types, wherever in a message they stand. */
export function findInMessage({ rule }: Param, text: string, { today }: ReadingContext): readonly Found[] {
  switch (rule.type) {
    case 'money':
      return findMoney(text);
    case 'date':
      return findDates(text, dayOf(today));
    case 'email':
      return findEmails(text);
    case 'choice':
      return findChoices(rule.choices, text);
    case 'text':
    case 'number':
    case 'boolean':
      // A number may be anything, and "no" may refuse anything.
      return [];
  }
}

/** Values in a text that is known to be about the parameter: bare numbers and a plain yes count as well. */
export function findWhereExpected(param: Param, text: string, context: ReadingContext): readonly Found[] {
  const found = findInMessage(param, text, context);
  if (found.length > 0) return found;
  switch (param.rule.type) {
    case 'number':
    case 'money':
      return findNumbers(text);
    case 'date':
      return findBareDate(text, dayOf(context.today));
    case 'boolean':
      if (isYes(text)) return [{ index: 0, meanings: [true] }];
      return isNo(text) ? [{ index: 0, meanings: [false] }] : [];
    case 'text':
    case 'email':
    case 'choice':
      return [];
  }
}

/** The one value that was found; several, or one that is named only to be ruled out, are nobody's guess. */
export function theOnly(found: readonly Found[]): Found | undefined {
  const [first, ...others] = found;
  return first && others.every(({ meanings }) => meanings[0] === first.meanings[0]) ? first : undefined;
}
