/**
 * @module
 * What the planner needs from the world, as interfaces; `sources` implements them.
 */
export type { Brain, BrainRequest, DateHints, Understanding, Learned, Remark } from './brain.ts';
export type { CityMatch, Gazetteer, KnownCity, NamedPlace } from './gazetteer.ts';
export type {
  FoodFindings,
  FoodPort,
  FoodQuery,
  PlacesFindings,
  PlacesPort,
  PlacesQuery,
  ReportProgress,
  Segment,
  StayFindings,
  StayPort,
  StayQuery,
  TransportFindings,
  TransportPort,
  TransportQuery,
} from './specialists.ts';
