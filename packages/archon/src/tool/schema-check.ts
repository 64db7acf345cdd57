import type { ValidateFunction } from 'ajv/dist/2020.js';

import { MisuseError } from '../errors.ts';
import { nearest } from '../nearest.ts';
import { type Interpreter, interpreterOf, type SchemaError } from './interpret-schema.ts';
import { wordsFor, wordsForValue } from './schema-words.ts';
import type { JsonSchema } from './schema.ts';

/** A value with the schema's defaults where it says nothing; and what is wrong with it, a line each: where, what was expected, what came, what was probably meant. */
export interface SchemaVerdict {
  readonly value: unknown;
  readonly lines: readonly string[];
}

export type SchemaCheck = (value: unknown) => SchemaVerdict;

/** Made once for each schema, and forgotten with it. */
const checks = new WeakMap<JsonSchema, SchemaCheck | Promise<SchemaCheck>>();

/**
 * The check of a schema. Most are read as they stand; for one with rarer keywords a validator is loaded, and a program made of
 * it, when it is first needed: then it is a promise.
 *
 * @throws {MisuseError} if it is no JSON Schema; or has rarer keywords where no program may be made of texts.
 */
export function schemaCheck(schema: JsonSchema): SchemaCheck | Promise<SchemaCheck> {
  const known = checks.get(schema);
  if (known) return known;
  const { $schema: _dialect, ...plain } = schema;
  const interpreter = interpreterOf(plain);
  const making = interpreter ? checkBy(interpreter, plain) : compile(plain).then((find) => checkBy(find, plain));
  checks.set(schema, making);
  if (making instanceof Promise) void making.then((check) => checks.set(schema, check)).catch(() => undefined);
  return making;
}

function checkBy(find: Interpreter, schema: JsonSchema): SchemaCheck {
  // Defaults are written into the value, which is somebody else's.
  const fills = JSON.stringify(schema).includes('"default":');
  return (given) => {
    const value = fills ? structuredClone(given) : given;
    return { value, lines: linesFor(find(value)) };
  };
}

/** Exported for a test that holds both to one another. */
export async function compile(schema: JsonSchema): Promise<Interpreter> {
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  // One validator for each schema, so that a tool that goes takes everything with it.
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    validateFormats: false,
    logger: false,
    useDefaults: true,
  });
  let validate: ValidateFunction;
  try {
    validate = ajv.compile(schema);
  } catch (error) {
    if (error instanceof EvalError) {
      throw new MisuseError(
        "A tool's `parametersSchema` has keywords whose check is compiled, and this page or worker forbids code made from texts. Say it with plainer keywords, or use a zod schema with `refine`.",
      );
    }
    throw new MisuseError(`A tool's \`parametersSchema\` is no JSON Schema: ${(error as Error).message}.`);
  }
  return (value) => (validate(value) ? [] : ((validate.errors ?? []).filter(isOutsideUnions) as SchemaError[]));
}

/** What each branch of a union has to say is summed up by the union itself. */
function isOutsideUnions(
  { schemaPath }: { readonly schemaPath: string },
  _: number,
  all: readonly { readonly schemaPath: string; readonly keyword: string }[],
): boolean {
  const unions = all.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  return !unions.some((union) => schemaPath.startsWith(`${union.schemaPath}/`));
}

function linesFor(errors: readonly SchemaError[]): string[] {
  const lines = errors.map((error) => lineFor(error, errors)).filter((line) => line !== undefined);
  return [...new Set(lines)];
}

function lineFor(error: SchemaError, errors: readonly SchemaError[]): string | undefined {
  const { keyword, instancePath, data, parentSchema } = error;
  const params = error.params;
  switch (keyword) {
    case 'required':
      return missing(error, String(params.missingProperty));
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return unknownProperty(error, String(params.additionalProperty ?? params.unevaluatedProperty), errors);
    case 'enum':
    case 'const':
      return `${placeOf(instancePath)}: expected ${wordsFor(parentSchema)}, got ${wordsForValue(data)}${meant(data, parentSchema?.enum)}`;
    case 'type':
    case 'anyOf':
    case 'oneOf':
      return `${placeOf(instancePath)}: expected ${wordsFor(parentSchema)}, got ${wordsForValue(data)}.`;
    case 'pattern':
      if (typeof parentSchema?.format === 'string') {
        return `${placeOf(instancePath)}: expected ${wordsFor(parentSchema)}, got ${wordsForValue(data)}.`;
      }
      break;
  }
  // The validator's own words for limits are plain: "must be >= 2", "must NOT have fewer than 1 items".
  return `${placeOf(instancePath)}: ${error.message ?? 'is not as the schema says'}, got ${wordsForValue(data)}.`;
}

function missing({ instancePath, data, parentSchema }: SchemaError, name: string): string {
  const properties = (parentSchema?.properties ?? {}) as Readonly<Record<string, unknown>>;
  const strangers = Object.keys(data as object).filter((key) => !Object.hasOwn(properties, key));
  const instead = nearest(name, strangers);
  const hint = instead === undefined ? '' : ` (you gave \`${instead}\`: did you mean \`${name}\`?)`;
  return `${placeOf(`${instancePath}/${name}`)}: expected ${wordsFor(properties[name])}, got nothing${hint}.`;
}

/** `undefined` where the line of a missing property mentions it already. */
function unknownProperty(error: SchemaError, name: string, errors: readonly SchemaError[]): string | undefined {
  const properties = Object.keys(error.parentSchema?.properties ?? {});
  const instead = nearest(name, properties);
  const told = errors.some((other) => other.keyword === 'required' && other.params.missingProperty === instead);
  if (told && instead !== undefined) return undefined;
  const known = properties.length === 0 ? 'none is' : `known are ${properties.map((each) => `\`${each}\``).join(', ')}`;
  return `${placeOf(`${error.instancePath}/${name}`)}: not expected; ${instead === undefined ? known : `did you mean \`${instead}\`?`}`;
}

function meant(value: unknown, allowed: unknown): string {
  if (typeof value !== 'string' || !Array.isArray(allowed)) return '.';
  const instead = nearest(
    value,
    allowed.filter((each) => typeof each === 'string'),
  );
  return instead === undefined ? '.' : `; did you mean ${JSON.stringify(instead)}?`;
}

/** `/days/2/arrive` as `days.2.arrive`. */
function placeOf(pointer: string): string {
  if (pointer === '') return 'arguments';
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');
}
