import type { JsonSchema } from '../../tool/schema.ts';
import { plainText } from './plain-text.ts';

/** Subschemas that a foreign schema may have, references written out. */
const MAX_NODES = 2_000;
const MAX_DEPTH = 12;
const MAX_PROPERTIES = 200;
const MAX_BRANCHES = 50;
const MAX_CHARACTERS = 64_000;
const MAX_DESCRIPTION = 300;
const MAX_ENUM = 200;

/** Names and values that may stand in a prompt as they are. */
const SEEN_NAME = /^[\p{L}\p{N}_.$@ -]{1,64}$/u;
const TYPES: readonly unknown[] = ['string', 'number', 'integer', 'boolean', 'null', 'array', 'object'];
const COUNTS = ['minItems', 'maxItems', 'minLength', 'maxLength', 'minProperties', 'maxProperties'];
const NUMBERS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'];

type Json = Readonly<Record<string, unknown>>;

/**
 * A schema of somebody else, of what may be trusted: keywords that are read without making a program of them, local references
 * written out, no patterns, texts as one line. It may take more than the original, never less: the server judges by its own.
 */
export function plainSchema(schema: unknown): JsonSchema {
  const root = isObject(schema) ? schema : {};
  const plain = { ...new SchemaCopy(root).copy(root), type: 'object' };
  return JSON.stringify(plain).length <= MAX_CHARACTERS ? plain : { type: 'object' };
}

class SchemaCopy {
  readonly #root: Json;
  #nodes = 0;

  constructor(root: Json) {
    this.#root = root;
  }

  copy(schema: unknown, depth = 0): JsonSchema {
    if (!isObject(schema) || depth > MAX_DEPTH || ++this.#nodes > MAX_NODES) return {};
    const referred = typeof schema.$ref === 'string' ? this.#copyReference(schema.$ref, depth) : {};
    return { ...referred, ...texts(schema), ...limits(schema), ...this.#parts(schema, depth) };
  }

  /** Only within the schema: nothing is fetched. */
  #copyReference(reference: string, depth: number): JsonSchema {
    const names = /^#\/((?:\$defs|definitions|properties)\/.+)$/.exec(reference)?.[1]?.split('/') ?? [];
    const target = names.reduce<unknown>(
      (at, name) => (isObject(at) ? at[name.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
      this.#root,
    );
    return this.copy(target, depth + 1);
  }

  #parts(schema: Json, depth: number): JsonSchema {
    const copy = (each: unknown): JsonSchema => this.copy(each, depth + 1);
    const all = (list: unknown): JsonSchema[] | undefined =>
      Array.isArray(list) && list.length > 0 && list.length <= MAX_BRANCHES ? list.map(copy) : undefined;
    // A branch that lost a keyword may fit where another does: that one of them fits is all that can be asked.
    const anyOf = all(schema.anyOf ?? schema.oneOf);
    const allOf = all(schema.allOf);
    return {
      ...this.#properties(schema, copy),
      ...(isObject(schema.items) && { items: copy(schema.items) }),
      ...(anyOf && { anyOf }),
      ...(allOf && { allOf }),
    };
  }

  #properties(schema: Json, copy: (each: unknown) => JsonSchema): JsonSchema {
    if (!isObject(schema.properties)) return {};
    const given = Object.entries(schema.properties);
    const seen = given.filter(([name]) => SEEN_NAME.test(name)).slice(0, MAX_PROPERTIES);
    const names = new Set(seen.map(([name]) => name));
    const required = Array.isArray(schema.required) ? schema.required.filter((name) => names.has(name as string)) : [];
    return {
      properties: Object.fromEntries(seen.map(([name, each]) => [name, copy(each)])),
      ...(required.length > 0 && { required }),
      ...(schema.additionalProperties === false && seen.length === given.length && { additionalProperties: false }),
    };
  }
}

function texts({ title, description, format }: Json): JsonSchema {
  return {
    ...(typeof title === 'string' && { title: plainText(title, 100) }),
    ...(typeof description === 'string' && { description: plainText(description, MAX_DESCRIPTION) }),
    ...(typeof format === 'string' && /^[a-z-]{1,30}$/.test(format) && { format }),
  };
}

function limits(schema: Json): JsonSchema {
  const types = [schema.type].flat();
  const kept = [
    ...COUNTS.filter((keyword) => Number.isSafeInteger(schema[keyword]) && Number(schema[keyword]) >= 0),
    ...NUMBERS.filter((keyword) => Number.isFinite(schema[keyword])),
  ];
  return {
    ...(types.length > 0 && types.every((type) => TYPES.includes(type)) && { type: schema.type }),
    ...Object.fromEntries(kept.map((keyword) => [keyword, schema[keyword]])),
    ...(isSeenList(schema.enum) && { enum: schema.enum }),
    ...('const' in schema && isSeen(schema.const) && { const: schema.const }),
    ...('default' in schema && isSeen(schema.default) && { default: schema.default }),
  };
}

function isSeenList(values: unknown): values is readonly unknown[] {
  return Array.isArray(values) && values.length > 0 && values.length <= MAX_ENUM && values.every(isSeen);
}

/** Of a text: short, and as it looks. */
function isSeen(value: unknown): boolean {
  if (typeof value === 'string') return value === '' || plainText(value, 100) === value;
  return value === null || typeof value === 'boolean' || Number.isFinite(value);
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
