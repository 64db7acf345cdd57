import { z } from 'zod';

import { nearest } from '../nearest.ts';

/** What a value is not, in our words: `Expected a list of tiers, got 7.` */
export function expected(what: string): { readonly error: (issue: z.core.$ZodRawIssue) => string } {
  return { error: ({ input }) => `Expected ${what}, got ${describeValue(input)}.` };
}

/** What is there, for a message. */
export function describeValue(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (isMapping(value)) return Object.keys(value).length === 0 ? 'an empty mapping' : 'a mapping';
  return value === null ? 'nothing' : JSON.stringify(value);
}

/** The end of a message that says what was probably meant; empty when nothing is near. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const meant = nearest(name, known);
  return meant === undefined ? '' : ` Did you mean \`${meant}\`?`;
}

/** Names one after the other, each as one writes it: `` `soup`, `rice` ``. */
export function listNames(names: Iterable<string>): string {
  return Array.from(names, (name) => `\`${name}\``).join(', ');
}

/** True for what YAML calls a mapping: an object that is no list. */
export function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value for which `fits` holds. */
export function value<Value>(what: string, fits: (value: unknown) => boolean): z.ZodType<Value> {
  return z.custom<Value>(fits, { ...expected(what), abort: true });
}

/** Whatever it is, it has to be there. */
export const ANYTHING = value<unknown>('something', (given) => given !== undefined);

/** A text that is not blank. */
export function text(what: string, form = /\S/): z.ZodType<string> {
  return value(what, (given) => typeof given === 'string' && form.test(given));
}

/** A finite number for which `fits` holds. */
export function number(what: string, fits: (value: number) => boolean = () => true): z.ZodType<number> {
  return value(what, (given) => Number.isFinite(given) && fits(given as number));
}

/** `true` or `false`. */
export const flag = value<boolean>('`true` or `false`', (given) => typeof given === 'boolean');

/** One of a few words. */
export function oneOf<const Word extends string>(words: readonly Word[]): z.ZodType<Word> {
  const { error } = expected(`one of ${listNames(words)}`);
  return z.enum(words, {
    error: (issue) => error(issue) + (typeof issue.input === 'string' ? didYouMean(issue.input, words) : ''),
  });
}

/** A list with something in it; `z.array` is one that may be empty. */
export function list<Item>(what: string, item: z.ZodType<Item>): z.ZodType<readonly Item[]> {
  return z.array(item, expected(what)).min(1, expected(what));
}

/** A mapping with these names and no others, of which the ones that must be there come first. */
export function mapping<Shape extends z.ZodRawShape>(what: string, shape: Shape): z.ZodObject<Shape, z.core.$strict> {
  const known = Object.keys(shape);
  const unknown = (name: string): string =>
    `\`${name}\` is not known here; expected one of ${listNames(known)}.${didYouMean(name, known)}`;
  return z.strictObject(shape, {
    // One line for each name: whoever reports them puts each where the name stands.
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys.map(unknown).join('\n') : expected(what).error(issue),
  });
}

/** A mapping whose names the file chooses. Not `z.record`, which passes over the name `__proto__`. */
export function entries<Value>(
  what: string,
  item: z.ZodType<Value>,
  name: z.ZodType<string> = z.string(),
): z.ZodType<ReadonlyMap<string, Value>> {
  const asMap = (given: unknown): unknown => (isMapping(given) ? new Map(Object.entries(given)) : given);
  return z.preprocess(asMap, z.map(name, item, expected(what)));
}

/** A value that is read by the schema which `choose` finds for it, so that only this one says what is wrong. */
export function chosen<Value>(choose: (value: unknown) => z.ZodType<Value>): z.ZodType<Value> {
  return z.unknown().transform((given, context) => readBy(choose(given), given, context));
}

/** One, or a list of them that is not empty. */
export function oneOrMore<Item>(what: string, item: z.ZodType<Item>): z.ZodType<readonly Item[]> {
  return chosen((given) => (Array.isArray(given) ? list(what, item) : item.transform((one) => [one])));
}

/** A list in which no name stands twice: of names, or of mappings that have theirs under `key`. */
export function once<Item>(
  items: z.ZodType<readonly Item[]>,
  message: (name: string) => string,
  key?: string,
): z.ZodType<readonly Item[]> {
  return z.unknown().transform((given, context) => {
    const seen = new Set<unknown>();
    for (const [index, item] of Array.isArray(given) ? given.entries() : []) {
      const name: unknown = key !== undefined && isMapping(item) ? item[key] : item;
      if (typeof name !== 'string') continue;
      const path = key === undefined ? [index] : [index, key];
      if (seen.has(name)) context.addIssue({ code: 'custom', path, message: message(name) });
      seen.add(name);
    }
    return readBy(items, given, context);
  });
}

function readBy<Value>(schema: z.ZodType<Value>, given: unknown, context: z.core.$RefinementCtx): Value {
  const read = schema.safeParse(given, { reportInput: true });
  if (read.success) return read.data;
  for (const issue of read.error.issues) context.issues.push(issue as z.core.$ZodRawIssue);
  return z.NEVER;
}

/** Something that cannot be meant beside the rest: where, from the value that is looked at, and why. */
export type Flaw = readonly [path: readonly PropertyKey[], message: string];

/** What a schema cannot say of a value; looked for where everything in it is as it should be. */
export function without<Value>(flawsOf: (value: Value) => Iterable<Flaw>): z.core.$ZodCheck<Value> {
  return z.superRefine((given: Value, context) => {
    for (const [path, message] of flawsOf(given)) {
      context.addIssue({ code: 'custom', path: [...path], message, continue: false });
    }
  });
}
