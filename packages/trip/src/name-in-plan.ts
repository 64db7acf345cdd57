import { isArea, isOnYourOwn, type Place } from './place.ts';

/** How parts of a town are listed: `Restaurants in Alfama`, `Stay on Avenida da Liberdade`, `Stay Downtown`. */
const LISTED = /^(?:restaurants|stay)\s+(?:(?<where>(?:in|on|at|by|near|round|around)\s.+)|(?<part>.+))$/iu;
const SAYS_WHERE = /\s(?:in|on|at|by|near|round|around)\s/iu;

/** What a place is called where one reads a plan: a house by its name, a part of the town as `Somewhere in Alfama`. */
export function nameInPlan(place: Place): string {
  const { name } = place;
  if (!isArea(place) || isOnYourOwn(place)) return name;
  const { where, part } = LISTED.exec(name)?.groups ?? {};
  if (where !== undefined) return `Somewhere ${where}`;
  return part === undefined && SAYS_WHERE.test(name) ? name : `Somewhere in ${part ?? name}`;
}

/** The part of the town that an area stands for, without a word of any language around it: `Avenida da Liberdade`. */
export function partOfTown({ name }: Pick<Place, 'name'>): string {
  const { where, part } = LISTED.exec(name)?.groups ?? {};
  return where === undefined ? (part ?? name) : where.replace(/^\S+\s+/u, '');
}
