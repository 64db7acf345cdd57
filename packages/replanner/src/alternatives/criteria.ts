import { isOutdoors } from '@wayfarer/edits';
import type { Category, Place } from '@wayfarer/trip';

import { CRITERIA, type Criterion } from '../decision.ts';
import { round } from '../words.ts';

/** Weights of the seven criteria before the traveller's answers taught any; they sum to 1. Source: re-optimizer spec §10.2. */
export const WEIGHTS: Readonly<Record<Criterion, number>> = {
  distance: 0.25,
  crowd: 0.2,
  category: 0.15,
  weather: 0.15,
  timing: 0.1,
  value: 0.1,
  meal: 0.05,
};

/** Farther than this from the disrupted place nothing is considered. Source: re-optimizer spec §10.4, SEED_DETAILS A6. */
export const RADIUS_KM = 5;

/** What the criteria are computed from. */
export interface Comparison {
  readonly candidate: Place;
  readonly instead: Place;
  /** Along the way from where the traveller comes from. */
  readonly km: number;
  /** Expected crowd on arrival, 0–1. */
  readonly crowd: number;
  /** Weather of that day is at or above the traveller's limit. */
  readonly badWeather: boolean;
  readonly isMeal: boolean;
  /** Nobody knows whether it is open then. */
  readonly hoursUnknown: boolean;
  /** How long one would be there, and how long is usual; as long as is usual where nothing is said. */
  readonly stay?: { readonly minutes: number; readonly usual: number };
}

/**
 * The seven criteria of re-optimizer spec §10.3, each 0–1, as reconciled in SEED_DETAILS E: significance stands where
 * the spec has a rating. What gets here is open throughout, so `timing` says how much of the usual visit the time there is
 * has room for; half of that where nobody knows the hours. `meal` is 1 for a table at an hour at which a meal is due.
 */
export function rate({
  candidate,
  instead,
  km,
  crowd,
  badWeather,
  isMeal,
  hoursUnknown,
  stay,
}: Comparison): Readonly<Record<Criterion, number>> {
  return {
    distance: round(Math.max(0, 1 - km / RADIUS_KM)),
    crowd: round(1 - crowd),
    category: categoryTerm(candidate, instead),
    weather: badWeather ? (isOutdoors(candidate) ? 0.1 : 1) : 0.8,
    timing: round((hoursUnknown ? 0.5 : 1) * (stay ? Math.min(1, stay.minutes / Math.max(1, stay.usual)) : 1)),
    value: round(Math.min(1, candidate.significance / 5 / Math.max(0.01, km / RADIUS_KM))),
    meal: isMeal ? 1 : 0,
  };
}

/** Σ weight × criterion, 0–1. */
export function scoreOf(
  criteria: Readonly<Record<Criterion, number>>,
  weights: Readonly<Record<Criterion, number>> = WEIGHTS,
): number {
  return round(CRITERIA.reduce((sum, criterion) => sum + weights[criterion] * criteria[criterion], 0));
}

/** Categories that stand in for each other. Source: SEED_DETAILS A6, in our categories. */
const GROUPS: readonly (readonly Category[])[] = [
  ['museum', 'gallery'],
  ['park', 'garden', 'nature'],
  ['landmark', 'historic', 'castle', 'palace'],
  ['temple', 'shrine', 'church'],
  ['market', 'shopping', 'street'],
];

/** 1 the same (for tables: the same cuisine), 0.5 a kindred one or a table for something else (spec §10.4), 0.2 neither. */
function categoryTerm(candidate: Place, instead: Place): number {
  if (candidate.kind === 'eatery' && instead.kind === 'eatery') return candidate.cuisine === instead.cuisine ? 1 : 0.5;
  if (candidate.kind === 'eatery') return 0.5;
  const [main] = candidate.categories;
  if (main === instead.categories[0]) return 1;
  const kindred = GROUPS.some((group) => group.includes(main) && group.includes(instead.categories[0]));
  return kindred || candidate.categories.some((category) => instead.categories.includes(category)) ? 0.5 : 0.2;
}
