import { parsePolicy, type PolicyContext } from '../../src/policy/index.ts';

/** The facts that the tests of this folder may ask for. */
export const FACTS = {
  s: 'string',
  n: 'number',
  m: 'number',
  b: 'boolean',
  t: 'time',
  u: 'time',
  key: 'string',
  list: ['number'],
  words: ['string'],
  bare: 'list',
  map: { '*': 'number' },
  people: [{ name: 'string', age: 'number', tags: ['string'] }],
  deep: { inner: { n: 'number', s: 'string' } },
} as const;

/** What a condition makes of facts, seen from outside: one rule allows if it is true, another if its opposite is. */
export function truthOf(condition: unknown, facts: PolicyContext, utcOffset?: string): boolean | 'unknown' {
  const rule = (id: string, when: unknown) => ({ id, tools: [id], effect: 'allow', reason: 'So it is.', when });
  // YAML is a superset of JSON.
  const policy = parsePolicy(
    JSON.stringify({
      policy: 'truth',
      ...(utcOffset !== undefined && { utc_offset: utcOffset }),
      facts: FACTS,
      tools: { yes: { writes: true }, no: { writes: true } },
      rules: [rule('yes', condition), rule('no', { not: condition })],
    }),
  );
  const [yes, no] = ['yes', 'no'].map((tool) => policy.validate({ tool, params: {} }, facts).allowed);
  if (yes && no) throw new Error('A condition and its opposite are both true.');
  return yes === no ? 'unknown' : yes === true;
}
