import { type DayNumber, isoDate, toDay, yearOf } from '../../grammar/dates/calendar.ts';
import { type DateMention, findDates as findMentions } from '../../grammar/dates/find-dates.ts';
import { findRelativeDates } from '../../grammar/dates/relative.ts';
import type { DayParts } from '../../grammar/dates/tokens.ts';
import { overlaps, type Span } from '../../grammar/text.ts';
import type { Found } from './found.ts';

/**
 * Dates as people write them. `3/5/2027` is read by nobody for certain: it is found, and means nothing. A day without its
 * year, and a weekday, mean the next one or else the last.
 *
 * @param today - A day on which "tomorrow" is the next.
 */
export function findDates(text: string, today: DayNumber): readonly Found[] {
  const plain = text.normalize('NFKC');
  const written = (/\d/.test(plain) ? findMentions(plain) : [])
    .filter((mention) => isSetApart(plain, mention))
    .flatMap((mention) => meaningsOf(mention, today).map((days) => ({ index: mention.index, end: mention.end, days })));
  const relative = findRelativeDates(plain, today)
    .filter((found) => found.bare !== 'short' && !written.some((other) => overlaps(other, found)))
    .flatMap(({ index, end, days, last }) =>
      [days, ...(last === undefined ? [] : [[last]])].map((each) => ({ index, end, days: each })),
    );
  return [...written, ...relative]
    .toSorted((left, right) => left.index - right.index)
    .map(({ index, end, days }) => ({ index, meanings: days.map(isoDate), said: plain.slice(index, end) }));
}

/** `3.5.` as the whole of a reply: the third of May, which in the middle of a sentence would be a number. */
export function findBareDate(reply: string, today: DayNumber): readonly Found[] {
  const [, day, month] = /^\s*(?:am )?(\d{1,2})\.\s?(\d{1,2})\.?\s*$/i.exec(reply) ?? [];
  const days = dayAndMonth({ day: Number(day), month: Number(month) }, today);
  return days.length === 0 ? [] : [{ index: 0, meanings: days.map(isoDate), said: reply.trim() }];
}

/** What may be a number, a score or a card's last month as well: `6.5.`, `12/29`. */
const NUMERIC_WITHOUT_YEAR = /^(?!.*\d{4})\d{1,2}[./-]\d{1,2}\.?(?:$|[^\d./-])/;

/** Not a part of an id, a version, an amount or a time. Signs such as 月 need nothing around them. */
function isSetApart(text: string, { index, end }: Span): boolean {
  const said = text.slice(index, end);
  if (said.includes('月')) return true;
  if (NUMERIC_WITHOUT_YEAR.test(said)) return false;
  const isFree = !/[\p{L}\p{N}_#@.,:/-]$/u.test(text.slice(Math.max(0, index - 2), index));
  return isFree && !/^(?:[\p{L}\p{N}_%€$]|[-/:]\p{N}|[.,]\p{N})/u.test(text.slice(end, end + 3));
}

/** The days that each date of a mention can mean; none where the calendar has no such day. */
function meaningsOf(mention: DateMention, today: DayNumber): readonly (readonly DayNumber[])[] {
  switch (mention.kind) {
    case 'day':
      return daysOf(mention.parts, today);
    case 'range':
      return [...daysOf(mention.from, today), ...daysOf(mention.to, today)];
    case 'ambiguous': {
      const { first, second, year } = mention;
      const isDate = year !== undefined && (toDay(year, first, second) ?? toDay(year, second, first)) !== undefined;
      return isDate ? [[]] : [];
    }
    case 'month':
      return [];
  }
}

function daysOf({ day, month, year }: DayParts, today: DayNumber): readonly (readonly DayNumber[])[] {
  const known = year === undefined ? undefined : toDay(year, month, day);
  if (known !== undefined) return [[known]];
  const days = year === undefined ? dayAndMonth({ day, month }, today) : [];
  return days.length === 0 ? [] : [days];
}

/** Years around this one in which a day without its year is looked for; 29 February may be eight away. */
const YEARS_AROUND = [-8, -4, -3, -2, -1, 0, 1, 2, 3, 4, 8];

/** A day without its year: the next one, today included, and then the last; none if no year has it. */
function dayAndMonth({ day, month }: DayParts, today: DayNumber): readonly DayNumber[] {
  const days = YEARS_AROUND.flatMap((years) => toDay(yearOf(today) + years, month, day) ?? []);
  if (days.length === 0) return [];
  return [Math.min(...days.filter((each) => each >= today)), Math.max(...days.filter((each) => each < today))];
}
