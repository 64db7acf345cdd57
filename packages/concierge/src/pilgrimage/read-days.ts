import { findDates, findRelativeDates, isoDate, ORDINALS, parseIsoDate } from '@wayfarer/router/grammar';
import { addDays, type IsoDate, weekdayOf } from '@wayfarer/trip/clock';

/** Numbers of days as people write them, in words and in the characters of China and Japan. */
const NUMBERS: readonly (readonly string[])[] = [
  ['one', '一', '１'],
  ['two', '二', '两', '兩', '２'],
  ['three', '三', '３'],
  ['four', '四', '４'],
  ['five', '五', '５'],
  ['six', '六', '６'],
  ['seven', '七', '７'],
  ['eight', '八', '８'],
  ['nine', '九', '９'],
  ['ten', '十'],
];
const WORDS = NUMBERS.flat().join('|');
const COUNT = `(\\d{1,2}|${WORDS})`;

const COUNTS: readonly RegExp[] = [
  new RegExp(`(?:^|[^\\p{L}\\d])${COUNT}(?:[\\s-]+(?:full|whole))?[\\s-]+days?(?![\\p{L}])`, 'giu'),
  // Not the seventh of a month, which has no word for "during" behind it.
  new RegExp(`${COUNT}(?:日間|泊)`, 'giu'),
  new RegExp(`(?<!第)${COUNT}(?:天|日游|日遊)`, 'giu'),
];

/** How many days a text speaks of: "five days in Tokyo, one day for …" are 5 and 1. */
export function findDayCounts(text: string): readonly number[] {
  return COUNTS.flatMap((pattern) => [...text.matchAll(pattern)].map(([, count = '']) => toNumber(count)));
}

const NUMBERED: readonly RegExp[] = [
  new RegExp(`(?:^|[^\\p{L}])day\\s*${COUNT}(?![\\p{L}\\d])`, 'iu'),
  new RegExp(`${COUNT}日目`, 'iu'),
  new RegExp(`第${COUNT}(?:天|日)`, 'iu'),
];
const LAST = /\blast day\b|最終日|最后一天|最後一天/iu;
const FIRST = /初日|头一天|頭一天/u;
const ORDINAL = new RegExp(`\\b(${ORDINALS.join('|')}) day\\b`, 'iu');

/** Which of the trip's days a text names: "day 2", "the last day", "Tuesday", "4 April"; `undefined` where it names none of them. */
export function findTripDay(text: string, dates: readonly IsoDate[]): IsoDate | undefined {
  for (const pattern of NUMBERED) {
    const [, count] = pattern.exec(text) ?? [];
    if (count !== undefined) return dates[toNumber(count) - 1];
  }
  const [, ordinal] = ORDINAL.exec(text) ?? [];
  if (ordinal !== undefined) return dates[ORDINALS.indexOf(ordinal.toLowerCase())];
  if (LAST.test(text)) return dates.at(-1);
  if (FIRST.test(text)) return dates[0];
  const [first] = dates;
  const named = first === undefined ? undefined : findNamedDate(text, first);
  if (named !== undefined && dates.includes(named)) return named;
  return dates.find((date) => new RegExp(`\\b${weekdayOf(date)}\\b`, 'iu').test(text));
}

/** The first date in the text that is not before today: "28 November", "on Saturday", "tomorrow". */
export function findNamedDate(text: string, today: IsoDate): IsoDate | undefined {
  const day = parseIsoDate(today);
  if (day === undefined) return undefined;
  for (const mention of findDates(text)) {
    if (mention.kind !== 'day') continue;
    const { day: ofMonth, month, year } = mention.parts;
    const years = year === undefined ? [0, 1].map((more) => Number(today.slice(0, 4)) + more) : [year];
    const dates = years.map((one) => `${one}-${String(month).padStart(2, '0')}-${String(ofMonth).padStart(2, '0')}`);
    const next = dates.find((date) => parseIsoDate(date) !== undefined && date >= today);
    if (next !== undefined) return next;
  }
  const relative = findRelativeDates(text, day).flatMap(({ days, bare }) => (bare === 'short' ? [] : days));
  const next = relative.find((one) => one >= day);
  if (next !== undefined) return isoDate(next);
  const word = WORDS_OF_DAYS.find(({ pattern }) => pattern.test(text));
  return word && addDays(today, word.days);
}

/** Days relative to today in the languages whose dates are not read elsewhere. */
const WORDS_OF_DAYS: readonly { readonly pattern: RegExp; readonly days: number }[] = [
  { pattern: /明後日|あさって|后天|後天/u, days: 2 },
  { pattern: /明日|あした|明天/u, days: 1 },
  { pattern: /今日|きょう|今天/u, days: 0 },
];

function toNumber(count: string): number {
  const word = NUMBERS.findIndex((names) => names.includes(count.toLowerCase()));
  return word >= 0 ? word + 1 : Number(count);
}
