import type { CityId, PlaceId } from './ids.ts';
import type { Provenance } from './provenance.ts';
import type { TravelFigures } from './travel.ts';

/** What was gathered once about getting from place to place. */
export interface TravelFacts {
  /** Of a city that is missing, the usual figures hold. */
  readonly cities: Readonly<Partial<Record<CityId, CityTravel>>>;
  /** What a routing engine answered. Missing ways are estimated. */
  readonly routes: readonly WalkedRoutes[];
}

export interface CityTravel extends TravelFigures {
  readonly source: Provenance;
}

/**
 * Ways on foot between every two of some places. Row by row: the way from `points[i]` to `points[j]` stands at
 * `i * points.length + j`; `-1` where the engine found none.
 */
export interface WalkedRoutes {
  readonly points: readonly PlaceId[];
  /** Whole, rounded up. */
  readonly minutes: readonly number[];
  /** One decimal. */
  readonly km: readonly number[];
  readonly source: Provenance;
}
