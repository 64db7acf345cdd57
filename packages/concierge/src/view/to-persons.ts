import type { CostLine, Person } from '@wayfarer/contract';
import { type Contentment, contentmentWith } from '@wayfarer/itinerary';
import {
  type DayPlan,
  nameOf,
  type Party,
  type PlaceId,
  type Preferences,
  splitCosts,
  type TripFacts,
} from '@wayfarer/trip';
import { toCostBasis } from '@wayfarer/trip/costs';

interface Plan {
  readonly days: readonly DayPlan[];
  readonly facts: TripFacts;
  readonly party: Party;
  readonly preferences: Preferences;
  /** Asked for by name. */
  readonly mustDo: readonly PlaceId[];
}

/** Who pays what of a plan, and how much of what each asked for is in it. */
export function toPersons({ days, facts, party, preferences, mustDo }: Plan): {
  readonly persons: Person[];
  readonly split: CostLine[];
} {
  const { payers, lines } = splitCosts(days, toCostBasis(facts, party));
  const tastes = contentmentWith(days, { places: facts.places, party, preferences, mustDo });
  const costs = payers.map(({ payer, total, each }) => ({
    label: nameOf(payer),
    count: payer.count,
    cost: { total, each, ...(payer.limit && { limit: payer.limit.money }) },
  }));
  const contents = tastes.map((one) => ({
    label: nameOf(one.member),
    count: one.member.count,
    parts: partsOf(one),
  }));
  const both = costs.map((one) => {
    const same = contents.find(({ label, count }) => label === one.label && count === one.count);
    const limit = one.cost.limit ? [withinLimit(one.cost.each.amount, one.cost.limit.amount)] : [];
    return { ...one, ...(same && { satisfaction: toSatisfaction([...same.parts, ...limit]) }) };
  });
  const others = contents
    .filter(({ label, count }) => !costs.some((one) => label === one.label && count === one.count))
    .map(({ parts, ...one }) => ({ ...one, satisfaction: toSatisfaction(parts) }));
  return {
    persons: [...both, ...others],
    split: lines.map(({ shares, ...line }) => ({
      ...line,
      shares: shares.map((amount, index) => ({ label: costs[index]?.label ?? '', amount })),
    })),
  };
}

/** Something that was asked for: how much of it the plan gives, 0–1, and how that was counted. */
interface Part {
  readonly share: number;
  readonly text: string;
}

/** Likings, places by name, meals, steps, quiet hours: as far as anything was asked. */
function partsOf({
  score,
  places,
  liked,
  avoided,
  avoids,
  meals,
  mustDos,
  steps,
  quiet,
}: Contentment): readonly Part[] {
  const ofTaste = liked === null || places === 0 ? [] : [tasteOf({ score, places, liked })];
  return [
    ...ofTaste,
    ...counted(mustDos, (met, asked) => `${met} of ${asked} asked for by name ${met === 1 ? 'is' : 'are'} in`),
    ...counted(meals, (suited, all) => `${suited} of ${all} meals are known to serve what they eat`),
    ...counted(steps, (known, all) => `${known} of ${all} stops are known to be free of steps, as a whole or in part`),
    ...counted(quiet, (calm, all) => `${calm} of ${all} places are seen when they are not usually busy`),
    ...counted(avoids ? [places - avoided, places] : null, (fine, all) =>
      fine === all
        ? 'nothing is of a kind they would rather not see'
        : `${all - fine} of ${all} places are of a kind they would rather not see`,
    ),
  ];
}

function tasteOf({
  score,
  places,
  liked,
}: {
  readonly score: number;
  readonly places: number;
  readonly liked: number;
}): Part {
  const of = places === 1 ? 'the one place gives' : `the ${places} places give`;
  const best = places === 1 ? 'the best one could' : `the best ${places} could`;
  const text = `${of} ${Math.round(score * 100)} % of what ${best}, and ${liked} ${liked === 1 ? 'answers' : 'answer'} an interest`;
  return { share: score, text };
}

function counted(count: readonly [number, number] | null, say: (some: number, all: number) => string): readonly Part[] {
  if (!count || count[1] === 0) return [];
  const [some, all] = count;
  return [{ share: some / all, text: say(some, all) }];
}

function withinLimit(each: number, limit: number): Part {
  return each <= limit
    ? { share: 1, text: 'it costs no more than their limit' }
    : { share: limit / each, text: 'it costs more than their limit' };
}

/** The mean of all that was asked for, each thing for as much; nothing to count where nothing was. */
function toSatisfaction(parts: readonly Part[]): NonNullable<Person['satisfaction']> {
  if (parts.length === 0) return { score: null, text: 'Nothing was asked for that a plan could be measured by.' };
  const mean = parts.reduce((sum, { share }) => sum + share, 0) / parts.length;
  const text = parts.map((part) => part.text).join('; ');
  return { score: Math.round(mean * 100), text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.` };
}
