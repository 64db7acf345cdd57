import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { parseAction } from './parse-action.ts';
import { repairJson } from './repair-json.ts';
import { Scanner } from './scanner.ts';

/** What the forms and the JSON reader look for; any of it may come often, and in any order. */
const PIECES = [
  ...[
    '{',
    '}',
    '[',
    ']',
    '(',
    ')',
    '"',
    "'",
    '`',
    '“',
    ':',
    ',',
    ';',
    '=',
    '#',
    '\\',
    '\\"',
    '{\\"',
    '\n',
    ' ',
    '\u0000',
  ],
  ...[
    '```',
    '```json\n{',
    '"""',
    '/*',
    '*/',
    '//',
    '...',
    'true ',
    '1 ',
    'a b ',
    '{"a":',
    '"a": 1, ',
    '"a" ',
    '{"a":"b" ',
    '["a"b ',
  ],
  ...[
    '{"name":"f","arguments":{}}',
    '{"tool":"f"}',
    '<tool_call>',
    '</tool_call>',
    '[TOOL_CALLS]',
    '<function=',
    '<arg_key>',
    '<think>',
  ],
  ...[
    '\nAction: f',
    '\nAction Input: {',
    '\nThought: ',
    '\nFinal Answer: ',
    '[f(',
    'f(a=',
    '<|channel|>',
    '<|message|>',
    ' to=f',
  ],
];

/** No text may cost more looks than this for each character; the worst we know takes 26. */
const STEPS_PER_CHARACTER = 60;

describe('the parser, on hostile text', () => {
  const { at } = Scanner.prototype;
  const scanners = new Set<Scanner>();

  beforeEach(() => {
    scanners.clear();
    Scanner.prototype.at = function (this: Scanner, index: number): string {
      scanners.add(this);
      return at.call(this, index);
    };
  });

  afterEach(() => {
    Scanner.prototype.at = at;
  });

  function steps(run: () => unknown): number {
    scanners.clear();
    run();
    return [...scanners].reduce((sum, scanner) => sum + scanner.steps, 0);
  }

  it('never throws, and answers in JSON', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join('')),
      fc.json().map((json) => json.slice(0, -1)),
    );
    fc.assert(
      fc.property(text, (input) => {
        const json = repairJson(input);
        if (json.ok) expect(JSON.parse(JSON.stringify({ value: json.value }))).toHaveProperty('value');
        expect(parseAction(input)).toHaveProperty('kind');
      }),
      { numRuns: 1000 },
    );
  });

  it('reads every JSON value as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(repairJson(json)).toEqual({ ok: true, value: JSON.parse(json), repairs: [] });
      }),
    );
  });

  it('takes steps in proportion to the text, whatever is repeated', () => {
    const repeated = fc.tuple(
      fc.array(fc.constantFrom(...PIECES), { maxLength: 3 }),
      fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 3 }),
    );
    fc.assert(
      fc.property(repeated, ([before, unit]) => {
        const text = before.join('') + unit.join('').repeat(Math.ceil(4000 / unit.join('').length));
        expect(steps(() => repairJson(text))).toBeLessThan(STEPS_PER_CHARACTER * text.length);
        expect(steps(() => parseAction(text))).toBeLessThan(STEPS_PER_CHARACTER * text.length);
      }),
      { numRuns: 150 },
    );
  });

  it.each(['[1', '"a" ', '{a ', '{"tool":"f"}', '<tool_call>{'])(
    'reads a megabyte of %j',
    (unit) => {
      const text = `{"a": ["${unit.repeat(1_000_000 / unit.length)}`;
      expect(steps(() => parseAction(text))).toBeLessThan(STEPS_PER_CHARACTER * text.length);
    },
    20_000,
  );
});
