import type { Refusal } from '@wayfarer/edits';
import type { Place } from '@wayfarer/trip';
import { formatTime, type IsoDate, type MinuteOfDay, weekdayOf } from '@wayfarer/trip/clock';

import { formatDate } from './format.ts';

/** Where in time something was tried. */
interface Tried {
  readonly date: IsoDate;
  readonly arrive: MinuteOfDay;
}

/** What the reasons come to where there is no clock or calendar to read: two or three words, for beside the pointer. */
const WORDS: Readonly<Record<string, string>> = {
  'hours-unknown': 'hours unknown',
  overlap: 'no room',
  'travel-does-not-fit': 'no time for the way',
  'too-far': 'too far',
  'outside-day-window': 'outside the day',
  'meal-clash': 'meal clash',
  'visit-too-short': 'too short',
  'appointment-moved': 'a fixed stop is in the way',
  'visit-locked': 'a fixed stop is in the way',
  'not-step-free': 'not step-free',
  'step-free-unknown': 'step-free unknown',
  'diet-not-served': 'diet not served',
  'fee-unknown': 'fee unknown',
  'over-budget': 'over budget',
  'visited-twice': 'visited twice',
  'in-the-plan': 'in the plan already',
  'already-planned': 'in the plan already',
  'too-many-visits': 'the day is full',
  'day-full': 'the day is full',
  'no-time-left': 'no time left',
  'kept-free': 'kept free',
  'time-past': 'already past',
  'visit-done': 'already past',
  'not-a-stop': 'not movable',
  'no-such-day': 'no such day',
  'out-of-range': 'out of range',
};

/** Why a slot is red, in few words: `closed Mondays`, `closes 17:00`, `meal clash`. */
export function shortReason(reason: Refusal | undefined, place: Place | undefined, tried: Tried): string {
  if (!reason) return 'does not fit';
  switch (reason.code) {
    case 'closed-that-day':
      return closedWords(place, reason.date ?? tried.date);
    case 'closed-at-arrival':
    case 'closes-during-visit':
      return hoursWords(place, tried) ?? 'closed then';
    default:
      return WORDS[reason.code] ?? 'does not fit';
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
  return isWeekly ? `closed ${weekday}s` : `closed ${formatDate(date)}`;
}

function hoursWords(place: Place | undefined, { date, arrive }: Tried): string | undefined {
  const hours = place && place.hours !== 'unknown' ? place.hours[date] : undefined;
  if (!hours || hours.length === 0) return undefined;
  const under = hours.find(({ open, close }) => open <= arrive && arrive < close);
  if (under) return `closes ${formatTime(under.close)}`;
  const next = hours.find(({ open }) => open > arrive);
  if (next) return `opens ${formatTime(next.open)}`;
  const last = hours.at(-1);
  return last && `closes ${formatTime(last.close)}`;
}
