import { findAll, type Span } from '../text.ts';
import { findMonth, findWeekday } from './names.ts';

/** Day and month of a date, with what else was said of it. */
export interface DayParts {
  readonly day: number;
  readonly month: number;
  readonly year?: number;
  /** 0 is Sunday. */
  readonly weekday?: number;
}

/** The smallest piece of a text that matters to dates. */
export type Token = Span & { readonly text: string } & (
    | { readonly kind: 'date'; readonly parts: DayParts }
    /** Digits that are one date or another: `03/04/2027`. */
    | { readonly kind: 'numeric'; readonly first: number; readonly second: number; readonly year?: number }
    | { readonly kind: 'number'; readonly value: number; readonly ordinal: boolean }
    | { readonly kind: 'month'; readonly month: number; readonly year?: number }
    | { readonly kind: 'weekday'; readonly weekday: number }
    | { readonly kind: 'word' }
    | { readonly kind: 'mark' }
  );

// Alternatives are tried in this order; each reads a bounded number of characters, so a text is read in linear time.
const TOKEN = new RegExp(
  [
    String.raw`(?<iso>(?<isoYear>\d{4})(?<isoMark>[-/.])(?<isoMonth>\d{1,2})\k<isoMark>(?<isoDay>\d{1,2})(?!\d))`,
    String.raw`(?<full>(?<first>\d{1,2})(?<mark>[-/.])(?<second>\d{1,2})\k<mark>(?<year>\d{4}|\d{2})(?!\d))`,
    String.raw`(?<spacedPoints>(?<spacedDay>\d{1,2})\.\s?(?<spacedMonth>\d{1,2})\.\s?(?<spacedYear>\d{4})(?!\d))`,
    String.raw`(?<dotted>(?<dayDot>\d{1,2})\.(?<monthDot>\d{1,2})\.(?!\d))`,
    String.raw`(?<eastern>(?:(?<eastYear>\d{4})年\s?)?(?<eastMonth>\d{1,2})月\s?(?<eastDay>\d{1,2})[日号號]?)`,
    String.raw`(?<easternMonth>(?:(?<eastMonthYear>\d{4})年)?(?<eastOnlyMonth>\d{1,2})月)`,
    String.raw`(?<easternDay>(?<eastOnlyDay>\d{1,2})日(?!間))`,
    String.raw`(?<short>(?<shortFirst>\d{1,2})\/(?<shortSecond>\d{1,2})(?![\d/]))`,
    String.raw`(?<number>(?<digits>\d{1,9})(?<ordinal>st|nd|rd|th|er|[º°])?)`,
    String.raw`(?<word>\p{L}[\p{L}\p{M}']{0,30})`,
    String.raw`(?<other>[^\s])`,
  ].join('|'),
  'giu',
);

export function listTokens(text: string): Token[] {
  return findAll(text, TOKEN).map(({ groups, ...span }) => ({ ...span, ...kindOf(span.text, groups) }) as Token);
}

type Groups = Readonly<Record<string, string | undefined>>;

function kindOf(text: string, groups: Groups): object {
  if (groups['iso']) return { kind: 'date', parts: partsOf(groups, ['isoDay', 'isoMonth', 'isoYear']) };
  if (groups['eastern']) return { kind: 'date', parts: partsOf(groups, ['eastDay', 'eastMonth', 'eastYear']) };
  if (groups['spacedPoints'])
    return { kind: 'date', parts: partsOf(groups, ['spacedDay', 'spacedMonth', 'spacedYear']) };
  if (groups['dotted']) return { kind: 'date', parts: partsOf(groups, ['dayDot', 'monthDot', 'none']) };
  if (groups['full']) return numericOf(groups);
  if (groups['short'])
    return { kind: 'numeric', first: Number(groups['shortFirst']), second: Number(groups['shortSecond']) };
  if (groups['easternMonth']) {
    const year = groups['eastMonthYear'];
    return { kind: 'month', month: Number(groups['eastOnlyMonth']), ...(year ? { year: Number(year) } : {}) };
  }
  if (groups['easternDay']) return { kind: 'number', value: Number(groups['eastOnlyDay']), ordinal: true };
  if (groups['number'])
    return { kind: 'number', value: Number(groups['digits']), ordinal: groups['ordinal'] !== undefined };
  return groups['word'] ? wordOf(text) : { kind: 'mark' };
}

function partsOf(groups: Groups, [day, month, year]: readonly [string, string, string]): DayParts {
  const said = groups[year];
  return { day: Number(groups[day]), month: Number(groups[month]), ...(said ? { year: fullYear(Number(said)) } : {}) };
}

/** With points between them, the day always comes first. */
function numericOf(groups: Groups): object {
  if (groups['mark'] === '.') return { kind: 'date', parts: partsOf(groups, ['first', 'second', 'year']) };
  const year = fullYear(Number(groups['year']));
  return { kind: 'numeric', first: Number(groups['first']), second: Number(groups['second']), year };
}

function wordOf(text: string): object {
  const month = findMonth(text);
  if (month !== undefined) return { kind: 'month', month };
  const weekday = findWeekday(text);
  return weekday === undefined ? { kind: 'word' } : { kind: 'weekday', weekday };
}

/** `27` is 2027. */
function fullYear(year: number): number {
  return year < 100 ? 2000 + year : year;
}
