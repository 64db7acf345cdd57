import { type Fact, type FactName, valueOf } from '@wayfarer/language';

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

/** True where the fact is known, or what was said of single travellers says it: their limits for the budget, their likings. */
export function isKnown(facts: readonly Fact[], name: FactName): boolean {
  if (facts.some((fact) => fact.name === name)) return true;
  const persons = valueOf(facts, 'persons') ?? [];
  if (name === 'budget') return persons.some(({ limit }) => limit);
  return name === 'interests' && persons.some(({ interests = [], avoid = [] }) => interests.length + avoid.length > 0);
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
