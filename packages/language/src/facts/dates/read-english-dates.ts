import { before, blank, type DateMention, findDates, isNegated, monthName, type Span } from '@wayfarer/router/grammar';
import { type IsoDate, weekdayOf } from '@wayfarer/trip/clock';

import type { Remark } from '../../brain.ts';
import { valueOf } from '../../facts.ts';
import { formatDate } from '../../say/words.ts';
import { type Context, isCorrection, isOpen, type Reader } from '../read-result.ts';
import { type Resolved, resolveDay, resolveRange } from './calendar.ts';
import { type Duration, findDurations, findLooseLength, findVagueDurations, totalOf } from './durations.ts';
import { isOfSomethingElse, mentionedPeriod, partsOf, type Period, relativePeriod } from './period.ts';
import { findAheadDates } from './relative.ts';
import { type SaidDate, type SaidDates, settleDates } from './settle.ts';
import { findShift } from './shift.ts';
import { findWeekends } from './weekends.ts';

/**
 * Start and end of the trip. Dates are found as they are written, then set on the calendar, then weighed against each
 * other, against a length ("three days") and against what is known.
 */
export const readDates: Reader = (text, context) => {
  const mentions = [
    ...findDates(text).filter((mention) => isDate(text, mention, context)),
    ...dayOfKnownMonth(text, context),
  ];
  const weekends = findWeekends(text, context.today);
  const rest = blank(blank(text, mentions), weekends);
  const relative = findAheadDates(rest, context.today, isOpen(context, 'start', 'end') && text.length < 40);
  const length = readLength(blank(rest, relative), text);
  const periods = [
    ...weekends,
    ...mentions.flatMap((mention) => mentionedPeriod(text, mention, context) ?? []),
    ...relative.filter(({ index }) => !isNegated(text, index)).map((said) => relativePeriod(text, said, context)),
  ].toSorted((a, b) => a.index - b.index);
  const shift = periods.length === 0 ? findShift(text, context) : undefined;
  const said = shift ?? setOnCalendar(choosePeriod(text, periods), context);
  const loose = length.taken.length > 0 || shift ? undefined : findLoose(rest, said.said, context);
  const days = length.days ?? loose?.days;
  const settled = settleDates({ ...said.said, days }, context);
  const unclear = mentions.flatMap((mention) =>
    mention.kind === 'ambiguous' ? [twoReadings(mention, periods.length === 0)] : [],
  );
  return {
    learned: settled.learned,
    remarks: [...unclear, ...length.remarks, ...('remarks' in said ? said.remarks : []), ...settled.remarks],
    taken: [
      ...mentions.map((mention) => withPart(text, mention)),
      ...weekends,
      ...relative,
      ...length.taken,
      ...(loose ? [loose] : []),
      ...(shift?.taken ?? []),
    ],
    hints: {
      ...settled.hints,
      ...(days === undefined ? {} : { days }),
      ...monthHint(text, mentions, context.today),
    },
  };
};

/** A length without a number, where the end is not known yet; a weekend from a Friday on has three days. */
function findLoose(text: string, { start, end }: SaidDates, { facts }: Context): Duration | undefined {
  const known = valueOf(facts, 'end') !== undefined || (start && end);
  const loose = known ? undefined : findLooseLength(text);
  const first = start?.date ?? valueOf(facts, 'start');
  const isFriday = first !== undefined && weekdayOf(first) === 'Friday';
  return loose?.days === 2 && isFriday ? { ...loose, days: 3 } : loose;
}

/** Two numbers with a stroke are a date only where a date can stand; "3/4" may be a fraction. */
function isDate(text: string, mention: DateMention, context: Context): boolean {
  if (mention.kind !== 'ambiguous' || mention.year !== undefined) return true;
  const { first, second } = mention;
  if (Math.max(first, second) > 31 || Math.min(first, second) > 12 || Math.min(first, second) < 1) return false;
  return (
    isOpen(context, 'start', 'end') ||
    /\b(?:from|on|until|till?|to|start\w*|between|and|arriv\w*|leav\w*|date)\s*$/i.test(before(text, mention.index))
  );
}

