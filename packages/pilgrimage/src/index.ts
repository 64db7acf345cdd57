/**
 * @module
 * From a title and a station to a walk past its scenes.
 */
export { pilgrimageWorkflow, type PilgrimageSources } from './pilgrimage-workflow.ts';
export type {
  FinalPlan,
  PilgrimageSession,
  PilgrimageState,
  Route,
  RouteSegment,
  WalkRequest,
  WeatherSummary,
} from './session.ts';
export { InvalidStationError, NoBangumiFoundError, PilgrimageError, readFault, TooManyPointsError } from './errors.ts';
export { describeWork } from './steps/bangumi-search.ts';
export { WALK_CITY } from './steps/route-optimization.ts';
export { mannersOf, placeIdOf, toSight, toTerminal } from './walk/to-sight.ts';
export { clusterPoints } from './points/cluster.ts';
