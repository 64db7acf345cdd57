import type { ParamValue } from '../../intents/intent.ts';
import type { PolicyEffect } from '../../policy/index.ts';
import type { Classified, StepType } from '../../stage-event.ts';
import { describeNode, isList, isMapping, scalarAt, type Spot } from '../../yaml/spot.ts';
import type { YamlText } from '../../yaml/yaml-text.ts';
import type { Expectation, ExpectedCheck, ExpectedClassification, ExpectedTool } from '../golden.ts';
import { LAYERS } from '../layers.ts';
import { readLog, readReply } from './read-reply.ts';

const CAUSES: readonly NonNullable<Classified['because']>[] = [
  'answer',
  'correction',
  'return',
  'person-asked-for',
  'left',
];
const STEPS: readonly StepType[] = ['respond', 'tool_call', 'ask_user'];
const EFFECTS: readonly PolicyEffect[] = ['allow', 'deny', 'escalate'];
/** Of a rating by a judge. */
const BEST = 10;

/** `expect` of a turn. */
export function readExpectation(yaml: YamlText, spot: Spot): Expectation {
  const values = yaml.mapping(spot, `what should come of it: ${LAYERS.map((layer) => `\`${layer}\``).join(', ')}`, {
    required: [],
    optional: LAYERS,
  });
  if (values?.size === 0) yaml.report(spot, 'Nothing is expected here: leave `expect` out, or name a layer.');
  const readers: { readonly [Layer in keyof Expectation]-?: (at: Spot) => Expectation[Layer] } = {
    classification: (at) => readClassification(yaml, at),
    slots: (at) => readSlots(yaml, at),
    plan: (at) => readPlan(yaml, at),
    policy: (at) => readEach(yaml, at, readCheck),
    tool: (at) => readEach(yaml, at, readTool),
    reply: (at) => readReply(yaml, at),
    log: (at) => readLog(yaml, at),
    judge: (at) => readJudge(yaml, at),
  };
  const read = LAYERS.flatMap((layer) => {
    const at = values?.get(layer);
    const expected = at && readers[layer](at);
    return expected === undefined ? [] : [[layer, expected] as const];
  });
  return Object.fromEntries(read);
}

/** `refund`, `null`, or a mapping with `intent` or `intents`. */
function readClassification(yaml: YamlText, spot: Spot): ExpectedClassification | undefined {
  if (!isMapping(spot)) return readIntents(yaml, spot);
  const names = { required: [], optional: ['intent', 'intents', 'because'] };
  const values = yaml.mapping(spot, 'a mapping with `intent` or `intents`', names);
  const [one, several, cause] = names.optional.map((name) => values?.get(name));
  const at = one ?? several;
  if (!at || (one && several)) return yaml.report(spot, 'Expected either `intent` or `intents`.');
  const because = cause && yaml.oneOf(cause, CAUSES);
  const read = readIntents(yaml, at);
  return read && { ...read, ...(because && { because }) };
}

function readIntents(yaml: YamlText, spot: Spot): ExpectedClassification | undefined {
  const items = isList(spot) ? yaml.items(spot, 'a list of intents') : [spot];
  const intents = items?.map((item) => {
    const value = scalarAt(item);
    if (value === null || (typeof value === 'string' && value.trim() !== '')) return value;
    return yaml.report(item, `Expected the id of an intent, or \`null\`, got ${describeNode(item)}.`);
  });
  const known = intents?.filter((intent) => intent !== undefined);
  return known && known.length === intents?.length ? { intents: known } : undefined;
}

function readSlots(yaml: YamlText, spot: Spot): Readonly<Record<string, ParamValue | null>> | undefined {
  const fields = yaml.fields(spot, 'a mapping from parameters to values');
  return fields && Object.fromEntries(fields.map(({ name, value }) => [name, readValue(yaml, value)]));
}

function readValue(yaml: YamlText, spot: Spot): ParamValue | null {
  const value = scalarAt(spot);
  if (value !== undefined) return value;
  return yaml.report(spot, `Expected a value, or \`null\` for none, got ${describeNode(spot)}.`) ?? null;
}

function readPlan(yaml: YamlText, spot: Spot): readonly StepType[] | undefined {
  const items = isNone(spot) ? [] : yaml.items(spot, 'a list of steps', { emptyToo: true });
  return items?.map((item) => yaml.oneOf(item, STEPS)).filter((step) => step !== undefined);
}

/** One, a list of them, or `none`. */
function readEach<Expected>(
  yaml: YamlText,
  spot: Spot,
  read: (yaml: YamlText, spot: Spot) => Expected | undefined,
): readonly Expected[] | undefined {
  if (isNone(spot)) return [];
  const items = isList(spot) ? yaml.items(spot, 'a list', { emptyToo: true }) : [spot];
  return items?.map((item) => read(yaml, item)).filter((expected) => expected !== undefined);
}

function readCheck(yaml: YamlText, spot: Spot): ExpectedCheck | undefined {
  const names = { required: [], optional: ['effect', 'rules'] };
  const values = yaml.mapping(spot, '`none`, or a mapping with `effect` or `rules`', names);
  const [effectSpot, rulesSpot] = names.optional.map((name) => values?.get(name));
  const effect = effectSpot && yaml.oneOf(effectSpot, EFFECTS);
  const rules =
    rulesSpot && yaml.items(rulesSpot, 'a list of rules')?.map((item) => yaml.text(item, 'the id of a rule'));
  return values && { ...(effect && { effect }), ...(rules && { rules: rules.filter((rule) => rule !== undefined) }) };
}

function readTool(yaml: YamlText, spot: Spot): ExpectedTool | undefined {
  const names = { required: ['name'], optional: ['ok', 'times'] };
  const values = yaml.mapping(spot, '`none`, or a mapping with `name`, `ok` or `times`', names);
  const [nameSpot, okSpot, timesSpot] = [...names.required, ...names.optional].map((name) => values?.get(name));
  const name = nameSpot && yaml.text(nameSpot, 'the name of a tool');
  const ok = okSpot && yaml.flag(okSpot);
  const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;
  const times = timesSpot && yaml.number(timesSpot, 'how often it is called: a whole number', isCount);
  return name === undefined ? undefined : { name, times: times ?? 1, ...(ok !== undefined && { ok }) };
}

function readJudge(yaml: YamlText, spot: Spot): Expectation['judge'] {
  const names = { required: ['criteria', 'at_least'], optional: [] };
  const values = yaml.mapping(spot, 'a mapping with `criteria` and `at_least`', names);
  const [criteriaSpot, leastSpot] = names.required.map((name) => values?.get(name));
  const criteria = criteriaSpot && yaml.text(criteriaSpot, 'what a good reply does');
  const isRating = (value: number): boolean => value >= 0 && value <= BEST;
  const atLeast = leastSpot && yaml.number(leastSpot, `a rating from 0 to ${BEST}`, isRating);
  return criteria === undefined || atLeast === undefined ? undefined : { criteria, atLeast };
}

function isNone(spot: Spot): boolean {
  return scalarAt(spot) === 'none';
}
