import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parsePolicy } from '../../src/index.ts';
import { type Degree, degreeOf } from './naive.ts';

type Json = Readonly<Record<string, unknown>>;

const FACTS = {
  n1: 'number',
  n2: 'number',
  s: 'string',
  b: 'boolean',
  list: ['number'],
  m: { '*': 'number' },
  o: { n: 'number', s: 'string' },
};

const number = fc.integer({ min: 0, max: 3 });
const word = fc.constantFrom('x', 'y', 'xy', '__proto__');
/** A fact as it should be, as it should not be, or not at all. */
const orBroken = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 6, arbitrary: value }, fc.constantFrom(null, undefined, 'x', 1, true, [], {}));

const facts = fc.record(
  {
    n1: orBroken(number),
    n2: orBroken(number),
    s: orBroken(word),
    b: orBroken(fc.boolean()),
    list: orBroken(fc.array(orBroken(number), { maxLength: 3 })),
    m: orBroken(fc.dictionary(word, orBroken(number), { maxKeys: 3 })),
    o: orBroken(fc.record({ n: orBroken(number), s: orBroken(word) }, { requiredKeys: [] })),
  },
  { requiredKeys: [] },
);

const numberPath = fc.constantFrom('n1', 'n2', 'o.n', 'm[s]');
const stringPath = fc.constantFrom('s', 'o.s');
const operandOf = (literal: fc.Arbitrary<unknown>, path: fc.Arbitrary<string>): fc.Arbitrary<unknown> =>
  fc.oneof(
    literal,
    path.map((text) => ({ path: text })),
  );
const asking = (names: readonly string[], operand: fc.Arbitrary<unknown>): fc.Arbitrary<Json> =>
  fc.tuple(fc.constantFrom(...names), operand).map(([name, value]) => ({ [name]: value }));
const line = (path: fc.Arbitrary<string>, question: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
  fc.tuple(path, question).map(([name, asked]) => ({ [name]: asked }));

const ORDER = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'];
const numbers = operandOf(number, numberPath);
const words = operandOf(word, stringPath);
const several = (operand: fc.Arbitrary<unknown>): fc.Arbitrary<unknown[]> =>
  fc.array(operand, { minLength: 1, maxLength: 3 });

const leaves = [
  line(numberPath, asking(ORDER, numbers)),
  line(numberPath, asking(['in', 'nin'], several(numbers))),
  line(stringPath, asking(['eq', 'ne', 'contains'], words)),
  line(stringPath, asking(['in', 'nin'], several(words))),
  line(fc.constant('b'), asking(['eq', 'ne'], operandOf(fc.boolean(), fc.constant('b')))),
  line(fc.constant('list'), asking(['contains'], numbers)),
  line(fc.constant('list'), asking(['count_gte'], operandOf(fc.integer({ min: 1, max: 3 }), numberPath))),
  line(
    fc.constant('list'),
    asking(
      ['some', 'every'],
      line(fc.constant('item'), asking(ORDER, operandOf(number, fc.constantFrom('n1', 'item')))),
    ),
  ),
  line(fc.constantFrom('n1', 's', 'o', 'o.n', 'list', 'm'), asking(['exists'], fc.boolean())),
];

const { condition } = fc.letrec<{ condition: Json }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(...leaves),
    fc.record({ all: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ not: tie('condition') }),
    fc.tuple(tie('condition'), tie('condition')).map(([left, right]) => ({ ...left, ...right })),
  ),
}));

const rule = fc.record(
  { effect: fc.constantFrom('allow', 'deny', 'escalate'), when: condition, unless: condition },
  { requiredKeys: ['effect'] },
);
type RandomRule = { readonly effect: 'allow' | 'deny' | 'escalate'; readonly when?: Json; readonly unless?: Json };

/** What the language says, rule by rule: no more code than words. */
function naiveEffect(rules: readonly RandomRule[], known: Json, writes: boolean): string {
  const degree = (each: Json | undefined, absent: Degree): Degree => (each ? degreeOf(each, known) : absent);
  const fired = rules.filter(({ effect, when, unless }) => {
    const whole = Math.min(degree(when, 1), 1 - degree(unless, 0));
    return effect === 'allow' ? whole === 1 : whole > 0;
  });
  return (
    ['deny', 'escalate', 'allow'].find((effect) => fired.some((each) => each.effect === effect)) ??
    (writes ? 'deny' : 'allow')
  );
}

describe('a compiled policy', () => {
  it('decides as an interpreter that reads the rules one by one', () => {
    fc.assert(
      fc.property(
        fc.array(rule, { minLength: 1, maxLength: 5 }),
        fc.array(facts, { minLength: 1, maxLength: 5 }),
        fc.boolean(),
        (random, cases, writes) => {
          const rules: RandomRule[] = random.map(({ unless, ...each }) =>
            each.effect === 'allow' || !unless ? each : { ...each, unless },
          );
          const policy = parsePolicy(
            JSON.stringify({
              policy: 'random',
              facts: FACTS,
              tools: { tool: { writes } },
              rules: rules.map((each, index) => ({ id: `rule-${index}`, tools: ['tool'], reason: 'Random.', ...each })),
            }),
          );
          for (const known of cases) {
            const check = { ...known, tool: 'tool', params: {} };
            expect(policy.decide(check).effect).toBe(naiveEffect(rules, check, writes));
            expect(policy.decide(check)).toEqual(policy.decide(check));
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('names a missing fact whenever, and only when, it did not know', () => {
    fc.assert(
      fc.property(condition, facts, (when, known) => {
        const policy = parsePolicy(
          JSON.stringify({
            policy: 'random',
            facts: FACTS,
            tools: { tool: { writes: false } },
            rules: [{ id: 'only', tools: ['tool'], effect: 'deny', reason: 'Random.', when }],
          }),
        );
        const check = { ...known, tool: 'tool', params: {} };
        const { unknown = [] } = policy.decide(check).rules[0] ?? {};
        expect(unknown.length > 0).toBe(degreeOf(when, check) === 0.5);
      }),
      { numRuns: 500 },
    );
  });
});
