import type { Day, Leg, Visit } from '@wayfarer/contract';
import {
  type DayPlan,
  getPlace,
  hoursOn,
  type Place,
  type PlaceBook,
  type TripFacts,
  type Visit as PlannedVisit,
  type VisitId,
} from '@wayfarer/trip';
import { formatTime, type MinuteOfDay, MINUTES_PER_DAY } from '@wayfarer/trip/clock';
import type { Money } from '@wayfarer/trip/money';
import type { Interval } from '@wayfarer/trip/vocabulary';

import { describeWeather } from './describe-weather.ts';

/** What turns a day of the plan into a day of the border. */
export interface DayContext {
  readonly facts: TripFacts;
  readonly book: PlaceBook;
  readonly done: ReadonlySet<VisitId>;
}

export function toDay(day: DayPlan, context: DayContext): Day {
  const about = context.facts.calendar.find((one) => one.date === day.date);
  const stay = day.stay === null ? null : getPlace(context.book, day.stay);
  return {
    date: day.date,
    zone: day.zone,
    city: { id: about?.city ?? '', name: about?.cityName ?? '' },
    stay: stay && { placeId: stay.id, name: stay.name },
    weather: about?.weather ? { text: describeWeather(about.weather), typical: about.weather.typical } : null,
    visits: day.visits.map((visit) => toVisit(visit, day, context)),
    legs: day.legs.map((leg): Leg => ({ ...leg })),
  };
}

function toVisit(visit: PlannedVisit, day: DayPlan, { book, done }: DayContext): Visit {
  const place = getPlace(book, visit.place);
  const hours = hoursOn(place, day.date);
  return {
    id: visit.id,
    placeId: place.id,
    name: visit.label ?? place.name,
    kind: visit.kind,
    category: place.categories[0],
    lat: place.at.lat,
    lon: place.at.lon,
    arrive: formatTime(visit.arrive),
    depart: formatTime(visit.depart),
    hours: hours === 'unknown' ? 'unknown' : hours.map(toHours),
    fee: feeOf(visit, place),
    indoor: place.indoor,
    locked: visit.locked,
    done: done.has(visit.id),
    source: { ...place.source },
    why: visit.why,
  };
}

function toHours({ open, close }: Interval): { open: string; close: string } {
  return { open: formatTime(open), close: formatClosing(close) };
}

/** Midnight at the end of a day is 24:00, so that a place is never shown to close before it opens. */
function formatClosing(close: MinuteOfDay): string {
  return close === MINUTES_PER_DAY ? '24:00' : formatTime(close);
}

/** For one person. Beds and journeys are counted under their own costs and have none here. */
function feeOf(visit: PlannedVisit, place: Place): Money | null {
  if (visit.kind === 'place' && place.kind === 'sight') return place.fee;
  return visit.kind === 'meal' && place.kind === 'eatery' ? place.price : null;
}
