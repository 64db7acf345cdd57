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

/** Diets that are satisfied wherever the key is: who cooks vegan serves vegetarians. */
const IMPLIED: Readonly<Partial<Record<Diet, readonly Diet[]>>> = {
  vegan: ['vegetarian', 'pescatarian', 'dairy-free', 'egg-free', 'shellfish-free'],
  vegetarian: ['pescatarian', 'shellfish-free'],
};

/** True when a kitchen known to serve `serves` can feed somebody who keeps `diet`. */
export function servesDiet(serves: readonly Diet[], diet: Diet): boolean {
  return serves.includes(diet) || serves.some((known) => IMPLIED[known]?.includes(diet) ?? false);
}
