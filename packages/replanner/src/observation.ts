import { isOutdoors } from '@wayfarer/edits';
import type { Place, Visit } from '@wayfarer/trip';

import type { Limit } from './limits.ts';
import { levelOf, type Measure } from './reading.ts';

/** What rules and specialists see of one moment: read-only, complete, and about one visit. */
export interface Observation {
  readonly visit: Visit;
  readonly name: string;
  readonly outdoors: boolean;
  /** S_pti proxy: significance / 5 (SEED_DETAILS E, "significance"). */
  readonly value: number;
  readonly measure: Measure;
  /** 0–1, `null` for what has no degrees. */
  readonly level: number | null;
  readonly limit: Limit;
}

export function observe(
  visit: Visit,
  place: Place,
  seen: { readonly measure: Measure; readonly limit: Limit },
): Observation {
  return {
    visit,
    name: place.name,
    outdoors: isOutdoors(place),
    value: place.significance / 5,
    level: levelOf(seen.measure),
    ...seen,
  };
}
