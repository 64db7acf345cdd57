import type { Diet, Meal } from '@wayfarer/trip';
import type { Reservation } from '@wayfarer/trip/vocabulary';

import type { Tags } from './element.ts';

const DIET_TAGS: Readonly<Record<string, Diet>> = {
  'diet:vegetarian': 'vegetarian',
  'diet:vegan': 'vegan',
  'diet:pescetarian': 'pescatarian',
  'diet:halal': 'halal',
  'diet:kosher': 'kosher',
  'diet:gluten_free': 'gluten-free',
  'diet:dairy_free': 'dairy-free',
};
const DIET_CUISINES: ReadonlySet<string> = new Set<Diet>(['vegetarian', 'vegan']);

const MEALS: ReadonlyMap<string, readonly Meal[]> = new Map(
  Object.entries<readonly Meal[]>({
    restaurant: ['lunch', 'dinner'],
    cafe: ['breakfast', 'lunch'],
    pub: ['lunch', 'dinner'],
    biergarten: ['lunch', 'dinner'],
    food_court: ['lunch', 'dinner'],
    fast_food: ['lunch', 'dinner'],
  }),
);
const RESERVATIONS: ReadonlyMap<string, Reservation> = new Map([
  ['required', 'needed'],
  ['recommended', 'advised'],
  ['no', 'none'],
]);
const MOST_CUISINES = 3;

/** Diets for which somebody has written down that a meal is served. */
export function servesOf(tags: Tags): Diet[] {
  const told = Object.entries(DIET_TAGS)
    .filter(([key]) => tags[key] === 'yes' || tags[key] === 'only')
    .map(([, diet]) => diet);
  const cooked = cuisinesOf(tags).filter(isDietCuisine);
  return [...new Set([...told, ...cooked])];
}

const isDietCuisine = (cuisine: string): cuisine is Diet => DIET_CUISINES.has(cuisine);

/** By the kind of the house; breakfast also where it says so. */
export function mealsOf(tags: Tags): Meal[] {
  const usual = MEALS.get(tags['amenity'] ?? '') ?? ['lunch', 'dinner'];
  const told = (['breakfast', 'lunch', 'dinner'] as const).filter((meal) => tags[meal] === 'yes');
  return [...new Set([...told, ...usual])].filter((meal) => tags[meal] !== 'no' || told.includes(meal));
}

/** `undefined` where nobody has written it down; `yes` says no more than that one may. */
export function reservationOf(tags: Tags): Reservation | undefined {
  return RESERVATIONS.get(tags['reservation'] ?? '');
}

/** In words, e.g. `portuguese, seafood`. */
export function cuisineOf(tags: Tags): string | null {
  return cuisinesOf(tags).slice(0, MOST_CUISINES).join(', ') || null;
}

function cuisinesOf(tags: Tags): readonly string[] {
  return (tags['cuisine'] ?? '')
    .split(/[;,]/)
    .map((word) => word.replaceAll('_', ' ').trim().toLowerCase())
    .filter((word) => /^[\p{L}][\p{L}\p{M} '-]{1,30}$/u.test(word));
}

/** Which tables to keep where there are too many: houses of which something is known before branches of a chain. */
export function tableScoreOf(tags: Tags): number {
  const points = [
    'wikidata' in tags ? 3 : 0,
    'opening_hours' in tags ? 2 : 0,
    'cuisine' in tags ? 1 : 0,
    'website' in tags || 'contact:website' in tags ? 1 : 0,
    servesOf(tags).length > 0 ? 1 : 0,
    'wheelchair' in tags ? 0.5 : 0,
    tags['amenity'] === 'restaurant' ? 1 : 0,
    tags['amenity'] === 'fast_food' ? -2 : 0,
    'brand' in tags || 'brand:wikidata' in tags ? -2 : 0,
  ];
  return points.reduce((sum, each) => sum + each, 0);
}
