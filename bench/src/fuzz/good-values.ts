import { type ApiDocument, resolveSchema, type Schema } from './api-document.ts';
import type { Chance } from './chance.ts';

/** What values are made of: the document's schemas, and words that mean something to the trips there are. */
export interface Soil {
  readonly document: ApiDocument;
  readonly chance: Chance;
  /** Ids of visits, options and places that exist. */
  readonly known: readonly string[];
}

/** None of them plans anything; most are understood. */
const SENTENCES = [
  'hello',
  'Kyoto',
  'two adults',
  'what is next',
  'why?',
  'crowd 85',
  'it rains',
  'closed',
  'yes',
  'no',
  'undo',
  '3',
  'my phone is +49 170 1234567',
  'we are vegetarian',
] as const;

const STRINGS = [
  '09:30',
  '14:00',
  '23:59',
  '2027-04-03',
  '2027-04-05',
  '50',
  '7',
  'key-1',
  'rainy',
  'place_x',
] as const;

/** A value that the schema allows. */
export function toGoodValue(soil: Soil, named: Schema): unknown {
  const { document, chance } = soil;
  const schema = resolveSchema(document, named);
  if (schema.const !== undefined) return schema.const;
  const choices = schema.enum ?? schema.anyOf ?? schema.oneOf;
  const [first, ...others] = choices ?? [];
  if (first !== undefined) {
    const choice = chance.pick([first, ...others]);
    return schema.enum ? choice : toGoodValue(soil, choice as Schema);
  }
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return toObject(soil, schema);
    case 'array':
      return Array.from({ length: chance.below(3) }, () => toGoodValue(soil, schema.items ?? {}));
    case 'integer':
      return toNumber(chance, schema, 1);
    case 'number':
      return toNumber(chance, schema, 0.5);
    case 'boolean':
      return chance.happens(0.5);
    case 'null':
      return null;
    default:
      return toText(soil, schema);
  }
}

function toObject(soil: Soil, { properties = {}, required = [] }: Schema): object {
  const wanted = Object.entries(properties).filter(([name]) => required.includes(name) || soil.chance.happens(0.5));
  return Object.fromEntries(wanted.map(([name, schema]) => [name, toGoodValue(soil, schema)]));
}

function toNumber(chance: Chance, { minimum = 0, maximum = 100 }: Schema, step: number): number {
  const steps = Math.min(Math.floor((maximum - minimum) / step), 100);
  return chance.happens(0.05) ? maximum : minimum + chance.below(steps + 1) * step;
}

function toText({ chance, known }: Soil, { pattern, format, example }: Schema): string {
  if (format === 'date') return `2027-04-0${1 + chance.below(9)}`;
  if (pattern !== undefined) {
    const shape = new RegExp(pattern);
    const [first = typeof example === 'string' ? example : '', ...others] = STRINGS.filter((text) => shape.test(text));
    return chance.pick([first, ...others]);
  }
  const [first, ...others] = known;
  return first !== undefined && chance.happens(0.4) ? chance.pick([first, ...others]) : chance.pick(SENTENCES);
}
