import type { Day, Option, Trip } from '@wayfarer/contract';

import { minutes } from '../clock.ts';
import type { Wishes } from '../wishes.ts';
import { listSaid } from './said.ts';
import type { Tally } from './tally.ts';

/** Who comes at a given time is not at a sight at once, and leaves the last one so much before: least minutes. */
const AFTER_ARRIVAL = 30;
const BEFORE_DEPARTURE = 30;

/** How a plan says that a journey is not in it. */
const LEFT_TO_YOU = /(?:not included|could not be looked up).*\bjourneys?\b|\bjourneys?\b.*not included|your own way/i;

/** Minutes between the row of a journey and the nearest stop of its day, and the days of journeys that show none. */
export interface JourneyMargins {
  readonly afterArrival: readonly number[];
  readonly beforeDeparture: readonly number[];
}

export function listMargins({ days }: Option): JourneyMargins {
  const [first, last] = [days[0], days.at(-1)];
  return {
    afterArrival: first?.visits[0]?.kind === 'transport' ? afterFirst(first) : [],
    beforeDeparture: last?.visits.at(-1)?.kind === 'transport' ? beforeLast(last) : [],
  };
}

/** Journeys to the first and from the last city that are neither a row nor a word; own times that are kept, told of, or ignored. */
export function measureJourneys(option: Option, trip: Trip, wishes: Wishes): Tally {
  const said = listSaid(option, trip);
  const [first, last] = [option.days[0], option.days.at(-1)];
  const ends = [first?.visits[0], last?.visits.at(-1)];
  const missing = ends.filter((visit) => visit?.kind !== 'transport').length;
  const isSaid = said.some((sentence) => LEFT_TO_YOU.test(sentence));
  const times = [...askedArrival(wishes, first), ...askedDeparture(wishes, last)];
  const told = times.filter(({ time, kept }) => !kept && said.some((sentence) => sentence.includes(time)));
  return {
    journeysDue: ends.length,
    journeysShown: ends.length - missing,
    journeysSilent: isSaid ? 0 : missing,
    ownTimes: times.length,
    ownTimesKept: times.filter(({ kept }) => kept).length,
    ownTimesSaid: told.length,
    ownTimesSilent: times.filter(({ kept }) => !kept).length - told.length,
  };
}

function stopsOf({ visits }: Day): Day['visits'] {
  return visits.filter(({ kind }) => kind === 'place' || kind === 'meal');
}

function afterFirst(day: Day): readonly number[] {
  const [stop] = stopsOf(day);
  return stop ? [minutes(stop.arrive) - minutes(day.visits[0]?.depart ?? stop.arrive)] : [];
}

function beforeLast(day: Day): readonly number[] {
  const stop = stopsOf(day).at(-1);
  return stop ? [minutes(day.visits.at(-1)?.arrive ?? stop.depart) - minutes(stop.depart)] : [];
}

interface OwnTime {
  readonly time: string;
  readonly kept: boolean;
}

function askedArrival({ arriveAt }: Wishes, day: Day | undefined): readonly OwnTime[] {
  if (arriveAt === undefined || !day) return [];
  const [stop] = stopsOf(day);
  return [{ time: arriveAt, kept: !stop || minutes(stop.arrive) >= minutes(arriveAt) + AFTER_ARRIVAL }];
}

function askedDeparture({ leaveAt }: Wishes, day: Day | undefined): readonly OwnTime[] {
  if (leaveAt === undefined || !day) return [];
  const stop = stopsOf(day).at(-1);
  return [{ time: leaveAt, kept: !stop || minutes(stop.depart) <= minutes(leaveAt) - BEFORE_DEPARTURE }];
}
