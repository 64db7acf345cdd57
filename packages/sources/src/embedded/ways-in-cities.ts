import type { NearbyPlace, PlacesPort } from '@wayfarer/planner/ports';
import { OWN_LIST, type PlaceId, type Sight } from '@wayfarer/trip';

import type { CityWalks, WalkRouter } from '../live/routing/create-walk-router.ts';
import { pickPoints } from '../live/routing/pick-points.ts';
import type { CityStay } from './stays-in-cities.ts';

/** For all cities of a trip: a task of planning has half a minute, and more to do. */
const PATIENCE_MS = 18_000;

/** What one may want to walk between. */
interface Reachable {
  readonly stays: readonly CityStay[];
  readonly sights: readonly Sight[];
  readonly others: readonly NearbyPlace[];
  /** What must be in the plan. */
  readonly keep: readonly PlaceId[] | undefined;
}

/** How one walks in the cities of a trip, city by city. Where a traveller's own places are is nobody else's business. */
export async function askWays(
  walks: WalkRouter,
  { stays, sights, others, keep }: Reachable,
  context: Parameters<PlacesPort['findSights']>[1],
): Promise<readonly CityWalks[]> {
  const enough = AbortSignal.timeout(PATIENCE_MS);
  const found: CityWalks[] = [];
  for (const { file } of stays) {
    const isHere = ({ city }: Pick<Sight, 'city'>): boolean => city === file.city.id;
    const known = sights.filter((sight) => isHere(sight) && sight.source.name !== OWN_LIST);
    const points = pickPoints({ sights: known, others: others.filter(isHere) }, keep);
    if (points.length > 1) found.push(await walks.find(file.city.name, points, { ...context, enough }));
  }
  return found;
}
