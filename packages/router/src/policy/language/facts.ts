import { describeValue, didYouMean, isMapping, type YamlLocation, type YamlFile } from '@wayfarer/archon/yaml';

import type { FactType } from './fact-type.ts';

/** As a path writes it: see path-syntax.ts. */
const FACT_NAME = /^[A-Za-z_][A-Za-z0-9_-]*$/;

/** Facts that every call has, and words that mean something else at the start of a condition. */
const GIVEN = new Map<string, FactType>([
  ['tool', { kind: 'string' }],
  ['now', { kind: 'time' }],
]);
const TAKEN = ['all', 'any', 'not', 'item'];

const PLAIN = new Map<string, FactType>([
  ['string', { kind: 'string' }],
  ['number', { kind: 'number' }],
  ['boolean', { kind: 'boolean' }],
  ['time', { kind: 'time' }],
  ['list', { kind: 'list', element: undefined }],
  ['map', { kind: 'map', value: undefined }],
]);

const EXPECTED =
  'a type (`string`, `number`, `boolean`, `time`, `list`, `map`), `[type]`, `{ "*": type }` or named facts';

/** Reads the tree of declared facts. `tool` and `now` are always among them. */
export function readFacts(file: YamlFile, spot: YamlLocation): Extract<FactType, { kind: 'record' }> {
  const fields = new Map(GIVEN);
  // That there are none is reported where they are missing.
  for (const [name, at] of (spot.value !== undefined && file.fields(spot, 'the declared facts')) || []) {
    const key = { ...at, isName: true };
    if (GIVEN.has(name)) file.report(key, `\`${name}\` is a fact of every call: leave it out here.`);
    else if (TAKEN.includes(name)) file.report(key, `\`${name}\` is a word of the language: name the fact otherwise.`);
    else fields.set(name, readFact(file, name, at));
  }
  return { kind: 'record', fields };
}

function readFact(file: YamlFile, name: string, spot: YamlLocation): FactType {
  if (!FACT_NAME.test(name)) {
    const message = `Expected letters, digits, \`_\` and \`-\`, a letter first, got ${JSON.stringify(name)}.`;
    file.report({ ...spot, isName: true }, message);
  }
  return readType(file, spot);
}

/** What cannot be read is reported, and then stands for a map of nothing, so that its own paths do not complain as well. */
function readType(file: YamlFile, spot: YamlLocation): FactType {
  const { value } = spot;
  if (Array.isArray(value)) {
    const items = file.items(spot, 'one type in `[…]`') ?? [];
    if (items[1]) file.report(items[1], 'Expected one type in `[…]`, got more.');
    return { kind: 'list', element: items[0] && readType(file, items[0]) };
  }
  if (isMapping(value)) return readMapping(file, spot);
  const plain = typeof value === 'string' ? PLAIN.get(value) : undefined;
  if (plain) return plain;
  const hint = typeof value === 'string' ? didYouMean(value, PLAIN.keys()) : '';
  file.report(spot, `Expected ${EXPECTED}, got ${describeValue(value)}.${hint}`);
  return UNREADABLE;
}

/** Stands where a declaration was reported. */
export const UNREADABLE: FactType = { kind: 'map', value: undefined };

function readMapping(file: YamlFile, spot: YamlLocation): FactType {
  const fields = file.fields(spot, EXPECTED) ?? new Map<string, YamlLocation>();
  const any = fields.get('*');
  if (!any)
    return { kind: 'record', fields: new Map([...fields].map(([name, at]) => [name, readFact(file, name, at)])) };
  const [other] = [...fields].filter(([name]) => name !== '*');
  if (other) {
    file.report({ ...other[1], isName: true }, 'Expected `"*"` alone: a map has one type for all its keys.');
  }
  return { kind: 'map', value: readType(file, any) };
}