const DAY_ONLY = /^\W*(?:(?:on|from|until|till|it is|it's) )?(?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)\W*$/i;

/** "The 5th", where a date was asked for and its month is known. */
function dayOfKnownMonth(text: string, context: Context): DateMention[] {
  const day = text.length < 40 && isOpen(context, 'start', 'end') ? DAY_ONLY.exec(text)?.groups?.['day'] : undefined;
  const known = valueOf(context.facts, 'start') ?? context.hints.month;
  if (day === undefined || known === undefined) return [];
  const [year = 0, month = 0] = known.split('-').map(Number);
  return [{ kind: 'day', parts: { day: Number(day), month, year }, text, index: 0, end: text.length }];
}

/** "Mid April" is taken whole: its "mid" speaks of no pace. */
function withPart(text: string, mention: DateMention): Span {
  const part = /\b(?:early|mid|late|(?:the )?(?:end|beginning|start|middle) of|in|during)[ -]?(?:in )?$/i.exec(
    before(text, mention.index, 24),
  );
  return { index: mention.index - (part?.[0].length ?? 0), end: mention.end };
}

interface Length {
  readonly days: number | undefined;
  readonly remarks: readonly Remark[];
  readonly taken: readonly Span[];
}

function readLength(rest: string, text: string): Length {
  const vague = findVagueDurations(rest);
  const durations = findDurations(blank(rest, vague));
  const taken = [...vague, ...durations];
  if (vague[0]) return { days: undefined, taken, remarks: [howLong(`You said ${vague[0].text}.`)] };
  const days = totalOf(text, durations);
  if (days !== undefined || durations.length === 0) return { days, taken, remarks: [] };
  const lengths = [...new Set(durations.map((duration) => duration.text))].join(' and ');
  return { days, taken, remarks: [howLong(`You said both ${lengths}.`)] };
}

function howLong(said: string): Remark {
  return {
    code: 'not-a-date',
    text: `${said} How many days should the trip take, the first and the last included?`,
    fact: 'end',
  };
}

type Chosen = { readonly period?: Period; readonly remarks: readonly Remark[] };

/** The one period that is meant: the only one, the latest correction, or a start and an end named apart. */
function choosePeriod(text: string, periods: readonly Period[]): Chosen {
  const [first, second] = periods;
  const last = periods.at(-1);
  if (!first || !last || !second) return first ? { period: first, remarks: [] } : { remarks: [] };
  if (periods.every((period) => isSame(period, first))) return { period: first, remarks: [] };
  if (isCorrection(text, last.index)) return { period: last, remarks: [] };
  const whole = periods.filter((period) => period.from && period.to);
  if (whole.length === 1 && whole[0]) return { period: whole[0], remarks: [] };
  if (periods.length === 2 && whole.length === 0 && !/\bor\b/i.test(text.slice(first.end, second.index)))
    return joined(first, second);
  const named = periods.map(({ index, end }) => text.slice(index, end)).join(' and ');
  return { remarks: [{ code: 'not-a-date', text: `You named ${named}. Which dates should I plan?`, fact: 'start' }] };
}

function isSame(a: Period, b: Period): boolean {
  return JSON.stringify([a.from, a.to]) === JSON.stringify([b.from, b.to]);
}

function joined(first: Period, second: Period): Chosen {
  const [from, to] = first.to ? [second.from ?? second.to, first.to] : [first.from, second.to ?? second.from];
  const note =
    first.note ?? second.note ?? (second.to || first.to ? undefined : 'I took the two dates as start and end.');
  return { period: { index: first.index, end: second.end, from, to, note }, remarks: [] };
}

function setOnCalendar(
  { period, remarks }: Chosen,
  context: Context,
): { readonly said: SaidDates; readonly remarks: readonly Remark[] } {
  if (!period) return { said: {}, remarks };
  const [start, end] = resolvePeriod(period, context);
  const problems = [problemOf(start, 'start'), start && !start.ok ? [] : problemOf(end, 'end')].flat();
  const note = sayYears([start, end].flatMap((one) => (one?.ok && one.assumed ? [one.date] : [])));
  const said = start && !start.ok ? {} : { start: toSaid(start, period, note), end: toSaid(end, period, note) };
  return { said, remarks: [...remarks, ...problems] };
}

function resolvePeriod(
  { from, to }: Period,
  { today, facts }: Context,
): readonly [Resolved | undefined, Resolved | undefined] {
  if (from && to) return resolveRange(from, to, today);
  const known = valueOf(facts, 'start');
  if (to && to.year === undefined && known !== undefined)
    return [undefined, resolveRange(partsOf(known), to, today)[1]];
  return [from && resolveDay(from, today), to && resolveDay(to, today)];
}

function problemOf(resolved: Resolved | undefined, fact: 'start' | 'end'): Remark[] {
  return resolved && !resolved.ok ? [{ ...resolved.remark, fact }] : [];
}

function toSaid(resolved: Resolved | undefined, period: Period, note: string | undefined): SaidDate | undefined {
  if (!resolved?.ok) return undefined;
  return { date: resolved.date, note: period.note ?? (resolved.assumed ? note : undefined) };
}

/** One sentence for both ends, so that it is said once. */
function sayYears(dates: readonly IsoDate[]): string | undefined {
  return dates.length === 0 ? undefined : `You gave no year; I took ${dates.map(formatDate).join(' to ')}.`;
}

function twoReadings({ text, first, second }: DateMention & { readonly kind: 'ambiguous' }, isStart: boolean): Remark {
  const readings = [`${first} ${monthName(second)}`, `${second} ${monthName(first)}`].filter(
    (one) => !one.endsWith(' '),
  );
  const doubt = readings.length === 2 ? `can be ${readings.join(' or ')}` : 'is no date that I know';
  return {
    code: 'not-a-date',
    text: `${text} ${doubt}. Please write the month as a word, e.g. 3 April 2027.`,
    fact: isStart ? 'start' : 'end',
  };
}

function monthHint(text: string, mentions: readonly DateMention[], today: IsoDate): { readonly month?: string } {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const said = mentions.find((mention) => mention.kind === 'month' && !isOfSomethingElse(text, mention));
  if (said?.kind !== 'month') return /\bnext month\b/i.test(text) ? { month: monthAfter(year, month) } : {};
  return { month: `${said.year ?? (said.month < month ? year + 1 : year)}-${String(said.month).padStart(2, '0')}` };
}

function monthAfter(year: number, month: number): string {
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
}
