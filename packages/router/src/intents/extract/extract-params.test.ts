import { nodeDigest } from '@wayfarer/archon/node';
import { describe, expect, it } from 'vitest';

import type { Intent } from '../intent.ts';
import { parseIntents } from '../parse/parse-intents.ts';
import { extractParams } from './extract-params.ts';

/** A Wednesday. */
const today = '2027-05-05';

const RETURNS = intentOf(`
  order_id: { pattern: '\\bORD-\\d+\\b', case: upper, validate: { matches: 'ORD-\\d{4}' } }
  amount: { type: money, validate: { min: 1, max: 500 } }
  email: { type: email }
  bought: { type: date, validate: { latest: today, earliest: 2026-01-01 } }
  pieces: { type: number, pattern: '(\\S+) (?:pieces|items)', validate: { max: 9 } }
  reason: { type: choice, choices: { damaged: [broken, kaputt], wrong_size: [too small, too big] } }
  gift: { type: boolean, pattern: '(no )?gift wrap' }
  note: { patterns: ['note: (.+)$', 'because (.+?)[.!]'], validate: { min_length: 4, max_length: 20 } }
  express: { type: boolean, default: false }
`);

function intentOf(mapping: string): Intent {
  const yaml = `
version: 1
intents:
  - id: returns
    description: Sends something back.
    tool: return_order
    param_mapping:${mapping.replaceAll('\n', '\n    ')}
`;
  const [intent] = parseIntents(yaml, { digest: nodeDigest }).list();
  if (!intent) throw new Error('The file has no intent.');
  return intent;
}

const valuesOf = (text: string) => extractParams(RETURNS, text, { today }).values;
const problemsOf = (text: string) => extractParams(RETURNS, text, { today }).problems;

describe('extractParams', () => {
  it.each([
    ['nothing to see here', {}],
    ['', {}],
    ['Where is ord-1001?', { order_id: 'ORD-1001' }],
    ['not ORD-1001 but ORD-1002', { order_id: 'ORD-1002' }],
    ['instead of the ORD-1001', {}],
    ['ORD-12, I mean ORD-1234', { order_id: 'ORD-1234' }],
    ['I paid $49.90 on 3 May', { amount: 49.9, bought: '2027-05-03' }],
    ['from $5 to $10', {}],
    ['$5, yes $5', { amount: 5 }],
    ['bought last Friday, mail jo@example.org', { bought: '2027-04-30', email: 'jo@example.org' }],
    ['bought on Friday', { bought: '2027-04-30' }],
    ['a@b.org or c@d.org', {}],
    ['3 pieces, kaputt', { pieces: 3, reason: 'damaged' }],
    ['it is broken, not too small', { reason: 'damaged' }],
    ['broken and too big', {}],
    ['with gift wrap', { gift: true }],
    ['no gift wrap', { gift: false }],
    ['I send it back because it smells! Yes', { note: 'it smells' }],
    ['because it smells. note: call me', { note: 'call me' }],
    ['I want 20 of them, no', {}],
  ])('reads %j', (text, values) => {
    expect(valuesOf(text)).toEqual(values);
    expect(problemsOf(text)).toEqual({});
  });

  it.each([
    ['ORD-12', { order_id: 'That does not look like a valid order id.' }],
    ['$0.50', { amount: 'The amount must be at least 1.' }],
    ['$501', { amount: 'The amount must be at most 500.' }],
    ['tomorrow', { bought: 'The bought must be 2027-05-05 or earlier.' }],
    ['on 2025-12-31', { bought: 'The bought must be 2026-01-01 or later.' }],
    ['on 3/5/2027', { bought: 'The bought must be a date, for example 2027-05-03.' }],
    ['forty pieces', { pieces: 'The pieces must be a number, for example 12.' }],
    ['10 pieces', { pieces: 'The pieces must be at most 9.' }],
    ['note: no', { note: 'The note must have at least 4 characters.' }],
  ])('says what is wrong with %j', (text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
    expect(valuesOf(text)).toEqual({});
  });

  it('repeats no value in what it says: it may be personal', () => {
    expect(Object.values(problemsOf('ORD-12 $501 note: no')).join(' ')).not.toMatch(/ORD-12|501|no$/);
  });

  it('refuses a day that is none', () => {
    expect(() => extractParams(RETURNS, 'hello', { today: '5 May' })).toThrow('`today` must be a date');
  });

  // Nearly a million characters: whatever grows with their square does not end.
  it('stops at no text, however long', () => {
    expect(extractParams(RETURNS, 'ORD- 3 because $ may @'.repeat(40_000), { today })).toBeDefined();
  });
});
