import { describeValue, type YamlLocation } from '@wayfarer/archon/yaml';

import { type Condition, missingValues, type Value } from '../condition.ts';
import { HOUR, hourOfDay } from '../instant.ts';
import { readPath } from '../names.ts';
import { literalAt, type Operator, type Reading, readOperand } from '../operand.ts';
import type { Path } from '../path.ts';

/** `within_hours: n`: not later than `now`, and at most n hours before it. */
export const withinHours = byAge((hours, limit) => hours >= 0 && hours <= limit);

/** `older_than_hours: n`: more than n hours before `now`. */
export const olderThanHours = byAge((hours, limit) => hours > limit);

/** `between_hours: [from, to]`: by the policy's clock, from an hour of the day up to another; `[22, 6]` is the night. */
export const betweenHours: Operator = {
  of: ['time'],
  read(reading, subject, spot) {
    const { offsetMinutes } = reading.names;
    if (offsetMinutes === undefined) {
      return reading.file.report(spot, '`between_hours` needs a clock: say `utc_offset` at the top of the policy.');
    }
    const hours = readHours(reading, spot);
    return hours && onClock(subject, hours, offsetMinutes);
  },
};

function byAge(holds: (hours: number, limit: number) => boolean): Operator {
  return {
    of: ['time'],
    read(reading, subject, spot) {
      const limit = readLimit(reading, spot);
      const now = readPath(reading.file, reading.names, { spot, written: 'now' });
      if (!limit || !now) return undefined;
      return {
        test(scope) {
          const then = subject.read(scope);
          const present = now.read(scope);
          const hours = limit.read(scope);
          if (typeof then !== 'number' || typeof present !== 'number' || typeof hours !== 'number') return 'unknown';
          return holds((present - then) / HOUR, hours);
        },
        missing: (scope, into) => missingValues([subject, now, limit], scope, into),
      };
    },
  };
}

function readLimit(reading: Reading, spot: YamlLocation): Value | undefined {
  const literal = literalAt(spot, 'number', reading.names);
  if (typeof literal !== 'number' || literal > 0) return readOperand(reading, 'number', spot);
  return reading.file.report(spot, `Expected a number of hours above 0, got ${literal}.`);
}

function onClock(subject: Path, [from, to]: readonly [number, number], offsetMinutes: number): Condition {
  return {
    test(scope) {
      const instant = subject.read(scope);
      if (typeof instant !== 'number') return 'unknown';
      const hour = hourOfDay(instant, offsetMinutes);
      return from < to ? hour >= from && hour < to : hour >= from || hour < to;
    },
    missing: (scope, into) => subject.missing(scope, into),
  };
}

function readHours({ file, names }: Reading, spot: YamlLocation): readonly [number, number] | undefined {
  const expected = 'two different hours from 0 to 24, such as `[22, 6]`';
  const items = file.items(spot, expected);
  if (!items) return undefined;
  const [from, to, ...more] = items.map((item) => literalAt(item, 'number', names));
  const inDay = (hour: unknown): hour is number => typeof hour === 'number' && hour >= 0 && hour <= 24;
  if (inDay(from) && inDay(to) && from !== to && more.length === 0) return [from, to];
  return file.report(spot, `Expected ${expected}, got [${items.map(({ value }) => describeValue(value)).join(', ')}].`);
}
