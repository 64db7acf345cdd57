import { isSeq } from 'yaml';

import { describeNode, didYouMean, isMapping, scalarAt, type Spot } from '../../yaml/spot.ts';
import type { YamlText } from '../../yaml/yaml-text.ts';
import type { FactType } from './fact-type.ts';

/** As a path writes it: see path-syntax.ts. */
const FACT_NAME = /^[A-Za-z_][A-Za-z0-9_-]*$/;

/** Facts that every call has, and words that mean something else at the start of a condition. */
const GIVEN = new Map<string, FactType>([
  ['tool', { kind: 'string' }],
  ['now', { kind: 'time' }],
]);
const TAKEN = ['all', 'any', 'not', 'item'];

const PLAIN: Readonly<Record<string, FactType>> = {
  string: { kind: 'string' },
  number: { kind: 'number' },
  boolean: { kind: 'boolean' },
  time: { kind: 'time' },
  list: { kind: 'list', element: undefined },
  map: { kind: 'map', value: undefined },
};

const EXPECTED =
  'a type (`string`, `number`, `boolean`, `time`, `list`, `map`), `[type]`, `{ "*": type }` or named facts';

/** Reads the tree of declared facts. `tool` and `now` are always among them. */
export function readFacts(text: YamlText, spot: Spot | undefined): Extract<FactType, { kind: 'record' }> {
  const fields = new Map(GIVEN);
  for (const { name, key, value } of spot ? (text.fields(spot, 'the declared facts') ?? []) : []) {
    if (GIVEN.has(name)) text.report(key, `\`${name}\` is a fact of every call: leave it out here.`);
    else if (TAKEN.includes(name)) text.report(key, `\`${name}\` is a word of the language: name the fact otherwise.`);
    else fields.set(name, readFact(text, name, { key, value }));
  }
  return { kind: 'record', fields };
}

function readFact(text: YamlText, name: string, { key, value }: { key: Spot; value: Spot }): FactType {
  if (!FACT_NAME.test(name)) {
    text.report(key, `Expected letters, digits, \`_\` and \`-\`, a letter first, got ${JSON.stringify(name)}.`);
  }
  return readType(text, value);
}

/** What cannot be read is reported, and then stands for a map of nothing, so that its own paths do not complain as well. */
function readType(text: YamlText, spot: Spot): FactType {
  if (isSeq(spot.node)) {
    const items = text.items(spot, 'one type in `[…]`') ?? [];
    if (items[1]) text.report(items[1], 'Expected one type in `[…]`, got more.');
    return { kind: 'list', element: items[0] && readType(text, items[0]) };
  }
  if (isMapping(spot)) return readMapping(text, spot);
  const word = scalarAt(spot);
  const plain = typeof word === 'string' && Object.hasOwn(PLAIN, word) ? PLAIN[word] : undefined;
  if (plain) return plain;
  const hint = typeof word === 'string' ? didYouMean(word, Object.keys(PLAIN)) : '';
  text.report(spot, `Expected ${EXPECTED}, got ${describeNode(spot)}.${hint}`);
  return UNREADABLE;
}

/** Stands where a declaration was reported. */
export const UNREADABLE: FactType = { kind: 'map', value: undefined };

function readMapping(text: YamlText, spot: Spot): FactType {
  const fields = text.fields(spot, EXPECTED) ?? [];
  const any = fields.find(({ name }) => name === '*');
  if (any) {
    const other = fields.find(({ name }) => name !== '*');
    if (other) text.report(other.key, 'Expected `"*"` alone: a map has one type for all its keys.');
    return { kind: 'map', value: readType(text, any.value) };
  }
  return { kind: 'record', fields: new Map(fields.map((field) => [field.name, readFact(text, field.name, field)])) };
}
