import type { JsonSchema } from './schema.ts';

/** Values that are shown in full before the rest is left out. */
const SHOWN_VALUES = 12;

/** What a schema asks for, in a few words: `string`, `one of "a", "b"`, `array of integer`. */
export function wordsFor(schema: unknown): string {
  if (!isSchema(schema)) return 'any value';
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return `one of ${listed(schema.enum)}`;
  const branches = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(branches)) return branches.map(wordsFor).join(' or ');
  if (Array.isArray(schema.type)) return schema.type.join(' or ');
  if (schema.type === 'array') return schema.items === undefined ? 'array' : `array of ${wordsFor(schema.items)}`;
  if (typeof schema.type !== 'string') return 'any value';
  return typeof schema.format === 'string' ? `${schema.type} (${schema.format})` : schema.type;
}

/** The parameters of a tool on one line: `{ expression: string, digits?: integer }`. */
export function signatureOf(schema: JsonSchema): string {
  const properties = isSchema(schema.properties) ? Object.entries(schema.properties) : [];
  const required = Array.isArray(schema.required) ? schema.required : [];
  const parts = properties.map(([name, each]) => `${name}${required.includes(name) ? '' : '?'}: ${wordsFor(each)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

/** A value as a message shows it, with its kind: `string "9.30"`, `number 4`, `null`. */
export function wordsForValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  const text = JSON.stringify(value);
  const shown = text.length > 80 ? `${text.slice(0, 79).toWellFormed()}…` : text;
  return `${Array.isArray(value) ? 'array' : typeof value} ${shown}`;
}

function listed(values: readonly unknown[]): string {
  const shown = values.slice(0, SHOWN_VALUES).map((value) => JSON.stringify(value));
  return values.length > SHOWN_VALUES
    ? `${shown.join(', ')} and ${values.length - SHOWN_VALUES} more`
    : shown.join(', ');
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
