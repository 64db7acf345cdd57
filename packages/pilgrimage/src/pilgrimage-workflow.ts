import { defineWorkflow, optional, parallel, sequence } from '@wayfarer/archon/workflow';

import type { PointsPort, StationsPort, WeatherPort, WorksPort } from './ports/index.ts';
import type { PilgrimageState } from './session.ts';
import { bangumiSearch } from './steps/bangumi-search.ts';
import { extractionStep } from './steps/extraction.ts';
import { locationSearchStep } from './steps/location-search.ts';
import { pointsSearchStep } from './steps/points-search.ts';
import { type Ground, routeOptimizationStep } from './steps/route-optimization.ts';
import { transportStep } from './steps/transport.ts';
import { weatherStep } from './steps/weather.ts';

/** What the workflow asks of the world. */
export interface PilgrimageSources extends Ground {
  readonly works: WorksPort;
  readonly stations: StationsPort;
  readonly points: PointsPort;
  readonly weather: WeatherPort;
}

/**
 * From a sentence to a walk: Extraction → (BangumiSearch ‖ LocationSearch) → PointsSearch → (Weather ‖ RouteOptimization) →
 * Transport (seed 004, §3 and §5). A walk does without the weather; everything else it needs.
 */
export function pilgrimageWorkflow(sources: PilgrimageSources) {
  return defineWorkflow<
    PilgrimageState,
    'user_query' | 'locale' | 'session_id' | 'request',
    'final_plan' | 'days' | 'pilgrimage_session'
  >({
    name: 'pilgrimage',
    version: 1,
    description: 'Plans a walk past the scenes of a film or series, from a station in Japan.',
    input: ['user_query', 'locale', 'session_id', 'request'],
    output: ['final_plan', 'days', 'pilgrimage_session'],
    flow: sequence<PilgrimageState>(
      extractionStep(sources),
      parallel<PilgrimageState>(bangumiSearch(sources.works), locationSearchStep(sources.stations)),
      pointsSearchStep(sources),
      parallel<PilgrimageState>(
        optional<PilgrimageState>(weatherStep(sources.weather)),
        routeOptimizationStep(sources),
      ),
      transportStep(sources.travel),
    ),
  });
}
