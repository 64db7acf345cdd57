import { parseIsoDate } from '../../../grammar/dates/calendar.ts';
import { describeNode, scalarAt, type Spot } from '../../yaml/spot.ts';
import type { YamlText } from '../../yaml/yaml-text.ts';
import { findProblem } from '../extract/find-problem.ts';
import type { ParamRule, ParamType, ParamValue } from '../intent.ts';

const EXPECTED: Readonly<Record<ParamType, string>> = {
  text: 'a text',
  number: 'a number',
  money: 'a number',
  date: 'a date such as `2027-05-03`',
  email: 'an e-mail address',
  choice: 'one of the choices',
  boolean: '`true` or `false`',
};

/** `default` of a parameter: a value as it would have been found, and one that passes. */
export function readDefault(yaml: YamlText, spot: Spot | undefined, rule: ParamRule): ParamValue | undefined {
  if (!spot) return undefined;
  const value = toValue(scalarAt(spot), rule);
  if (value === undefined) return yaml.report(spot, `Expected ${EXPECTED[rule.type]}, got ${describeNode(spot)}.`);
  const problem = findProblem({ name: 'default', rule }, value);
  return problem === undefined ? value : yaml.report(spot, problem);
}

function toValue(value: unknown, { type, choices }: ParamRule): ParamValue | undefined {
  switch (type) {
    case 'number':
    case 'money':
      return typeof value === 'number' ? value : undefined;
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'choice':
      return Object.hasOwn(choices, String(value)) ? String(value) : undefined;
    case 'date':
      return typeof value === 'string' && parseIsoDate(value) !== undefined ? value : undefined;
    case 'text':
    case 'email':
      return typeof value === 'string' ? value : undefined;
  }
}
