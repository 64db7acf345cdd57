import { addDays, daysBetween, daysInMonth, type IsoDate } from '@wayfarer/trip/clock';

import { type Clause, listSlots } from '../clause.ts';
import { foldWords } from '../masked-text.ts';
import type { Scene } from '../trip-scene.ts';

/** Dates that are written with their month: the first alone, or both ends. */
export interface DateRange {
  readonly start: IsoDate;
  readonly end?: IsoDate;
}

/** No trip is longer, in days. */
const LONGEST = 90;

/** Between the ends of a range, in any of the languages. */
const JOINT = String.raw`\s*(?:-|–|—|~|〜|to|until|till|through|thru|and|bis(?: zum)?|und|au|et|al?|y|hasta(?: el)?|jusqu'au|到|至|から)\s*(?:the |le |el |den )?`;
/** `3`, `3rd`, `3.`, `1er`. */
const DAY = String.raw`(?<![\d:.])(\d{1,2})(?:st|nd|rd|th|er|º|\.)?(?![\d:])`;

interface DayMonth {
  readonly day: number;
  readonly month: number;
}

/**
 * "26 to 29 April", "Dec 20 - Jan 3", "vom 3. bis 6. Juli", 7月3日から6日: the next such dates from today on. `undefined` where no
 * month is written, or no such day exists.
 */
export function readDateRange(clause: Clause, scene: Scene): DateRange | undefined {
  const marked = listSlots(clause, 'day', 'to-day');
  // Two that were marked are the ends, wherever they stand.
  const texts = marked.length > 1 ? [marked.join(' - '), clause.words] : [clause.words, ...marked];
  for (const text of texts) {
    const found = findRange(foldWords(text), scene);
    if (found) return settle(found, scene);
  }
  return undefined;
}

type Found = readonly [from: DayMonth, to?: DayMonth | undefined];

function findRange(text: string, { lexicon }: Scene): Found | undefined {
  const iso = [...text.matchAll(/\d{4}-(\d{2})-(\d{2})/g)].map(([, month, day]) => toDay(day, month));
  if (iso[0]) return [iso[0], iso[1]];
  const signs =
    /(\d{1,2})月(\d{1,2})[日号號]?(?:\s*(?:-|–|~|〜|到|至|から|、)\s*(?:(\d{1,2})月)?(\d{1,2})[日号號]?)?/u.exec(text);
  if (signs) {
    const [, month, day, toMonth, to] = signs;
    return [toDay(day, month), to === undefined ? undefined : toDay(to, toMonth ?? month)];
  }
  const months = lexicon.isSpaced ? lexicon.months : ENGLISH_MONTHS;
  return findNamed(text, months);
}

const ENGLISH_MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'].map(
  (month) => `${month}[a-z]*`,
);

function toDay(day = '', month = ''): DayMonth {
  return { day: Number(day), month: Number(month) };
}

/** With the names of months, before or behind the day. */
function findNamed(text: string, months: readonly string[]): Found | undefined {
  const name = String.raw`(?:of |de |du )?\b(${months.join('|')})\b\.?`;
  const monthOf = (written = ''): number =>
    months.findIndex((month) => new RegExp(`^(?:${month})$`, 'u').test(written)) + 1;
  const both = new RegExp(String.raw`${DAY} ?${name}${JOINT}${DAY} ?${name}`, 'u').exec(text);
  if (both)
    return [
      { day: Number(both[1]), month: monthOf(both[2]) },
      { day: Number(both[3]), month: monthOf(both[4]) },
    ];
  const first = new RegExp(String.raw`${name} ?${DAY}${JOINT}(?:${name} ?)?${DAY}`, 'u').exec(text);
  if (first) {
    const month = monthOf(first[1]);
    return [
      { day: Number(first[2]), month },
      { day: Number(first[4]), month: first[3] === undefined ? month : monthOf(first[3]) },
    ];
  }
  const last = new RegExp(String.raw`${DAY}${JOINT}${DAY} ?${name}`, 'u').exec(text);
  if (last) {
    const month = monthOf(last[3]);
    return [
      { day: Number(last[1]), month },
      { day: Number(last[2]), month },
    ];
  }
  const before = new RegExp(String.raw`${DAY} ?${name}`, 'u').exec(text);
  if (before) return [{ day: Number(before[1]), month: monthOf(before[2]) }];
  const behind = new RegExp(String.raw`${name} ?${DAY}`, 'u').exec(text);
  return behind ? [{ day: Number(behind[2]), month: monthOf(behind[1]) }] : undefined;
}

/** The first such days from today on; the end follows the start. */
function settle([from, to]: Found, { context: { today } }: Scene): DateRange | undefined {
  const start = nextFrom(from, today);
  if (start === undefined || to === undefined) return start === undefined ? undefined : { start };
  const end = nextFrom(to, start);
  return end === undefined || daysBetween(start, end) > LONGEST ? undefined : { start, end };
}

function nextFrom({ day, month }: DayMonth, from: IsoDate): IsoDate | undefined {
  const year = Number(from.slice(0, 4));
  // The 29th of February comes within eight years.
  for (let next = year; next <= year + 8; next++) {
    const date = toIso(next, month, day);
    if (date !== undefined && date >= from) return date;
  }
  return undefined;
}

function toIso(year: number, month: number, day: number): IsoDate | undefined {
  if (month < 1 || month > 12 || day < 1) return undefined;
  const written = (value: number): string => String(value).padStart(2, '0');
  const first: IsoDate = `${year}-${written(month)}-01`;
  return day > daysInMonth(first) ? undefined : `${year}-${written(month)}-${written(day)}`;
}

/** So many months later; the 31st becomes the last of a shorter month. */
export function addMonths(date: IsoDate, count: number): IsoDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const at = year * 12 + month - 1 + count;
  const [inYear, inMonth] = [Math.floor(at / 12), (at % 12) + 1];
  return (
    toIso(inYear, inMonth, day) ??
    addDays(toIso(inYear, inMonth, 1) ?? date, daysInMonth(toIso(inYear, inMonth, 1) ?? date) - 1)
  );
}
