/**
 * @module
 * What the planner needs from the world, as interfaces; `sources` implements them.
 */
export type {
  Brain,
  BrainRequest,
  CityMatch,
  DateHints,
  Gazetteer,
  KnownCity,
  Learned,
  NamedPlace,
  Remark,
  Understanding,
} from '@wayfarer/language';
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
