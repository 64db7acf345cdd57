import { type Anchor, type EmptyDay, fillDays } from '@wayfarer/itinerary';
import {
  type CityId,
  type DayPlan,
  type Sight,
  type Terminal,
  toPlaceBook,
  type TravelBetween,
  type Visit,
} from '@wayfarer/trip';
import { addDays, formatTime, type IsoDate, minute, type MinuteOfDay } from '@wayfarer/trip/clock';
import { bufferMinutes, DAY_END, DAY_START } from '@wayfarer/trip/limits';

import { MOST_STOPS } from '../points/select-points.ts';

/** Every place of a pilgrimage is there. */
const ZONE = 'Asia/Tokyo';

/** Scenes are short, and one after the other: what makes a walk relaxed or packed is how long one stays at each. */
const WALKING_PACE = 'packed';

export interface Walk {
  readonly days: readonly DayPlan[];
  readonly leftOut: readonly { readonly place: Sight; readonly reason: string }[];
}

export interface WalkProblem {
  readonly date: IsoDate;
  readonly days: number;
  readonly start: MinuteOfDay;
  readonly city: CityId;
  readonly station: Terminal;
  readonly sights: readonly Sight[];
  readonly travel: TravelBetween;
  readonly seed: number;
}

/**
 * The days of a walk: from the station past as many of the stops as fit, and back. The optimizer of every other trip decides
 * what comes when, under opening hours and travel times.
 */
export function planWalk(problem: WalkProblem): Walk {
  const { station, sights, travel, seed } = problem;
  const { days, leftOut } = fillDays({
    days: listDays(problem),
    sights,
    eateries: [],
    book: toPlaceBook([...sights, station]),
    party: { travelers: 1, diets: [], access: [] },
    preferences: {
      pace: WALKING_PACE,
      interests: [],
      avoid: [],
      avoidCrowds: false,
      timeOfDay: 'any',
      heavyTravelPenalty: true,
    },
    travel,
    mustDo: sights.map(({ id }) => id),
    spendingLimit: null,
    seed,
  });
  const book = new Map(sights.map((sight) => [sight.id, sight]));
  return {
    days: days
      .filter(({ visits }) => visits.some(({ kind }) => kind === 'place'))
      .map((day) => backWhenDone({ ...day, visits: day.visits.map((visit) => withScenes(visit, book)) })),
    leftOut: leftOut.flatMap(({ place, text }) => {
      const sight = book.get(place);
      return sight ? [{ place: sight, reason: text }] : [];
    }),
  };
}

function listDays({ date, days, start, city, station }: WalkProblem): readonly EmptyDay[] {
  return Array.from({ length: days }, (_, index) => {
    const open = index === 0 ? start : DAY_START;
    const anchor = (at: MinuteOfDay, why: string): Anchor => ({
      place: station.id,
      kind: 'transport',
      arrive: at,
      depart: at,
      label: station.name,
      why,
    });
    return {
      date: addDays(date, index),
      zone: ZONE,
      city,
      window: { start: open, end: minute(Math.max(DAY_END, open)) },
      from: anchor(open, `You said that you start at ${station.name}.`),
      to: anchor(DAY_END, `Back at ${station.name}, where you started.`),
      stay: null,
      busy: false,
      visits: MOST_STOPS,
      withoutMeals: ['lunch', 'dinner'],
    };
  });
}

/** It is there for its scenes, which are told before the way to it. */
function withScenes(visit: Visit, book: ReadonlyMap<Visit['place'], Sight>): Visit {
  const scenes = book.get(visit.place)?.summary;
  return scenes ? { ...visit, why: `${scenes} ${visit.why}` } : visit;
}

/** One is back when the last stop is done and the way is gone, not at the end of the day. */
function backWhenDone(day: DayPlan): DayPlan {
  const last = day.visits.at(-2);
  const end = day.visits.at(-1);
  const back = day.legs.at(-1);
  const settings = { ...day.settings, visits: MOST_STOPS };
  if (!last || !end || !back || back.to !== end.id) return { ...day, settings };
  const at = minute(last.depart + back.minutes + bufferMinutes(WALKING_PACE));
  const home: Visit = {
    ...end,
    arrive: at,
    depart: at,
    why: `${end.why} The last stop ends at ${formatTime(last.depart)}.`,
  };
  return { ...day, visits: [...day.visits.slice(0, -1), home], settings };
}
