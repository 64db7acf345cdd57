import { type IsoDate, isIsoDate } from '@wayfarer/trip/clock';

import { isTime } from '../moment.ts';

/** A date in a text, where it stands. `date` is `null` where the text has no year, or may mean two days. */
export interface FoundDate {
  readonly date: IsoDate | null;
  /** `MM-DD`; `null` where the text may mean two days. */
  readonly day: string | null;
  readonly index: number;
  readonly length: number;
}

/** Names of months by their first letters, long enough to tell them apart, in lower case without accents. */
const MONTHS: readonly (readonly string[])[] = [
  ['january', 'jan', 'januar', 'janner', 'janvier', 'janv', 'enero', 'ene'],
  ['february', 'feb', 'februar', 'feber', 'fevrier', 'fevr', 'febrero'],
  ['march', 'mar', 'marz', 'mrz', 'mars', 'marzo'],
  ['april', 'apr', 'avril', 'avr', 'abril', 'abr'],
  ['may', 'mai', 'mayo'],
  ['june', 'jun', 'juni', 'juin', 'junio'],
  ['july', 'jul', 'juli', 'juillet', 'juil', 'julio'],
  ['august', 'aug', 'aout', 'agosto', 'ago'],
  ['september', 'sep', 'sept', 'septembre', 'septiembre', 'set'],
  ['october', 'oct', 'oktober', 'okt', 'octobre', 'octubre'],
  ['november', 'nov', 'novembre', 'noviembre'],
  ['december', 'dec', 'dezember', 'dez', 'decembre', 'diciembre', 'dic'],
];
const MONTH_OF = new Map(MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));

const NUMERIC =
  /(?<![\d.:/-])(?:(?<y>\d{4})[-/.年]\s?(?<m>\d{1,2})[-/.月]\s?(?<d>\d{1,2})日?|(?<m2>\d{1,2})月(?<d2>\d{1,2})日|(?<a>\d{1,2})(?<sign>[./-])\s?(?<b>\d{1,2})(?:\k<sign>\s?(?<year>\d{4}|\d{2}(?!\d))|(?<open>\.)(?!\d)))(?![\d:])/g;
const DAY_FIRST =
  /(?<![\d.:])(?<d>\d{1,2})(?:st|nd|rd|th|\.|er)?[\s-]?(?:de |of )?(?<month>\p{L}{3,10})\.?(?:(?:,?\s?(?:de |del )?|-)(?<y>\d{4}|(?<=[A-Z]{3})\d{2}(?!\d)))?(?![\d\p{L}:])/gu;
const MONTH_FIRST =
  /(?<![\p{L}\d])(?<month>\p{L}{3,10})\.?\s(?<d>\d{1,2})(?:st|nd|rd|th)?(?:,?\s(?<y>\d{4}))?(?![\d:\p{L}])/gu;

/** All dates in a line, in their order. */
export function findDates(text: string): FoundDate[] {
  const found = [
    ...[...text.matchAll(NUMERIC)].map((match) => ofNumbers(match, match.groups ?? {})),
    ...[...text.matchAll(DAY_FIRST), ...text.matchAll(MONTH_FIRST)].map((match) => ofName(match, match.groups ?? {})),
  ].filter((one) => one !== null);
  found.sort((a, b) => a.index - b.index || b.length - a.length);
  return found.filter(
    (one, index) => !found.slice(0, index).some((before) => before.index + before.length > one.index),
  );
}

/** The dates in a text that are certain, year and all. */
export function listDatesIn(text: string): { readonly date: IsoDate }[] {
  return findDates(text).flatMap(({ date }) => (date === null ? [] : [{ date }]));
}

type Groups = Readonly<Record<string, string | undefined>>;

function ofNumbers(match: RegExpExecArray, groups: Groups): FoundDate | null {
  const { y, m, d, m2, d2, a, b, sign, year } = groups;
  if (y !== undefined) return at(match, { year: y, month: m, day: d });
  if (m2 !== undefined) return at(match, { month: m2, day: d2 });
  // With points the day stands first wherever points are written. With strokes either may, unless one is no month.
  if (sign === '.' || Number(a) > 12 || a === b) return at(match, { year, month: b, day: a });
  if (Number(b) > 12) return at(match, { year, month: a, day: b });
  return { date: null, day: null, index: match.index, length: match[0].length };
}

function ofName(match: RegExpExecArray, { month = '', d, y }: Groups): FoundDate | null {
  const number = MONTH_OF.get(month.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, ''));
  return number === undefined ? null : at(match, { year: y, month: String(number), day: d });
}

function at(match: RegExpExecArray, { year, month = '', day = '' }: Groups): FoundDate | null {
  const monthDay = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!isIsoDate(`2024-${monthDay}`)) return null;
  const full = year === undefined ? null : `${year.length === 2 ? '20' : ''}${year}-${monthDay}`;
  if (full !== null && !isIsoDate(full)) return null;
  return { date: full, day: monthDay, index: match.index, length: match[0].length };
}

/** A time of day in a text. */
export interface FoundTime {
  readonly time: string;
  readonly index: number;
  readonly length: number;
}

const TIME =
  /(?<![\d.:/,])(?<h>\d{1,2})(?:\s?[:h時点时]\s?(?<m>\d{2})(?:分|:\d{2})?\s?(?<half>[ap]\.?m\.?(?!\p{L}))?|\s?(?<half2>[ap]\.?m\.?(?!\p{L}))|\s?(?:Uhr|時|点|heures?)(?!\p{L}))(?![\d:])/giu;

/** All times in a line. Lengths such as `08h40` after a word for one are none. */
export function findTimes(text: string): FoundTime[] {
  return [...text.matchAll(TIME)].flatMap((match) => {
    const { h = '', m = '00', half, half2 } = match.groups ?? {};
    const said = (half ?? half2)?.toLowerCase().replaceAll('.', '');
    if (
      /(?:duration|dauer|durée|duración|time|所要|时长)\s*:?\s*$/i.test(text.slice(0, match.index)) &&
      /total|travel|durat|dauer|dur/i.test(text.slice(0, match.index))
    )
      return [];
    const hour = said === undefined ? Number(h) : (Number(h) % 12) + (said === 'pm' ? 12 : 0);
    const time = `${String(hour).padStart(2, '0')}:${m}`;
    if (!isTime(time) || (said !== undefined && (Number(h) > 12 || h === '0'))) return [];
    return [{ time, index: match.index, length: match[0].length }];
  });
}
