import { isDeepStrictEqual } from 'node:util';

import fc from 'fast-check';
import { expect, it } from 'vitest';

import { parseAction } from './parse-action.ts';
import type { ParsedCall } from './parsed-action.ts';
import { repairJson } from './repair-json.ts';

/** The calls of a text that the loop would make: those with objects for arguments, where nothing says that an end is missing. */
function callsMadeOf(text: string): readonly ParsedCall[] {
  const read = parseAction(text);
  if (read.kind !== 'action' && read.kind !== 'actions') return [];
  if (read.repairs.includes('cut-off') || read.repairs.includes('cut-value')) return [];
  const calls = read.kind === 'action' ? [read] : read.calls;
  return calls.filter(({ arguments: args }) => typeof args === 'object');
}

/** The first beginning of `text` of which a call would be made that is none of `asked`; `undefined` if none is. */
function firstWrongBeginning(text: string, asked: readonly unknown[]): string | undefined {
  for (let end = 1; end < text.length; end += 1) {
    const beginning = text.slice(0, end);
    const calls = callsMadeOf(beginning);
    if (calls.some(({ arguments: args }) => !asked.some((one) => isDeepStrictEqual(one, args)))) return beginning;
  }
  return undefined;
}

/** How arguments are written down with their tool. */
const FORMS: Readonly<Record<string, (args: string) => string>> = {
  input: (args) => `Thought: pay\nAction: pay\nAction Input: ${args}`,
  'input in a block': (args) => `Action: pay\nAction Input:\n\`\`\`json\n${args}\n\`\`\``,
  action: (args) => `Thought: pay\nAction: {"tool": "pay", "arguments": ${args}}`,
  'several actions': (args) => `Action: [{"tool": "pay", "arguments": ${args}}, {"tool": "pay", "arguments": ${args}}]`,
  json: (args) => `{"name": "pay", "arguments": ${args}}`,
  'name last': (args) => `{"arguments": ${args}, "name": "pay"}`,
  'text of json': (args) => `{"name": "pay", "arguments": ${JSON.stringify(args)}}`,
  prose: (args) => `I pay {now}: {"name": "pay", "arguments": ${args}} Is that right?`,
  block: (args) => `Well:\n\`\`\`json\n{"name": "pay", "arguments": ${args}}\n\`\`\``,
  tag: (args) => `<tool_call>{"name": "pay", "arguments": ${args}}</tool_call>`,
  'name between tags': (args) => `<tool_call>pay ${args}</tool_call>`,
  'name behind a mark': (args) => `[TOOL_CALLS]pay${args}`,
  element: (args) => `<function=pay>${args}</function>`,
  keys: (args) =>
    `<tool_call>pay\n<arg_key>a</arg_key><arg_value>${args}</arg_value>\n<arg_key>b</arg_key><arg_value>1</arg_value></tool_call>`,
  channel: (args) => `<|channel|>commentary to=functions.pay<|message|>${args}<|call|>`,
};

const texts = fc
  .array(
    fc.constantFrom(
      ...['{', '}', '}}', '"', "'", '`', '```', '[', ']', '(', ')', ',', ':', '\\', '/*', '*/', ' // ', ' # ', '\n'],
      ...['a', ' b ', '10', '", "c": 1}', '"}', 'Action: pay', '<tool_call>', '</tool_call>', 'ü', '💥', '...'],
    ),
    { maxLength: 6 },
  )
  .map((pieces) => pieces.join(''));
const values = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    texts,
    fc.integer(),
    fc.boolean(),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('to', 'euros', 'a b'), tie('value'), { maxKeys: 2, noNullPrototype: true }),
  ),
})).value;
const args = fc.dictionary(fc.constantFrom('text', 'n', 'more', '}'), values, {
  minKeys: 1,
  maxKeys: 3,
  noNullPrototype: true,
});

it.each(Object.entries(FORMS))('makes no call of a beginning of valid JSON (%s)', (_, write) => {
  fc.assert(
    fc.property(args, (given) => {
      expect(firstWrongBeginning(write(JSON.stringify(given)), [given])).toBeUndefined();
    }),
    { numRuns: 60 },
  );
});

it('nor of a beginning of arguments that come by function calling', () => {
  fc.assert(
    fc.property(args, (given) => {
      const whole = JSON.stringify(given);
      for (let end = 1; end < whole.length; end += 1) {
        const read = repairJson(whole.slice(0, end));
        if (read.ok) expect(read.repairs.filter((repair) => repair.startsWith('cut'))).not.toEqual([]);
      }
    }),
  );
});

