import { MisuseError } from '@wayfarer/archon/data';

import { parseIsoDate } from '../../grammar/dates/calendar.ts';
import type { ParamType, ParamValue } from '../intent.ts';
import { spokenName } from '../spoken-name.ts';
import { findProblem, type Param } from './find-problem.ts';
import type { Found } from './found.ts';

/** What was read for a parameter: a value that passes its checks, or what is wrong, as a sentence for the customer. */
export type Reading =
  | { readonly value: ParamValue; readonly problem?: never }
  | { readonly value?: never; readonly problem: string };

export interface ReadingContext {
  /** The day the message was written, `YYYY-MM-DD`, where the customer is. */
  readonly today: string;
}

const FORMS: Readonly<Record<ParamType, string>> = {
  text: 'be a text',
  number: 'be a number, for example 12',
  money: 'be an amount of money, for example 49.90',
  date: 'be a date, for example 2027-05-03',
  email: 'be an e-mail address, for example name@example.com',
  choice: 'be one of the choices',
  boolean: 'be yes or no',
};

/** The meaning of a value that passes the checks, or else what is wrong with the likeliest one. */
export function settle(param: Param, { meanings }: Found, { today }: ReadingContext): Reading {
  let first: string | undefined;
  for (const value of meanings) {
    const problem = findProblem(param, value, today);
    if (problem === undefined) return { value };
    first ??= problem;
  }
  return { problem: first ?? unreadable(param) };
}

/** What is said of a value that is not of the parameter's kind. */
export function unreadable({ name, rule }: Param): string {
  const names = Object.keys(rule.choices);
  const form = rule.type === 'choice' ? `be one of: ${names.map(spokenName).join(', ')}` : FORMS[rule.type];
  return `The ${spokenName(name)} must ${form}.`;
}

/** @throws {MisuseError} if `today` is no date. */
export function dayOf(today: string): number {
  const day = parseIsoDate(today);
  if (day === undefined)
    throw new MisuseError(`\`today\` must be a date such as "2027-05-03", got ${JSON.stringify(today)}.`);
  return day;
}
