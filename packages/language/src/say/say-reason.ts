import type { Refusal } from '@wayfarer/edits';
import { findVisit, hoursOn, type LeftOutPlace, type Place } from '@wayfarer/trip';
import { formatTime, type IsoDate } from '@wayfarer/trip/clock';
import type { ReasonCode } from '@wayfarer/trip/feasibility';

import { sayTogether, withSpokenDates } from './formats.ts';
import type { ReasonFacts, SayReason } from './reason-facts.ts';
import type { Speaker } from './speaker.ts';

/** How many reasons are told; the others follow from these. */
const MOST_REASONS = 3;

/** Why something cannot be, the first few reasons, each once. */
export function sayReasons(reasons: readonly Refusal[], speaker: Speaker): string {
  const said = [...new Set(reasons.map((reason) => sayReason(reason, speaker)))];
  return sayTogether(said.slice(0, MOST_REASONS), speaker.language);
}

/** One reason. In English the judge says it himself, with the figures, wherever he has any. */
export function sayReason(reason: Refusal, speaker: Speaker): string {
  if (speaker.language === 'en' && WITH_FIGURES.has(reason.code)) return withSpokenDates(reason.text, 'en');
  return say(reason.code, factsOf(reason, speaker), speaker);
}

/** Why a place is not in the plan. */
export function sayLeftOut({ place, reason, text }: LeftOutPlace, speaker: Speaker): string {
  if (speaker.language === 'en') return withSpokenDates(text, 'en');
  return ofWholeTrip(reason, speaker)?.(speaker.name(place)) ?? say(reason, factsOf({ place }, speaker), speaker);
}

/** Reasons that are said of one day, or of other places, where something does not fit; of a place that the trip lacks otherwise. */
function ofWholeTrip(reason: ReasonCode, { texts: { days } }: Speaker): ((name: string) => string) | undefined {
  const { leftOut } = days;
  switch (reason) {
    case 'closed-that-day':
      return leftOut.closed;
    case 'over-budget':
      return leftOut.budget;
    case 'no-time-left':
    case 'travel-does-not-fit':
      return leftOut.noTime;
    case 'day-full':
    case 'too-many-visits':
      return leftOut.full;
    case 'too-crowded':
      return leftOut.crowded;
    case 'unsafe-weather':
      return leftOut.weather;
    default:
      return undefined;
  }
}

function say(code: keyof SayReason, facts: ReasonFacts, { texts }: Speaker): string {
  return texts.reasons[code](facts);
}

const WITH_FIGURES: ReadonlySet<string> = new Set<Refusal['code']>([
  'closed-at-arrival',
  'closes-during-visit',
  'overlap',
  'travel-does-not-fit',
  'too-far',
  'outside-day-window',
  'meal-clash',
  'visit-too-short',
  'diet-not-served',
  'over-budget',
  'too-many-visits',
]);

function factsOf({ place, visit, date }: Pick<Refusal, 'place' | 'visit' | 'date'>, speaker: Speaker): ReasonFacts {
  const { plan, book, texts, day } = speaker;
  const found = visit === undefined ? undefined : findVisit(plan.days, visit);
  const id = place ?? found?.visit.place;
  const on = date ?? found?.day.date;
  const known = id === undefined ? undefined : book.get(id);
  const [first, last] = [plan.days[0]?.date, plan.days.at(-1)?.date];
  return {
    name: id === undefined ? texts.words.it : speaker.name(id),
    date: on === undefined ? '' : day(on),
    hours: known && on !== undefined ? sayHours(known, on) : '',
    first: first === undefined ? '' : day(first),
    last: last === undefined ? '' : day(last),
  };
}

/** `09:00–12:00, 13:00–17:00`; empty where that is not known, or it is closed. */
export function sayHours(place: Pick<Place, 'hours'>, date: IsoDate): string {
  const hours = hoursOn(place, date);
  if (hours === 'unknown') return '';
  const clock = (close: Parameters<typeof formatTime>[0]): string => (close === 1440 ? '24:00' : formatTime(close));
  return hours.map(({ open, close }) => `${formatTime(open)}–${clock(close)}`).join(', ');
}
