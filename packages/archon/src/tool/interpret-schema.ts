import { canonicalJson } from '../events/canonical-json.ts';
import { LruMap } from '../lru-map.ts';
import type { JsonSchema } from './schema.ts';

/** What does not fit, in the words of a JSON Schema validator: which keyword, where, and what stands there. */
export interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly data: unknown;
  readonly parentSchema: JsonSchema;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message: string;
}

/** Finds what does not fit in a value, and writes defaults into it. */
export type Interpreter = (value: unknown) => readonly SchemaError[];

type Schema = JsonSchema | boolean;

/** One look at one value. */
interface Look {
  readonly schema: JsonSchema;
  readonly data: unknown;
  readonly path: string;
  /** False inside `anyOf`, `not` and the like: what only may hold fills in nothing. */
  readonly fills: boolean;
  readonly root: JsonSchema;
  readonly errors: SchemaError[];
}

type Json = Readonly<Record<string, unknown>>;

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isText = (value: unknown): value is string => typeof value === 'string';
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !isList(value);
const isSchema = (value: unknown): value is Schema => typeof value === 'boolean' || isObject(value);
const isSchemas = (value: unknown): boolean => isList(value) && value.length > 0 && value.every(isSchema);
const isSchemaMap = (value: unknown): boolean => isObject(value) && Object.values(value).every(isSchema);
const isNames = (value: unknown): boolean => isList(value) && value.every(isText);

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: isText,
  number: Number.isFinite,
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: isList,
  object: isObject,
};

const isType = (value: unknown): boolean => isText(value) && Object.hasOwn(TYPES, value);

/** The keywords that are understood, and what each may say. Others are no business of a check, or those of {@link STRANGE}. */
const UNDERSTOOD: Readonly<Record<string, (value: unknown) => boolean>> = {
  type: (value) => isType(value) || (isList(value) && value.length > 0 && value.every(isType)),
  enum: (value) => isList(value) && value.length > 0,
  properties: isSchemaMap,
  required: isNames,
  additionalProperties: isSchema,
  propertyNames: isSchema,
  minProperties: isCount,
  maxProperties: isCount,
  items: isSchema,
  prefixItems: isSchemas,
  minItems: isCount,
  maxItems: isCount,
  minLength: isCount,
  maxLength: isCount,
  pattern: (value) => isText(value) && isPattern(value),
  minimum: isNumber,
  maximum: isNumber,
  exclusiveMinimum: isNumber,
  exclusiveMaximum: isNumber,
  multipleOf: (value) => isNumber(value) && value > 0,
  allOf: isSchemas,
  anyOf: isSchemas,
  oneOf: isSchemas,
  not: isSchema,
  $defs: isSchemaMap,
  definitions: isSchemaMap,
  $ref: (value) => isText(value) && /^#(?:$|\/(?:\$defs|definitions|properties)\/)/.test(value),
};

/** Keywords that mean something and are not understood here. */
const STRANGE = new Set(
  `$id $anchor $dynamicRef $dynamicAnchor $recursiveRef $recursiveAnchor additionalItems contains minContains maxContains
  dependencies dependentRequired dependentSchemas discriminator else id if nullable patternProperties then
  unevaluatedItems unevaluatedProperties uniqueItems`.split(/\s+/),
);

/**
 * A check that reads the schema each time, without making a program of it: it needs no code from strings, which pages and
 * workers forbid, and nothing has to be loaded for it.
 *
 * @returns `undefined` for a schema with a keyword that it does not understand, or that is none.
 */
export function interpreterOf(root: JsonSchema): Interpreter | undefined {
  if (!isUnderstood(root, root)) return undefined;
  return (data) => {
    const errors: SchemaError[] = [];
    look({ schema: root, data, path: '', fills: true, root, errors });
    return errors;
  };
}

function isUnderstood(schema: Schema, root: JsonSchema): boolean {
  if (typeof schema === 'boolean') return true;
  return Object.entries(schema).every(([keyword, value]) => {
    if (STRANGE.has(keyword)) return false;
    if (!Object.hasOwn(UNDERSTOOD, keyword)) return true;
    if (!UNDERSTOOD[keyword]?.(value)) return false;
    if (keyword === '$ref') return endsSomewhere(String(value), root);
    return subschemas(keyword, value).every((each) => isUnderstood(each, root));
  });
}

/** Whether a reference leads to a schema, and not back to itself. */
function endsSomewhere(ref: string, root: JsonSchema): boolean {
  const seen = new Set<string>();
  for (let next: unknown = ref; isText(next);) {
    if (seen.has(next)) return false;
    seen.add(next);
    const schema = resolved(next, root);
    if (!isSchema(schema)) return false;
    next = typeof schema === 'boolean' ? undefined : schema.$ref;
  }
  return true;
}

