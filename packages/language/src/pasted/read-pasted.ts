import { readHeading } from './headings.ts';
import { type PastedLine, toLines } from './lines.ts';
import type {
  FindKnownNames,
  PartOfDay,
  PastedDay,
  PastedEntry,
  PastedKind,
  PastedPlan,
  WrittenDate,
} from './pasted-plan.ts';
import { calendarToLines } from './read-calendar.ts';
import { readJsonPlan } from './read-json.ts';
import { readLine } from './read-line.ts';
import { toSentences } from './read-sentences.ts';
import { foldSame } from './times.ts';

export interface ReadPastedOptions {
  /** Where names that are known stand in a text. Without it the text alone decides. */
  readonly find?: FindKnownNames;
}

/**
 * Reads a plan that somebody has pasted: a message, a forum post, an assistant's days, a list, a table, JSON or a calendar file. Pure; every name of
 * the answer stands in the text.
 */
export function readPastedPlan(text: string, { find = () => [] }: ReadPastedOptions = {}): PastedPlan {
  return readJsonPlan(text) ?? readLines(toLines(calendarToLines(text) ?? text), find);
}

interface OpenDay {
  readonly nth: number;
  readonly title: string;
  readonly written: WrittenDate | null;
  readonly entries: PastedEntry[];
}

interface Reading {
  readonly days: OpenDay[];
  readonly loose: PastedEntry[];
  day: OpenDay | undefined;
  part: PartOfDay | undefined;
  holds: PastedKind | undefined;
  isAdvice: boolean;
}

function readLines(lines: readonly PastedLine[], find: FindKnownNames): PastedPlan {
  const reading: Reading = { days: [], loose: [], day: undefined, part: undefined, holds: undefined, isAdvice: false };
  const all = lines.flatMap((line) => toSentences(line, find));
  for (const [index, line] of all.entries()) {
    const heading = readHeading(line);
    if (!heading) {
      takeEntries(reading, line, find);
      continue;
    }
    reading.isAdvice = heading.opens === 'advice';
    reading.part = heading.opens === 'part' ? heading.part : undefined;
    if (heading.opens === 'section') {
      reading.holds = heading.holds === 'visit' ? undefined : heading.holds;
      if (line.isHeading) reading.day = undefined;
    }
    if (heading.opens === 'part') takeEntries(reading, { ...line, text: heading.rest, isBullet: true }, find);
    if (heading.opens === 'day') {
      const isTitle = heading.rest === '' || (!line.isRow && hasBody(all, index));
      reading.holds = undefined;
      openDay(reading, { ...heading, title: isTitle ? heading.rest : '' });
      if (!isTitle) takeEntries(reading, { ...line, text: heading.rest, isBullet: true }, find);
    }
  }
  return withDayTrips(toPlan(reading), all);
}

/** "Day trip: Sintra", and further down "Pena Palace — Sintra, timed entry": what stands with the name of a trip out of town is part of it. */
function withDayTrips({ days, loose }: PastedPlan, lines: readonly PastedLine[]): PastedPlan {
  const all = [...days.flatMap(({ entries }) => entries), ...loose];
  const towns = all.filter(({ marks }) => marks.includes('day-trip')).map(({ name }) => foldSame(name));
  if (towns.length === 0) return { days, loose };
  const texts = new Map(lines.map(({ nth, text }) => [nth, foldSame(text)]));
  const isThere = ({ line }: PastedEntry): boolean =>
    towns.some((town) => town.length >= SHORTEST_TOWN && (texts.get(line) ?? '').includes(town));
  const mark = (entry: PastedEntry): PastedEntry =>
    entry.marks.includes('day-trip') || !isThere(entry) ? entry : { ...entry, marks: [...entry.marks, 'day-trip'] };
  return { days: days.map((day) => ({ ...day, entries: day.entries.map(mark) })), loose: loose.map(mark) };
}
const SHORTEST_TOWN = 4;

/** Whether lines of its own stand under a heading, before the next. */
function hasBody(lines: readonly PastedLine[], index: number): boolean {
  const next = lines[index + 1];
  // The next sentence of the same message is no body.
  if (!next || next.nth === lines[index]?.nth) return false;
  const heading = readHeading(next);
  return heading === undefined || heading.opens === 'part';
}

function openDay(
  reading: Reading,
  { nth, written, title }: { nth: number | null; written: WrittenDate | null; title: string },
): void {
  const number = nth ?? (reading.days.at(-1)?.nth ?? 0) + 1;
  // Rows of a table each say their day: the same number, or the same date, is the same day.
  const isSame = (day: OpenDay): boolean =>
    nth === null
      ? written?.day !== undefined && JSON.stringify(day.written) === JSON.stringify(written)
      : day.nth === nth;
  const same = reading.days.find(isSame);
  reading.day = same ?? { nth: number, title, written, entries: [] };
  if (!same) reading.days.push(reading.day);
}

function takeEntries(reading: Reading, line: PastedLine, find: FindKnownNames): void {
  if (reading.isAdvice || (line.text === '' && line.url === undefined)) return;
  const { nth, entries } = readLine(line, { part: reading.part, holds: reading.holds, find });
  if (nth !== undefined) {
    const before = reading.day;
    openDay(reading, { nth, written: null, title: '' });
    reading.day?.entries.push(...entries);
    reading.day = before;
    return;
  }
  // A title of the whole, or of a section, is no place.
  if (line.isHeading && entries.every(({ at }) => at === undefined)) return;
  (reading.day?.entries ?? reading.loose).push(...entries);
}

/** A list with times but no day is one day. */
function toPlan({ days, loose }: Reading): PastedPlan {
  const filled = days.filter(({ entries }) => entries.length > 0);
  const isOneDay =
    filled.length === 0 && loose.filter(({ at, part }) => at !== undefined || part !== undefined).length >= 2;
  if (isOneDay) return { days: [{ nth: 1, title: '', written: null, entries: loose }], loose: [] };
  return { days: filled.map((day): PastedDay => ({ ...day })).toSorted((left, right) => left.nth - right.nth), loose };
}
