import type { FindKnownNames, PastedEntry, PastedKind, PastedMark } from './pasted-plan.ts';
import { isNameLike } from './split-line.ts';
import { findLength, findMeal, findPart, findTime, foldSame, isLeading, type WrittenTime } from './times.ts';
import {
  AGAIN,
  ARTICLE,
  BED,
  BOOK,
  BOOK_SIGNS,
  COMMON_KIND,
  COMMON_NOUN,
  DAY_TRIP,
  DAY_TRIP_SIGNS,
  DOING,
  EATING,
  GOING,
  HOURS,
  HOURS_SIGNS,
  NO_BOOKING,
  SLEEPING,
  TRAILING,
  UNSURE,
  VAGUE,
} from './words.ts';

/** What is known of an entry before its own words are read. */
export interface EntryFrame extends WrittenTime {
  readonly line: number;
  /** The whole line, for what is said of the entry. */
  readonly about: string;
  readonly kind?: PastedKind | undefined;
  readonly marks?: readonly PastedMark[];
  readonly part?: PastedEntry['part'];
  readonly url?: string | undefined;
  readonly find: FindKnownNames;
}

/** One thing to do, out of its part of a line; `undefined` where the words name nothing to go to. */
export function readEntry(part: string, frame: EntryFrame): PastedEntry | undefined {
  const { text, ...time } = withoutTime(part);
  const { name: raw, kind: said, isDone } = withoutVerb(text);
  const { name, also } = withoutBrackets(raw.replace(/[\s.,;:!?。]+$/u, '').replace(/^["“”'‘’«»]+|["“”'‘’«»]+$/gu, ''));
  const meal = said === 'visit' || said === undefined ? findMeal(text) : (findMeal(text) ?? undefined);
  const isTimed = time.at !== undefined || frame.at !== undefined;
  const kind = kindOf(name, { said: said ?? frame.kind, meal, isDone, isTimed, frame });
  if (kind === undefined) return undefined;
  const minutes = findLength(part) ?? findLength(frame.about);
  const isEaten = kind === 'meal' && meal !== undefined;
  const partOfDay =
    !isEaten && time.at === undefined && frame.at === undefined ? (findPart(text) ?? frame.part) : undefined;
  return {
    line: frame.line,
    name: name === '' ? cleaned(part) : name,
    ...(also !== undefined && { also }),
    kind,
    ...(kind === 'meal' && meal && { meal }),
    ...timeOf(time.at === undefined ? frame : time),
    ...(minutes !== undefined && { minutes }),
    ...(partOfDay && { part: partOfDay }),
    marks: [...new Set([...marksOf(`${part} ${frame.about}`), ...(frame.marks ?? [])])],
    ...(frame.url !== undefined && { url: frame.url }),
  };
}

function timeOf({ at, until }: WrittenTime): WrittenTime {
  return { ...(at !== undefined && { at }), ...(until !== undefined && { until }) };
}

function withoutTime(part: string): WrittenTime & { readonly text: string } {
  const time = findTime(part);
  if (!time) return { text: part.trim() };
  const opener = isLeading(part, time) ? 0 : leadOf(part.slice(0, time.index));
  const before = part.slice(0, opener);
  const text = `${before} ${part.slice(time.end).replace(/^\s*[)\]）]/u, '')}`
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/^[\s:,.)\]|–—-]+/u, '');
  return { ...timeOf(time), text: text.trim() };
}

