import { addDays, type IsoDate, weekdayOf } from '@wayfarer/trip/clock';
import { casual } from 'chrono-node';

import { before, findAll, type Found, type Span } from '../text.ts';
import { findWeekday, WEEKDAY } from './names.ts';

/** Days that are named by their distance from today. */
export interface RelativeDates extends Span {
  readonly text: string;
  readonly first: IsoDate;
  /** Set for a weekend and for "Friday to Sunday". */
  readonly last?: IsoDate;
}

const DAY = String.raw`(?:the )?day after tomorrow|tomorrow|today|(?:(?:this|next|coming) )?${WEEKDAY}(?: next week)?`;
const PHRASE = new RegExp(
  String.raw`\b(?:(?<weekend>(?:this|next|coming)(?: coming)? weekend)|(?<from>${DAY})(?:\s*(?:-|–|to|until|till|through)\s*(?<to>(?:next )?${WEEKDAY}))?|in (?<distance>(?:\d{1,2}|an?|two|three|four|five|six|ten) (?:days?|weeks?|months?)))\b`,
  'gi',
);
const STARTS =
  /\b(?:start\w*|begin\w*|from|leav\w*|depart\w*|arriv\w*|go|going|fly\w*|travel\w*|set off|head\w*)\b[^.,;]{0,20}$/i;

/**
 * Dates such as "next weekend", "tomorrow" or "starting Monday". A weekday alone counts only where the trip starts with
 * it, or where `bare` says that a date was asked for: museums have weekdays, too.
 */
export function findRelativeDates(text: string, today: IsoDate, bare: boolean): RelativeDates[] {
  return findAll(text, PHRASE).flatMap((found) => {
    if (!bare && !isOfTheTrip(text, found)) return [];
    const resolved = found.groups['weekend'] ? weekendOf(found.text, today) : daysOf(found, today);
    return resolved ? [{ ...resolved, text: found.text, index: found.index, end: found.end }] : [];
  });
}

function isOfTheTrip(text: string, { index, groups }: Found): boolean {
  if (groups['weekend'] || groups['to']) return true;
  if (groups['from'] && /tomorrow|next|coming/i.test(groups['from'])) return true;
  return STARTS.test(before(text, index));
}

type Days = Pick<RelativeDates, 'first' | 'last'>;

function daysOf({ text, groups }: Found, today: IsoDate): Days | undefined {
  const from = groups['from'];
  const first = resolve(from ?? text, today);
  const to = groups['to'];
  if (!first || !to) return first ? { first } : undefined;
  const weekday = findWeekday(to.split(' ').at(-1) ?? '');
  const last = Array.from({ length: 7 }, (_, day) => addDays(first, day + 1)).find(
    (date) => dayNumber(date) === weekday,
  );
  return last ? { first, last } : undefined;
}

function resolve(phrase: string, today: IsoDate): IsoDate | undefined {
  const instant = new Date(`${today}T12:00:00`);
  const start = casual.parse(phrase, { instant }, { forwardDate: true })[0]?.start;
  if (!start) return undefined;
  const [year, month, day] = [start.get('year'), start.get('month'), start.get('day')];
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return date < today ? addDays(date, 7) : date;
}

/** Saturday and Sunday; said on a weekend, "next" is the one after. */
function weekendOf(phrase: string, today: IsoDate): Days {
  const toSaturday = (6 - dayNumber(today) + 7) % 7;
  const isSunday = dayNumber(today) === 0;
  const next = /^next/i.test(phrase) && (toSaturday === 0 || isSunday);
  const first = addDays(today, isSunday ? 6 : next ? toSaturday + 7 : toSaturday);
  return { first, last: addDays(first, 1) };
}

/** 0 is Sunday. */
export function dayNumber(date: IsoDate): number {
  return findWeekday(weekdayOf(date)) ?? 0;
}
