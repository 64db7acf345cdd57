import { ANYTHING, isMapping, mapping, type YamlLocation, under } from '@wayfarer/archon/yaml';

import { type Condition, constant, missingValues, not, type Scope, type Value } from '../condition.ts';
import { literalAt, type Operator, type Reading, readOperand } from '../operand.ts';
import type { Path } from '../path.ts';

/** `some`: the condition is true of an element, which it calls `item`. Of an empty list it is false. */
export const some: Operator = {
  of: ['list'],
  read(reading, list, spot) {
    const condition = readOfItem(reading, list, spot);
    return condition && atLeast({ list, least: constant(1), condition });
  },
};

/** `every`: the condition is true of each element. Of an empty list it is true. */
export const every: Operator = {
  of: ['list'],
  read(reading, list, spot) {
    const condition = readOfItem(reading, list, spot);
    return condition && not(atLeast({ list, least: constant(1), condition: not(condition) }));
  },
};

/** `count_gte: n`: a list or map has at least n elements; `{ times: n, where: condition }`: so many of which it is true. */
export const countGte: Operator = {
  of: ['list', 'map'],
  read(reading, subject, spot) {
    const { times, where } = readCount(reading, spot);
    const least = times && readTimes(reading, times);
    if (!least) return undefined;
    if (!where) return sized(subject, least);
    if (subject.type.kind !== 'list')
      return reading.file.report(where, '`where` asks the elements of a list; this is a map.');
    const condition = readOfItem(reading, subject, where);
    return condition && atLeast({ list: subject, least, condition });
  },
};

const COUNT = mapping('a number', { times: ANYTHING, where: ANYTHING.exactOptional() });

function readCount(
  { file }: Reading,
  spot: YamlLocation,
): { readonly times?: YamlLocation; readonly where?: YamlLocation } {
  // `{ path: … }` is itself the number.
  if (!isMapping(spot.value) || Object.hasOwn(spot.value, 'path')) return { times: spot };
  const count = file.read(spot, COUNT);
  if (!count) return {};
  return { times: under(spot, 'times'), ...(count.where !== undefined && { where: under(spot, 'where') }) };
}

function readTimes(reading: Reading, spot: YamlLocation): Value | undefined {
  const literal = literalAt(spot, 'number', reading.names);
  if (typeof literal !== 'number' || (Number.isInteger(literal) && literal > 0)) {
    return readOperand(reading, 'number', spot);
  }
  return reading.file.report(spot, `Expected a whole number from 1 on, got ${literal}.`);
}

function readOfItem(reading: Reading, { type, text }: Path, spot: YamlLocation): Condition | undefined {
  const item = type.kind === 'list' ? type.element : undefined;
  if (item) return reading.readCondition(spot, { ...reading.names, item });
  return reading.file.report(spot, `What \`${text}\` holds is not declared: write \`[type]\` where it says \`list\`.`);
}

function sized(subject: Path, least: Value): Condition {
  return {
    test(scope) {
      const elements = subject.read(scope);
      const wanted = least.read(scope);
      if (typeof elements !== 'object' || elements === null || typeof wanted !== 'number') return 'unknown';
      return (Array.isArray(elements) ? elements.length : Object.keys(elements).length) >= wanted;
    },
    missing: (scope, into) => missingValues([subject, least], scope, into),
  };
}

interface AtLeast {
  readonly list: Path;
  readonly least: Value;
  readonly condition: Condition;
}

/** Unknown if the elements of which it is true are too few, and would be enough with those of which it is unknown. */
function atLeast({ list, least, condition }: AtLeast): Condition {
  const { test } = condition;
  return {
    test(scope) {
      const elements = elementsOf(list, scope);
      const wanted = least.read(scope);
      if (!elements || typeof wanted !== 'number') return 'unknown';
      let sure = 0;
      let possible = 0;
      for (const item of elements) {
        const truth = test({ check: scope.check, known: scope.known, item });
        if (truth !== false) possible += 1;
        if (truth === true) sure += 1;
        if (sure >= wanted) return true;
      }
      return possible >= wanted ? 'unknown' : false;
    },
    missing(scope, into) {
      missingValues([list, least], scope, into);
      for (const item of elementsOf(list, scope) ?? []) {
        const inner: Scope = { check: scope.check, known: scope.known, item };
        if (test(inner) === 'unknown') condition.missing(inner, into);
      }
    },
  };
}

function elementsOf(list: Path, scope: Scope): readonly unknown[] | undefined {
  const elements = list.read(scope);
  return Array.isArray(elements) ? elements : undefined;
}
