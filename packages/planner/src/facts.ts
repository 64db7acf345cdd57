import type { Fact, FactName } from '@wayfarer/language';

export {
  AUTONOMIES,
  type Autonomy,
  type Fact,
  type FactName,
  type FactValues,
  findFact,
  valueOf,
} from '@wayfarer/language';

/** Facts that a plan follows from: a permission changes none. */
export function wishesOf(facts: readonly Fact[]): readonly Fact[] {
  return facts.filter(({ name }) => name !== 'autonomy');
}

/** Which facts must be known before specialists are asked; the last row takes either. */
export const REQUIRED_FACTS = [
  'destinations',
  'start',
  'end',
  'origin',
  'travelers',
  'pace',
] as const satisfies readonly FactName[];
export const REQUIRED_EITHER = [
  ['budgetLevel', 'budget'],
  ['interests', 'mustDo'],
] as const satisfies readonly (readonly FactName[])[];
