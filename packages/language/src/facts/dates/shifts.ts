import { findAll, findDates, findWeekday } from '@wayfarer/router/grammar';
import { addDays, daysBetween, isIsoDate, type IsoDate, weekdayOf } from '@wayfarer/trip/clock';

import { valueOf } from '../../facts.ts';
import { formatDate } from '../../say/words.ts';
import { notesIn } from '../notes.ts';
import { NOTHING } from '../read-result.ts';
import { type FactReader, type Said, slotsOf } from '../said.ts';
import { resolveDay } from './calendar.ts';
import { toDateText } from './date-text.ts';
import { settleDates } from './settle.ts';

/** The first day and the last one. */
export interface Trip {
  readonly start: IsoDate;
  readonly end: IsoDate;
}

/** What an act does to the dates, by a number of days or to a day. */
type Shift = (trip: Trip, by: { readonly days: number; readonly day: IsoDate | undefined }) => Trip;

const SHIFTS: Readonly<Record<string, Shift>> = {
  'dates-later': (trip, { days, day }) => moved(trip, day === undefined ? days : daysBetween(trip.start, day)),
  'dates-earlier': (trip, { days, day }) => moved(trip, day === undefined ? -days : daysBetween(trip.start, day)),
  'dates-start-earlier': ({ start, end }, { days, day }) => ({ start: day ?? addDays(start, -days), end }),
  'dates-start-later': ({ start, end }, { days, day }) => ({ start: day ?? addDays(start, days), end }),
  'dates-end-earlier': ({ start, end }, { days, day }) => ({ start, end: day ?? addDays(end, -days) }),
  'dates-end-later': ({ start, end }, { days, day }) => ({ start, end: day ?? addDays(end, days) }),
  'dates-longer': ({ start, end }, { days }) => ({ start, end: addDays(end, days) }),
  'dates-shorter': ({ start, end }, { days }) => ({ start, end: addDays(end, -days) }),
};

export const SHIFT_ACTS: readonly string[] = Object.keys(SHIFTS);

/** The trip at other days, told by those that are known. */
export const readShift: FactReader = (said, context) => {
  const [start, end] = [valueOf(context.facts, 'start'), valueOf(context.facts, 'end')];
  const notes = notesIn(context.language);
  if (start === undefined || end === undefined)
    return {
      ...NOTHING,
      remarks: [{ code: 'not-a-date', text: notes.needDates, fact: start === undefined ? 'start' : 'end' }],
    };
  const trip = { start, end };
  const next = shiftDates(said, trip, context.today);
  const { learned, remarks } = settleDates({ start: { date: next.start }, end: { date: next.end } }, context);
  const changed = learned.filter(({ name, value }) => value !== trip[name as keyof Trip]);
  const note = notes.shifted(formatDate(next.start), formatDate(next.end));
  return { ...NOTHING, remarks, learned: changed.map((fact) => ({ ...fact, note })) };
};

/** The days to which a request moves a trip, one end of it, or its length; a day that is named lies near those that are known. */
export function shiftDates(said: Said, trip: Trip, today: IsoDate): Trip {
  const day = findDay(said, trip, today);
  return SHIFTS[said.act]?.(trip, { days: countDays(said, trip), day }) ?? trip;
}

function moved({ start, end }: Trip, days: number): Trip {
  return { start: addDays(start, days), end: addDays(end, days) };
}

const LENGTH =
  /(?<count>\d+|\b(?:a|an|one|another))?\s*(?:more |extra |additional |full |whole )?(?<unit>days?|nights?|weeks?|months?|fortnights?)\b/giu;
const UNITS: Readonly<Record<string, number>> = { d: 1, n: 1, w: 7, f: 14, m: 28 };
const IS_MORE = /\b(?:more|extra|additional|another|add|longer|plus|later|further|by)\b|\+/i;
const IS_TOTAL = /\b(?:make it|to|only|just|instead|total|rather than|not enough)\b/i;

/** So many days are meant; one, where none were said. A new length counts from the old one: "make it nine". */
function countDays(said: Said, { start, end }: Trip): number {
  const slots = slotsOf(said, 'duration').map(({ text }) => text);
  const marked = slots.flatMap((text) => listDays(text, said));
  // Of "two extra nights" only "nights" may be marked.
  const lengths = marked.some(({ isCounted }) => isCounted) ? marked : listDays(said.text, said);
  const { text } = toDateText(said.text, said.language, start);
  const last = lengths.at(-1);
  if (!last) return /weekend/i.test(text) && /^dates-(?:later|earlier)$/.test(said.act) ? 7 : 1;
  const known = daysBetween(start, end) + 1;
  const totals = lengths.map(({ days, isNights }) => (isNights ? days + 1 : days));
  const longest = Math.max(...totals);
  if (
    said.act === 'dates-longer' &&
    longest > known &&
    !(lengths.length === 1 && IS_MORE.test(text) && !IS_TOTAL.test(text))
  )
    return longest - known;
  const shortest = Math.min(...totals);
  // "Make it five days" of four is a length, whatever its act is taken for.
  if (said.act === 'dates-shorter' && shortest !== known && !isLess(said, text)) return known - shortest;
  return last.days;
}

