import type { Day, Leg, Transit, Visit } from '@wayfarer/contract';
import {
  type DayPlan,
  type DaySettings,
  type DayWeather,
  getPlace,
  hoursOn,
  type Leg as PlannedLeg,
  nameInPlan,
  type Place,
  type PlaceBook,
  sourceOfWalk,
  type StopTime,
  type TransitWay,
  type TripFacts,
  type Visit as PlannedVisit,
  type VisitId,
  warnOfUnknownHours,
} from '@wayfarer/trip';
import {
  daysInMonth,
  formatDuration,
  formatTime,
  type IsoDate,
  type MinuteOfDay,
  MINUTES_PER_DAY,
} from '@wayfarer/trip/clock';
import type { Money } from '@wayfarer/trip/money';
import type { Interval } from '@wayfarer/trip/vocabulary';

import { endsOf, rideKey } from '../rides/list-rides.ts';
import type { RidesView } from '../rides/say-rides.ts';

/** What turns a day of the plan into a day of the border. */
export interface DayContext {
  readonly facts: TripFacts;
  readonly book: PlaceBook;
  readonly done: ReadonlySet<VisitId>;
  /** How one rides, by key, as far as it was looked up. */
  readonly wayOf?: RidesView['wayOf'];
}

export function toDay(day: DayPlan, context: DayContext): Day {
  const about = context.facts.calendar.find((one) => one.date === day.date);
  const stay = day.stay === null ? null : getPlace(context.book, day.stay);
  return {
    date: day.date,
    zone: day.zone,
    city: { id: about?.city ?? '', name: about?.cityName ?? '' },
    stay: stay && { placeId: stay.id, name: nameInPlan(stay) },
    window: { start: formatTime(day.window.start), end: formatTime(day.window.end) },
    settings: toSettings(day.settings),
    weather: about?.weather
      ? { text: describeWeather(about.weather, about.date), typical: about.weather.typical }
      : null,
    visits: day.visits.map((visit) => toVisit(visit, day, context)),
    legs: day.legs.map((leg) => toLeg(leg, day, context)),
  };
}

/** A walk that was worked out names by whom, a ride that was looked up its lines. */
function toLeg(leg: PlannedLeg, day: DayPlan, { facts, wayOf }: DayContext): Leg {
  const ends = endsOf(day, leg);
  const [from, to] = [ends?.from.place, ends?.to.place];
  const isWorkedOut = leg.mode === 'walk' && !leg.estimate && from !== undefined && to !== undefined;
  const source = isWorkedOut && facts.travel ? sourceOfWalk(facts.travel, { from, to }) : undefined;
  const way = leg.mode === 'transit' && ends ? wayOf?.(rideKey(day, ends)) : undefined;
  return {
    ...leg,
    ...(source && { source: { ...source } }),
    ...(way && ends && { transit: toTransit(way, ends.to.arrive - ends.from.depart) }),
  };
}

/** @param gap - Minutes that the plan has for it. */
function toTransit({ rides, minutes, source }: TransitWay, gap: number): Transit {
  const toStop = ({ name, time }: StopTime) => ({ name, time: formatTime(time) });
  return {
    rides: rides.map((ride) => ({ ...ride, board: toStop(ride.board), alight: toStop(ride.alight) })),
    minutes,
    warning:
      minutes > gap
        ? `By the timetable this takes ${formatDuration(minutes)}, and the plan has ${formatDuration(gap)} for it.`
        : null,
    source: { ...source },
  };
}

function toSettings({ pace, visits, free, withoutMeals }: DaySettings = {}): Day['settings'] {
  return {
    ...(pace && { pace }),
    ...(visits !== undefined && { visits }),
    ...(free && { free: free.map(({ start, end }) => ({ start: formatTime(start), end: formatTime(end) })) }),
    ...(withoutMeals && { withoutMeals: [...withoutMeals] }),
  };
}

function toVisit(visit: PlannedVisit, day: DayPlan, { book, done }: DayContext): Visit {
  const place = getPlace(book, visit.place);
  const hours = hoursOn(place, day.date);
  return {
    id: visit.id,
    placeId: place.id,
    name: visit.label ?? nameInPlan(place),
    kind: visit.kind,
    category: place.categories[0],
    lat: place.at.lat,
    lon: place.at.lon,
    arrive: formatTime(visit.arrive),
    depart: formatTime(visit.depart),
    hours: hours === 'unknown' ? 'unknown' : hours.map(toHours),
    ...(hours === 'unknown' && place.hoursText !== 'unknown' && { hoursText: place.hoursText }),
    fee: feeOf(visit, place),
    indoor: place.indoor,
    locked: visit.locked,
    done: done.has(visit.id),
    source: { ...place.source },
    ...(place.factSources && { factSources: toFactSources(place.factSources) }),
    why: [visit.why, warnOfUnknownHours(place, visit, day.date)].filter((text) => text !== undefined).join(' '),
  };
}

function toFactSources(sources: Place['factSources'] & object): Visit['factSources'] & object {
  return Object.fromEntries(Object.entries(sources).map(([fact, source]) => [fact, { ...source }]));
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

/** `Cloudy, 9–18 °C, 30 % chance of rain`; of a month `9–18 °C, rain on 10 of 30 days (typical for the month)`. */
function describeWeather({ condition, highC, lowC, rain, typical }: DayWeather, date: IsoDate): string {
  const words = condition === 'unknown' ? [] : [condition.replaceAll('_', ' ')];
  const range = `${lowC}–${highC} °C`;
  const wet = typical ? sayRainyDays(rain, date) : `${Math.round(rain * 100)} % chance of rain`;
  const text = [...words, range, wet].join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${typical ? ' (typical for the month)' : ''}`;
}

function sayRainyDays(rain: number, date: IsoDate): string {
  const days = daysInMonth(date);
  return `rain on ${Math.round(rain * days)} of ${days} days`;
}
