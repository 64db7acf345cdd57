import { formatTime, weekdayOf } from '../clock.ts';
import type { Visit } from '../day.ts';
import { hoursOn, type Interval } from '../place.ts';
import { against, NOTHING_FOUND, type Reason, unsure } from './reason.ts';
import type { StopRule } from './rules.ts';

/** Kinds of visit that need an open door. Passing a hotel or a station does not. */
const NEEDS_OPEN_DOOR: ReadonlySet<Visit['kind']> = new Set(['place', 'meal']);

/** The place is open from arrival to departure. Hours nobody knows are `unknown`, never open. */
export const opensForTheVisit: StopRule = ({ visit, place }, day) => {
  if (!NEEDS_OPEN_DOOR.has(visit.kind)) return NOTHING_FOUND;
  const about = { visit: visit.id, place: place.id, date: day.date };
  const hours = hoursOn(place, day.date);
  if (hours === 'unknown') {
    return unsure({
      code: 'hours-unknown',
      ...about,
      text: `The hours of ${place.name} on ${day.date} are not known.`,
    });
  }
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
