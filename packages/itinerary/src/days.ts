import type { Solution } from '@wayfarer/optimizer';
import {
  type DayPlan,
  getPlace,
  isOnYourOwn,
  type Leg,
  type PlaceBook,
  type TravelBetween,
  type Visit,
  visitIdOf,
} from '@wayfarer/trip';
import { minute, type MinuteOfDay } from '@wayfarer/trip/clock';

import { explainBreak, nameBreak } from './breaks.ts';
import { type Candidate, minutesOf } from './candidate.ts';
import type { Anchor, EmptyDay, FillRequest } from './request.ts';
import { explainVisit } from './why.ts';

/** Reads the optimizer's routes as days of visits, beds and journeys included. */
export function toDays(solution: Solution, candidates: readonly Candidate[], request: FillRequest): readonly DayPlan[] {
  return request.days.map((day, index) => {
    const route = solution.routes[index] ?? [];
    const starts = solution.starts[index] ?? [];
    const stops = route.flatMap((number, position) => {
      const candidate = candidates[number];
      const start = starts[position];
      return candidate && start !== undefined ? [{ candidate, arrive: minute(start) }] : [];
    });
    return toDay(day, stops, request);
  });
}

type PlannedStop = { readonly candidate: Candidate; readonly arrive: MinuteOfDay };

function toDay(day: EmptyDay, stops: readonly PlannedStop[], request: FillRequest): DayPlan {
  const visits: Visit[] = [toAnchorVisit(day, day.from, 'start')];
  for (const stop of stops) {
    const previous = visits.at(-1);
    if (previous) visits.push(toVisit(day, stop, { previous, request }));
  }
  visits.push(toEndVisit(day, visits.at(-1), request));
  return {
    date: day.date,
    zone: day.zone,
    window: day.window,
    stay: day.stay,
    visits,
    legs: toLegs(visits, request.book, request.travel),
  };
}

function toVisit(
  day: EmptyDay,
  { candidate, arrive }: PlannedStop,
  context: { readonly previous: Visit; readonly request: FillRequest },
): Visit {
  if (candidate.kind === 'fixed') return candidate.fixed.visit;
  const { previous, request } = context;
  // After a journey one has been at the stay, with the luggage.
  const isFirst = previous.kind === 'transport' && day.setOutFrom !== undefined;
  const from = getPlace(request.book, isFirst ? day.setOutFrom : previous.place);
  const why = explainVisit(candidate, request.preferences, {
    arrive,
    busy: day.busy,
    busyWith: day.busyWith,
    previous: from,
    party: request.party,
    travel: request.travel(from.at, candidate.place.at),
  });
  const base = { place: candidate.place.id, arrive, depart: minute(arrive + minutesOf(candidate)), locked: false, why };
  if (candidate.kind === 'meal') {
    const { meal, place } = candidate;
    const visit = { id: visitIdOf(day.date, place.id, meal), kind: 'meal', meal, ...base } as const;
    return isOnYourOwn(place)
      ? { ...visit, label: nameBreak(candidate), why: explainBreak(candidate, day.date, request) }
      : visit;
  }
  return { id: visitIdOf(day.date, candidate.place.id), kind: 'place', ...base };
}

function toAnchorVisit(day: EmptyDay, anchor: Anchor, role: 'start' | 'end'): Visit {
  const { place, kind, arrive, depart, label, why } = anchor;
  return {
    id: visitIdOf(day.date, place, role),
    place,
    kind,
    arrive,
    depart,
    ...(label === undefined ? {} : { label }),
    locked: kind === 'transport',
    why,
  };
}

/** A bed is reached when the way to it is done; a journey leaves at its own time. */
function toEndVisit(day: EmptyDay, last: Visit | undefined, { book, travel }: FillRequest): Visit {
  const visit = toAnchorVisit(day, day.to, 'end');
  if (visit.kind === 'transport' || !last) return visit;
  const way = travel(getPlace(book, last.place).at, getPlace(book, visit.place).at);
  const time = minute(last.depart + way.minutes);
  return { ...visit, arrive: time, depart: time };
}

/** The ways between consecutive visits. */
export function toLegs(visits: readonly Visit[], book: PlaceBook, travel: TravelBetween): readonly Leg[] {
  return visits.slice(1).flatMap((to, index) => {
    const from = visits[index];
    return from
      ? [{ from: from.id, to: to.id, ...travel(getPlace(book, from.place).at, getPlace(book, to.place).at) }]
      : [];
  });
}
