import { isIsoDate, minute, type MinuteOfDay } from '@wayfarer/trip/clock';
import { MEALS } from '@wayfarer/trip/vocabulary';

import type { PastedDay, PastedEntry, PastedKind, PastedPlan, WrittenDate } from './pasted-plan.ts';
import { marksOf } from './read-entry.ts';
import { findLength, findMeal, findTime } from './times.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A plan as JSON, under whatever usual names: days with visits, or visits with a day; `undefined` where the text is none. */
export function readJsonPlan(text: string): PastedPlan | undefined {
  const fenced = /^\s*```(?:json)?\s*([\s\S]*?)```\s*$/.exec(text)?.[1] ?? text;
  if (!/^\s*[[{]/.test(fenced)) return undefined;
  try {
    return toPlan(JSON.parse(fenced));
  } catch {
    return undefined;
  }
}

const DAYS = ['days', 'itinerary', 'schedule', 'plan', 'trip'];
const STOPS = [
  'visits',
  'activities',
  'items',
  'stops',
  'places',
  'entries',
  'events',
  'schedule',
  'plan',
  'attractions',
  'slots',
];
const NAMES = [
  'name',
  'place',
  'title',
  'activity',
  'location',
  'what',
  'poi',
  'attraction',
  'venue',
  'where',
  'description',
];

/** @param value - What the JSON holds. */
function toPlan(value: unknown): PastedPlan | undefined {
  const list = Array.isArray(value) ? value : (findList(value, DAYS) ?? findList(value, STOPS) ?? daysByKey(value));
  if (!list || list.length === 0) return undefined;
  const counter = { line: 0 };
  if (list.every((one) => !hasStops(one))) return flatPlan(list, counter);
  const days = list.map((one, index): PastedDay => {
    const fields = isFields(one) ? one : {};
    const stops = Array.isArray(one) ? one : (findList(one, STOPS) ?? partsOf(fields));
    return {
      nth: numberOf(fields) ?? index + 1,
      title: textOf(fields, ['title', 'theme', 'name', 'city']) ?? '',
      written: writtenDate(fields),
      entries: stops.flatMap((stop) => toEntry(stop, counter) ?? []),
    };
  });
  return { days: days.filter(({ entries }) => entries.length > 0), loose: [] };
}

function findList(value: unknown, names: readonly string[]): readonly unknown[] | undefined {
  if (!isFields(value)) return undefined;
  for (const name of names) {
    const found = value[name];
    if (Array.isArray(found)) return found as readonly unknown[];
    const inner = isFields(found) ? (findList(found, names) ?? daysByKey(found)) : undefined;
    if (inner) return inner;
  }
  return undefined;
}

/** `{ "day1": [...], "day2": [...] }`. */
function daysByKey(value: unknown): readonly unknown[] | undefined {
  if (!isFields(value)) return undefined;
  const keys = Object.keys(value).filter((key) => /^(?:day[ _-]?\d+|\d{4}-\d{2}-\d{2}|\d+)$/i.test(key));
  if (keys.length === 0) return undefined;
  return keys.map((key) => {
    const day = value[key];
    const date = isIsoDate(key) ? { date: key } : { day: Number(/\d+/.exec(key)?.[0] ?? 0) };
    return Array.isArray(day) ? { ...date, items: day } : isFields(day) ? { ...date, ...day } : date;
  });
}

/** `{ "morning": …, "afternoon": … }`, each a text or a list. */
function partsOf(fields: Fields): readonly unknown[] {
  return ['breakfast', 'morning', 'lunch', 'afternoon', 'dinner', 'evening', 'night'].flatMap((part) => {
    const value = fields[part];
    if (value === undefined || value === null) return [];
    return (Array.isArray(value) ? value : [value]).map((one: unknown) =>
      isFields(one) ? { part, ...one } : { part, name: one },
    );
  });
}

function hasStops(value: unknown): boolean {
  return Array.isArray(value) || findList(value, STOPS) !== undefined || (isFields(value) && partsOf(value).length > 0);
}

/** Visits in a row, each with its day. */
function flatPlan(list: readonly unknown[], counter: Counter): PastedPlan | undefined {
  const read = list.flatMap((one) => {
    const entry = toEntry(one, counter);
    const fields = isFields(one) ? one : {};
    return entry ? [{ entry, day: numberOf(fields), written: writtenDate(fields) }] : [];
  });
  if (read.length === 0) return undefined;
  const keyOf = ({ day, written }: (typeof read)[number]): string => JSON.stringify([day ?? null, written]);
  const groups = [...Map.groupBy(read, keyOf).values()];
  const isDated = read.some(({ day, written, entry }) => day !== undefined || written || entry.at !== undefined);
  if (!isDated) return { days: [], loose: read.map(({ entry }) => entry) };
  const days = groups.map((group, index): PastedDay => {
    const [first] = group;
    return {
      nth: first?.day ?? index + 1,
      title: '',
      written: first?.written ?? null,
      entries: group.map(({ entry }) => entry),
    };
  });
  return { days, loose: [] };
}

interface Counter {
  line: number;
}

function toEntry(value: unknown, counter: Counter): PastedEntry | undefined {
  counter.line += 1;
  const fields: Fields = typeof value === 'string' ? { name: value } : isFields(value) ? value : {};
  const named = NAMES.map((name) => fields[name]).find((one) => typeof one === 'string' || isFields(one));
  const written = typeof named === 'string' ? named : isFields(named) ? textOf(named, NAMES) : undefined;
  if (written === undefined || written.trim() === '') return undefined;
  const name = written.trim().slice(0, 200);
  const said = textOf(fields, ['meal', 'type', 'kind', 'category', 'part', 'time_of_day']) ?? '';
  const meal = MEALS.find((one) => one === said) ?? findMeal(said);
  const at = timeOf(fields, ['arrive', 'start', 'time', 'at', 'startTime', 'start_time', 'from', 'begin']);
  const until = timeOf(fields, ['depart', 'end', 'until', 'endTime', 'end_time', 'to', 'finish']) ?? rangeEnd(fields);
  const length = ['minutes', 'duration', 'durationMinutes', 'duration_minutes'].map((key) => fields[key]);
  const minutes = length
    .map((one) => (typeof one === 'number' ? one : typeof one === 'string' ? findLength(one) : undefined))
    .find((one) => one !== undefined);
  return {
    line: counter.line,
    name,
    kind: kindOf(said, meal !== undefined),
    ...(meal && { meal }),
    ...(at !== undefined && { at }),
    ...(until !== undefined && { until }),
    ...(minutes !== undefined && minutes >= 5 && minutes <= 720 && { minutes: Math.round(minutes) }),
    marks: marksOf(textOf(fields, ['notes', 'note', 'description', 'details']) ?? ''),
  };
}

function kindOf(said: string, isMeal: boolean): PastedKind {
  if (isMeal || /^(?:meal|restaurant|food|eat)/i.test(said)) return 'meal';
  if (/^(?:stay|hotel|accommodation|lodging|check)/i.test(said)) return 'stay';
  return /^(?:transport|transfer|travel|flight|train|way)/i.test(said) ? 'way' : 'visit';
}

function timeOf(fields: Fields, names: readonly string[]): MinuteOfDay | undefined {
  for (const name of names) {
    const value = fields[name];
    if (typeof value !== 'string') continue;
    const clock = /T(\d{2}):(\d{2})/.exec(value);
    const found = clock ? minute(Number(clock[1]) * 60 + Number(clock[2])) : findTime(value)?.at;
    if (found !== undefined) return found;
  }
  return undefined;
}

function rangeEnd(fields: Fields): MinuteOfDay | undefined {
  const time = fields['time'];
  return typeof time === 'string' ? findTime(time)?.until : undefined;
}

function numberOf(fields: Fields): number | undefined {
  const value = [fields['day'], fields['dayNumber'], fields['day_number'], fields['nth']].find(
    (one) => one !== undefined,
  );
  const number =
    typeof value === 'number' ? value : typeof value === 'string' ? Number(/\d+/.exec(value)?.[0] ?? NaN) : NaN;
  return Number.isInteger(number) && number > 0 && number <= 60 ? number : undefined;
}

function writtenDate(fields: Fields): WrittenDate | null {
  const date = textOf(fields, ['date', 'day'])?.slice(0, 10);
  if (date === undefined || !isIsoDate(date)) return null;
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

function textOf(fields: Fields, names: readonly string[]): string | undefined {
  return names.map((name) => fields[name]).find((value): value is string => typeof value === 'string');
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
