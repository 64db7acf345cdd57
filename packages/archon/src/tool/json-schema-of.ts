import { MisuseError } from '../errors.ts';
import type { JsonSchema, StandardSchema } from './schema.ts';

export function isStandardSchema(schema: JsonSchema | StandardSchema): schema is StandardSchema {
  return '~standard' in schema;
}

/**
 * The JSON Schema of what a schema takes.
 *
 * @param name - Whose schema it is, for the error.
 * @throws {MisuseError} if it is one that cannot say so.
 */
export function jsonSchemaOf(name: string, schema: JsonSchema | StandardSchema): JsonSchema {
  if (typeof schema !== 'object' && typeof schema !== 'function') throw noSchema(name, typeof schema);
  if (!isStandardSchema(schema)) return assertSchema(name, schema);
  const { '~standard': standard } = schema;
  if (!standard.jsonSchema) {
    throw new MisuseError(
      `The schema of "${name}" (by ${standard.vendor}) does not give its JSON Schema; zod does from version 4.2. A JSON Schema will do as well.`,
    );
  }
  // zod hides a note of its own in the schema; without `$schema` it is shorter for the model, too.
  const given = standard.jsonSchema.input({ target: 'draft-2020-12' });
  // One that is plain stays itself: its check is made once.
  if (!('$schema' in given) && !('~standard' in given)) return given;
  const { $schema: _dialect, '~standard': _note, ...plain } = given;
  return plain;
}

/** One of these stands at the top of a schema that says anything. */
const KEYWORDS: readonly string[] = [
  '$ref',
  'additionalProperties',
  'allOf',
  'anyOf',
  'const',
  'description',
  'enum',
  'if',
  'items',
  'maxLength',
  'maximum',
  'minLength',
  'minimum',
  'not',
  'oneOf',
  'pattern',
  'patternProperties',
  'prefixItems',
  'properties',
  'required',
  'title',
  'type',
];

/** An object of schemas is a schema that nobody meant: it takes everything. */
function assertSchema(name: string, schema: JsonSchema): JsonSchema {
  const keys = Object.keys(schema);
  if (keys.length === 0 || keys.some((key) => KEYWORDS.includes(key))) return schema;
  throw noSchema(name, `{ ${keys.slice(0, 5).join(', ')} }`);
}

function noSchema(name: string, got: string): MisuseError {
  return new MisuseError(
    `Expected the schema of "${name}" to be a zod schema or a JSON Schema, such as z.object({ … }) or { type: 'object', properties: { … } }, got ${got}.`,
  );
}
