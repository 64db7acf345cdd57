import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { interpreterOf } from './interpret-schema.ts';
import { compile } from './schema-check.ts';
import type { JsonSchema } from './schema.ts';

const names = fc.constantFrom('a', 'b', 'long');
const values = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<unknown>(null, true, false, 0, -1, 2, 2.5, '', 'a', 'ab', '😀', 'abc'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(names, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;

const count = fc.integer({ min: 0, max: 3 });
const leaf = {
  type: fc.constantFrom<string | string[]>('string', 'number', 'integer', 'object', 'array', 'boolean', [
    'null',
    'string',
  ]),
  enum: fc.array(values, { minLength: 1, maxLength: 3 }),
  const: values,
  minimum: fc.integer({ min: -1, max: 2 }),
  exclusiveMaximum: fc.integer({ min: -1, max: 3 }),
  multipleOf: fc.constantFrom(1, 0.5, 2),
  minLength: count,
  maxLength: count,
  pattern: fc.constantFrom('^a', 'b$', '^.$'),
  minItems: count,
  maxItems: count,
  minProperties: count,
  maxProperties: count,
  title: fc.constant('A title'),
};
const leaves = fc.record(leaf, { requiredKeys: [] });
const some = fc.array(leaves, { minLength: 1, maxLength: 2 });
const schemas: fc.Arbitrary<JsonSchema> = fc.record(
  {
    type: leaf.type,
    items: fc.oneof(leaves, fc.boolean()),
    prefixItems: some,
    properties: fc.dictionary(names, fc.oneof(leaves, fc.constant({ default: 7 })), {
      maxKeys: 2,
      noNullPrototype: true,
    }),
    required: fc.uniqueArray(names, { maxLength: 2 }),
    additionalProperties: fc.oneof(leaves, fc.boolean()),
    propertyNames: fc.constant({ maxLength: 1 }),
    allOf: some,
    anyOf: some,
    oneOf: some,
    not: leaves,
  },
  { requiredKeys: [] },
);

describe('a schema that is read as it stands', () => {
  it('finds what a compiled one finds, and fills in what that fills in', async () => {
    await fc.assert(
      fc.asyncProperty(schemas, fc.array(values, { minLength: 1, maxLength: 5 }), async (schema, given) => {
        const read = interpreterOf(schema);
        const compiled = await compile(schema);
        for (const value of given) {
          const [mine, theirs] = [structuredClone(value), structuredClone(value)];
          expect(faults(read?.(mine))).toEqual(faults(compiled(theirs)));
          expect(mine).toEqual(theirs);
        }
      }),
      { numRuns: 60, seed: 20 },
    );
  });

  it('follows references into itself', () => {
    const tree = {
      type: 'object',
      properties: { child: { $ref: '#/$defs/node' } },
      $defs: { node: { type: ['null', 'object'], properties: { child: { $ref: '#/$defs/node' } } } },
    };
    expect(interpreterOf(tree)?.({ child: { child: { child: 3 } } }).map(({ instancePath }) => instancePath)).toEqual([
      '/child/child/child',
    ]);
  });

  it.each<[JsonSchema]>([
    [{ type: 'strin' }],
    [{ uniqueItems: true }],
    [{ properties: { a: { contains: {} } } }],
    [{ pattern: '(' }],
    [{ $ref: '#/$defs/nowhere' }],
    [{ $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/a' } } }],
    [{ $ref: 'https://example.com/schema' }],
  ])('is left to the validator where it is none, or says what is not understood: %j', (schema) => {
    expect(interpreterOf(schema)).toBeUndefined();
  });
});

function faults(errors: readonly { keyword: string; instancePath: string; message?: string }[] | undefined) {
  return errors
    ?.map(
      ({ keyword, instancePath, message }) =>
        `${instancePath} ${keyword}: ${keyword === 'type' || keyword === 'items' ? '' : message}`,
    )
    .sort();
}
