import {
  findAll,
  findDates,
  findMonth,
  findRelativeDates,
  findWeekday,
  isoDate,
  parseIsoDate,
  type Span,
} from '@wayfarer/router/grammar';
import { addDays, daysInMonth, type IsoDate, weekdayOf } from '@wayfarer/trip/clock';

import type { Language } from '../../understand/frame.ts';
import { withDigits } from '../numbers.ts';
import { gloss } from '../terms.ts';
import { findersOf } from '../words/index.ts';
import { findDurations, totalOf } from './durations.ts';
import { findHoliday, HOLIDAY_NAMES } from './holidays.ts';
import { findWeekends } from './weekends.ts';

/** Words about dates in the plain English that the grammar of dates reads. */
export interface DateText {
  readonly text: string;
  /** Words that were read as certain days, which is to be said. */
  readonly read: readonly string[];
}

type Step = (text: string, today: IsoDate) => DateText;

/** Any of our languages, with holidays, weekends and weeks of a month as days of the calendar. */
export function toDateText(text: string, language: Language, today: IsoDate): DateText {
  const order = language === 'en' ? withNumericPairs : withDayFirst;
  const numbered = withDigits(text.normalize('NFKC'), language)
    .replace(/(\d)\s?[号號]/gu, '$1日')
    .replace(/(\p{L}{3,9}?)woche(?!\p{L})/giu, (said: string, month: string) =>
      findMonth(month) === undefined ? said : `woche ${month}`,
    );
  const english = order(withMonths(gloss(withYears(numbered, today), findersOf(language).time), today));
  return STEPS.reduce<DateText>(
    (all, step) => {
      const next = step(all.text, today);
      return { text: next.text, read: [...all.read, ...next.read] };
    },
    { text: english, read: [] },
  );
}

const NUMERIC = /(?<![\d/.-])(?<first>\d{1,2})\/(?<second>\d{1,2})(?:\/(?<year>20\d\d|\d\d))?(?![\d/])/gu;
const NUMERIC_PAIR = /(?<![\d/.-])(\d{1,2})\/(\d{1,2})\s?(?:-|–|to|until|till?)\s?(\d{1,2})\/(\d{1,2})(?![\d/])/giu;
/** Longer ranges are none of a trip. */
const LONGEST_PAIR = 31;

/** Only in English the month may come first. */
function withDayFirst(text: string): string {
  return text.replace(NUMERIC, (said, ...found) => {
    const { first = '', second = '', year } = found.at(-1) as Readonly<Record<string, string | undefined>>;
    return Number(second) > 12 || Number(first) > 31 ? said : `${first}.${second}.${year ?? ''}`;
  });
}

/** "03/04 to 10/04": days in April, since from 4 March to 4 October nobody travels. */
function withNumericPairs(text: string): string {
  return text.replace(NUMERIC_PAIR, (said, ...found) => {
    const [a = 0, b = 0, c = 0, d = 0] = found.slice(0, 4).map(Number);
    const dayFirst = distance({ day: a, month: b }, { day: c, month: d });
    const monthFirst = distance({ day: b, month: a }, { day: d, month: c });
    const [isDayFirst, isMonthFirst] = [dayFirst, monthFirst].map((days) => days > 0 && days <= LONGEST_PAIR);
    if (isDayFirst === isMonthFirst) return said;
    return isDayFirst === true ? `${a}.${b}. to ${c}.${d}.` : `${b}.${a}. to ${d}.${c}.`;
  });
}

/** In days, about; over New Year as well. */
function distance(
  from: { readonly day: number; readonly month: number },
  to: { readonly day: number; readonly month: number },
): number {
  const days = (to.month - from.month) * 30.4 + to.day - from.day;
  return Math.max(from.month, to.month) > 12 ? -1 : days < 0 ? days + 365 : days;
}

