import type { CostLine, Person } from '@wayfarer/contract';
import { type Contentment, contentmentWith } from '@wayfarer/itinerary';
import { type DayPlan, nameOf, type Party, type Preferences, splitCosts, type TripFacts } from '@wayfarer/trip';
import { toCostBasis } from '@wayfarer/trip/costs';

interface Plan {
  readonly days: readonly DayPlan[];
  readonly facts: TripFacts;
  readonly party: Party;
  readonly preferences: Preferences;
}

/** Who pays what of a plan, and how much of it is to the taste of each. */
export function toPersons({ days, facts, party, preferences }: Plan): {
  readonly persons: Person[];
  readonly split: CostLine[];
} {
  const { payers, lines } = splitCosts(days, toCostBasis(facts, party));
  const tastes = contentmentWith(days, { places: facts.places, party, preferences });
  const costs = payers.map(({ payer, total, each }) => ({
    label: nameOf(payer),
    count: payer.count,
    cost: { total, each, ...(payer.limit && { limit: payer.limit.money }) },
  }));
  const contents = tastes.map((one) => ({
    label: nameOf(one.member),
    count: one.member.count,
    satisfaction: { score: Math.round(one.score * 100), text: explain(one) },
  }));
  const both = costs.map((one) => {
    const same = contents.find(({ label, count }) => label === one.label && count === one.count);
    return { ...one, ...(same && { satisfaction: same.satisfaction }) };
  });
  const others = contents.filter(
    ({ label, count }) => !costs.some((one) => label === one.label && count === one.count),
  );
  return {
    persons: [...both, ...others],
    split: lines.map(({ shares, ...line }) => ({
      ...line,
      shares: shares.map((amount, index) => ({ label: costs[index]?.label ?? '', amount })),
    })),
  };
}

/** `The 12 places give 81 % of what the best 12 for them could; 7 answer an interest.` */
function explain({ score, places, liked, avoided, meals }: Contentment): string {
  if (places === 0) return 'There is no place in the plan to judge by.';
  const of = places === 1 ? 'The one place gives' : `The ${places} places give`;
  const best = places === 1 ? 'the best one could' : `the best ${places} could`;
  return (
    [
      `${of} ${Math.round(score * 100)} % of what ${best}`,
      liked === null ? 'no interest of theirs is known' : `${liked} ${liked === 1 ? 'answers' : 'answer'} an interest`,
      ...(avoided > 0 ? [`${avoided} ${avoided === 1 ? 'is' : 'are'} of a kind they would rather not see`] : []),
      ...(meals ? [`${meals[0]} of ${meals[1]} meals are known to serve what they eat`] : []),
    ].join('; ') + '.'
  );
}
