import type { Trip } from '@wayfarer/contract';

/** Ids of the cities of the days, or before there are days, of those the traveller named. */
export function cityIdsOf({
  days: chosen,
  options,
  facts,
}: Pick<Trip, 'days' | 'options' | 'facts'>): readonly string[] {
  const days = chosen.length > 0 ? chosen : (options[0]?.days ?? []);
  if (days.length > 0) return [...new Set(days.map(({ city }) => city.id))].filter((id) => id !== '');
  const named = facts.find(({ name }) => name === 'destinations')?.value;
  return Array.isArray(named) ? named.filter((id): id is string => typeof id === 'string') : [];
}
