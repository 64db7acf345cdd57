import { readFileSync } from 'node:fs';

import { nodeDigest } from '@wayfarer/archon/node';
import { describeProblem, type Problem } from '@wayfarer/archon/yaml';
import { describe, expect, it } from 'vitest';

import { extractParams } from '../extract/extract-params.ts';
import { InvalidIntentsError, parseIntents } from './parse-intents.ts';

const parse = (text: string) => parseIntents(text, { digest: nodeDigest, file: 'shop.yaml' });

const HEAD =
  'version: 1\ntiers: [basic, gold]\nintents:\n  - id: refund\n    description: Money back.\n    tool: refund\n';

/** Everything that is wrong with an intent that has these lines more; the first of them is line 7 of the file. */
function problemsOf(lines: string): readonly string[] {
  const indented = lines
    .split('\n')
    .map((line) => `    ${line}\n`)
    .join('');
  return problemsOfFile(`${HEAD}${indented}`);
}

function problemsOfFile(text: string): readonly string[] {
  try {
    parse(text);
  } catch (error) {
    if (error instanceof InvalidIntentsError) return error.message.split('\n');
    throw error;
  }
  return [];
}

describe('parseIntents', () => {
  it('reads the file of the README as it says there', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const yaml = /```yaml\n(.*?)```/s.exec(readme)?.[1] ?? '';
    const registry = parse(yaml);
    expect(registry.tiers).toEqual(['basic', 'silver', 'gold']);
    const refund = registry.find('refund');
    expect(refund).toMatchObject({
      tool: 'issue_refund',
      examples: ['I want my money back', 'refund my order please'],
      requiredParams: ['order_id', 'amount'],
      repeatable: false,
      messages: { pre: 'I am refunding {amount} for {order_id}.', post: '{summary}' },
      redaction: { params: ['order_id'] },
      constraints: { channels: ['chat', 'email'], rollout: 50, minTier: 'silver' },
      params: {
        order_id: {
          type: 'text',
          patterns: ['\\bORD-\\d+\\b'],
          letterCase: 'upper',
          validate: { matches: 'ORD-\\d{4}' },
        },
        amount: { type: 'money', ask: 'How much would you like back?', validate: { min: 1, max: 500 } },
        reason: { choices: { damaged: ['broken', 'kaputt'], wrong_size: ['too small', 'too big'] } },
        note: { fallback: 'none given' },
      },
    });
    const text = 'Refund $20 for ord-1001, it came broken. I bought it yesterday.';
    expect(refund && extractParams(refund, text, { today: '2027-05-05' })).toEqual({
      values: { order_id: 'ORD-1001', amount: 20, reason: 'damaged', bought: '2027-05-04' },
      problems: {},
    });
  });

  it('fills in what most intents do not say', () => {
    const intent = parse(
      `${HEAD}    required_params: [orderId, a]\n    param_mapping: { orderId: 'ORD-\\d+', a: [b, c] }\n`,
    ).find('refund');
    expect(intent).toEqual({
      id: 'refund',
      description: 'Money back.',
      tool: 'refund',
      examples: [],
      requiredParams: ['orderId', 'a'],
      params: {
        orderId: {
          type: 'text',
          patterns: ['ORD-\\d+'],
          choices: {},
          ask: 'What is the order id?',
          whole: false,
          validate: {},
        },
        a: { type: 'text', patterns: ['b', 'c'], choices: {}, ask: 'What is the a?', whole: false, validate: {} },
      },
      repeatable: false,
      messages: { pre: '', post: '{summary}' },
      redaction: { params: [] },
      constraints: { channels: [], rollout: 100 },
    });
  });

  it.each([
    [
      'tol: x',
      'shop.yaml:7:5: intents[0].tol: `tol` is not known here; expected one of `id`, `description`, `tool`, `model`, `examples`, `required_params`, `param_mapping`, `repeatable`, `messages`, `redaction`, `constraints`. Did you mean `tool`?',
    ],
    [
      'required_params: [order_id]\nparam_mapping: { orderid: x }',
      'shop.yaml:7:23: intents[0].required_params[0]: `order_id` is not in `param_mapping`. Did you mean `orderid`?',
    ],
    [
      'required_params: [a, a]\nparam_mapping: { a: x }',
      'shop.yaml:7:26: intents[0].required_params[1]: `a` stands in this list already.',
    ],
    ['required_params: a', 'shop.yaml:7:22: intents[0].required_params: Expected a list of parameters, got "a".'],
    [
      'required_params: [a]\nparam_mapping: { a: { pattern: x, default: y } }',
      'shop.yaml:8:25: intents[0].param_mapping.a: `a` is required and can have no `default`: it would never be asked for.',
    ],
    [
      "param_mapping: { a: '(b' }",
      'shop.yaml:7:25: intents[0].param_mapping.a: "(b" is no pattern that can be used: missing closing ): `(b`.',
    ],
    [
      "param_mapping: { a: '(?=b)' }",
      'shop.yaml:7:25: intents[0].param_mapping.a: "(?=b)" is no pattern that can be used: invalid or unsupported Perl syntax: `(?=`; look-around and back-references are not supported.',
    ],
    [
      "param_mapping: { a: 'b*' }",
      'shop.yaml:7:25: intents[0].param_mapping.a: "b*" matches the empty text, hence everything.',
    ],
    [
      'param_mapping: { a: 5 }',
      'shop.yaml:7:25: intents[0].param_mapping.a: Expected a pattern, a list of patterns, or a mapping with `type`, `pattern` and so on, got 5.',
    ],
    [
      'param_mapping: { a: { type: mony } }',
      'shop.yaml:7:33: intents[0].param_mapping.a.type: Expected one of `text`, `number`, `money`, `date`, `email`, `choice`, `boolean`, got "mony". Did you mean `money`?',
    ],
    [
      'param_mapping: { a: { type: text } }',
      'shop.yaml:7:25: intents[0].param_mapping.a: Such a text would never be found, not even in a reply: give a `pattern`, `matches` under `validate`, or `whole: true`.',
    ],
    [
      'param_mapping: { a: { type: number } }',
      'shop.yaml:7:25: intents[0].param_mapping.a: `a` could never be known, for what is not required is not asked for: give a `pattern` or a `default`, or name it under `required_params`.',
    ],
    ['param_mapping: { a: { type: choice } }', 'shop.yaml:7:25: intents[0].param_mapping.a: A choice needs `choices`.'],
    [
      'param_mapping: { a: { pattern: x, choices: [b] } }',
      'shop.yaml:7:48: intents[0].param_mapping.a.choices: Only a choice has `choices`, not a text: write `type: choice`.',
    ],
    [
      'param_mapping: { a: { type: choice, choices: { b: [x], c: [X] } } }',
      'shop.yaml:7:50: intents[0].param_mapping.a.choices: `x` stands for `b` and for `c`.',
    ],
    [
      'param_mapping: { a: { type: choice, choices: [b, B] } }',
      'shop.yaml:7:50: intents[0].param_mapping.a.choices: `b` stands for `b` and for `B`.',
    ],
    [
      'param_mapping: { a: { type: choice, choices: [b, b] } }',
      'shop.yaml:7:50: intents[0].param_mapping.a.choices: `b` stands for `b` and for `b`.',
    ],
    [
      'param_mapping: { a: { type: date, validate: { min: 1 } } }',
      'shop.yaml:7:56: intents[0].param_mapping.a.validate.min: `min` cannot be checked of a date, but `earliest`, `latest` can.',
    ],
    [
      'param_mapping: { a: { type: date, validate: { latest: soon } } }',
      'shop.yaml:7:59: intents[0].param_mapping.a.validate.latest: Expected a date such as `2027-05-03`, or `today`, got "soon".',
    ],
    [
      'param_mapping: { a: { type: money, validate: { min: 5, max: 1 } } }',
      'shop.yaml:7:50: intents[0].param_mapping.a.validate: Nothing is at least 5 and at most 1.',
    ],
    [
      "param_mapping: { a: { pattern: x, validate: { matches: '[' } } }",
      'shop.yaml:7:60: intents[0].param_mapping.a.validate.matches: "[" is no pattern that can be used: missing closing ]: `[`.',
    ],
    [
      'param_mapping: { a: { type: money, default: 5 €, pattern: x } }',
      'shop.yaml:7:49: intents[0].param_mapping.a.default: Expected a number, got "5 €".',
    ],
    [
      'param_mapping: { a: { type: money, default: 5, validate: { max: 4 } } }',
      'shop.yaml:7:49: intents[0].param_mapping.a.default: The default must be at most 4.',
    ],
    [
      'param_mapping: { a: { type: money, whole: true } }',
      'shop.yaml:7:47: intents[0].param_mapping.a.whole: Only a text can be taken whole, not a money.',
    ],
    [
      'param_mapping: { summary: x }',
      'shop.yaml:7:22: intents[0].param_mapping.summary: `summary` cannot be the name of a parameter: it stands for the answer of the tool.',
    ],
    [
      'param_mapping: { a-b: x }',
      'shop.yaml:7:22: intents[0].param_mapping.a-b: `a-b` cannot be the name of a parameter: use letters, digits and `_`.',
    ],
    [
      'param_mapping: { __proto__: x }',
      'shop.yaml:7:22: intents[0].param_mapping.__proto__: `__proto__` cannot be the name of a parameter: use letters, digits and `_`.',
    ],
    [
      "messages: { post: '{sumary}' }",
      'shop.yaml:7:23: intents[0].messages.post: `{sumary}` is no parameter of this intent. Did you mean `summary`?',
    ],
    [
      "messages: { pre: '{summary}' }",
      'shop.yaml:7:22: intents[0].messages.pre: `{summary}` is what the tool answers: it is not known before the tool runs.',
    ],
    [
      'redaction: { params: [name] }',
      'shop.yaml:7:27: intents[0].redaction.params[0]: `name` is not in `param_mapping`.',
    ],
    [
      'constraints: { rollout: 101 }',
      'shop.yaml:7:29: intents[0].constraints.rollout: Expected a percentage of sessions: a whole number from 0 to 100, got 101.',
    ],
    [
      'constraints: { rollout: -1 }',
      'shop.yaml:7:29: intents[0].constraints.rollout: Expected a percentage of sessions: a whole number from 0 to 100, got -1.',
    ],
    [
      'constraints: { min_tier: glod }',
      'shop.yaml:7:30: intents[0].constraints.min_tier: Expected one of the tiers `basic`, `gold`, got "glod". Did you mean `gold`?',
    ],
    ['repeatable: yes', 'shop.yaml:7:17: intents[0].repeatable: Expected `true` or `false`, got "yes".'],
    ["examples: ['']", 'shop.yaml:7:16: intents[0].examples[0]: Expected a text, got "".'],
    ['model: gpt', 'shop.yaml:7:12: intents[0].model: Expected a model such as `ollama:qwen3:8b`, got "gpt".'],
    [
      'requiredParams: []',
      'shop.yaml:7:5: intents[0].requiredParams: `requiredParams` is not known here; expected one of `id`, `description`, `tool`, `model`, `examples`, `required_params`, `param_mapping`, `repeatable`, `messages`, `redaction`, `constraints`. Did you mean `required_params`?',
    ],
    ['tool: again', 'shop.yaml:7:5: This name stands twice in one mapping.'],
  ])('refuses %j', (lines, problem) => {
    expect(problemsOf(lines)).toEqual([problem]);
  });

  it.each([
    ['', ['shop.yaml:1:1: Expected a mapping with `version` and `intents`, got nothing.']],
    [
      'version: 2\nintents: []',
      [
        'shop.yaml:1:10: version: Expected version 1, got 2.',
        'shop.yaml:2:10: intents: Expected a list of intents, got an empty list.',
      ],
    ],
    [
      'intents:\n  - id: a b',
      [
        'shop.yaml:1:1: `version` is missing.',
        'shop.yaml:2:5: intents[0]: `description` is missing.',
        'shop.yaml:2:5: intents[0]: `tool` is missing.',
        'shop.yaml:2:9: intents[0].id: Expected an id such as `order_status`, got "a b".',
      ],
    ],
    [
      'version: 1\nintents:\n  - { id: a, description: b, tool: c }\n  - { id: a, description: b, tool: c }',
      ['shop.yaml:4:11: intents[1].id: `a` is the id of another intent already.'],
    ],
    [
      'version: 1\nintents:\n  - { id: a, description: b, tool: c, constraints: { min_tier: gold } }',
      [
        'shop.yaml:3:64: intents[0].constraints.min_tier: The file names no `tiers`, from low to high; "gold" cannot be one.',
      ],
    ],
    [
      'version: 1\ntiers: [a, a]\nintents:\n  - { id: a, description: b, tool: c }',
      ['shop.yaml:2:12: tiers[1]: "a" stands in this list already.'],
    ],
  ])('lists everything that is wrong with the file %#', (text, problems) => {
    expect(problemsOfFile(text)).toEqual(problems);
  });

  it('warns of an intent that only a model could recognize', () => {
    const warnings: Problem[] = [];
    parseIntents(HEAD, { digest: nodeDigest, onWarning: (warning) => warnings.push(warning) });
    expect(warnings.map((warning) => describeProblem('shop.yaml', warning))).toEqual([
      'shop.yaml:4:5: intents[0]: There are no `examples`: only a model could recognize this by its description.',
    ]);
  });
});
