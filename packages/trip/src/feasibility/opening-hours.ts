import { formatTime, weekdayOf } from '../clock.ts';
import type { Visit } from '../day.ts';
import { hoursOn, type Interval, isOnYourOwn, type Place } from '../place.ts';
import type { Preferences } from '../preferences.ts';
import { describeUsualHours, plannableHours } from '../usual-hours.ts';
import { against, type Findings, NOTHING_FOUND, type Reason, unsure } from './reason.ts';
import type { StopRule } from './rules.ts';

/** Kinds of visit that need an open door. Passing a hotel or a station does not. */
const NEEDS_OPEN_DOOR: ReadonlySet<Visit['kind']> = new Set(['place', 'meal']);

/** The place is open from arrival to departure. Hours nobody knows are `unknown`, never open. */
export const opensForTheVisit: StopRule = ({ visit, place }, day) => {
  if (!NEEDS_OPEN_DOOR.has(visit.kind) || isOnYourOwn(place)) return NOTHING_FOUND;
  const about = { visit: visit.id, place: place.id, date: day.date };
  const hours = hoursOn(place, day.date);
  if (hours === 'unknown') return nobodyKnows(place, visit, about);
  if (hours.length === 0) {
    return against({
      code: 'closed-that-day',
      ...about,
      text: `${place.name} is closed on ${weekdayOf(day.date)}, ${day.date}.`,
    });
  }
  const finding = findClosedDoor(hours, visit);
  return finding ? against({ ...finding, ...about, text: `${place.name} ${finding.text}` }) : NOTHING_FOUND;
};

/** At an hour that is usual for its kind, or by how much it misses that. */
function nobodyKnows(
  place: Place,
  visit: Visit,
  about: Pick<Reason, 'visit' | 'place'> & { readonly date: string },
): Findings {
  const { intervals } = plannableHours(place, about.date);
  const missed = Math.min(...intervals.map((usual) => minutesOutside(visit, usual)));
  const text = `The hours of ${place.name} on ${about.date} are not known`;
  return missed === 0
    ? unsure({ code: 'hours-unknown', ...about, text: `${text}.` })
    : unsure({ code: 'hours-unknown', ...about, text: `${text}; ${describeUsualHours(place)}.`, minutes: missed });
}

function minutesOutside({ arrive, depart }: Visit, { open, close }: Interval): number {
  return Math.max(0, open - arrive) + Math.max(0, depart - close);
}

/**
 * What nobody knows and may be planned all the same, marked: hours, at an hour usual for the kind of place, unless the
 * traveller wants known ones only.
 */
export function isAtUsualHour(
  { code, minutes }: Reason,
  { knownHoursOnly = false }: Pick<Preferences, 'knownHoursOnly'>,
): boolean {
  return code === 'hours-unknown' && minutes === undefined && !knownHoursOnly;
}

function findClosedDoor(
  hours: readonly Interval[],
  { arrive, depart }: Visit,
): Pick<Reason, 'code' | 'text' | 'minutes'> | undefined {
  const inside = hours.find((interval) => interval.open <= arrive && arrive < interval.close);
  if (inside && depart <= inside.close) return undefined;
  if (inside) {
    return {
      code: 'closes-during-visit',
      text: `closes at ${formatTime(inside.close)}, during the visit until ${formatTime(depart)}.`,
      minutes: depart - inside.close,
    };
  }
  const next = hours.find((interval) => interval.open > arrive);
  if (next) {
    return {
      code: 'closed-at-arrival',
      text: `opens at ${formatTime(next.open)}, after the arrival at ${formatTime(arrive)}.`,
      minutes: next.open - arrive,
    };
  }
  const last = hours.at(-1);
  return {
    code: 'closed-at-arrival',
    text: `closes at ${formatTime(last ? last.close : arrive)}, before the arrival at ${formatTime(arrive)}.`,
  };
}
