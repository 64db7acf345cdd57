import { describe, expect, it } from 'vitest';

import type { ParamRule } from '../intent.ts';
import { extractAnswer } from './extract-answer.ts';

/** A Wednesday. */
const today = '2027-05-05';

const PLAIN: ParamRule = { type: 'text', patterns: [], choices: {}, ask: 'Which?', whole: false, validate: {} };

const ORDER: ParamRule = {
  ...PLAIN,
  patterns: ['order (ORD-\\d+)'],
  letterCase: 'upper',
  validate: { matches: 'ORD-\\d{4}' },
};
const PIECES: ParamRule = { ...PLAIN, type: 'number', validate: { max: 9 } };
const AMOUNT: ParamRule = { ...PLAIN, type: 'money' };
const DAY: ParamRule = { ...PLAIN, type: 'date', validate: { earliest: 'today' } };
const GIFT: ParamRule = { ...PLAIN, type: 'boolean' };
const SIZE: ParamRule = { ...PLAIN, type: 'choice', choices: { S: ['small'], L: ['large'] } };
const REASON: ParamRule = { ...PLAIN, whole: true, validate: { minLength: 5 } };
const EMAIL: ParamRule = { ...PLAIN, type: 'email' };

const answer = (rule: ParamRule, text: string) => extractAnswer(rule, text, { name: 'thing_to_know', today });

describe('extractAnswer', () => {
  it.each([
    [ORDER, 'order ord-1001', 'ORD-1001'],
    [ORDER, 'ORD-1001', 'ORD-1001'],
    [ORDER, "it's ord-1001, thanks!", 'ORD-1001'],
    [ORDER, 'my number is "ORD-1001".', 'ORD-1001'],
    [ORDER, 'ORD-1001 yes ORD-1001', 'ORD-1001'],
    [PIECES, '3', 3],
    [PIECES, '3 please', 3],
    [AMOUNT, 'about 49,90', 49.9],
    [AMOUNT, '$20 I think', 20],
    [DAY, 'tomorrow', '2027-05-06'],
    [DAY, '6.5.', '2027-05-06'],
    [DAY, '3 May', '2028-05-03'],
    [GIFT, 'Yes please', true],
    [GIFT, 'nein danke', false],
    [SIZE, 'the large one', 'L'],
    [SIZE, 'not small, large', 'L'],
    [EMAIL, 'it is jo@example.org', 'jo@example.org'],
    [REASON, '  It broke after 2 days. ', 'It broke after 2 days.'],
  ] as const)('reads %#: %j', (rule, text, value) => {
    expect(answer(rule, text)).toEqual({ value });
  });

  it.each([
    [ORDER, 'order ORD-12', 'That does not look like a valid thing to know.'],
    [PIECES, '12', 'The thing to know must be at most 9.'],
    [DAY, 'yesterday', 'The thing to know must be 2027-05-05 or later.'],
    [REASON, 'meh', 'The thing to know must have at least 5 characters.'],
  ] as const)('says what is wrong with %#: %j', (rule, text, problem) => {
    expect(answer(rule, text)).toEqual({ problem });
  });

  it.each([
    [ORDER, 'I do not know it'],
    [ORDER, 'ORD-1001 or ORD-1002'],
    [PIECES, 'forty'],
    [PIECES, '3 or 4'],
    [GIFT, 'what does it cost?'],
    [GIFT, 'no idea'],
    [SIZE, 'small or large'],
    [EMAIL, 'I have none'],
    [REASON, '  '],
  ] as const)('finds no answer in %#: %j', (rule, text) => {
    expect(answer(rule, text)).toBeUndefined();
  });
});