/** Without the "at" or "around" that a time ends a text with. */
function leadOf(before: string): number {
  const match = /[\s(,–—-]*(?:(?<!\p{L})(?:at|around|about|by|from|@|um|gegen|vers|a|alle|à))?[\s(@~]*$/iu.exec(before);
  return match ? match.index : before.length;
}

interface Unverbed {
  readonly name: string;
  readonly kind?: PastedKind;
  /** A verb or a noun of doing stood in front. */
  readonly isDone: boolean;
}

/** The name without what is done there: at most three such words in a row. */
function withoutVerb(text: string): Unverbed {
  let name = text.trim();
  let kind: PastedKind | undefined;
  let isDone = false;
  for (let round = 0; round < 4; round++) {
    const folded = foldSame(name);
    const found = (
      [
        [SLEEPING, 'stay'],
        [GOING, 'way'],
        [EATING, 'meal'],
        [DOING, 'visit'],
        [ARTICLE, undefined],
      ] as const
    ).find(([pattern]) => pattern.test(folded));
    const length = found?.[0].exec(folded)?.[0].length ?? 0;
    if (!found || length === 0) break;
    // "See Hotel", "Market Street": a name in capitals whose first word only looks like a verb.
    const rest = name.slice(length);
    if (found[1] === 'visit' && rest === '') break;
    // "Le Marais", "The Met": an article in capitals is a part of the name.
    if (found[0] === ARTICLE && isNameLike(name)) break;
    kind = kind === undefined || kind === 'visit' ? (found[1] ?? kind) : kind;
    isDone ||= found[1] !== undefined;
    name = rest.trim();
  }
  const trimmed = name.slice(0, foldSame(name).replace(TRAILING, '').length);
  const eaten = behindColon(trimmed.replace(/(?<=\p{Lu}\S*) (?:stroll|wander|walk|visit|photos?)$/u, ''));
  return { name: eaten, isDone, ...(kind && { kind }) };
}

const EATEN_SIGNS = /^(?:朝食|昼食|夕食|ランチ|ディナー|早餐|午餐|晚餐|チェックイン|入住)(?:は|で|：|:|\s|在)*/u;
const SIGN_TAIL =
  /(?:を|へ|に|で)?(?:見学|観光|散策|参拝|訪問|移動|チェックイン|へ行く|に行く|行く|へ|で(?:昼食|夕食|朝食|ランチ|ディナー)|参观|游览|散步)$/u;

function behindColon(name: string): string {
  return name
    .replace(EATEN_SIGNS, '')
    .replace(SIGN_TAIL, '')
    .replace(/^(?:参观|游览|前往|去|逛)/u, '')
    .trim();
}

/** "La Pedrera (Casa Milà)", "Caminito / La Boca": the second name beside the first. */
function withoutBrackets(text: string): { readonly name: string; readonly also?: string } {
  const [, before = text, inside, behind = ''] = /^([^(（]+)[(（]([^)）]*)[)）]?(.*)$/u.exec(text) ?? [];
  const [name = '', other] = (isNameLike(before) ? before : `${before.trim()} ${behind.trim()}`)
    .trim()
    .split(/\s+\/\s+|\s+(?:or|vs\.?|oder|ou)\s+(?=\p{Lu})/u);
  const beside =
    inside !== undefined && isNameLike(inside) && !/\d{2}|^\d|,/.test(inside) && inside.split(' ').length <= 5
      ? inside.trim()
      : other;
  const clean = name.replace(/[\s.,;:!?–—-]+$/u, '').trim();
  return { name: clean, ...(beside !== undefined && beside.trim() !== '' && { also: beside.trim() }) };
}

interface Said {
  readonly said: PastedKind | undefined;
  readonly meal: PastedEntry['meal'];
  readonly isDone: boolean;
  readonly isTimed: boolean;
  readonly frame: EntryFrame;
}

const LONGEST_NAME = 9;

function kindOf(name: string, { said, meal, isDone, isTimed, frame }: Said): PastedKind | undefined {
  const folded = foldSame(name);
  const isKnown = name !== '' && frame.find(name).length > 0;
  const kind = said === 'way' || said === 'stay' ? said : meal ? 'meal' : (said ?? 'visit');
  if (isKnown) return kind;
  if (BED.test(folded)) return 'stay';
  if (name === '') return meal ? 'meal' : kind === 'way' || kind === 'stay' ? kind : undefined;
  const isVague = VAGUE.exec(folded)?.index === 0 || isOnlyCommon(name, folded);
  if (isVague) return kind === 'meal' || kind === 'stay' || kind === 'way' ? kind : isWorth(name) ? 'vague' : undefined;
  if (isNameLike(name) && name.split(/\s+/).length <= LONGEST_NAME) return kind;
  if (kind === 'meal' || kind === 'stay' || kind === 'way') return kind;
  // "9:30 senso-ji": whoever writes when, writes where.
  if (isTimed && isWorth(name) && name.split(/\s+/).length <= 4) return kind;
  return isDone && isWorth(name) ? 'vague' : undefined;
}

/** Nothing but common nouns, whatever its capitals: "Flower market", "Canal cruise". */
function isOnlyCommon(name: string, folded: string): boolean {
  if (!/^[\p{Script=Latin}\s'’&-]+$/u.test(name)) return false;
  const left = folded
    .replace(new RegExp(COMMON_NOUN.source, 'gu'), ' ')
    .replace(new RegExp(COMMON_KIND.source, 'gu'), ' ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  const capitals = name
    .split(/\s+/)
    .slice(1)
    .filter((word) => /^\p{Lu}/u.test(word)).length;
  return capitals === 0 && left === '' && COMMON_NOUN.test(folded);
}

/** Something one may ask about; a mere "rest" is not. */
function isWorth(name: string): boolean {
  return !/^(?:free|rest|relax|pack|leisure|downtime|nap|sleep|home|shower|chill|unpack|jet lag)/iu.test(name);
}

function cleaned(part: string): string {
  return part.replace(/[\s.,;:!?]+$/u, '').trim();
}

/** What is said of an entry, in its line. */
export function marksOf(text: string): readonly PastedMark[] {
  const folded = foldSame(text);
  const books = BOOK.test(folded.replace(new RegExp(NO_BOOKING.source, 'gu'), ' ')) || BOOK_SIGNS.test(text);
  return [
    ...(books ? (['book'] as const) : []),
    ...(HOURS.test(folded) || HOURS_SIGNS.test(text) ? (['hours'] as const) : []),
    ...(DAY_TRIP.test(folded) || DAY_TRIP_SIGNS.test(text) ? (['day-trip'] as const) : []),
    ...(AGAIN.test(folded) ? (['again'] as const) : []),
    ...(UNSURE.test(folded) ? (['unsure'] as const) : []),
  ];
}
