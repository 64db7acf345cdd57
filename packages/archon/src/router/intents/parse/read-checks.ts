import { parseIsoDate } from '../../../grammar/dates/calendar.ts';
import { describeNode, scalarAt, type Spot } from '../../yaml/spot.ts';
import type { YamlText } from '../../yaml/yaml-text.ts';
import type { ParamChecks, ParamType } from '../intent.ts';
import { readPattern } from '../read-pattern.ts';

type Check = 'matches' | 'min' | 'max' | 'min_length' | 'max_length' | 'earliest' | 'latest';

/** What can be checked of a value of each type. */
const CHECKS: Readonly<Record<ParamType, readonly Check[]>> = {
  text: ['matches', 'min_length', 'max_length'],
  email: ['matches', 'max_length'],
  number: ['min', 'max'],
  money: ['min', 'max'],
  date: ['earliest', 'latest'],
  choice: [],
  boolean: [],
};
const ALL: readonly Check[] = ['matches', 'min', 'max', 'min_length', 'max_length', 'earliest', 'latest'];

/** `validate` of a parameter. */
export function readChecks(yaml: YamlText, spot: Spot | undefined, type: ParamType): ParamChecks {
  const values = spot && yaml.mapping(spot, 'a mapping such as `{ min: 1 }`', { required: [], optional: ALL });
  if (!values) return {};
  for (const [name, at] of values) {
    if (CHECKS[type].some((check) => check === name)) continue;
    const instead = CHECKS[type].map((check) => `\`${check}\``).join(', ') || 'nothing';
    yaml.report(at, `\`${name}\` cannot be checked of a ${type}, but ${instead} can.`);
  }
  const [matches, min, max, minLength, maxLength, earliest, latest] = ALL.map((name) => values.get(name));
  const checks: ParamChecks = {
    ...(matches && ifKnown('matches', readPattern(yaml, matches))),
    ...(min && ifKnown('min', yaml.number(min, 'a number'))),
    ...(max && ifKnown('max', yaml.number(max, 'a number'))),
    ...(minLength && ifKnown('minLength', readLength(yaml, minLength))),
    ...(maxLength && ifKnown('maxLength', readLength(yaml, maxLength))),
    ...(earliest && ifKnown('earliest', readDay(yaml, earliest))),
    ...(latest && ifKnown('latest', readDay(yaml, latest))),
  };
  refuseEmptyRanges(yaml, checks, spot);
  return checks;
}

function ifKnown<Name extends keyof ParamChecks>(
  name: Name,
  value: ParamChecks[Name],
): Pick<ParamChecks, Name> | object {
  return value === undefined ? {} : { [name]: value };
}

function readLength(yaml: YamlText, spot: Spot): number | undefined {
  return yaml.number(spot, 'a number of characters', (value) => Number.isInteger(value) && value >= 0);
}

function readDay(yaml: YamlText, spot: Spot): string | undefined {
  const value = scalarAt(spot);
  if (value === 'today' || (typeof value === 'string' && parseIsoDate(value) !== undefined)) return value;
  return yaml.report(spot, `Expected a date such as \`2027-05-03\`, or \`today\`, got ${describeNode(spot)}.`);
}

/** Ranges that nothing lies in. */
function refuseEmptyRanges(yaml: YamlText, checks: ParamChecks, spot: Spot): void {
  const { min, max, minLength, maxLength, earliest, latest } = checks;
  const ranges = [
    [min, max],
    [minLength, maxLength],
    [earliest === 'today' ? undefined : earliest, latest === 'today' ? undefined : latest],
  ] as const;
  for (const [low, high] of ranges) {
    if (low !== undefined && high !== undefined && low > high) {
      yaml.report(spot, `Nothing is at least ${low} and at most ${high}.`);
    }
  }
}