function subschemas(keyword: string, value: unknown): readonly Schema[] {
  if (['properties', '$defs', 'definitions'].includes(keyword)) return Object.values(value as Json) as Schema[];
  if (['prefixItems', 'allOf', 'anyOf', 'oneOf'].includes(keyword)) return value as Schema[];
  return ['additionalProperties', 'propertyNames', 'items', 'not'].includes(keyword) ? [value as Schema] : [];
}

/** What a JSON pointer into the schema points at. */
function resolved(ref: string, root: JsonSchema): unknown {
  const names = ref.split('/').slice(1);
  return names.reduce<unknown>(
    (at, name) => (at as Json | undefined)?.[decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~')],
    root,
  );
}

function look(at: Look): void {
  const { schema, data } = at;
  if (schema.$ref !== undefined) lookBy(at, resolved(schema.$ref as string, at.root) as Schema);
  lookAtValue(at);
  for (const each of (schema.allOf ?? []) as Schema[]) lookBy(at, each);
  if (schema.anyOf && countFits(at, schema.anyOf) === 0) fail(at, 'anyOf', 'must match a schema in anyOf');
  if (schema.oneOf && countFits(at, schema.oneOf) !== 1) fail(at, 'oneOf', 'must match exactly one schema in oneOf');
  if (schema.not !== undefined && countFits(at, [schema.not]) === 1) fail(at, 'not', 'must NOT be valid');
  // Last, for here defaults are filled in.
  if (isNumber(data)) lookAtNumber(at, data);
  else if (isText(data)) lookAtText(at, data);
  else if (isList(data)) lookAtList(at, data);
  else if (isObject(data)) lookAtObject(at, data);
}

/** The same value by another schema. */
function lookBy(at: Look, schema: Schema, changed: Partial<Look> = {}): void {
  const next = { ...at, ...changed };
  if (schema === false) fail({ ...next, schema: {} }, 'false schema', 'boolean schema is false');
  else if (schema !== true) look({ ...next, schema });
}

function countFits(at: Look, schemas: unknown): number {
  return (schemas as Schema[]).filter((schema) => {
    const errors: SchemaError[] = [];
    lookBy(at, schema, { errors, fills: false });
    return errors.length === 0;
  }).length;
}

function fail(
  { schema, data, path, errors }: Look,
  keyword: string,
  told: string | { message: string; params: Json },
): void {
  const { message, params } = typeof told === 'string' ? { message: told, params: {} } : told;
  errors.push({ keyword, instancePath: path, data, parentSchema: schema, params, message });
}

function lookAtValue(at: Look): void {
  const { schema, data } = at;
  const types = schema.type === undefined ? [] : ([schema.type].flat() as string[]);
  if (types.length > 0 && !types.some((type) => TYPES[type]?.(data))) fail(at, 'type', `must be ${types.join(',')}`);
  const isOneOf = (values: readonly unknown[]): boolean => values.some((value) => isSame(value, data));
  if (isList(schema.enum) && !isOneOf(schema.enum)) fail(at, 'enum', 'must be equal to one of the allowed values');
  if ('const' in schema && !isOneOf([schema.const])) fail(at, 'const', 'must be equal to constant');
}

/** A keyword with a limit: whether the value keeps to it, and what it must be. */
interface Rule<Limit> {
  readonly holds: (limit: Limit) => boolean;
  readonly message: (limit: Limit) => string;
}

function limit<Limit>(at: Look, keyword: string, { holds, message }: Rule<Limit>): void {
  const value = at.schema[keyword] as Limit | undefined;
  if (value !== undefined && !holds(value)) fail(at, keyword, message(value));
}

function lookAtNumber(at: Look, data: number): void {
  const rules: Readonly<Record<string, Rule<number>>> = {
    minimum: { holds: (least) => data >= least, message: (least) => `must be >= ${least}` },
    maximum: { holds: (most) => data <= most, message: (most) => `must be <= ${most}` },
    exclusiveMinimum: { holds: (least) => data > least, message: (least) => `must be > ${least}` },
    exclusiveMaximum: { holds: (most) => data < most, message: (most) => `must be < ${most}` },
    multipleOf: { holds: (unit) => Number.isInteger(data / unit), message: (unit) => `must be multiple of ${unit}` },
  };
  for (const [keyword, rule] of Object.entries(rules)) limit(at, keyword, rule);
}

/** One of the two halves that some characters are written as. */
const SURROGATE = /[\ud800-\udfff]/;

function lookAtText(at: Look, data: string): void {
  const { minLength, maxLength } = at.schema;
  // Characters are counted only where somebody asks: an emoji is one.
  if (minLength !== undefined || maxLength !== undefined) {
    const characters = SURROGATE.test(data) ? [...data].length : data.length;
    lookAtSize(at, characters, ['minLength', 'maxLength', 'characters']);
  }
  limit<string>(at, 'pattern', {
    holds: (pattern) => patternOf(pattern).test(data),
    message: (pattern) => `must match pattern "${pattern}"`,
  });
}

function lookAtSize(at: Look, size: number, [least, most, things]: readonly [string, string, string]): void {
  limit<number>(at, least, {
    holds: (count) => size >= count,
    message: (count) => `must NOT have fewer than ${count} ${things}`,
  });
  limit<number>(at, most, {
    holds: (count) => size <= count,
    message: (count) => `must NOT have more than ${count} ${things}`,
  });
}

function lookAtList(at: Look, data: readonly unknown[]): void {
  const { schema, path } = at;
  lookAtSize(at, data.length, ['minItems', 'maxItems', 'items']);
  const first = (schema.prefixItems ?? []) as Schema[];
  const fill = at.fills ? (data as unknown[]) : undefined;
  for (const [index, each] of first.entries()) {
    if (fill && index >= data.length && isObject(each) && 'default' in each)
      fill[index] = structuredClone(each.default);
  }
  const isEnd = schema.items === false && first.length > 0;
  if (isEnd && data.length > first.length) {
    fail(at, 'items', `must NOT have more than ${first.length} items`);
  }
  for (const [index, item] of data.entries()) {
    const by = first[index] ?? (isEnd ? true : ((schema.items ?? true) as Schema));
    lookBy(at, by, { data: item, path: `${path}/${index}` });
  }
}

function lookAtObject(at: Look, data: Json): void {
  const { schema, path } = at;
  const known = (schema.properties ?? {}) as Readonly<Record<string, Schema>>;
  if (at.fills) fillIn(known, data);
  lookAtSize(at, Object.keys(data).length, ['minProperties', 'maxProperties', 'properties']);
  for (const missingProperty of (schema.required ?? []) as string[]) {
    if (valueOf(data, missingProperty) !== undefined) continue;
    fail(at, 'required', { message: `must have required property '${missingProperty}'`, params: { missingProperty } });
  }
  for (const [name, value] of Object.entries(data)) {
    if (schema.propertyNames !== undefined) lookAtName(at, name);
    if (Object.hasOwn(known, name)) continue;
    if (schema.additionalProperties === false) {
      const params = { additionalProperty: name };
      fail(at, 'additionalProperties', { message: 'must NOT have additional properties', params });
    } else
      lookBy(at, (schema.additionalProperties ?? true) as Schema, { data: value, path: `${path}/${escaped(name)}` });
  }
  // In the order of the schema, as people would read it.
  for (const [name, by] of Object.entries(known)) {
    const value = valueOf(data, name);
    if (value !== undefined) lookBy(at, by, { data: value, path: `${path}/${escaped(name)}` });
  }
}

function lookAtName(at: Look, name: string): void {
  const before = at.errors.length;
  lookBy(at, at.schema.propertyNames as Schema, { data: name });
  if (at.errors.length > before) fail(at, 'propertyNames', 'property name must be valid');
}

function fillIn(known: Readonly<Record<string, Schema>>, data: Record<string, unknown>): void {
  for (const [name, schema] of Object.entries(known)) {
    if (isObject(schema) && schema.default !== undefined && valueOf(data, name) === undefined) {
      data[name] = structuredClone(schema.default);
    }
  }
}

/** `toString` is no property of data. */
function valueOf(data: Json, name: string): unknown {
  return Object.hasOwn(data, name) ? data[name] : undefined;
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

function isSame(left: unknown, right: unknown): boolean {
  return (
    left === right ||
    (typeof left === 'object' && typeof right === 'object' && canonicalJson(left) === canonicalJson(right))
  );
}

const patterns = new LruMap<string, RegExp>({ bytes: 4_000_000, bytesOf: (_, source) => 2_000 + source.length });

function patternOf(source: string): RegExp {
  const known = patterns.get(source) ?? new RegExp(source, 'u');
  patterns.set(source, known);
  return known;
}

function isPattern(source: string): boolean {
  try {
    return patternOf(source) instanceof RegExp;
  } catch {
    return false;
  }
}
