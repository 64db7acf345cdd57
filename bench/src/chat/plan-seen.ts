import type { Day, Trip, Visit } from '@wayfarer/contract';

import type { StopName } from './chat-case.ts';

/** A sight or a meal of a plan; beds and journeys are none. */
export interface Stop {
  readonly id: string;
  readonly place: string;
  readonly name: string;
  readonly kind: 'place' | 'meal';
  /** Number of its day, from 1. */
  readonly day: number;
  readonly arrive: number;
  readonly depart: number;
  readonly locked: boolean;
  readonly fee: number | null;
  readonly indoor: boolean | null;
}

/** A trip as the judge looks at it. */
export interface PlanSeen {
  readonly trip: Trip;
  readonly days: readonly DaySeen[];
  readonly stops: readonly Stop[];
}

interface DaySeen {
  readonly number: number;
  readonly day: Day;
  readonly stops: readonly Stop[];
}

/** A case that speaks of what the plan does not have: the plan has changed since it was written. */
export class StaleCaseError extends Error {
  override readonly name = 'StaleCaseError';
}

export function seePlan(trip: Trip): PlanSeen {
  const days = trip.days.map((day, index) => ({
    number: index + 1,
    day,
    stops: day.visits.filter(isStop).map((visit) => toStop(visit, index + 1)),
  }));
  return { trip, days, stops: days.flatMap(({ stops }) => stops) };
}

function isStop(visit: Visit): visit is Visit & { readonly kind: 'place' | 'meal' } {
  return visit.kind === 'place' || visit.kind === 'meal';
}

function toStop(visit: Visit & { readonly kind: 'place' | 'meal' }, day: number): Stop {
  const { id, placeId, name, kind, arrive, depart, locked, fee, indoor } = visit;
  const times = { arrive: minuteOf(arrive), depart: minuteOf(depart) };
  return { id, place: placeId, name, kind, day, ...times, locked, fee: fee?.amount ?? null, indoor };
}

/** The stop that is meant, if the plan has it. */
export function findStop(plan: PlanSeen, name: StopName): Stop | undefined {
  const role = /^(\d)\.(\d+)$/.exec(name);
  if (role) return plan.days[Number(role[1]) - 1]?.stops[Number(role[2]) - 1];
  const wanted = plain(name);
  return (
    plan.stops.find((stop) => plain(stop.name) === wanted) ??
    plan.stops.find((stop) => plain(stop.name).includes(wanted))
  );
}

/** @throws {StaleCaseError} if the plan has no such stop. */
export function getStop(plan: PlanSeen, name: StopName): Stop {
  const stop = findStop(plan, name);
  if (!stop) throw new StaleCaseError(`The plan has no ${name}.`);
  return stop;
}

/** @throws {StaleCaseError} if the trip has no such day. */
export function getDay(plan: PlanSeen, number: number): DaySeen {
  const day = plan.days[number - 1];
  if (!day) throw new StaleCaseError(`The trip has no day ${number}.`);
  return day;
}

export function hasPlace({ stops }: Pick<PlanSeen, 'stops'>, place: string): boolean {
  return stops.some((stop) => stop.place === place);
}

export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** In small letters without accents. */
export function plain(text: string): string {
  const bare = text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  return bare.replaceAll('’', "'").toLowerCase();
}
