import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { show, toBadRequest } from './bad-request-error.ts';

/** What is said of a value that does not have the shape. */
function refusal(shape: z.ZodType, value: unknown, target = 'json'): readonly string[] {
  const { error } = shape.safeParse(value);
  return toBadRequest(target, value, error?.issues ?? []).issues.map(
    ({ path, expected, got }) => `${path}: ${expected}, not ${got}`,
  );
}

describe('what is said of a request', () => {
  it.each<[string, z.ZodType, unknown, readonly string[]]>([
    ['a type', z.object({ n: z.number() }), { n: 'x' }, ['body.n: a number, not "x"']],
    ['a whole number', z.int(), 1.5, ['body: a whole number, not 1.5']],
    ['a list', z.array(z.string()), { a: 1 }, ['body: a list, not {"a":1}']],
    ['a type that has no words of ours', z.date(), 1, ['body: date, not 1']],
    ['one value', z.literal('a'), 'b', ['body: "a", not "b"']],
    ['two values', z.enum(['a', 'b']), 'c', ['body: one of "a", "b", not "c"']],
    ['a short text', z.string().min(2), 'x', ['body: at least 2 characters, not "x"']],
    ['a long text', z.string().max(2), 'xyz', ['body: at most 2 characters, not "xyz"']],
    ['a small number', z.number().min(2), 1, ['body: at least 2, not 1']],
    ['a large number', z.number().max(2), 3, ['body: at most 2, not 3']],
    ['two keys too many', z.strictObject({}), { a: 1, b: 2 }, ['body: no "a", "b", not {"a":1,"b":2}']],
    ['words of the schema', z.string().regex(/^a/, 'expected an a'), 'b', ['body: an a, not "b"']],
    [
      'a path through a list',
      z.array(z.object({ n: z.number() })),
      [{ n: 1 }, {}],
      ['body.1.n: a number, not nothing'],
    ],
  ])('names %s', (_what, shape, value, said) => {
    expect(refusal(shape, value)).toEqual(said);
  });

  it('names the part of the request by the word that a sender would use', () => {
    const issue = (target: string) => refusal(z.string(), 1, target)[0]?.split(':')[0];
    expect([issue('json'), issue('param'), issue('query'), issue('header')]).toEqual([
      'body',
      'path',
      'query',
      'header',
    ]);
  });
});

describe('of several shapes that would do', () => {
  const near = z.strictObject({ a: z.number(), b: z.number() });
  const far = z.strictObject({ c: z.number(), d: z.number(), e: z.number() });

  it('the one that is closest is spoken of, whichever comes first', () => {
    const said = ['body.b: a number, not nothing'];
    expect(refusal(z.union([near, far]), { a: 1 })).toEqual(said);
    expect(refusal(z.union([far, near]), { a: 1 })).toEqual(said);
  });

  it('all are named where none is closer, and more than one thing is wrong', () => {
    // {} lacks two keys of the one and two of the other.
    const other = z.strictObject({ f: z.string(), g: z.string() });
    expect(refusal(z.union([near, other]), {})).toEqual(['body: a number or a string, not {}']);
  });

  it('the first is spoken of where one thing is wrong with each', () => {
    expect(refusal(z.union([z.strictObject({ a: z.number() }), z.strictObject({ b: z.string() })]), {})).toEqual([
      'body.a: a number, not nothing',
    ]);
  });

  it('all are named where they are no more than types', () => {
    expect(refusal(z.union([z.number(), z.string()]), [])).toEqual(['body: a number or a string, not []']);
    expect(refusal(z.object({ n: z.union([z.number(), z.boolean()]) }), { n: 'x' })).toEqual([
      'body.n: a number or true or false, not "x"',
    ]);
  });

  it('a number out of bounds is spoken of, not the other type', () => {
    expect(refusal(z.union([z.string(), z.number().min(1)]), 0)).toEqual(['body: at least 1, not 0']);
  });

  it('the first is spoken of where one is a type and the other a key that is missing', () => {
    expect(refusal(z.union([z.strictObject({ a: z.number() }), z.string()]), {})).toEqual([
      'body.a: a number, not nothing',
    ]);
  });

  it('a union within a union is walked down to where the fault is, with the whole path', () => {
    const inner = z.union([z.strictObject({ a: z.number(), b: z.number() }), z.strictObject({ x: z.number() })]);
    const outer = z.union([z.object({ in: inner }), z.strictObject({ p: z.number(), q: z.number(), r: z.number() })]);
    expect(refusal(outer, { in: { a: 1 } })).toEqual(['body.in.b: a number, not nothing']);
  });
});

describe('a value is shown', () => {
  it('as JSON of at most 80 characters', () => {
    expect(show('x'.repeat(78))).toBe(`"${'x'.repeat(78)}"`);
    expect(show('x'.repeat(79))).toBe(`"${'x'.repeat(79)}…`);
  });

  it('to a depth of eight, and no wider than can be read', () => {
    const nest = (depth: number): unknown => (depth === 0 ? 1 : [nest(depth - 1)]);
    expect(show(nest(8))).toBe('[[[[[[[[1]]]]]]]]');
    expect(show(nest(9))).toBe('[[[[[[[["…"]]]]]]]]');
    // 40 ones and 39 commas between brackets are 81 characters.
    expect(show(Array(40).fill(1))).toBe(`[${'1,'.repeat(39)}1…`);
    expect(show(Object.fromEntries(['a', 'b'].map((key) => [key, { c: null }])))).toBe(
      '{"a":{"c":null},"b":{"c":null}}',
    );
  });

  it('as nothing, or as a number of any size', () => {
    expect([show(undefined), show(null), show(12n), show(true)]).toEqual(['nothing', 'null', '12', 'true']);
  });
});
