import type { Person } from './person.ts';

/** What somebody at the table may not eat. A table is planned where all of it is known to be served. */
export const DIETS = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'halal',
  'kosher',
  'gluten-free',
  'dairy-free',
  'nut-free',
  'shellfish-free',
  'egg-free',
] as const;
export type Diet = (typeof DIETS)[number];

/** Of them those that make somebody ill, and that one has to speak of wherever one eats. */
export const ALLERGIES = [
  'gluten-free',
  'dairy-free',
  'nut-free',
  'shellfish-free',
  'egg-free',
] as const satisfies readonly Diet[];

/** What somebody needs to get in. A hard constraint at every planned visit; `known-access` is for who leaves nothing to be asked at the door. */
export const ACCESS_NEEDS = ['step-free', 'known-access'] as const;
export type AccessNeed = (typeof ACCESS_NEEDS)[number];

/** Whether somebody with these needs may be led there, as far as anybody knows. */
export function letsIn(stepFree: 'yes' | 'partly' | 'no' | 'unknown', access: readonly AccessNeed[]): boolean {
  if (stepFree === 'no') return !access.includes('step-free');
  return stepFree !== 'unknown' || !access.includes('known-access');
}

/** The people who travel, as far as a plan must respect them. */
export interface Party {
  /** 1–{@link MOST_TRAVELERS}. */
  readonly travelers: number;
  readonly diets: readonly Diet[];
  /** How many of the travellers keep each diet, as far as it was said. */
  readonly eaters?: Readonly<Partial<Record<Diet, number>>>;
  readonly access: readonly AccessNeed[];
  /** Those of whom something was said apart from the others. Limits are for the whole trip, in its money. */
  readonly persons?: readonly Person[];
}

/** Larger groups need a coach and a travel office, not a planner of walks. */
export const MOST_TRAVELERS = 20;

/** Two to a room, as the sample prices are per room for two. */
export function roomsFor(party: Pick<Party, 'travelers'>): number {
  return Math.ceil(party.travelers / 2);
}

/** Diets that are satisfied wherever the key is: who cooks vegan serves vegetarians. */
const IMPLIED: Readonly<Partial<Record<Diet, readonly Diet[]>>> = {
  vegan: ['vegetarian', 'pescatarian', 'dairy-free', 'egg-free', 'shellfish-free'],
  vegetarian: ['pescatarian', 'shellfish-free'],
};

/** How many of the party can eat a full meal there; `null` where nobody has said how many keep a diet that is not served. */
export function countSuited(
  serves: readonly Diet[],
  { travelers, diets, eaters = {} }: Omit<Party, 'access'>,
): number | null {
  const unserved = diets.filter((diet) => !servesDiet(serves, diet)).map((diet) => eaters[diet]);
  if (unserved.length === 0) return travelers;
  if (unserved.includes(undefined)) return null;
  return Math.max(0, travelers - unserved.reduce<number>((sum, count) => sum + (count ?? 0), 0));
}

/** True when a kitchen known to serve `serves` can feed somebody who keeps `diet`. */
export function servesDiet(serves: readonly Diet[], diet: Diet): boolean {
  return serves.includes(diet) || serves.some((known) => IMPLIED[known]?.includes(diet) ?? false);
}
