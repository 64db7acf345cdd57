import { findAll, findDates, findWeekday } from '@wayfarer/archon/grammar';
import { addDays, daysBetween, isIsoDate, type IsoDate, weekdayOf } from '@wayfarer/trip/clock';

import { valueOf } from '../../facts.ts';
import { resolveDay } from '../../read/dates/calendar.ts';
import { settleDates } from '../../read/dates/settle.ts';
import { type Context, NOTHING, type ReadResult } from '../../read/reader.ts';
import { formatDate } from '../../say/words.ts';
import { notesIn } from '../notes.ts';
import { type FactReader, type Said, slotsOf } from '../said.ts';
import { toDateText } from './date-text.ts';

interface Trip {
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
    return { ...NOTHING, remarks: [{ code: 'not-a-date', text: notes.needDates, fact: start === undefined ? 'start' : 'end' }] };
  const trip = { start, end };
  const day = findDay(said, trip, context);
  const next = SHIFTS[said.act]?.(trip, { days: countDays(said, trip), day }) ?? trip;
  const { learned, remarks } = settleDates({ start: { date: next.start }, end: { date: next.end } }, context);
  const changed = learned.filter(({ name, value }) => value !== trip[name as keyof Trip]);
  const note = notes.shifted(formatDate(next.start), formatDate(next.end));
  return { ...NOTHING, remarks, learned: changed.map((fact) => ({ ...fact, note })) };
};

function moved({ start, end }: Trip, days: number): Trip {
  return { start: addDays(start, days), end: addDays(end, days) };
}

const LENGTH = /(?<count>\d+|\b(?:a|an|one|another))?\s*(?:more |extra |additional |full |whole )?(?<unit>days?|nights?|weeks?|months?|fortnights?)\b/giu;
const UNITS: Readonly<Record<string, number>> = { d: 1, n: 1, w: 7, f: 14, m: 28 };
const IS_MORE = /\b(?:more|extra|additional|another|add|longer|plus|later|further|by)\b|\+/i;
const IS_TOTAL = /\b(?:make it|to|only|just|instead|total|rather than|not enough)\b/i;

/** So many days are meant; one, where none were said. A new length counts from the old one: "make it nine". */
function countDays(said: Said, { start, end }: Trip): number {
  const slots = slotsOf(said, 'duration').map(({ text }) => text);
  const isLength = said.act === 'dates-longer' || said.act === 'dates-shorter';
  const lengths = (slots.length > 0 ? slots : [said.text]).flatMap((text) => listDays(text, said));
  const all = toDateText(said.text, said.language, start).text;
  const days = lengths.at(-1);
  if (days === undefined) return 1;
  const known = daysBetween(start, end) + 1;
  const total = Math.max(...lengths);
  if (said.act === 'dates-longer' && total > known && !(lengths.length === 1 && IS_MORE.test(all) && !IS_TOTAL.test(all))) return total - known;
  if (isLength && said.act === 'dates-shorter' && days < known && IS_TOTAL.test(all) && !IS_MORE.test(all) && said.find.scope(said.text).every(({ value }) => value !== 'less'))
    return known - days;
  return days;
}

function listDays(text: string, { language }: Said): readonly number[] {
  const english = toDateText(text, language, '2000-01-01').text;
  const bare = /^\s*(\d{1,2})\s*$/.exec(english)?.[1];
  if (bare !== undefined) return [Number(bare)];
  return findAll(english, LENGTH).map(({ groups }) => {
    const count = /^\d+$/.test(groups['count'] ?? '') ? Number(groups['count']) : 1;
    return count * (UNITS[(groups['unit'] ?? 'd').charAt(0).toLowerCase()] ?? 1);
  });
}

/** The day to which the trip, its start or its end goes, near the one that is known. */
function findDay(said: Said, trip: Trip, context: Context): IsoDate | undefined {
  const [slot] = slotsOf(said, 'to-day', 'day');
  const isMonthSlot = slotsOf(said, 'duration').find(({ text }) => findDates(toDateText(text, said.language, context.today).text).some(({ kind }) => kind === 'month'));
  const words = slot?.text ?? isMonthSlot?.text ?? (said.act === 'dates-later' || said.act === 'dates-earlier' ? said.text : '');
  const { text } = toDateText(words, said.language, context.today);
  const anchor = said.act.startsWith('dates-end') ? trip.end : trip.start;
  for (const mention of findDates(text)) {
    if (mention.kind === 'day' || mention.kind === 'range') {
      const resolved = resolveDay(mention.kind === 'day' ? mention.parts : mention.from, context.today);
      if (resolved.ok) return resolved.date;
    }
    if (mention.kind === 'month') return inMonth(anchor, mention.month, context.today);
  }
  if (slot === undefined) return undefined;
  const ordinal = /(?<!\d)(\d{1,2})(?:st|nd|rd|th|\.|日)?(?!\d)/.exec(text)?.[1];
  const weekday = text.split(/[^\p{L}]+/u).map(findWeekday).find((one) => one !== undefined);
  if (weekday !== undefined) return nearestWeekday(anchor, weekday, said.act);
  return ordinal === undefined ? undefined : nearestOfMonth(anchor, Number(ordinal));
}

/** The same weekday at about the same place of another month. */
function inMonth(date: IsoDate, month: number, today: IsoDate): IsoDate | undefined {
  const year = Number(date.slice(0, 4));
  const near = [year, year + 1].map((one) => `${one}-${String(month).padStart(2, '0')}-${date.slice(8)}`).find((one) => isIsoDate(one) && one >= today);
  return near === undefined ? undefined : nearestWeekday(near, findWeekday(weekdayOf(date)) ?? 0, 'any', 3);
}

function nearestWeekday(anchor: IsoDate, weekday: number, act: string, reach = 6): IsoDate | undefined {
  const isBack = act.endsWith('earlier');
  const steps = act === 'any' ? [0, 1, -1, 2, -2, 3, -3] : Array.from({ length: reach }, (_, at) => (isBack ? -at - 1 : at + 1));
  return steps.map((step) => addDays(anchor, step)).find((date) => findWeekday(weekdayOf(date)) === weekday);
}

function nearestOfMonth(anchor: IsoDate, day: number): IsoDate | undefined {
  const near = Array.from({ length: 31 }, (_, at) => [addDays(anchor, at - 15)]).flat();
  return near.find((date) => Number(date.slice(8)) === day);
}
