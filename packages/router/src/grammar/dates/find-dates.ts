import type { Span } from '../text.ts';
import { Cursor, type Style } from './cursor.ts';
import { type DayParts, listTokens, type Token } from './tokens.ts';

/** A date, a range of dates, a month or an unreadable date in a text. */
export type DateMention = Span & { readonly text: string } & (
    | { readonly kind: 'day'; readonly parts: DayParts }
    | { readonly kind: 'range'; readonly from: DayParts; readonly to: DayParts }
    | { readonly kind: 'month'; readonly month: number; readonly year?: number | undefined }
    /** Day and month cannot be told apart. */
    | {
        readonly kind: 'ambiguous';
        readonly first: number;
        readonly second: number;
        readonly year?: number | undefined;
      }
  );

interface Point {
  readonly parts: DayParts;
  readonly next: number;
  /** A month came first, so a bare number may follow as the end: "April 3-5". */
  readonly monthFirst: boolean;
}

/** Behind "3 to 5" they make it a count of something else. */
const COUNTED = new Set('people persons adults days nights travelers travellers of guests kids children'.split(' '));

/** Behind a "may" that is a verb. */
const BEHIND_A_VERB = new Set('be not want need have like also i we you they it'.split(' '));
const BEFORE_A_MONTH = new Set('in during of early late mid next this by for en im'.split(' '));

/** Everything in `text` that is a date as people write them, in order; nothing is resolved against a calendar yet. */
export function findDates(text: string): DateMention[] {
  const tokens = listTokens(text);
  const cursor = new Cursor(tokens, numericStyle(tokens));
  const mentions: DateMention[] = [];
  let at = 0;
  while (at < tokens.length) {
    const found = readMention(cursor, at) ?? readLaterDay(cursor, at, mentions.at(-1));
    if (found) {
      const [first, last] = [tokens[at], tokens[found.next - 1]];
      const span = { index: first?.index ?? 0, end: last?.end ?? 0 };
      mentions.push({ ...found.mention, ...span, text: text.slice(span.index, span.end) });
    }
    at = found?.next ?? at + 1;
  }
  return mentions;
}

/** The order of day and month that the unambiguous ones among the numeric dates of a text give away. */
function numericStyle(tokens: readonly Token[]): Style {
  return (
    tokens.map((token) => (token.kind === 'numeric' ? orderOf(token) : null)).find((order) => order !== null) ?? null
  );
}

function orderOf({ first, second }: { readonly first: number; readonly second: number }): Style {
  if (first > 12 && second <= 12) return 'day-first';
  return second > 12 && first <= 12 ? 'month-first' : null;
}

type Bare<Mention> = Mention extends unknown ? Omit<Mention, 'index' | 'end' | 'text'> : never;
interface Read {
  readonly mention: Bare<DateMention>;
  readonly next: number;
}

/** Cheapest question first: most tokens cannot start a date. */
function readMention(cursor: Cursor, at: number): Read | undefined {
  const kind = cursor.kind(at);
  if (kind === 'word' || kind === 'mark' || kind === undefined) return undefined;
  return readShortRange(cursor, at) ?? readRangeOrDay(cursor, at) ?? readAmbiguous(cursor, at) ?? readMonth(cursor, at);
}

/** "3 to 5 April 2027", "3. bis 5.4.2027", "3 and 4 April". */
function readShortRange(cursor: Cursor, at: number): Read | undefined {
  const start = cursor.skipWeekday(at);
  const day = cursor.day(start);
  if (day === undefined) return undefined;
  const link = cursor.skipFillers(start + 1);
  const to =
    cursor.connective(link) ?? (cursor.word(link) === 'and' || cursor.text(link) === '&' ? link + 1 : undefined);
  if (to === undefined) return undefined;
  const point = readPoint(cursor, to);
  if (!point || point.monthFirst) return undefined;
  const isLinked = cursor.connective(link) !== undefined || cursor.isBetween(at) || point.parts.day === day + 1;
  const from = { ...point.parts, day, weekday: cursor.weekday(at) };
  return isLinked ? { mention: { kind: 'range', from, to: point.parts }, next: point.next } : undefined;
}

function readRangeOrDay(cursor: Cursor, at: number): Read | undefined {
  const from = readPoint(cursor, at);
  if (!from) return undefined;
  const to =
    cursor.connective(from.next) ??
    (cursor.isBetween(at) && cursor.word(from.next) === 'and' ? from.next + 1 : undefined);
  const end = to === undefined ? undefined : (readPoint(cursor, to) ?? readLastDay(cursor, to, from));
  if (!end) return { mention: { kind: 'day', parts: from.parts }, next: from.next };
  return { mention: { kind: 'range', from: from.parts, to: end.parts }, next: end.next };
}

/** The "5, 2027" of "April 3-5, 2027". */
function readLastDay(cursor: Cursor, at: number, from: Point): Point | undefined {
  const start = cursor.skipWeekday(at);
  const day = cursor.day(start);
  if (day === undefined || !(from.monthFirst || cursor.isOrdinal(start)) || isCounted(cursor, start)) return undefined;
  const { year = from.parts.year, next } = readYear(cursor, start + 1);
  return { parts: { ...from.parts, day, year, weekday: undefined }, next, monthFirst: true };
}

