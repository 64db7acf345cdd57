import type { Day, Visit } from '@wayfarer/contract';

/** Numbers of a day's stops, 1 first. Beds and journeys have none: they are where the day begins and ends. */
export function numberVisits({ visits }: Pick<Day, 'visits'>): ReadonlyMap<string, number> {
  return new Map(visits.filter(isStop).map((visit, index) => [visit.id, index + 1]));
}

export function isStop({ kind }: Visit): boolean {
  return kind === 'place' || kind === 'meal';
}
