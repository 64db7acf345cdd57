import type { AccessNeed } from './access.ts';
import { type Diet, servesDiet } from './diet.ts';
import type { Person } from './person.ts';

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
