import { addDays, daysBetween, type IsoDate } from '@wayfarer/trip/clock';
import { LONGEST_TRIP_DAYS } from '@wayfarer/trip/limits';

import type { Learned, Remark } from '../../brain.ts';
import { valueOf } from '../../facts.ts';
import { SENTENCES } from '../../say/sentences.ts';
import { formatDate } from '../../say/words.ts';
import { assumed, type Context, learn, NOTHING, type ReadResult } from '../read-result.ts';

/** A date read from a message, and what was read into it. */
export interface SaidDate {
  readonly date: IsoDate;
  /** Present when something was assumed. */
  readonly note?: string | undefined;
}

/** What one message says of the dates. */
export interface SaidDates {
  readonly start?: SaidDate | undefined;
  readonly end?: SaidDate | undefined;
  /** Length of the trip, both ends counted. */
  readonly days?: number | undefined;
}

/** What follows from the dates said in a message and those known before it. */
export function settleDates(said: SaidDates, context: Context): ReadResult {
  const past = [said.start, said.end].find((date) => date && date.date < context.today);
  if (past)
    return reading([], [pastRemark(past.date, context.today, past === said.start || said.start ? 'start' : 'end')]);
  if (said.days !== undefined && said.days > LONGEST_TRIP_DAYS) {
    return reading(said.start ? [learnDate('start', said.start)] : [], [tooLong(said.days)]);
  }
  if (said.start && said.end) return settleRange(said.start, said.end, said.days);
  if (said.start) return settleStart(said.start, said.days, context);
  if (said.end) return settleEnd(said.end, said.days, context);
  return said.days === undefined ? NOTHING : settleLength(said.days, context);
}

function settleRange(start: SaidDate, end: SaidDate, days: number | undefined): ReadResult {
  const length = daysBetween(start.date, end.date) + 1;
  const first = [learnDate('start', start)];
  if (length < 1) return reading(first, [endBeforeStart(start.date, end.date)]);
  if (length > LONGEST_TRIP_DAYS) return reading(first, [tooLong(length)]);
  if (days === undefined || days === length) return reading([...first, learnDate('end', end)], []);
  const other = formatDate(addDays(start.date, days - 1));
  const text = `${days} days from ${formatDate(start.date)} would end on ${other}, but you also said ${formatDate(end.date)}. On which date does the trip end?`;
  return reading(first, [{ code: 'not-a-date', text, fact: 'end' }]);
}

function settleStart(start: SaidDate, said: number | undefined, { facts, hints }: Context): ReadResult {
  const [knownStart, knownEnd] = [valueOf(facts, 'start'), valueOf(facts, 'end')];
  const days = said ?? (knownEnd === undefined ? hints.days : undefined);
  if (days !== undefined) return settleRange(start, { ...start, date: addDays(start.date, days - 1) }, undefined);
  if (knownEnd === undefined) return reading([learnDate('start', start)], []);
  if (knownStart === undefined) return settleRange(start, { date: knownEnd }, undefined);
  const date = addDays(start.date, daysBetween(knownStart, knownEnd));
  const note = `I kept the length of the trip, so it ends on ${formatDate(date)}.`;
  return reading([learnDate('start', start), learnDate('end', { date, note })], []);
}

function settleEnd(end: SaidDate, said: number | undefined, { facts, hints }: Context): ReadResult {
  const known = valueOf(facts, 'start');
  const days = said ?? (known === undefined ? hints.days : undefined);
  if (days !== undefined) return settleRange({ ...end, date: addDays(end.date, 1 - days) }, end, undefined);
  if (known === undefined) return reading([learnDate('end', end)], []);
  const { learned, remarks } = settleRange({ date: known }, end, undefined);
  return reading(
    learned.filter((fact) => fact.name === 'end'),
    remarks,
  );
}

function settleLength(days: number, { facts }: Context): ReadResult {
  const start = valueOf(facts, 'start');
  const learned = start === undefined ? [] : [learnDate('end', { date: addDays(start, days - 1) })];
  return { ...reading(learned, []), hints: { days } };
}

function learnDate(name: 'start' | 'end', { date, note }: SaidDate): Learned {
  return learn(name, date, assumed(note));
}

function reading(learned: readonly Learned[], remarks: readonly Remark[]): ReadResult {
  return { learned, remarks, taken: [] };
}

function pastRemark(date: IsoDate, today: IsoDate, fact: 'start' | 'end'): Remark {
  return {
    code: 'date-past',
    text: `${formatDate(date)} has passed; today is ${formatDate(today)}. Please give a date from today on.`,
    fact,
  };
}

function endBeforeStart(start: IsoDate, end: IsoDate): Remark {
  const text = `The trip would end on ${formatDate(end)}, before it starts on ${formatDate(start)}. ${SENTENCES.whichEnd}`;
  return { code: 'end-before-start', text, fact: 'end' };
}

function tooLong(days: number): Remark {
  const text = `That is a trip of ${days} days; I plan up to ${LONGEST_TRIP_DAYS} days at a time. On which date should this part end?`;
  return { code: 'trip-too-long', text, fact: 'end' };
}
