import type { Category, Place } from '@wayfarer/trip';

/** Categories that weather touches where nobody said whether there is a roof (SEED_DETAILS A8, in our categories). */
const WEATHER_SENSITIVE: ReadonlySet<Category> = new Set([
  'beach',
  'park',
  'garden',
  'nature',
  'view',
  'market',
  'zoo',
  'amusement',
  'street',
  'neighbourhood',
]);

/** True when weather reaches a visitor there. A place known to be indoors is, whatever its category: a covered market. */
export function isOutdoors({ indoor, categories }: Pick<Place, 'indoor' | 'categories'>): boolean {
  return indoor === null ? categories.some((category) => WEATHER_SENSITIVE.has(category)) : !indoor;
}
