import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { InvalidPolicyError, parsePolicy } from '../../src/index.ts';

const fixture = (name: string): string => readFileSync(join(import.meta.dirname, '__fixtures__', name), 'utf8');

function refusalOf(yaml: string, file = 'p.yaml'): InvalidPolicyError {
  try {
    parsePolicy(yaml, { file });
  } catch (error) {
    if (error instanceof InvalidPolicyError) return error;
    throw error;
  }
  throw new Error('The policy was accepted.');
}

describe('a policy that cannot be meant', () => {
  it('is refused with everything that is wrong with it, and where', () => {
    expect(refusalOf(fixture('refused.yaml'), 'refused.yaml').message).toBe(fixture('refused.txt').trimEnd());
  });

  it('gives the same as data', () => {
    const error = refusalOf('policy: p\nfacts: {}\ntools: { t: { writes: 1 } }\nrules: x\n');
    expect(error).toMatchObject({ code: 'invalid-policy', file: 'p.yaml' });
    expect(error.problems).toEqual([
      { line: 3, column: 23, path: 'tools.t.writes', message: 'Expected `true` or `false`, got 1.' },
      { line: 4, column: 8, path: 'rules', message: 'Expected a list of rules, got "x".' },
    ]);
  });

  it('complains once about a fact that is not declared well, and not about each rule that asks for it', () => {
    const { problems } = refusalOf(`
policy: p
facts: { a: flag }
tools: { t: { writes: true } }
rules: [{ id: r, tools: [t], effect: deny, reason: No., when: { a: { eq: true }, a.b: { gt: 1 } } }]
`);
    expect(problems.map(({ path }) => path)).toEqual(['facts.a']);
  });
});

describe('a condition', () => {
  it('cannot ask for the hour of the day without a clock', () => {
    const { problems } = refusalOf(`
policy: p
facts: {}
tools: { t: { writes: true } }
rules: [{ id: r, tools: [t], effect: deny, reason: At night., when: { now: { between_hours: [22, 6] } } }]
`);
    expect(problems.map(({ message }) => message)).toEqual([
      '`between_hours` needs a clock: say `utc_offset` at the top of the policy.',
    ]);
  });
});

describe('an operand', () => {
  it.each(['eq', 'in', 'nin'])('cannot be an empty mapping: the rule with `%s` would never fire', (operator) => {
    const { problems } = refusalOf(`
policy: p
facts: { amount: number }
tools: { t: { writes: true } }
rules: [{ id: r, tools: [t], effect: deny, reason: No., when: { amount: { ${operator}: {} } } }]
`);
    expect(problems.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      `rules[0].when.amount.${operator}: \`path\` is missing.`,
    ]);
  });
});

describe('the text of a policy', () => {
  it.each([
    ['', 'p.yaml:1:1: Expected a policy: a mapping with `policy`, `facts`, `tools` and `rules`, got nothing.'],
    ['policy: p\npolicy: q', 'p.yaml:2:1: This name stands twice in one mapping.'],
    ['policy: p\nfacts: &a {}\n', 'p.yaml:2:11: Anchors and aliases are not read here: write it out.'],
    ['policy: !!binary aGk=', 'p.yaml:1:18: Tags such as tag:yaml.org,2002:binary are not read here.'],
    ['policy: p\n---\npolicy: q', 'p.yaml:2:1: Expected one policy in a file, got another document.'],
    ['{ policy: '.repeat(5000), /nested too deeply/],
    [`# ${'x'.repeat(256_000)}`, 'p.yaml:1:1: Expected at most 256000 characters, got 256002.'],
  ])('%#', (yaml, message) => {
    expect(refusalOf(yaml).message.split('\n')[0]).toMatch(message);
  });

  it('may not grow by aliases', () => {
    const bomb = Array.from(
      { length: 12 },
      (_, index) => `a${index}: &a${index} [${`*a${index - 1}, `.repeat(index && 9)}]`,
    );
    // Written out, these are thirty thousand million words.
    expect(refusalOf(bomb.join('\n')).problems.length).toBeGreaterThan(10);
  });
});
