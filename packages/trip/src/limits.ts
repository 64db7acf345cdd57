/**
 * @module
 * The numbers that days are held to: hours, meals, margins, visits, ways, people, crowds.
 */
export { DAY_END, DAY_START, DINNER_END, endsBy, MEAL_MINUTES, MEAL_WINDOWS } from './day.ts';
export { EVENING_END, EVENING_START, visitEndsBy } from './evening.ts';
export { DETOUR, LONGEST_LEG_MINUTES, RIDE_KMH, RIDE_WAIT_MINUTES, WALK_KMH } from './travel.ts';
export { type JourneyMargins, marginsOf } from './journey-margins.ts';
export { EARTH_RADIUS_KM } from './geography.ts';
export { MOST_TRAVELERS } from './party.ts';
export { roomsFor } from './stay-terms.ts';
export { VISITS_PER_DAY, bufferMinutes } from './preferences.ts';
export { CROWD_LOSS } from './satisfaction.ts';

/** Longest trip that is planned day by day: two weeks, with nights counted. */
export const LONGEST_TRIP_DAYS = 15;
