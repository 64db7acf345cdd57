import { listMatches } from '../../list-matches.ts';
import type { Span } from '../text.ts';
import { findMonth, findWeekday } from './names.ts';

/** Day and month of a date, with what else was said of it. */
export interface DayParts {
  readonly day: number;
  readonly month: number;
  readonly year?: number | undefined;
  /** 0 is Sunday. */
  readonly weekday?: number | undefined;
}

type Kind =
  | { readonly kind: 'date'; readonly parts: DayParts }
  /** Digits that are one date or another: `03/04/2027`. */
  | { readonly kind: 'numeric'; readonly first: number; readonly second: number; readonly year?: number | undefined }
  | { readonly kind: 'number'; readonly value: number; readonly ordinal: boolean }
  | { readonly kind: 'month'; readonly month: number; readonly year?: number | undefined }
  | { readonly kind: 'weekday'; readonly weekday: number }
  | { readonly kind: 'word' }
  | { readonly kind: 'mark' };

/** The smallest piece of a text that matters to dates. */
export type Token = Span & { readonly text: string } & Kind;

/** How a token is written, and what it is by its numbers, in the order of the pattern's groups. */
type Form = readonly [pattern: string, read: (numbers: readonly (number | undefined)[], text: string) => Kind];

// Tried in this order; each reads a bounded number of characters, so a text is read in linear time.
const FORMS: readonly Form[] = [
  [
    String.raw`(\d{4})(?:-(\d{1,2})-|\/(\d{1,2})\/|\.(\d{1,2})\.)(\d{1,2})(?!\d)`,
    ([year, a, b, c, day]) => toDate(day, a ?? b ?? c, year),
  ],
  // With points between them, the day always comes first.
  [
    String.raw`(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})(?!\d)|(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?!\d)`,
    ([a, b, c, day, month, year]) => toDate(a ?? day, b ?? month, c ?? year),
  ],
  [
    String.raw`(\d{1,2})(?:-(\d{1,2})-|\/(\d{1,2})\/)(\d{4}|\d{2})(?!\d)`,
    ([first = 0, a, b, year]) => ({ kind: 'numeric', first, second: a ?? b ?? 0, year: fullYear(year) }),
  ],
  [String.raw`(\d{1,2})\.(\d{1,2})\.(?!\d)`, ([day, month]) => toDate(day, month)],
  [String.raw`(?:(\d{4})年\s?)?(\d{1,2})月\s?(\d{1,2})[日号號]?`, ([year, month, day]) => toDate(day, month, year)],
  [String.raw`(?:(\d{4})年)?(\d{1,2})月`, ([year, month = 0]) => ({ kind: 'month', month, year })],
  [String.raw`(\d{1,2})日(?!間)`, ([value = 0]) => ({ kind: 'number', value, ordinal: true })],
  [String.raw`(\d{1,2})\/(\d{1,2})(?![\d/])`, ([first = 0, second = 0]) => ({ kind: 'numeric', first, second })],
  [
    String.raw`(\d{1,9})(?:st|nd|rd|th|er|[º°])?`,
    ([value = 0], text) => ({ kind: 'number', value, ordinal: /\D$/.test(text) }),
  ],
  [String.raw`\p{L}[\p{L}\p{M}']{0,30}`, (_, text) => toWord(text)],
  [String.raw`[^\s]`, () => ({ kind: 'mark' })],
];
const TOKEN = new RegExp(FORMS.map(([pattern]) => `(${pattern})`).join('|'), 'giu');

/** Where the groups of each form begin among those of all. */
const STARTS = FORMS.reduce<readonly number[]>(
  (starts, [pattern]) => [
    ...starts,
    (starts.at(-1) ?? 0) + (new RegExp(`(${pattern})|`, 'u').exec('')?.length ?? 1) - 1,
  ],
  [1],
);

export function listTokens(text: string): Token[] {
  return listMatches(text, TOKEN).map((match) => {
    const [said] = match;
    const form = STARTS.findIndex((start) => match[start] !== undefined);
    const groups = match.slice((STARTS[form] ?? 0) + 1, STARTS[form + 1]);
    const numbers = groups.map((digits: string | undefined) => (digits === undefined ? undefined : Number(digits)));
    const read = FORMS[form]?.[1] ?? (() => ({ kind: 'mark' }) as const);
    return { index: match.index, end: match.index + said.length, text: said, ...read(numbers, said) };
  });
}

function toDate(day = 0, month = 0, year?: number): Kind {
  return { kind: 'date', parts: { day, month, year: fullYear(year) } };
}

function toWord(text: string): Kind {
  const month = findMonth(text);
  if (month !== undefined) return { kind: 'month', month };
  const weekday = findWeekday(text);
  return weekday === undefined ? { kind: 'word' } : { kind: 'weekday', weekday };
}

/** `27` is 2027. */
function fullYear(year: number | undefined): number | undefined {
  return year !== undefined && year < 100 ? 2000 + year : year;
}