const QUIET_LENGTH =
  /(?<!\p{L})(an?|one) (?!long|next|last|few|whole|half|couple)\p{L}{3,10} (week|weekend|day)(?!\p{L})/giu;

/** "A quiet week" is a week. */
function withPlainLengths(text: string): DateText {
  return { text: text.replace(QUIET_LENGTH, '$1 $2'), read: [] };
}

const STEPS: readonly Step[] = [
  withPlainLengths,
  withNumberedWeekdays,
  withHolidays,
  withWeeksOfMonths,
  withOrder,
  withLaterMonth,
  withWeekends,
];

const MONTH_AND_YEAR =
  /(?:in|im|en) \p{L}{3,10}\.? (?:del? )?['’]?\d{2}(?![\d.:\p{L}]|\s*(?:-|–|to|bis|al|au)\s*\d)/giu;
const MONTH_AND_YEAR_AT_START = /^((?:in|im|en) (\p{L}+)\.? (?:del? )?)['’]?(\d{2})/iu;

/** 来年4月, 明年五月, "in May 27". */
function withYears(text: string, today: IsoDate): string {
  const year = Number(today.slice(0, 4));
  return text
    .replace(/(?:来年の?|明年)\s?(?=\d{1,2}月)/gu, `${year + 1}年`)
    .replace(/今年の?\s?(?=\d{1,2}月)/gu, `${year}年`)
    .replace(MONTH_AND_YEAR, (said) => {
      const [, lead = '', month = '', digits = ''] = MONTH_AND_YEAR_AT_START.exec(said) ?? [];
      const ahead = Number(digits) - (year % 100);
      return findMonth(month) !== undefined && ahead >= 0 && ahead <= 5 ? `${lead}20${digits}` : said;
    });
}

/** "The 10th of next month" has a month that is known. */
function withMonths(text: string, today: IsoDate): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const [nextYear, next] = month === 12 ? [year + 1, 1] : [year, month + 1];
  return text.replace(/next month\s*(\d{1,2})日/gu, `${nextYear}年${next}月$1日`);
}

const NUMBERED_WEEKDAY =
  /(?<!\p{L})(?<name>\p{L}{3,10})\.?,? (?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)(?! (?:of )?\p{L}{3,9}\b)/giu;
const FOLLOWING = /(?<first>\d{4}-\d\d-\d\d)(?<between>[^\d]{1,30}?)the following (?<name>\p{L}{3,10})/giu;

/** "Friday the 13th" has only one month in which it is next; "the following Saturday" counts from it. */
function withNumberedWeekdays(text: string, today: IsoDate): DateText {
  const named = findAll(text, NUMBERED_WEEKDAY);
  const days = named.length === 0 ? [] : Array.from({ length: 400 }, (_, ahead) => addDays(today, ahead));
  const dated = replaced(text, named, ({ groups, text: said }) => {
    const weekday = findWeekday(groups['name'] ?? '');
    const day = days.find(
      (date) => Number(date.slice(8)) === Number(groups['day']) && findWeekday(weekdayOf(date)) === weekday,
    );
    return weekday === undefined || day === undefined ? undefined : { text: day, said };
  });
  const followed = replaced(dated.text, findAll(dated.text, FOLLOWING), ({ groups }) => {
    const [first = '', weekday] = [groups['first'], findWeekday(groups['name'] ?? '')];
    const next = Array.from({ length: 7 }, (_, ahead) => addDays(first, ahead + 1)).find(
      (date) => findWeekday(weekdayOf(date)) === weekday,
    );
    return next === undefined ? undefined : { text: `${first}${groups['between'] ?? ''}${next}` };
  });
  return { text: followed.text, read: dated.read };
}

const HOLIDAY = new RegExp(
  String.raw`(?:(?:the )?week (?<week>before|after) |(?<article>over |at |for |the |during )?)(?<name>${HOLIDAY_NAMES.join('|')})(?: (?:weekend|holidays|week|break))?(?!\p{L})`,
  'giu',
);

function withHolidays(text: string, today: IsoDate): DateText {
  const found = findAll(text, HOLIDAY);
  if (found.length === 0) return { text, read: [] };
  const rest = found.reduce(
    (all, { index, end }) => all.slice(0, index) + ' '.repeat(end - index) + all.slice(end),
    text,
  );
  // "Golden Week: 29 April to 5 May" gives its days itself.
  const isDated = findDates(rest).some(({ kind }) => kind === 'range' || kind === 'day');
  const isWhole = found.length === 1 && !isDated && findDurations(rest).length === 0;
  if (isDated && found.length === 1) return { text: rest, read: [] };
  return replaced(text, found, ({ groups, text: said }) => {
    const days = findHoliday(
      (groups['name'] ?? '').toLowerCase(),
      today,
      groups['week']?.toLowerCase() as 'before' | 'after' | undefined,
    );
    if (!days) return undefined;
    const [first, last] = days;
    return { text: isWhole && first !== last ? `${first} to ${last}` : first, said };
  });
}

const NTH = ['first|1st|1', 'second|2nd|2', 'third|3rd|3', 'fourth|4th|4', 'last'];
const WEEK_OF_MONTH =
  /(?:the )?(?<nth>first|second|third|fourth|last|1st|2nd|3rd|4th) weeks? (?:(?:of|in) )?(?<month>\p{L}{3,10})\.?(?: (?<year>20\d\d))?/giu;

/** "The second week of May": its days 8 to 14; the last one has the last seven. */
function withWeeksOfMonths(text: string, today: IsoDate): DateText {
  return replaced(text, findAll(text, WEEK_OF_MONTH), ({ groups, text: said }) => {
    const month = findMonth(groups['month'] ?? '');
    const nth = NTH.findIndex((words) => words.split('|').includes((groups['nth'] ?? '').toLowerCase()));
    if (month === undefined || nth < 0) return undefined;
    const thisYear = Number(today.slice(0, 4));
    const years = groups['year'] === undefined ? [thisYear, thisYear + 1] : [Number(groups['year'])];
    const firsts = years.map((year) => `${year}-${String(month).padStart(2, '0')}-01`);
    const starts = firsts.map((first) => addDays(first, nth === 4 ? daysInMonth(first) - 7 : nth * 7));
    const start = starts.find((date) => date >= today);
    return start === undefined ? undefined : { text: `${start} to ${addDays(start, 6)}`, said };
  });
}

const NAME = String.raw`\p{L}{2,10}\.?`;
const PAIR_BEFORE_DATE = new RegExp(
  String.raw`(?<!\p{L})(?<a>${NAME})\s?[-–/]\s?(?<b>${NAME}),? (?=\d|\p{L}{3,9}\.? \d)`,
  'giu',
);
const PAIR_OF_WEEK = new RegExp(
  String.raw`(?<!\p{L})(?<a>${NAME}) (?:through|to|until|bis|au|a|-|–) (?<b>${NAME}) (?:of )?next week(?!\p{L})`,
  'giu',
);

const THIS_WEEKDAY = /\b(?:this coming|coming this|this) (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day)/gi;

/** "Sat-Sun Dec 5-6" is "Dec 5-6", "Monday through Thursday next week" begins next Monday. */
function withOrder(text: string): DateText {
  const areDays = (groups: Readonly<Record<string, string | undefined>>): boolean =>
    [groups['a'], groups['b']].every((name) => findWeekday((name ?? '').replace('.', '')) !== undefined);
  const paired = replaced(text, findAll(text, PAIR_BEFORE_DATE), ({ groups }) =>
    areDays(groups) ? { text: '' } : undefined,
  );
  const ordered = replaced(paired.text, findAll(paired.text, PAIR_OF_WEEK), ({ groups }) =>
    areDays(groups) ? { text: `next ${groups['a'] ?? ''} to ${groups['b'] ?? ''}` } : undefined,
  );
  return {
    text: ordered.text
      .replace(THIS_WEEKDAY, 'coming ')
      .replace(/(?:next|this|coming) coming /gi, (said) => (/^next/i.test(said) ? 'next ' : 'coming '))
      .replace(/next week (?=next )/gi, '')
      .replace(/next week\s+(?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/g, 'next '),
    read: [],
  };
}

const LATER_DAY =
  /(?<lead>\b(?:until|till?|through|back(?: on)?|to|home on|return on|leave on|leaving on) the )(?<day>\d{1,2})(?:st|nd|rd|th)(?! (?:of )?\p{L}{3,9}\b(?<=(?:ber|ary|il|ay|ne|ly|st|rch)))/giu;

/** "The 30th of November … until the 4th": of the month after. */
function withLaterMonth(text: string): DateText {
  const first = findDates(text).find(({ kind }) => kind === 'day');
  if (first?.kind !== 'day') return { text, read: [] };
  const { day, month, year } = first.parts;
  return replaced(text, findAll(text, LATER_DAY), ({ groups, index }) => {
    const last = Number(groups['day']);
    if (index < first.end || last === day) return undefined;
    const next = last > day ? month : month === 12 ? 1 : month + 1;
    const months = 'January February March April May June July August September October November December'.split(' ');
    const inYear = year === undefined ? '' : ` ${next < month ? year + 1 : year}`;
    return { text: `${groups['lead'] ?? ''}${last} ${months[next - 1] ?? ''}${inYear}` };
  });
}

/** A weekend of two nights begins on its Friday, one of three ends on the Monday; a long one has three days. */
function withWeekends(text: string, today: IsoDate): DateText {
  const isLong = /\b(?:long|extended|three-day|3-day|bank holiday) weekend/i.test(text);
  const durations = findDurations(text);
  const days = totalOf(text, durations) ?? (isLong ? 3 : undefined);
  if (days !== 3 && days !== 4) return { text, read: [] };
  const now = parseIsoDate(today) ?? 0;
  const relative = findRelativeDates(text, now)
    .filter(({ text: said }) => /weekend/i.test(said))
    .map(({ index, end, days: [saturday = now], text: said }) => ({ index, end, said, saturday: isoDate(saturday) }));
  const ofMonth = findWeekends(text, today).flatMap(({ index, end, from }) =>
    from
      ? [
          {
            index,
            end,
            said: text.slice(index, end),
            saturday: `${from.year ?? 0}-${two(from.month)}-${two(from.day)}`,
          },
        ]
      : [],
  );
  const [weekend] = [...relative, ...ofMonth];
  if (!weekend) return { text, read: [] };
  const range = `${addDays(weekend.saturday, -1)} to ${addDays(weekend.saturday, days === 3 ? 1 : 2)}`;
  const spans = [
    ...durations,
    ...findAll(text, /\b(?:a )?(?:long|extended|three-day|3-day|bank holiday) weekend\b/gi),
  ].filter(({ index, end }) => end <= weekend.index || index >= weekend.end);
  const all = [{ ...weekend, text: range }, ...spans.map((span) => ({ ...span, text: '', said: undefined }))];
  return replaced(text, all, ({ text: by, said }) => ({ text: by, ...(said !== undefined && { said }) }));
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** The text with some spans replaced; `said` words are remembered. */
function replaced<Found extends Span>(
  text: string,
  spans: readonly Found[],
  by: (found: Found) => { readonly text: string; readonly said?: string } | undefined,
): DateText {
  const read: string[] = [];
  let result = text;
  for (const span of spans.toSorted((a, b) => b.index - a.index)) {
    const next = by(span);
    if (!next) continue;
    if (next.said !== undefined) read.push(next.said.trim());
    result = `${result.slice(0, span.index)} ${next.text} ${result.slice(span.end)}`;
  }
  return { text: result, read };
}
