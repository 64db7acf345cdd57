import {
  chosen,
  entries,
  expected,
  flag,
  type Flaw,
  list,
  listNames,
  mapping,
  number,
  oneOf,
  oneOrMore,
  text,
  value,
  without,
} from '@wayfarer/archon/yaml';
import { z } from 'zod';

import { parseIsoDate } from '../../grammar/dates/calendar.ts';
import { findProblem } from '../extract/find-problem.ts';
import { PARAM_TYPES, type ParamChecks, type ParamRule, type ParamType, type ParamValue } from '../intent.ts';
import { findPatternFlaw, safePattern } from '../safe-pattern.ts';

/** A parameter as the file has it: whoever knows its name has a question for it. */
export type WrittenParam = Omit<ParamRule, 'ask'> & { readonly ask?: string };

/** A pattern that takes time in proportion to the text. */
export const PATTERN = text('a pattern').check(
  without((source) => {
    const flaw = findPatternFlaw(source);
    return flaw === undefined ? [] : [[[], `${JSON.stringify(source)} is no pattern that can be used: ${flaw}.`]];
  }),
);

const FINDING_PATTERN = PATTERN.check(
  without(function* (source): Iterable<Flaw> {
    if (safePattern(source).matchesWhole('')) {
      yield [[], `${JSON.stringify(source)} matches the empty text, hence everything.`];
    }
  }),
);

const PATTERNS = oneOrMore('a list of patterns', FINDING_PATTERN);

/** A number or a truth can be a word, too: size 38. */
const WORD = value<string | number | boolean>(
  'a word',
  (given) => ['string', 'number', 'boolean'].includes(typeof given) && String(given).trim() !== '',
).transform(String);

const WORDS = chosen<readonly string[]>((given) => {
  if (given === null) return z.null().transform(() => []);
  return Array.isArray(given) ? z.array(WORD) : WORD.transform((word) => [word]);
});

const EXPECTED_CHOICES = 'a list of choices, or a mapping from each choice to other words for it';

type Choice = readonly [choice: string, words: readonly string[]];

const CHOICES = chosen<readonly Choice[]>((given) =>
  Array.isArray(given)
    ? list(EXPECTED_CHOICES, WORD).transform((words) => words.map((word): Choice => [word, []]))
    : entries(EXPECTED_CHOICES, WORDS).transform((choices) => [...choices]),
).check(
  without(function* (choices): Iterable<Flaw> {
    if (choices.length === 0) yield [[], `Expected ${EXPECTED_CHOICES}, got none.`];
    const owners = new Map<string, string>();
    for (const [choice, words] of choices) {
      for (const word of new Set([choice, ...words].map((each) => each.toLowerCase()))) {
        // A word that stands for two choices stands for none.
        const owner = owners.get(word);
        if (owner !== undefined) yield [[], `\`${word}\` stands for \`${owner}\` and for \`${choice}\`.`];
        owners.set(word, choice);
      }
    }
  }),
);

const LENGTH = number('a number of characters', (count) => Number.isInteger(count) && count >= 0);
const DAY = value<string>('a date such as `2027-05-03`, or `today`', (given) => given === 'today' || isDate(given));

function isDate(given: unknown): boolean {
  return typeof given === 'string' && parseIsoDate(given) !== undefined;
}

const CHECKS = mapping('a mapping such as `{ min: 1 }`', {
  matches: PATTERN.exactOptional(),
  min: number('a number').exactOptional(),
  max: number('a number').exactOptional(),
  min_length: LENGTH.exactOptional(),
  max_length: LENGTH.exactOptional(),
  earliest: DAY.exactOptional(),
  latest: DAY.exactOptional(),
});

type Checks = z.output<typeof CHECKS>;

/** What can be checked of a value of each type. */
const CHECKS_OF: Readonly<Record<ParamType, readonly string[]>> = {
  text: ['matches', 'min_length', 'max_length'],
  email: ['matches', 'max_length'],
  number: ['min', 'max'],
  money: ['min', 'max'],
  date: ['earliest', 'latest'],
  choice: [],
  boolean: [],
};

function toChecks({ min_length: minLength, max_length: maxLength, ...checks }: Checks): ParamChecks {
  return { ...checks, ...(minLength !== undefined && { minLength }), ...(maxLength !== undefined && { maxLength }) };
}

