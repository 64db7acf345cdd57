import { countWord, type DateHints } from '@wayfarer/language';
import { type Diet, type Party, type Person, type Preferences } from '@wayfarer/trip';
import { daysBetween } from '@wayfarer/trip/clock';
import { timesMoney } from '@wayfarer/trip/money';

import { type Fact, valueOf } from './facts.ts';

/** Who travels, as far as it was said. */
export function toParty(facts: readonly Fact[], { eaters }: Pick<DateHints, 'eaters'> = {}): Party {
  const travelers = valueOf(facts, 'travelers') ?? 1;
  const said = (valueOf(facts, 'persons') ?? []).map((person) => withLimitOfTrip(person, facts));
  const counts = countEaters(said, eaters);
  const persons = [...said, ...(travelers > 1 ? listUnnamedEaters(said, counts, travelers) : [])];
  return {
    travelers,
    diets: [...new Set([...(valueOf(facts, 'dietary') ?? []), ...said.flatMap(({ diets = [] }) => diets)])],
    ...(Object.keys(counts).length > 0 && { eaters: counts }),
    access: [...new Set([...(valueOf(facts, 'accessibility') ?? []), ...said.flatMap(({ access = [] }) => access)])],
    ...(persons.length > 0 && { persons }),
  };
}

/** A limit by the day is one of the whole trip. */
function withLimitOfTrip({ limit, ...person }: Person, facts: readonly Fact[]): Person {
  if (!limit) return person;
  const [start, end] = [valueOf(facts, 'start'), valueOf(facts, 'end')];
  const days = start !== undefined && end !== undefined ? daysBetween(start, end) + 1 : 1;
  const money = limit.scope === 'person-day' ? timesMoney(limit.money, days) : limit.money;
  return { ...person, limit: { money, scope: 'person' } };
}

type Eaters = NonNullable<Party['eaters']>;

/** Those of whom it was said by name, or as many as were counted. */
function countEaters(persons: readonly Person[], counted: DateHints['eaters'] = {}): Eaters {
  const sums: Partial<Record<Diet, number>> = { ...counted };
  for (const diet of new Set(persons.flatMap(({ diets = [] }) => diets)))
    sums[diet] = Math.max(counted[diet] ?? 0, headsWith(persons, diet));
  return sums;
}

function headsWith(persons: readonly Person[], diet: Diet): number {
  return persons
    .filter(({ diets }) => diets?.includes(diet))
    .reduce((sum, { count }) => sum + (count === 'rest' ? 1 : count), 0);
}

/** "One vegan, one halal": somebody of the party, whoever it is. */
function listUnnamedEaters(persons: readonly Person[], eaters: Eaters, travelers: number): readonly Person[] {
  return (Object.entries(eaters) as [Diet, number][]).flatMap(([diet, all]): Person[] => {
    const count = all - headsWith(persons, diet);
    if (count <= 0 || all >= travelers) return [];
    return [{ label: `${countWord(count)} of you (${diet})`, count, unnamed: true, diets: [diet] }];
  });
}

/** What a plan should please, as far as it was said. */
export function toPreferences(facts: readonly Fact[]): Preferences {
  const fairness = valueOf(facts, 'fairness');
  return {
    pace: valueOf(facts, 'pace') ?? 'moderate',
    interests: valueOf(facts, 'interests') ?? [],
    avoid: valueOf(facts, 'avoid') ?? [],
    avoidCrowds: valueOf(facts, 'crowds') === 'avoid',
    timeOfDay: 'any',
    heavyTravelPenalty: true,
    ...(valueOf(facts, 'openingHours') === 'known' && { knownHoursOnly: true }),
    ...(fairness && { fairness }),
  };
}
