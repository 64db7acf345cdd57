import type { Problem } from '../../yaml/problem.ts';
import { describeNode, didYouMean, type Spot } from '../../yaml/spot.ts';
import type { YamlText } from '../../yaml/yaml-text.ts';
import { type Intent, type ParamRule, SELF_EVIDENT_TYPES } from '../intent.ts';
import { readConstraints } from './read-constraints.ts';
import { readMessages } from './read-messages.ts';
import { readParam } from './read-param.ts';
import { readTexts } from './read-texts.ts';

/** What is known while a file is read. */
export interface IntentsReading {
  readonly yaml: YamlText;
  readonly tiers: readonly string[];
  /** Of the intents so far. */
  readonly ids: Set<string>;
  readonly warnings: Problem[];
}

const NAMES = {
  required: ['id', 'description', 'tool'],
  optional: ['examples', 'required_params', 'param_mapping', 'repeatable', 'messages', 'redaction', 'constraints'],
};

const ID = /^[a-z][\w-]*$/i;
const PARAM_NAME = /^[a-z]\w*$/i;
/** Stands for the answer of the tool in messages. */
const TAKEN_NAME = 'summary';

/** One entry of `intents`. */
export function readIntent(reading: IntentsReading, spot: Spot): Intent | undefined {
  const { yaml, tiers } = reading;
  const values = yaml.mapping(spot, 'an intent: a mapping with `id`, `description` and `tool`', NAMES);
  if (!values) return undefined;
  const id = read(values.get('id'), (at) => readId(reading, at));
  const description = read(values.get('description'), (at) => yaml.text(at, 'a sentence that says what is wanted'));
  const tool = read(values.get('tool'), (at) => yaml.text(at, 'the name of a tool'));
  const params = read(values.get('param_mapping'), (at) => readParams(yaml, at)) ?? new Map<string, ReadParam>();
  const known = [...params.keys()];
  const requiredParams = read(values.get('required_params'), (at) => readRequired(yaml, at, params)) ?? [];
  refuseUnreachable(yaml, params, requiredParams);
  const intent = {
    examples: readExamples(reading, values.get('examples'), spot),
    requiredParams,
    params: Object.fromEntries([...params].flatMap(([name, { rule }]) => (rule ? [[name, rule]] : []))),
    repeatable: read(values.get('repeatable'), (at) => yaml.flag(at)) ?? false,
    messages: readMessages(yaml, values.get('messages'), known),
    redaction: { params: read(values.get('redaction'), (at) => readRedaction(yaml, at, known)) ?? [] },
    constraints: readConstraints(yaml, values.get('constraints'), tiers),
  };
  if (id === undefined || description === undefined || tool === undefined) return undefined;
  return { id, description, tool, ...intent };
}

function read<T>(spot: Spot | undefined, how: (spot: Spot) => T): T | undefined {
  return spot && how(spot);
}

function readId({ yaml, ids }: IntentsReading, spot: Spot): string | undefined {
  const id = yaml.text(spot, 'an id such as `order_status`');
  if (id === undefined) return undefined;
  if (!ID.test(id)) return yaml.report(spot, `Expected an id such as \`order_status\`, got ${describeNode(spot)}.`);
  if (ids.has(id)) return yaml.report(spot, `\`${id}\` is the id of another intent already.`);
  ids.add(id);
  return id;
}

function readExamples({ yaml, warnings }: IntentsReading, spot: Spot | undefined, intent: Spot): readonly string[] {
  const examples = spot ? readTexts(yaml, spot, 'a list of sentences that customers write') : [];
  if (examples.length === 0) {
    const message = 'There are no `examples`: only a model could recognize this by its description.';
    warnings.push(yaml.problemAt(spot ?? intent, message));
  }
  return examples;
}

interface ReadParam {
  /** `undefined` if its rule was reported. */
  readonly rule: ParamRule | undefined;
  readonly spot: Spot;
}

function readParams(yaml: YamlText, spot: Spot): ReadonlyMap<string, ReadParam> {
  const fields = yaml.fields(spot, 'a mapping from parameters to patterns') ?? [];
  return new Map(
    fields.flatMap(({ name, key, value }) => {
      if (PARAM_NAME.test(name) && name !== TAKEN_NAME) {
        return [[name, { rule: readParam(yaml, value, name), spot: value }] as const];
      }
      const why = name === TAKEN_NAME ? 'it stands for the answer of the tool' : 'use letters, digits and `_`';
      yaml.report(key, `\`${name}\` cannot be the name of a parameter: ${why}.`);
      return [];
    }),
  );
}

/** What is not required is not asked for: without a form of its own nobody could ever say it. */
function refuseUnreachable(yaml: YamlText, params: ReadonlyMap<string, ReadParam>, required: readonly string[]): void {
  for (const [name, { rule, spot }] of params) {
    if (!rule || required.includes(name) || rule.fallback !== undefined) continue;
    if (rule.patterns.length > 0 || SELF_EVIDENT_TYPES.includes(rule.type)) continue;
    const ways = 'give a `pattern` or a `default`, or name it under `required_params`';
    yaml.report(spot, `\`${name}\` could never be known, for what is not required is not asked for: ${ways}.`);
  }
}

function readRequired(yaml: YamlText, spot: Spot, params: ReadonlyMap<string, ReadParam>): readonly string[] {
  const names = readKnown(yaml, spot, [...params.keys()]);
  for (const name of names) {
    const param = params.get(name);
    if (param?.rule?.fallback === undefined) continue;
    yaml.report(param.spot, `\`${name}\` is required and can have no \`default\`: it would never be asked for.`);
  }
  return names;
}

/** Names of parameters that are in `param_mapping`. */
function readKnown(yaml: YamlText, spot: Spot, known: readonly string[]): readonly string[] {
  const names: string[] = [];
  for (const item of yaml.items(spot, 'a list of parameters', { emptyToo: true }) ?? []) {
    const name = yaml.text(item, 'the name of a parameter');
    if (name === undefined) continue;
    if (!known.includes(name)) yaml.report(item, `\`${name}\` is not in \`param_mapping\`.${didYouMean(name, known)}`);
    else if (names.includes(name)) yaml.report(item, `\`${name}\` stands in this list already.`);
    else names.push(name);
  }
  return names;
}

function readRedaction(yaml: YamlText, spot: Spot, known: readonly string[]): readonly string[] {
  const names = { required: ['params'], optional: [] };
  const params = yaml.mapping(spot, 'a mapping with `params`', names)?.get('params');
  return params ? readKnown(yaml, params, known) : [];
}