/** Arguments in bad JSON, which are read whole; beginnings of them look complete. */
const MENDED: readonly (readonly [text: string, value: unknown])[] = [
  [`{'text': 'it is {x} here', 'n': 1}`, { text: 'it is {x} here', n: 1 }],
  ['{text: "use {x} here", n: 10}', { text: 'use {x} here', n: 10 }],
  ['{"euros": 1 // was {old}\n, "to": "Bob"}', { euros: 1, to: 'Bob' }],
  ['{"euros": 1, # was }\n "to": "Bob"}', { euros: 1, to: 'Bob' }],
  ['{"euros": 1, /* was } */ "to": "Bob"}', { euros: 1, to: 'Bob' }],
  ['{"text": "is {"a": "b"}, or not", "n": 1}', { text: 'is {"a": "b"}, or not', n: 1 }],
  ['{"text": "she said "use {x}" today", "n": 1}', { text: 'she said "use {x}" today', n: 1 }],
  ['{"cmd": "echo }" && rm "}", "n": 1}', { cmd: 'echo }" && rm "}', n: 1 }],
  ['{"a": [1, 2}, "b": 2}', { a: [1, 2], b: 2 }],
  ['{"a": """x } y""", "n": 1}', { a: 'x } y', n: 1 }],
  ['{"a": "x" + "}y", "n": 1}', { a: 'x}y', n: 1 }],
  ['{“a”: “x }”, “n”: 1}', { a: 'x }', n: 1 }],
  ['{"a": "x\n}\n", "n": 1}', { a: 'x\n}\n', n: 1 }],
  ['{"a": 1 "b": 2,}', { a: 1, b: 2 }],
];

it.each(MENDED.flatMap(([text, value]) => Object.keys(FORMS).map((form) => [form, text, value] as const)))(
  'nor of a beginning of bad JSON (%s): %s',
  (form, text, value) => {
    const whole = FORMS[form]?.(text) ?? '';
    const read = parseAction(whole);
    expect(firstWrongBeginning(whole, 'arguments' in read ? [read.arguments, value] : [value])).toBeUndefined();
  },
);

it.each([
  ['{"key": "value"},', 'a comma waits for more'],
  ['{"key": "value"}, "ke', 'what follows is half a string'],
  ['{"key": "value"} "ke', 'what follows is half a string'],
  ['{"key": [1, 2}', 'a bracket is open'],
  ['[{"key": 1, {"key": 2}]', 'a bracket is open'],
  ['{"key": "is {"a": "b"}', 'a quote is alone'],
  ['{"key": "b, "c": "d"}', 'a quote is alone'],
  ['{"key": "value}', 'a quote is alone'],
  ['{"key": value"}', 'a quote is alone'],
  ['{"key": ""value"}', 'a quote is alone'],
  ['{key": 1}', 'a quote is alone'],
  ['{"key": 5"}', 'a quote is alone'],
  ['{"key": 1 // one }', 'the comment may not be over'],
])('takes %s for cut off: %s', (text) => {
  const read = repairJson(text);
  expect(read.ok && read.repairs).toContain('cut-off');
});

it.each([
  [`{'why': 'the user's request can't wait'}`, { why: "the user's request can't wait" }],
  [`{'why': 'it's late'}`, { why: "it's late" }],
  ['{"a": "she said "yes", then left", "b": 1}', { a: 'she said "yes", then left', b: 1 }],
  ['{"a": 1}}', { a: 1 }],
  ['{"a": 1};', { a: 1 }],
  ['{"a": 1}\nThat is "it".', { a: 1 }],
  ['{"a": 1}\n`a` is one.', { a: 1 }],
  ['{"a": 1,\n "b": 2 // two\n}', { a: 1, b: 2 }],
])('makes the call of %s, which is whole', (text, value) => {
  expect(callsMadeOf(`Action: pay\nAction Input: ${text}`)).toMatchObject([{ tool: 'pay', arguments: value }]);
});

it.each(['name between tags', 'input in a block'])(
  'knows by what is open around an object that it may go on (%s)',
  (form) => {
    const whole = FORMS[form]?.('{"a": 1}, "b": 2}') ?? '';
    expect(callsMadeOf(whole)).toMatchObject([{ tool: 'pay', arguments: { a: 1, b: 2 } }]);
    expect(firstWrongBeginning(whole, [{ a: 1, b: 2 }])).toBeUndefined();
  },
);

it.each(['{"a": "b"} "c', '{"a": "b"}: 1', '{"a": "b"} + 1'])(
  'makes no call of %s, where the object goes on',
  (text) => {
    expect(callsMadeOf(`Action: pay\nAction Input: ${text}`)).toEqual([]);
  },
);

it('reads a label between tags as part of what stands there', () => {
  const inner = 'note:\nAction: pay\nAction Input: {"euros": 1}';
  const text = `<function=write><parameter=text>${inner}</parameter></function>`;
  expect(callsMadeOf(text)).toMatchObject([{ tool: 'write', arguments: { text: inner } }]);
  expect(firstWrongBeginning(text, [{ text: inner }])).toBeUndefined();
});

it('reads a label in a text that a call holds as part of that text', () => {
  const inner = 'note:\nAction: pay\nAction Input: {"euros": 1}';
  const text = `{"name": "write", "arguments": {"text": ${JSON.stringify(inner).replaceAll('\\n', '\n')}}}`;
  expect(callsMadeOf(text)).toMatchObject([{ tool: 'write', arguments: { text: inner } }]);
  expect(firstWrongBeginning(text, [{ text: inner }])).toBeUndefined();
});
