import type { Refusal } from '@wayfarer/edits';
import type { Place } from '@wayfarer/trip';
import { formatTime, type IsoDate, type MinuteOfDay, weekdayOf } from '@wayfarer/trip/clock';

import { words } from '../words/in-use.ts';
import { formatDate, longWeekday } from './format.ts';

/** Where in time something was tried. */
interface Tried {
  readonly date: IsoDate;
  readonly arrive: MinuteOfDay;
}

/** Why a slot is red, in few words: `closed Mondays`, `closes 17:00`, `meal clash`. */
export function shortReason(reason: Refusal | undefined, place: Place | undefined, tried: Tried): string {
  if (!reason) return words().plan.carry.doesNotFit;
  switch (reason.code) {
    case 'closed-that-day':
      return closedWords(place, reason.date ?? tried.date);
    case 'closed-at-arrival':
    case 'closes-during-visit':
      return hoursWords(place, tried) ?? words().plan.closedThen;
    default:
      return (words().plan.short as Readonly<Record<string, string>>)[reason.code] ?? words().plan.carry.doesNotFit;
  }
}

const DAY_CODES = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** `closed Mondays` where the hours say so of that weekday, else of the date alone. */
function closedWords(place: Place | undefined, date: IsoDate): string {
  const weekday = weekdayOf(date);
  const code = DAY_CODES.find((each) => weekday.startsWith(each));
  const rules = place?.hoursText.split(';') ?? [];
  const isWeekly = rules.some((rule) => {
    const days = /^\s*([A-Z][a-z](?:,[A-Z][a-z])*) off\s*$/.exec(rule)?.[1];
    return code !== undefined && (days?.split(',').includes(code) ?? false);
  });
  return isWeekly ? words().plan.closedWeekly(longWeekday(date)) : words().plan.closedOn(formatDate(date));
}

function hoursWords(place: Place | undefined, { date, arrive }: Tried): string | undefined {
  const hours = place && place.hours !== 'unknown' ? place.hours[date] : undefined;
  if (!hours || hours.length === 0) return undefined;
  const under = hours.find(({ open, close }) => open <= arrive && arrive < close);
  if (under) return words().plan.closes(formatTime(under.close));
  const next = hours.find(({ open }) => open > arrive);
  if (next) return words().plan.opens(formatTime(next.open));
  const last = hours.at(-1);
  return last && words().plan.closes(formatTime(last.close));
}
