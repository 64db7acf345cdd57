/**
 * @module
 * The closed lists of words: categories, diets, interests, paces, modes of travel, weather, and what answers what.
 */
export { type Provenance, SOURCED_FACTS, type SourcedFact } from './provenance.ts';
export { countSuited } from './party.ts';
export { ACCESS_NEEDS, type AccessNeed, letsIn } from './access.ts';
export { ALLERGIES, DIETS, servesDiet } from './diet.ts';
export {
  CATEGORIES,
  type DatedHours,
  type Interval,
  type Level,
  LEVELS,
  MEALS,
  rankOfLevel,
  type Reservation,
  RESERVATIONS,
  type Significance,
  type StepFree,
} from './place.ts';
export { CATEGORIES_OF_INTEREST, FAIRNESS, INTERESTS, matchesInterest, PACES } from './preferences.ts';
export { TRAVEL_MODES, type TravelMode } from './travel.ts';
export { WEATHER_CONDITIONS, WEATHER_SEVERITY, type WeatherCondition, isWeatherCondition } from './weather.ts';
