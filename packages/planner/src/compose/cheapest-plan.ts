import { listWords } from '@wayfarer/itinerary';
import { type Eatery, isOnYourOwn, type Sight, toPlaceBook } from '@wayfarer/trip';
import type { Cost, CostCategory } from '@wayfarer/trip/costs';
import { formatMoney, type Money, money, sumMoney } from '@wayfarer/trip/money';
import { countSuited } from '@wayfarer/trip/vocabulary';

import type { ItineraryOption } from '../events.ts';
import type { Brief } from './brief.ts';
import { chooseLodgings } from './choose-lodging.ts';
import { composeOption } from './compose-option.ts';
import type { Profile } from './profile.ts';

/** What the cheapest plan costs that can be made, and what cannot be cheaper: why a budget is too small. */
export interface CheapestPlan {
  readonly total: Money;
  readonly costs: readonly Cost[];
  /** What it does without, full sentences. */
  readonly givesUp: readonly string[];
}

/** So much money that nothing is left out for want of it; whole sums stay exact. */
const NO_LIMIT = 1_000_000_000_000;
/** So many tables a day are enough to choose from. */
const TABLES_A_DAY = 4;

/** The cheapest beds and tables, and of what asks for entry only what was asked for. */
export function composeCheapest(
  brief: Brief,
  pace: Profile['pace'],
  attempt: Parameters<typeof composeOption>[2],
): ItineraryOption | undefined {
  const profile: Profile = { pace, comfort: 'simple' };
  const beds = new Set(chooseLodgings(brief, profile, { cheapest: true }).values());
  const bare: Brief = {
    ...brief,
    limit: money(NO_LIMIT, brief.limit.currency),
    lodgings: brief.lodgings.filter((lodging) => beds.has(lodging)),
    sights: brief.sights.filter((sight) => isFree(sight) || brief.mustDo.includes(sight.id)),
    eateries: listCheapTables(brief),
  };
  const composed = composeOption(bare, profile, attempt);
  return 'option' in composed ? composed.option : undefined;
}

function isFree({ fee }: Sight): boolean {
  return fee?.amount === 0;
}

/** Of each city the cheapest that feed everybody; what has no price stays out, as nobody knows whether it is cheap. */
function listCheapTables({ eateries, party, segments }: Brief): readonly Eatery[] {
  return segments.flatMap(({ city, dates }) => {
    const there = eateries.filter((table) => table.city === city);
    const priced = there
      .filter(({ price }) => price !== null)
      .filter((table) => countSuited(table.serves, party) === party.travelers)
      .toSorted(
        (left, right) => (left.price?.amount ?? 0) - (right.price?.amount ?? 0) || (left.id < right.id ? -1 : 1),
      )
      .slice(0, dates.length * TABLES_A_DAY);
    return priced.length > 0 ? [...priced, ...there.filter(isOnYourOwn)] : there;
  });
}

/** What it costs, and what it does without that others would have. */
export function toCheapest({ total, costs, days }: ItineraryOption, brief: Brief): CheapestPlan {
  const book = toPlaceBook(brief.facts.places);
  const paid = brief.sights.filter(({ fee, id }) => fee && fee.amount > 0 && !brief.mustDo.includes(id)).length;
  const beds = new Set(days.flatMap(({ stay }) => (stay === null ? [] : (book.get(stay)?.name ?? []))));
  return {
    total,
    costs,
    givesUp: [
      ...(beds.size > 0
        ? [`It sleeps at the cheapest houses (${listWords([...beds])}) and eats at the cheapest tables.`]
        : []),
      ...(paid > 0
        ? [
            `It does without ${paid === 1 ? 'the one place that charges' : `all ${paid} places that charge`} for entry${brief.mustDo.length > 0 ? ', except those you asked for' : ''}.`,
          ]
        : []),
    ],
  };
}

/** `What no plan does without: beds $280 and meals $162 ($442 together).` */
export function sayFixed({ costs }: Pick<CheapestPlan, 'costs'>): string {
  const fixed = costs.filter(({ category, amount }) => FIXED.includes(category) && amount.amount > 0);
  const [first] = fixed;
  if (!first) return '';
  const lines = listWords(fixed.map(({ category, amount }) => `${NAMES[category]} ${formatMoney(amount)}`));
  const sum = sumMoney(
    fixed.map(({ amount }) => amount),
    first.amount.currency,
  );
  return `What no plan does without: ${lines}${fixed.length > 1 ? ` (${formatMoney(sum)} together)` : ''}.`;
}

const FIXED: readonly CostCategory[] = ['transport', 'stay', 'food'];
const NAMES: Readonly<Record<CostCategory, string>> = {
  transport: 'journeys and rides',
  stay: 'beds',
  food: 'meals',
  places: 'entries',
  other: 'small things',
  reserve: 'a reserve',
};
