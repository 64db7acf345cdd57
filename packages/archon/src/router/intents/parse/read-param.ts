import { describeNode, isList, isMapping, scalarAt, type Spot } from '../../yaml/spot.ts';
import type { YamlText } from '../../yaml/yaml-text.ts';
import { PARAM_TYPES, type ParamRule } from '../intent.ts';
import { readPattern } from '../read-pattern.ts';
import { safePattern } from '../safe-pattern.ts';
import { spokenName } from '../spoken-name.ts';
import { readChecks } from './read-checks.ts';
import { readChoices } from './read-choices.ts';
import { readDefault } from './read-default.ts';

const NAMES = {
  required: [],
  optional: ['type', 'pattern', 'patterns', 'choices', 'ask', 'reask', 'whole', 'case', 'validate', 'default'],
};
const EXPECTED = 'a pattern, a list of patterns, or a mapping with `type`, `pattern` and so on';

/** One entry of `param_mapping`: a pattern, several, or all there is to say. */
export function readParam(yaml: YamlText, spot: Spot, name: string): ParamRule | undefined {
  const plain = { type: 'text', choices: {}, ask: questionFor(name), whole: false, validate: {} } as const;
  if (isMapping(spot)) return readMapping(yaml, spot, plain.ask);
  if (isList(spot) || typeof scalarAt(spot) === 'string') {
    const patterns = readPatterns(yaml, spot);
    return patterns && { ...plain, patterns };
  }
  return yaml.report(spot, `Expected ${EXPECTED}, got ${describeNode(spot)}.`);
}

function readMapping(yaml: YamlText, spot: Spot, question: string): ParamRule | undefined {
  const values = yaml.mapping(spot, EXPECTED, NAMES);
  if (!values) return undefined;
  const at = (name: string): Spot | undefined => values.get(name);
  const text = (name: string): string | undefined => {
    const place = at(name);
    return place && yaml.text(place, 'a sentence');
  };
  const [typeSpot, whole, letterCase, reask] = [at('type'), at('whole'), at('case'), text('reask')];
  const type = typeSpot ? yaml.oneOf(typeSpot, PARAM_TYPES) : 'text';
  // Everything else depends on it.
  if (type === undefined) return undefined;
  const patterns = [at('pattern'), at('patterns')].map((place) => (place ? readPatterns(yaml, place) : []));
  const cased = letterCase && yaml.oneOf(letterCase, ['upper', 'lower']);
  const rule: ParamRule = {
    type,
    patterns: patterns.flatMap((each) => each ?? []),
    choices: readChoices(yaml, { spot, choices: at('choices'), type }),
    ask: text('ask') ?? question,
    ...(reask !== undefined && { reask }),
    whole: (whole && yaml.flag(whole)) ?? false,
    ...(cased && { letterCase: cased }),
    validate: readChecks(yaml, at('validate'), type),
  };
  refuseMisfits(yaml, rule, { whole, letterCase });
  if (patterns.includes(undefined)) return undefined;
  const fallback = readDefault(yaml, at('default'), rule);
  if (fallback === undefined && !canBeAnswered(rule)) {
    const ways = 'a `pattern`, `matches` under `validate`, or `whole: true`';
    return yaml.report(spot, `Such a text would never be found, not even in a reply: give ${ways}.`);
  }
  return { ...rule, ...(fallback !== undefined && { fallback }) };
}

interface Misfits {
  readonly whole: Spot | undefined;
  readonly letterCase: Spot | undefined;
}

function refuseMisfits(yaml: YamlText, rule: ParamRule, { whole, letterCase }: Misfits): void {
  const { type } = rule;
  if (rule.whole && whole && type !== 'text') yaml.report(whole, `Only a text can be taken whole, not a ${type}.`);
  if (rule.letterCase && letterCase && type !== 'text') {
    yaml.report(letterCase, `Only a text has a \`case\`, not a ${type}.`);
  }
}

function canBeAnswered({ type, patterns, whole, validate }: ParamRule): boolean {
  return type !== 'text' || patterns.length > 0 || whole || validate.matches !== undefined;
}

/** `undefined` if any was reported: what the others lead to would say nothing. */
function readPatterns(yaml: YamlText, spot: Spot): readonly string[] | undefined {
  const places = isList(spot) ? yaml.items(spot, 'a list of patterns') : [spot];
  const sources = places?.map((place) => {
    const source = readPattern(yaml, place);
    if (source === undefined || !safePattern(source).matchesWhole('')) return source;
    return yaml.report(place, `${JSON.stringify(source)} matches the empty text, hence everything.`);
  });
  const known = sources?.filter((source) => source !== undefined);
  return known?.length === sources?.length ? known : undefined;
}

function questionFor(name: string): string {
  return `What is the ${spokenName(name)}?`;
}
