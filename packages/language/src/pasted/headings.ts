import { findDates, findWeekday } from '@wayfarer/router/grammar';

import type { PastedLine } from './lines.ts';
import type { PartOfDay, WrittenDate } from './pasted-plan.ts';
import { findPart, foldSame } from './times.ts';
import { ADVICE } from './words.ts';

/** What a line opens: a day, a part of one, or a section that is no part of the plan. */
export type Heading =
  | {
      readonly opens: 'day';
      readonly nth: number | null;
      readonly written: WrittenDate | null;
      /** What follows on the line: a title, or the first entries. */
      readonly rest: string;
    }
  | { readonly opens: 'part'; readonly part: PartOfDay; readonly rest: string }
  | { readonly opens: 'advice' }
  /** Another section of the plan: "Where to eat". */
  | { readonly opens: 'section'; readonly holds: 'stay' | 'meal' | 'visit' };

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ');
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const SIGNS = '一二三四五六七八九十';
const DAY = new RegExp(
  String.raw`^(?:day|days|tag|jour|dia|giorno|dag)\s*[#.:]?\s*(?<n>\d{1,2}|${NUMBERS.join('|')})(?!\p{L}|\d|:\d)(?:\s*(?:-|–|&|and|to)\s*(?:day\s*)?\d{1,2}(?![\d:]))?` +
    String.raw`|^(?<o>\d{1,2})\.\s?(?:tag|jour)(?![\p{L}])|^(?<o2>\d{1,2})(?:er|e|eme)\s+jour|^(?<w>${ORDINALS.join('|')}) day(?![\p{L}])` +
    String.raw`|^(?<j>\d{1,2}|[${SIGNS}]{1,2})\s*日目|^第\s*(?<c>\d{1,2}|[${SIGNS}]{1,2})\s*(?:天|日)|^d(?<d>\d{1,2})(?=\s*[:.–—-])`,
  'u',
);
/** Between the number of a day and what follows. */
const GAP = /^[\s:,.|–—·•>)\]}（）()：-]+/u;
const WEEKDAY_SIGN =
  /^(?:[（(]?([日月火水木金土])(?:曜日?)?[)）]?|(?:星期|周|礼拜)([一二三四五六日天]))(?=$|[\s:：、,（(–-])/u;

/** What the line opens, if it is no entry itself. */
export function readHeading({ text, isHeading, isBullet }: PastedLine): Heading | undefined {
  const folded = foldSame(text);
  if (folded.startsWith('next day:')) return { opens: 'day', nth: null, written: null, rest: text.slice(9).trim() };
  const day = DAY.exec(folded);
  if (day) {
    const { written, rest } = readDateIn(text.slice(day[0].length).replace(GAP, ''));
    return { opens: 'day', nth: numberOf(day.groups), written, rest };
  }
  const dated = isBullet && !/^[^–—:-]{0,30}[:–—-]/u.test(text) ? undefined : readDate(text);
  if (dated?.written && isDayAlone(dated)) return { opens: 'day', nth: null, ...dated };
  const part = readPart(text);
  if (part) return part;
  return readSection(folded, isHeading);
}

function numberOf(groups: Record<string, string | undefined> | undefined): number | null {
  const said = ['n', 'o', 'o2', 'w', 'j', 'c', 'd'].map((name) => groups?.[name]).find((one) => one !== undefined);
  if (said === undefined) return null;
  if (/^\d/.test(said)) return Number(said);
  const sign =
    said.startsWith('十') && said.length > 1 ? 10 + SIGNS.indexOf(said.charAt(1)) + 1 : SIGNS.indexOf(said) + 1;
  const word = [NUMBERS, ORDINALS].map((words) => words.indexOf(said) + 1).find((at) => at > 0);
  return word ?? (sign > 0 ? sign : null);
}

interface Dated {
  readonly written: WrittenDate | null;
  readonly rest: string;
}

/** Behind the number of a day its date may stand anywhere: "Day 1 – Kyoto (Mon 5 May)". A visit's own time is none. */
function readDateIn(text: string): Dated {
  const atStart = readDate(text);
  if (atStart.written?.day !== undefined) return atStart;
  const date = findDates(text).find(({ kind }) => kind === 'day');
  if (date?.kind !== 'day') return atStart;
  const { day, month, year, weekday } = date.parts;
  const opener = text
    .slice(0, date.index)
    .replace(/(?:\p{L}+,?\s*)?$/u, (word) => (findWeekday(word.replace(/[,\s]+$/, '')) === undefined ? word : ''));
  const rest = `${opener} ${text.slice(date.end)}`.replace(/[(（]\s*[)）]|\|/gu, ' ').replace(/\s+/g, ' ');
  const written = { day, month, ...(year !== undefined && { year }), ...(weekday !== undefined && { weekday }) };
  return { written, rest: rest.replace(GAP, '').replace(/[\s:,|–—-]+$/u, '') };
}

/** A date or a weekday that the text begins with. */
function readDate(text: string): Dated {
  const [date] = findDates(text);
  const opener = date ? foldSame(text.slice(0, date.index)) : undefined;
  const isEnded =
    date !== undefined &&
    /^(?:$|\s*[:,()（）|：\]–—-]|\s*\p{Lo}|\s+(?:\(|mon|tue|wed|thu|fri|sat|sun))/iu.test(text.slice(date.end));
  if (
    date &&
    isEnded &&
    (date.kind === 'day' || date.kind === 'ambiguous') &&
    /^(?:on |am |le |el |il |[(\s（])*$/.test(opener ?? '-')
  ) {
    const { rest, weekday } = skipWeekday(text.slice(date.end));
    const parts = date.kind === 'day' ? date.parts : { month: date.first, day: date.second, year: date.year };
    const { day, month, year } = parts;
    const said = (date.kind === 'day' ? date.parts.weekday : undefined) ?? weekday;
    const written = { day, month, ...(year !== undefined && { year }), ...(said !== undefined && { weekday: said }) };
    return { written, rest };
  }
  const { weekday, rest } = skipWeekday(text);
  return weekday === undefined ? { written: null, rest: text } : { written: { weekday }, rest };
}

/** "(Sat)", "Saturday", 土曜日. */
function skipWeekday(text: string): { readonly weekday?: number; readonly rest: string } {
  const start = text.replace(GAP, '');
  const sign = WEEKDAY_SIGN.exec(start);
  if (sign) {
    const weekday = sign[1]
      ? '日月火水木金土'.indexOf(sign[1])
      : '日一二三四五六'.indexOf((sign[2] ?? '').replace('天', '日'));
    return { weekday, rest: start.slice(sign[0].length).replace(GAP, '') };
  }
  const [word = ''] = /^\p{L}+/u.exec(start) ?? [];
  const weekday = word === '' ? undefined : findWeekday(word);
  const behind = start.slice(word.length);
  // "Sun Temple" and "Mon Ami" are no days; "Friday Mosque" is none either.
  const isDay = /^(?:$|\.?\s*[:,(（)|–—/-]|\.\s|\s+(?:morning|afternoon|evening|night)\b)/u.test(behind);
  return weekday === undefined || !isDay ? { rest: start } : { weekday, rest: behind.replace(GAP, '') };
}

/** A weekday alone opens a day only where something ends it: "Saturday:", "Sat – …". */
function isDayAlone({ written, rest }: Dated): boolean {
  return written?.day !== undefined || rest === '' || written?.weekday !== undefined;
}

const PART_HEADING =
  /^(?:(?:early |late |in the |am |le |in |por la |de |la |a )?(?:morning|midday|noon|afternoon|evening|night|vormittags?|morgens?|nachmittags?|mittags?|abends?|matin|apres-midi|soir|manana|tarde|noche|mattina|pomeriggio|sera|manha|noite))\s*(?:\([^)]*\)|（[^）]*）)?\s*(?::|：|$|[–—-](?=\s)|\|)|^(?:午前|午後|夜|夕方|上午|下午|晚上|朝|昼)(?=[\s:：、]|$)[\s:：、]*/u;

function readPart(text: string): Heading | undefined {
  const match = PART_HEADING.exec(foldSame(text));
  const part = match && findPart(match[0]);
  return match && part ? { opens: 'part', part, rest: text.slice(match[0].length).replace(GAP, '') } : undefined;
}

const STAY_SECTION =
  /^(?:where to (?:stay|sleep)|accommodations?|hotels?|lodging|unterkunft|hebergement|alojamiento|宿泊|住宿)\s*:?$/u;
const MEAL_SECTION =
  /^(?:where to eat|food(?: and drinks?| & drinks?)?|restaurants?|dining|eat(?:ing)?|essen|ou manger|donde comer|食事|美食)\s*:?$/u;
const VISIT_SECTION =
  /^(?:(?:top |main |must[- ]see )?(?:sights?|attractions?|things to do|places(?: to (?:visit|see))?|must[- ]sees?|to do|to see|highlights|bucket list|ideas?))\s*:?$/u;
const LONGEST_SECTION = 48;

function readSection(folded: string, isHeading: boolean): Heading | undefined {
  if (STAY_SECTION.test(folded)) return { opens: 'section', holds: 'stay' };
  if (MEAL_SECTION.test(folded)) return { opens: 'section', holds: 'meal' };
  if (VISIT_SECTION.test(folded)) return { opens: 'section', holds: 'visit' };
  const isTitle = isHeading || (folded.endsWith(':') && folded.length <= LONGEST_SECTION);
  const advice = ADVICE.exec(folded);
  return isTitle && advice && advice.index <= 24 ? { opens: 'advice' } : undefined;
}