function isCounted(cursor: Cursor, at: number): boolean {
  return COUNTED.has(cursor.word(at + 1) ?? '');
}

function readPoint(cursor: Cursor, at: number): Point | undefined {
  const start = cursor.skipWeekday(at);
  const said = cursor.weekday(at);
  const token = cursor.token(start);
  if (token?.kind === 'date')
    return { parts: { ...token.parts, weekday: said }, next: start + 1, monthFirst: token.text.includes('月') };
  if (token?.kind === 'numeric') return readNumeric(cursor, start);
  return readDayMonth(cursor, start, said) ?? readMonthDay(cursor, start, said);
}

function readNumeric(cursor: Cursor, at: number): Point | undefined {
  const token = cursor.token(at);
  if (token?.kind !== 'numeric' || token.text === '24/7') return undefined;
  const { first, second, year } = token;
  const style = first === second ? 'day-first' : (orderOf(token) ?? cursor.style);
  if (style === null) return undefined;
  const [day, month] = style === 'day-first' ? [first, second] : [second, first];
  return { parts: { day, month, year }, next: at + 1, monthFirst: false };
}

/** "3 April 2027", "3rd of April", "3 de abril de 2027". */
function readDayMonth(cursor: Cursor, at: number, weekday: number | undefined): Point | undefined {
  const day = cursor.day(at);
  const position = cursor.skipFillers(at + 1);
  const token = cursor.token(position);
  if (day === undefined || token?.kind !== 'month') return undefined;
  if (token.text.toLowerCase() === 'may' && BEHIND_A_VERB.has(cursor.word(position + 1) ?? '')) return undefined;
  const { year, next } = readYear(cursor, position + 1);
  return { parts: { day, month: token.month, year, weekday }, next, monthFirst: false };
}

/** "April 3, 2027", "Apr the 3rd". */
function readMonthDay(cursor: Cursor, at: number, weekday: number | undefined): Point | undefined {
  const token = cursor.token(at);
  if (token?.kind !== 'month' || cursor.isModal(at)) return undefined;
  const position = cursor.skipFillers(at + 1);
  const day = cursor.day(position);
  if (day === undefined || isCounted(cursor, position)) return undefined;
  const { year, next } = readYear(cursor, position + 1);
  return { parts: { day, month: token.month, year, weekday }, next, monthFirst: true };
}

function readAmbiguous(cursor: Cursor, at: number): Read | undefined {
  const position = cursor.skipWeekday(at);
  const token = cursor.token(position);
  if (token?.kind !== 'numeric' || token.text === '24/7') return undefined;
  const { first, second, year } = token;
  return { mention: { kind: 'ambiguous', first, second, year }, next: position + 1 };
}

/** "in April 2027", "early May": no day, so no date. */
function readMonth(cursor: Cursor, at: number): Read | undefined {
  const token = cursor.token(at);
  if (token?.kind !== 'month') return undefined;
  const { year, next } = readYear(cursor, cursor.skipFillers(at + 1));
  const isVerb = /^(?:may|march|mars?)$/i.test(token.text) && token.text !== 'May' && token.text !== 'March';
  const isIntroduced = BEFORE_A_MONTH.has(cursor.word(at - 1) ?? '');
  if (cursor.isModal(at) || (isVerb && year === undefined && !isIntroduced)) return undefined;
  return { mention: { kind: 'month', month: token.month, year: year ?? token.year }, next: year ? next : at + 1 };
}

/** A year behind a date, with the comma or "of" that may stand between. */
function readYear(cursor: Cursor, at: number): { readonly year?: number | undefined; readonly next: number } {
  const position = [',', 'de', 'of', 'del', '.'].includes(cursor.text(at)) ? at + 1 : at;
  const token = cursor.token(position);
  if (token?.kind === 'number' && /^[1-9]\d{3}$/.test(token.text)) return { year: token.value, next: position + 1 };
  const short = cursor.text(position) === "'" ? cursor.token(position + 1) : undefined;
  return short?.kind === 'number' && short.value < 100
    ? { year: 2000 + short.value, next: position + 2 }
    : { next: at };
}

/** "Until the 6th", behind a date that tells the month. */
function readLaterDay(cursor: Cursor, at: number, earlier: DateMention | undefined): Read | undefined {
  const day = cursor.isOrdinal(at) ? cursor.day(at) : undefined;
  const isDate =
    cursor.word(at - 1) === 'the' && ['on', 'until', 'till', 'through', 'by', 'to'].includes(cursor.word(at - 2) ?? '');
  if (day === undefined || !isDate || earlier?.kind !== 'day' || day <= earlier.parts.day) return undefined;
  return { mention: { kind: 'day', parts: { ...earlier.parts, day, weekday: undefined } }, next: at + 1 };
}
