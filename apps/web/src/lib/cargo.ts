import type { Trip, Visit } from '@wayfarer/contract';
import type { PlaceId, VisitId } from '@wayfarer/trip';

import type { Cargo, DropSlot } from './drop-slot.ts';
import { isStop } from './visit-numbers.ts';

/** Beds, journeys, what is over and what is fixed stay where they are. */
export function isMovable(visit: Visit): boolean {
  return isStop(visit) && !visit.done && !visit.locked;
}

/** What is taken up with a stop, or with an idea; `undefined` where the trip has no such thing, or it does not move. */
export function findCargo({ days, leftOut }: Pick<Trip, 'days' | 'leftOut'>, id: string): Cargo | undefined {
  const idea = leftOut.find(({ placeId }) => placeId === id);
  if (idea) {
    const place = idea.placeId as PlaceId;
    return { dragged: { place }, place, name: idea.name, home: null };
  }
  for (const { date, visits } of days) {
    const index = visits.findIndex((visit) => visit.id === id);
    const visit = visits[index];
    if (!visit || !isMovable(visit)) continue;
    const home = { date, visit: visit.id as VisitId, before: (visits[index - 1]?.id ?? null) as VisitId | null };
    return { dragged: { visit: home.visit }, place: visit.placeId as PlaceId, name: visit.name, home };
  }
  return undefined;
}

/** The edit that putting it down there means. */
export function toEdit({ dragged }: Cargo, { date, after }: Pick<DropSlot, 'date' | 'after'>) {
  const to = { date, after };
  return 'visit' in dragged
    ? ({ type: 'move', visit: dragged.visit, to } as const)
    : ({ type: 'add', place: dragged.place, to } as const);
}
