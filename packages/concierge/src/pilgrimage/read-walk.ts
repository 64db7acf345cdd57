import type { StationsPort, WorksPort } from '@wayfarer/pilgrimage/ports';
import type { IsoDate } from '@wayfarer/trip/clock';

import { findDayCounts, findNamedDate, findTripDay } from './read-days.ts';

/** Says by itself that scenes are to be visited. */
const EXPLICIT = /\bseichi\b|\banime\b.*\bpilgrimage\b|\bpilgrimage\b.*\banime\b|聖地(?:巡礼|を)|圣地巡礼|聖地巡禮/iu;
/** Says it beside a title of which places are known. */
const BESIDE_TITLE =
  /\b(?:locations?|scenes?|spots?|places?|pilgrimage|settings?|walk|tour|sites?|anime|film(?:ing|ed)?|movie|crossing|orten?|drehorten?|szenen|lieux|scènes|lugares|escenas)\b|聖地|圣地|舞台|ロケ地|巡り|めぐり|取景|场景|場景|打卡/iu;
/** Of a longer trip only a part is a walk. */
const PART_OF_TRIP =
  /\b(?:one|a|an|another|1)\s+(?:(?:full|whole|half|free)\s+)?day\b|1日(?:だけ|は|を)|(?:其中|有)?一天/iu;
/** A trip is somewhere; a walk is of something. */
const DAYS_SOMEWHERE = /\bdays?\s+(?:in|at|around)\b|\bnights?\b|旅行|泊\d*日|日游|日遊/iu;

const MOST_WORKS = 4;
const MOST_DAYS = 7;

/** A walk as a message asks for it. */
export interface ReadWalk {
  /** As they are written; empty where none was. */
  readonly titles: readonly string[];
  readonly from: string | null;
  /** The date that is named, if one is. */
  readonly date: IsoDate | null;
  /** 1–7. */
  readonly days: number;
  /** For a trip: the day that is to be the walk, `null` where none is named. Absent where the walk is a trip of its own. */
  readonly tripDay?: IsoDate | null;
  /** The message is about a longer trip that is yet to be planned, and this is a part of it. */
  readonly isPart?: true;
}

export interface WalkReader {
  readonly works: Pick<WorksPort, 'findIn'>;
  readonly stations: Pick<StationsPort, 'findIn'>;
}

/**
 * The walk that a message asks for; `null` where it asks for none.
 *
 * @param context.dates - Of the trip that has a plan already; empty where none has.
 */
export function readWalk(
  text: string,
  { works, stations }: WalkReader,
  { today, dates }: { readonly today: IsoDate; readonly dates: readonly IsoDate[] },
): ReadWalk | null {
  const isExplicit = EXPLICIT.test(text);
  const isMeant = isExplicit || BESIDE_TITLE.test(text);
  const counts = findDayCounts(text).filter((count) => count <= MOST_DAYS * 4);
  const { titles, rest } = findTitles(text, works, { isKnown: !isExplicit });
  if (!isExplicit && titles.length === 0) return null;
  const from = stations.findIn(rest) ?? null;
  // A title and a station are enough where the title can be nothing else: "your name" is a question at any desk.
  if (!isMeant && (from === null || !titles.some(isSureTitle))) return null;
  const longest = Math.max(1, ...counts);
  const walk = { titles, from, date: findNamedDate(rest, today) ?? null, days: Math.min(longest, MOST_DAYS) };
  if (dates.length > 0) return { ...walk, days: 1, tripDay: findTripDay(rest, dates) ?? null };
  const isPart = longest > 1 && (PART_OF_TRIP.test(text) || (DAYS_SOMEWHERE.test(text) && !isExplicit));
  return isPart ? { ...walk, days: 1, isPart: true } : walk;
}

/** So many letters in three words are no turn of phrase. */
const SURE_LETTERS = 14;
const SURE_WORDS = 3;
/** Nor is one word of so many, with a capital letter: Anohana. */
const SURE_NAME = 6;

/** Written as a title is, each of its words with a capital letter, in the characters of Japan or China, or long. */
function isSureTitle(title: string): boolean {
  const words = title.split(/\s+/u);
  const isCapital =
    (words.length > 1 || title.length >= SURE_NAME) &&
    words.every((word) => !/^\p{Ll}/u.test(word) || SMALL_WORDS.test(word));
  const isLong = words.length >= SURE_WORDS && title.length >= SURE_LETTERS;
  return isCapital || isLong || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(title);
}
const SMALL_WORDS = /^(?:a|an|and|of|the|to|with|for|in|per)$/u;

/** Every title that stands in the text, and the text without them. */
export function findTitles(
  text: string,
  works: Pick<WorksPort, 'findIn'>,
  options: { readonly isKnown: boolean },
): { readonly titles: readonly string[]; readonly rest: string } {
  const titles: string[] = [];
  let rest = text;
  while (titles.length < MOST_WORKS) {
    // Behind the first, only what can be nothing else.
    const title = works.findIn(rest, titles.length === 0 ? options : { isKnown: true });
    if (title === undefined) break;
    titles.push(title);
    rest = rest.replace(title, ' ');
  }
  // In the order in which they are written.
  return { titles: titles.toSorted((left, right) => text.indexOf(left) - text.indexOf(right)), rest };
}
