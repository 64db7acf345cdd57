import type { Meal } from '@wayfarer/trip';
import { minute, type MinuteOfDay } from '@wayfarer/trip/clock';

import { foldWords } from '../understand/masked-text.ts';
import type { PartOfDay } from './pasted-plan.ts';
import { MEAL_WORDS, PART_WORDS } from './words.ts';

/** When something is, as far as a text says. */
export interface WrittenTime {
  readonly at?: MinuteOfDay;
  readonly until?: MinuteOfDay;
}

const HALF = String.raw`(?:a\.?m|p\.?m)(?!\p{L})\.?`;
/** An hour that is plainly one: with minutes, with am or pm, or with a word of the language. */
const CLOCK = String.raw`(?:(?<h>[01]?\d|2[0-4])(?:[:h](?<m>[0-5]\d)(?!\d)|\.(?<p>[0-5]\d)(?=\s*(?:uhr|h\b|${HALF}|[-–—]|$)))(?:\s*(?<half>${HALF}))?|(?<h2>1[0-2]|0?\d)\s*(?<half2>${HALF})|(?<h3>[01]?\d|2[0-4])\s?(?:uhr|時|点|h(?![\p{L}\d]))(?<m3>[0-5]\d|半)?|(?<!\p{L})(?<word>noon|midnight))(?:\s*uhr|分)?`;
const named = (suffix: string): string => CLOCK.replace(/\?<(\w+)>/g, `?<$1${suffix}>`);
/** "9-11am", "9 to 11:30": the first may be bare. */
const BARE = String.raw`(?<bare>[01]?\d|2[0-3])`;
const TO = String.raw`\s*(?:-|–|—|−|~|〜|to|until|till|bis|a|から)\s*`;
const RANGE = new RegExp(String.raw`(?<![\d€$£¥.,/])(?:${named('A')}|${BARE})${TO}${named('B')}(?![\d%])`, 'u');
const POINT = new RegExp(String.raw`(?<![\d€$£¥.,/])${named('A')}(?![\d%])`, 'u');
const LEADING = new RegExp(
  String.raw`^(?:(?:at|from|around|about|by|ca\.?|circa|um|ab|gegen|vers|a|des|alle|ore|à|@|~|≈|approx\.?|c\.)\s*)*$`,
  'u',
);

/** A time with where it stands in the text, folded: `foldWords` keeps the length of what plans are written in, mostly. */
export interface TimeSpan extends WrittenTime {
  readonly index: number;
  readonly end: number;
}

/** The first time of a text; of "9–11am" both. */
export function findTime(text: string): TimeSpan | undefined {
  const folded = foldSame(text);
  const range = RANGE.exec(folded);
  const point = POINT.exec(folded);
  if (range && (!point || range.index <= point.index)) {
    const until = clockOf(range.groups, 'B');
    const at = clockOf(range.groups, 'A', halfOf(range.groups, 'B')) ?? bareBefore(range.groups?.['bare'], until);
    if (at !== undefined && until !== undefined && until > at)
      return { at, until, index: range.index, end: range.index + range[0].length };
  }
  const at = point ? clockOf(point.groups, 'A') : undefined;
  return at === undefined || !point ? undefined : { at, index: point.index, end: point.index + point[0].length };
}

/** Whether nothing but "at" or "around" stands in front of the time. */
export function isLeading(text: string, { index }: Pick<TimeSpan, 'index'>): boolean {
  return LEADING.test(
    foldSame(text.slice(0, index))
      .replace(/[\s([{*:–—-]+/g, ' ')
      .trimStart(),
  );
}

function clockOf(groups: Groups, suffix: 'A' | 'B', half?: string): MinuteOfDay | undefined {
  const get = (name: string): string | undefined => groups?.[`${name}${suffix}`];
  if (get('word') !== undefined) return minute(get('word') === 'noon' ? 720 : 1439);
  const hours = Number(get('h') ?? get('h2') ?? get('h3') ?? NaN);
  if (Number.isNaN(hours)) return undefined;
  const written = get('m') ?? get('p') ?? get('m3');
  const minutes = written === '半' ? 30 : Number(written ?? 0);
  const ownHalf = get('half') ?? get('half2');
  const isLater = (ownHalf ?? (hours < 12 ? half : undefined))?.startsWith('p');
  const day = isLater === undefined ? hours : (hours % 12) + (isLater ? 12 : 0);
  return day > 24 ? undefined : minute(Math.min(day * 60 + minutes, 1439));
}

function halfOf(groups: Groups, suffix: 'A' | 'B'): string | undefined {
  return groups?.[`half${suffix}`] ?? groups?.[`half2${suffix}`];
}

type Groups = Record<string, string | undefined> | undefined;

/** The nine of "9–11am", the eleven of "11–1pm". */
function bareBefore(bare: string | undefined, until: MinuteOfDay | undefined): MinuteOfDay | undefined {
  if (bare === undefined || until === undefined) return undefined;
  const [early, late] = [Number(bare) * 60, Number(bare) * 60 + 720];
  return late < until && late < 1440 ? minute(late) : early < until ? minute(early) : undefined;
}

const LENGTH =
  /(?<![\d.:])(\d{1,2}(?:[.,]\d)?)\s*(?:-|–|to)?\s*(?:\d{1,2}(?:[.,]\d)?)?\s*(hours?|hrs?|h|stunden?|std|heures?|horas?|ore|min(?:ute)?(?:s|n)?|時間|分)(?:\s*(\d{2})(?:\s*min)?)?(?![\p{L}\p{N}])\s*(.{0,12})/u;
/** Behind a length: it is that of a way, a queue or a time ahead. */
const NO_STAY =
  /^[\s-]*(?:by|away|walk|train|bus|drive|ride|ferry|from|ahead|before|queue|wait|line|metro|boat|out|in advance|taxi|flight|slots?|uphill|max|entry)/u;
const NO_STAY_BEFORE =
  /(?:queue|wait|line|train|bus|walk|drive|ferry|metro|tram)(?: (?:of|is|takes|about|around|for))*\s*$/u;

/** How long one stays, where it is written: "(2 hours)", "1.5h", "90 min". */
export function findLength(text: string): number | undefined {
  const folded = foldSame(text);
  const match = LENGTH.exec(folded);
  const [, amount = '', unit = '', more, behind = ''] = match ?? [];
  if (!match || NO_STAY.test(behind) || NO_STAY_BEFORE.test(folded.slice(0, match.index))) return undefined;
  const value = Number(amount.replace(',', '.'));
  const minutes = /^(?:min|分)/.test(unit) ? value : value * 60 + Number(more ?? 0);
  return minutes >= 5 && minutes <= 720 ? Math.round(minutes) : undefined;
}

export function findMeal(text: string): Meal | undefined {
  const folded = foldSame(text);
  return MEAL_WORDS.find(([, pattern]) => pattern.test(folded))?.[0];
}

export function findPart(text: string): PartOfDay | undefined {
  const folded = foldSame(text);
  return PART_WORDS.find(([, pattern]) => pattern.test(folded))?.[0];
}

/** In small letters and without accents, each character in its place. */
export function foldSame(text: string): string {
  const folded = foldWords(text.normalize('NFC'));
  return folded.length === text.length ? folded : [...text].map(foldOne).join('');
}

function foldOne(character: string): string {
  const folded = foldWords(character);
  return folded.length === character.length ? folded : character.toLowerCase().slice(0, character.length);
}
