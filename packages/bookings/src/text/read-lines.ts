import { LIMITS } from '../limits.ts';
import type { Reservation } from '../reservation.ts';
import { toLines } from './lines.ts';
import { readJourneys } from './read-journeys.ts';
import { readStays } from './read-stays.ts';
import type { TextContext } from './text-context.ts';

/**
 * The reservations that lines of text state by labels and tables. What they say in other ways is not read, and a date or time that
 * may mean two things is none.
 */
export function readLines(texts: readonly string[], context: TextContext): Reservation[] {
  const lines = toLines(withPoints(texts));
  const journeys = readJourneys(lines, context);
  return (journeys.length > 0 ? journeys : readStays(lines, context)).slice(0, LIMITS.reservations);
}

const STROKES = /(?<![\d/])(?<a>\d{1,2})\/(?<b>\d{1,2})\/(?=\d{2}(?:\d{2})?(?!\d))/g;

/** Where one date has its day before its month, and none the other way round, all have: those are written with points. */
function withPoints(texts: readonly string[]): readonly string[] {
  const dates = texts.slice(0, 5_000).flatMap((text) => [...text.matchAll(STROKES)]);
  const isDayFirst = dates.some(({ groups }) => Number(groups?.['a']) > 12);
  const isMonthFirst = dates.some(({ groups }) => Number(groups?.['b']) > 12);
  return isDayFirst && !isMonthFirst ? texts.map((text) => text.replaceAll(STROKES, '$<a>.$<b>.')) : texts;
}
