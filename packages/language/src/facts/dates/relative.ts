import { before, findRelativeDates, isoDate, parseIsoDate, type RelativeDate } from '@wayfarer/router/grammar';
import type { IsoDate } from '@wayfarer/trip/clock';

const STARTS =
  /\b(?:start\w*|begin\w*|from|leav\w*|depart\w*|arriv\w*|go|going|fly\w*|travel\w*|set off|head\w*)\b[^.,;]{0,20}$/i;
const CLEARLY_AHEAD = /tomorrow|next|coming|weekend/i;

/** Days of the trip that are named by their distance from today. */
export type AheadDates = Omit<RelativeDate, 'days' | 'last'> & {
  readonly first: IsoDate;
  readonly last?: IsoDate;
};

/**
 * Dates such as "next weekend", "tomorrow" or "starting Monday". A weekday alone counts only where the trip starts with
 * it, or where `bare` says that a date was asked for: museums have weekdays, too.
 */
export function findAheadDates(text: string, today: IsoDate, bare: boolean): AheadDates[] {
  const now = parseIsoDate(today) ?? 0;
  return findRelativeDates(text, now).flatMap(({ days: [first = 0], last, ...said }) => {
    const isOfTheTrip = bare || last !== undefined || CLEARLY_AHEAD.test(said.text);
    if (first < now || !(isOfTheTrip || STARTS.test(before(text, said.index)))) return [];
    return [{ ...said, first: isoDate(first), ...(last === undefined ? {} : { last: isoDate(last) }) }];
  });
}
