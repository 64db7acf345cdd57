import { isMapping, type YamlLocation } from '@wayfarer/archon/yaml';

import { type Condition, constant, missingValues, not, type Truth, type Value, whenKnown } from '../condition.ts';
import { SCALAR_KINDS } from '../fact-type.ts';
import { type Operator, type Reading, readOperand, readReference } from '../operand.ts';
import type { Path } from '../path.ts';

/** `in`: one of a list of values, or of the elements of a list among the facts. */
export const isIn: Operator = { of: ['string', 'number', 'time'], read: readMembership };

/** `nin`: none of them. */
export const isNotIn: Operator = {
  of: isIn.of,
  read(reading, subject, spot) {
    const condition = readMembership(reading, subject, spot);
    return condition && not(condition);
  },
};

/** `contains`: a list has this element, a map this key, a string this part. */
export const contains: Operator = {
  of: ['list', 'map', 'string'],
  read(reading, subject, spot) {
    if (subject.type.kind === 'list') return readContains(reading, subject, spot);
    const part = readOperand(reading, 'string', spot);
    if (!part) return undefined;
    return subject.type.kind === 'map'
      ? whenKnown<object, string>(subject, part, (map, key) => Object.hasOwn(map, key))
      : whenKnown<string, string>(subject, part, (text, wanted) => text.includes(wanted));
  },
};

function readContains(reading: Reading, list: Path, spot: YamlLocation): Condition | undefined {
  const element = list.type.kind === 'list' ? list.type.element?.kind : undefined;
  if (element === 'time' || (element && !SCALAR_KINDS.includes(element))) {
    return reading.file.report(spot, '`contains` compares strings, numbers and truths; ask this list with `some`.');
  }
  const operand = readOperand(reading, element, spot);
  return operand && elementOf(list, operand);
}

function readMembership(reading: Reading, subject: Path, spot: YamlLocation): Condition | undefined {
  if (isMapping(spot.value)) return readInList(reading, subject, spot);
  const items = reading.file.items(spot, 'a list of values or `{ path: … }` to a list');
  const operands = (items ?? []).map((item) => readOperand(reading, subject.type.kind, item));
  const values = operands.filter((operand) => operand !== undefined);
  return items && values.length === operands.length ? inValues(subject, values) : undefined;
}

function readInList(reading: Reading, subject: Path, spot: YamlLocation): Condition | undefined {
  const list = readReference(reading, ['list'], spot);
  if (!list) return undefined;
  const element = list.type.kind === 'list' ? list.type.element?.kind : undefined;
  const comparable = subject.type.kind !== 'time' && (element === undefined || element === subject.type.kind);
  if (comparable) return elementOf(list, subject);
  return reading.file.report(spot, `The elements of \`${list.text}\` are not of the kind of \`${subject.text}\`.`);
}

/** True if one element is equal; else unknown if one is `null` or of another kind than declared. */
function elementOf(list: Path, value: Value): Condition {
  const declared = list.type.kind === 'list' && list.type.element !== undefined;
  return {
    test(scope) {
      const elements = list.read(scope);
      const wanted = value.read(scope);
      if (!Array.isArray(elements) || wanted === undefined) return 'unknown';
      if (elements.includes(wanted)) return true;
      const isUnknown = (element: unknown): boolean =>
        element == null || (declared && typeof element !== typeof wanted);
      return elements.some(isUnknown) ? 'unknown' : false;
    },
    missing(scope, into) {
      missingValues([list, value], scope, into);
      if (list.read(scope) !== undefined && value.read(scope) !== undefined) into.add(list.text);
    },
  };
}

/** True if one of them is equal; else unknown if one is unknown. */
function inValues(subject: Value, values: readonly Value[]): Condition {
  const fixed = values.map((value) => value.fixed);
  if (!fixed.includes(undefined)) {
    const named = constant(fixed);
    return whenKnown<unknown, readonly unknown[]>(subject, named, (value, choices) => choices.includes(value));
  }
  return {
    test(scope) {
      const wanted = subject.read(scope);
      if (wanted === undefined) return 'unknown';
      let absent: Truth = false;
      for (const value of values) {
        const each = value.read(scope);
        if (each === wanted) return true;
        if (each === undefined) absent = 'unknown';
      }
      return absent;
    },
    missing: (scope, into) => missingValues([subject, ...values], scope, into),
  };
}
