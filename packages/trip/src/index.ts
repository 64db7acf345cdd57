/**
 * @module
 * The words of the domain, and the arithmetic that needs no judgement. Inside: whole minutes of the day's zone,
 * kilometres, integer minor units of money, levels and scores 0–1. Values and pure functions only. Beside this door: `/clock`,
 * `/money`, `/costs`, `/limits`, `/vocabulary` and `/feasibility`.
 */
export type { ChosenPlan, LeftOutPlace } from './chosen-plan.ts';
export type { CityDay, TripFacts } from './facts.ts';
export { describeHours, type FoundFact, isAgainstPlan, withFoundFacts, withoutFoundFacts } from './found-facts.ts';
export type { DayWeather } from './weather.ts';
export type { Party } from './party.ts';
export type { Diet } from './diet.ts';
export { type CostLine, type CostSplit, listLimits, type PayerTotal, shareOut, splitCosts } from './cost-split.ts';
export { nameOf, type Person, type PersonLimit, preferencesFor } from './person.ts';
export { childrenOf, type Member, payersOf, tastersOf } from './members.ts';
export { type Fairness, type Interest, type Pace, type Preferences, USUAL_FAIRNESS } from './preferences.ts';
export { isSameData } from './same-data.ts';
export { satisfaction } from './satisfaction.ts';
export {
  type Category,
  type Eatery,
  type Lodging,
  type Meal,
  type Place,
  type PlaceBook,
  type Scene,
  type Sight,
  type Terminal,
  feeOn,
  getPlace,
  hoursOn,
  isArea,
  isOnYourOwn,
  toPlaceBook,
  type WorkOfScene,
} from './place.ts';
export { type PlannableHours, plannableHours, warnOfUnknownHours } from './usual-hours.ts';
export { isForTheEvening } from './evening.ts';
export { toMealBreaks } from './meal-breaks.ts';
export { listVisitNotes } from './visit-notes.ts';
export { listMissingMeals } from './missing-meals.ts';
export { describeEpisode, readableOn } from './scene.ts';
export { nameInPlan, partOfTown } from './name-in-plan.ts';
export { type CityId, type PlaceId, type VisitId, visitIdOf } from './ids.ts';
export { type Coordinates, distanceKm } from './geography.ts';
export { acceptsStay, type RoomKind, type StayTerms, type StayWish, unitsFor } from './stay-terms.ts';
export { pickAround } from './pick-around.ts';
export {
  type DayPlan,
  type DaySettings,
  type DayWindow,
  type Leg,
  type Visit,
  findVisit,
  isToOrFromJourney,
} from './day.ts';
export {
  type Travel,
  type TravelBetween,
  type TravelFigures,
  USUAL_FIGURES,
  estimateTravel,
  estimateWith,
} from './travel.ts';
export { sourceOfWalk, travelOf } from './travel-of.ts';
export type { CityTravel, TravelFacts, WalkedRoutes } from './travel-facts.ts';
export {
  describeRide,
  RIDE_MODES,
  type RideMode,
  type RideShown,
  type StopTime,
  type TransitRide,
  type TransitWay,
} from './transit.ts';
export { OWN_LIST } from './provenance.ts';
export { BUSY_FROM, type BusyDay, typicalCrowd } from './crowd.ts';
