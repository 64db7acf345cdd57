/**
 * @module
 * The numbers that days are held to: hours, meals, margins, visits, ways, people.
 */
export { DAY_END, DAY_START, DINNER_END, MEAL_MINUTES, MEAL_WINDOWS } from './day.ts';
export { LONGEST_LEG_MINUTES } from './travel.ts';
export { MOST_TRAVELERS, roomsFor } from './party.ts';
export { VISITS_PER_DAY, bufferMinutes } from './preferences.ts';
