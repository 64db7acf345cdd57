/**
 * @module
 * What the planner needs from the world, as interfaces; `sources` implements them.
 */
export type {
  Brain,
  BrainRequest,
  CityCandidate,
  CityMatch,
  CityOffer,
  CityTrouble,
  DateHints,
  FetchStep,
  Gazetteer,
  KnownCity,
  Learned,
  NamedBy,
  NamedPlace,
  Remark,
  TransportWish,
  Understanding,
} from '@wayfarer/language';
export {
  type CityFetcher,
  CityUnavailableError,
  type FetchContext,
  type FetchedCity,
  type WantedCity,
} from './city-fetcher.ts';
export type {
  FoodFindings,
  FoodPort,
  FoodQuery,
  NearbyPlace,
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
export type { AskedRide, TransitFindings, TransitPort, TransitQuery } from './transit.ts';