function* flawsOfChecks(checks: Checks, type: ParamType): Iterable<Flaw> {
  for (const name of Object.keys(checks)) {
    if (CHECKS_OF[type].includes(name)) continue;
    const instead = listNames(CHECKS_OF[type]) || 'nothing';
    yield [['validate', name], `\`${name}\` cannot be checked of a ${type}, but ${instead} can.`];
  }
  const day = (limit?: string): string | undefined => (limit === 'today' ? undefined : limit);
  const ranges = [
    [checks.min, checks.max],
    [checks.min_length, checks.max_length],
    [day(checks.earliest), day(checks.latest)],
  ] as const;
  for (const [low, high] of ranges) {
    if (low !== undefined && high !== undefined && low > high) {
      yield [['validate'], `Nothing is at least ${low} and at most ${high}.`];
    }
  }
}

const WRITTEN = mapping('a pattern, a list of patterns, or a mapping with `type`, `pattern` and so on', {
  type: oneOf(PARAM_TYPES).default('text'),
  pattern: PATTERNS.default([]),
  patterns: PATTERNS.default([]),
  choices: CHOICES.exactOptional(),
  ask: text('a sentence').exactOptional(),
  reask: text('a sentence').exactOptional(),
  whole: flag.default(false),
  case: oneOf(['upper', 'lower']).exactOptional(),
  validate: CHECKS.default({}),
  default: value<ParamValue>('a value', (given) => typeof given !== 'object').exactOptional(),
});

type Written = z.output<typeof WRITTEN>;

function toRule({ type, pattern, patterns, choices, case: letterCase, validate, ...rest }: Written): WrittenParam {
  const { default: fallback, ...said } = rest;
  return {
    ...said,
    type,
    patterns: [...pattern, ...patterns],
    choices: Object.fromEntries(choices ?? []),
    ...(letterCase && { letterCase }),
    validate: toChecks(validate),
    ...(fallback !== undefined && { fallback: type === 'choice' ? String(fallback) : fallback }),
  };
}

/** What does not go together. */
function* flawsOf(written: Written): Iterable<Flaw> {
  const { type, choices, whole, case: letterCase, validate, default: fallback } = written;
  if (type === 'choice' && !choices) yield [[], 'A choice needs `choices`.'];
  if (type !== 'choice' && choices) {
    yield [['choices'], `Only a choice has \`choices\`, not a ${type}: write \`type: choice\`.`];
  }
  if (whole && type !== 'text') yield [['whole'], `Only a text can be taken whole, not a ${type}.`];
  if (letterCase && type !== 'text') yield [['case'], `Only a text has a \`case\`, not a ${type}.`];
  yield* flawsOfChecks(validate, type);
  const rule = toRule(written);
  if (fallback === undefined && !canBeAnswered(rule)) {
    const ways = 'a `pattern`, `matches` under `validate`, or `whole: true`';
    yield [[], `Such a text would never be found, not even in a reply: give ${ways}.`];
  }
  const problem = fallback === undefined ? undefined : problemOfDefault(fallback, rule);
  if (problem !== undefined) yield [['default'], problem];
}

function canBeAnswered({ type, patterns, whole, validate }: WrittenParam): boolean {
  return type !== 'text' || patterns.length > 0 || whole || validate.matches !== undefined;
}

/** A default is a value as it would have been found, and one that passes. */
function problemOfDefault(fallback: ParamValue, rule: WrittenParam): string | undefined {
  const [issue] = schemaOfDefault(rule).safeParse(fallback).error?.issues ?? [];
  return issue?.message ?? findProblem({ name: 'default', rule: { ask: '', ...rule } }, fallback);
}

function schemaOfDefault({ type, choices }: WrittenParam): z.ZodType {
  switch (type) {
    case 'number':
    case 'money':
      return number('a number');
    case 'boolean':
      return flag;
    case 'choice':
      return value('one of the choices', (given) => Object.hasOwn(choices, String(given)));
    case 'date':
      return value('a date such as `2027-05-03`', isDate);
    case 'text':
      return z.string(expected('a text'));
    case 'email':
      return z.string(expected('an e-mail address'));
  }
}

/** One entry of `param_mapping`: a pattern, several, or all there is to say. */
export const PARAM = chosen<WrittenParam>((given) =>
  typeof given === 'string' || Array.isArray(given)
    ? PATTERNS.transform((patterns) => ({ type: 'text', patterns, choices: {}, whole: false, validate: {} }))
    : WRITTEN.check(without(flawsOf)).transform(toRule),
);