/** "Two days less", "cut a day", and not "we only have three days". */
function isLess({ text, find }: Said, english: string): boolean {
  if (/\b(?:make it|only|instead of|solo|nur noch|plus que)\b/i.test(english)) return false;
  return (
    find.scope(text).some(({ value }) => value === 'less') ||
    find.edits(text).some(({ value }) => value === 'drop') ||
    IS_LESS.test(text)
  );
}

const IS_LESS = /short|\bcut|lose|lost|trim|minus|^-|kürz|streich|court|raccour|acort|recort|短く|削|减|砍|缩/iu;

interface Length {
  readonly days: number;
  readonly isNights: boolean;
  /** Said with a number. */
  readonly isCounted: boolean;
}

function listDays(text: string, { language }: Said): readonly Length[] {
  const english = toDateText(text.replace(/日(?!間)/gu, '間'), language, '2000-01-01').text;
  const bare = /^\s*(\d{1,2})\s*$/.exec(english)?.[1];
  if (bare !== undefined) return [{ days: Number(bare), isNights: false, isCounted: true }];
  return findAll(english, LENGTH).map(({ groups }) => {
    const isCounted = /^\d+$/.test(groups['count'] ?? '');
    const count = isCounted ? Number(groups['count']) : 1;
    const unit = (groups['unit'] ?? 'd').charAt(0).toLowerCase();
    return { days: count * (UNITS[unit] ?? 1), isNights: unit === 'n', isCounted };
  });
}

/** The day to which the trip, its start or its end goes, near the one that is known. */
function findDay(said: Said, trip: Trip, today: IsoDate): IsoDate | undefined {
  const [slot] = slotsOf(said, 'to-day', 'day');
  const isMonthSlot = slotsOf(said, 'duration').find(({ text }) =>
    findDates(toDateText(text, said.language, today).text).some(({ kind }) => kind === 'month'),
  );
  const words =
    slot?.text ??
    isMonthSlot?.text ??
    (said.act === 'dates-later' || said.act === 'dates-earlier'
      ? listDays(said.text, said).length === 0 && slotsOf(said, 'duration').length === 0
        ? said.text
        : ''
      : '');
  const { text } = toDateText(words, said.language, today);
  const anchor = said.act.startsWith('dates-end') ? trip.end : trip.start;
  const weekday = text
    .split(/[^\p{L}]+/u)
    .map(findWeekday)
    .find((one) => one !== undefined);
  // "Friday the 5th": near the day that is known, and not the next one of all.
  const isOfNoMonth =
    words.split(/[^\p{L}]+/u).some((word) => findWeekday(word) !== undefined) &&
    !findDates(words).some(({ kind }) => kind === 'day');
  for (const mention of isOfNoMonth ? [] : findDates(text)) {
    if (mention.kind === 'day' || mention.kind === 'range') {
      const resolved = resolveDay(mention.kind === 'day' ? mention.parts : mention.from, today);
      if (resolved.ok) return resolved.date;
    }
    if (mention.kind === 'month') return inMonth(anchor, mention.month, today);
  }
  if (slot === undefined) return undefined;
  const ordinal = /(?<!\d)(\d{1,2})(?:st|nd|rd|th|\.|日)?(?!\d)/.exec(text)?.[1];
  const named =
    words
      .split(/[^\p{L}]+/u)
      .map(findWeekday)
      .find((one) => one !== undefined) ?? weekday;
  if (named !== undefined) return nearestWeekday(anchor, named, said.act);
  return ordinal === undefined ? undefined : nearestOfMonth(anchor, Number(ordinal));
}

/** The same weekday at about the same place of another month. */
function inMonth(date: IsoDate, month: number, today: IsoDate): IsoDate | undefined {
  const year = Number(date.slice(0, 4));
  const near = [year, year + 1]
    .map((one) => `${one}-${String(month).padStart(2, '0')}-${date.slice(8)}`)
    .find((one) => isIsoDate(one) && one >= today);
  return near === undefined ? undefined : nearestWeekday(near, findWeekday(weekdayOf(date)) ?? 0, 'any');
}

function nearestWeekday(anchor: IsoDate, weekday: number, act: string): IsoDate | undefined {
  const isBack = act.endsWith('earlier');
  const steps =
    act === 'any' ? [0, 1, -1, 2, -2, 3, -3] : Array.from({ length: 6 }, (_, at) => (isBack ? -at - 1 : at + 1));
  return steps.map((step) => addDays(anchor, step)).find((date) => findWeekday(weekdayOf(date)) === weekday);
}

function nearestOfMonth(anchor: IsoDate, day: number): IsoDate | undefined {
  const near = Array.from({ length: 31 }, (_, at) => [addDays(anchor, at - 15)]).flat();
  return near.find((date) => Number(date.slice(8)) === day);
}
