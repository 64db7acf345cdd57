import { describeNode, isList, scalarAt, type Spot } from '../../yaml/spot.ts';
import type { YamlText } from '../../yaml/yaml-text.ts';
import type { ParamRule, ParamType } from '../intent.ts';

const EXPECTED = 'a list of choices, or a mapping from each choice to other words for it';

export interface ChoicesPlace {
  /** Of the parameter. */
  readonly spot: Spot;
  readonly choices: Spot | undefined;
  readonly type: ParamType;
}

/** `choices` of a parameter: only a choice has them, and it must. */
export function readChoices(yaml: YamlText, { spot, choices, type }: ChoicesPlace): ParamRule['choices'] {
  if (type !== 'choice') {
    if (choices) yaml.report(choices, `Only a choice has \`choices\`, not a ${type}: write \`type: choice\`.`);
    return {};
  }
  if (!choices) {
    yaml.report(spot, 'A choice needs `choices`.');
    return {};
  }
  const read = isList(choices) ? readList(yaml, choices) : readMapping(yaml, choices);
  refuseDoubles(yaml, choices, read);
  return Object.fromEntries(read);
}

type Choice = readonly [value: string, words: readonly string[]];

function readList(yaml: YamlText, spot: Spot): readonly Choice[] {
  return (yaml.items(spot, EXPECTED) ?? []).flatMap((item) => {
    const value = readWord(yaml, item);
    return value === undefined ? [] : [[value, []] as const];
  });
}

function readMapping(yaml: YamlText, spot: Spot): readonly Choice[] {
  const fields = yaml.fields(spot, EXPECTED) ?? [];
  if (fields.length === 0) yaml.report(spot, `Expected ${EXPECTED}, got none.`);
  return fields.map(({ name, value }) => {
    if (scalarAt(value) === null) return [name, []];
    const items = isList(value) ? (yaml.items(value, 'other words', { emptyToo: true }) ?? []) : [value];
    return [name, items.map((item) => readWord(yaml, item)).filter((word) => word !== undefined)];
  });
}

/** A number or a truth can be a word, too: size 38. */
function readWord(yaml: YamlText, spot: Spot): string | undefined {
  const value = scalarAt(spot);
  if (value !== undefined && value !== null && String(value).trim() !== '') return String(value);
  return yaml.report(spot, `Expected a word, got ${describeNode(spot)}.`);
}

/** A word that stands for two choices stands for none. */
function refuseDoubles(yaml: YamlText, spot: Spot, choices: readonly Choice[]): void {
  const owners = new Map<string, string>();
  for (const [value, words] of choices) {
    for (const word of new Set([value, ...words].map((each) => each.toLowerCase()))) {
      const owner = owners.get(word);
      if (owner !== undefined) yaml.report(spot, `\`${word}\` stands for \`${owner}\` and for \`${value}\`.`);
      owners.set(word, value);
    }
  }
}
