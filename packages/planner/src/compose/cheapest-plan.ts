import { type Language, sayList, sayMoney, textsIn } from '@wayfarer/language';
import { type Eatery, isOnYourOwn, type Sight, toPlaceBook } from '@wayfarer/trip';
import type { Cost, CostCategory, Ride } from '@wayfarer/trip/costs';
import { type Money, money, sumMoney } from '@wayfarer/trip/money';
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
  /** What these say, for who reads another language than English; plans of old logs have the sentences alone. */
  readonly told?: GivenUp;
  /** What to say, once for each journey, where it goes another way than was planned and is cheap enough by that. */
  readonly ways?: readonly string[];
}

interface GivenUp {
  readonly ways: readonly {
    readonly from: string;
    readonly to: string;
    readonly by: Ride['mode'];
    readonly usual: Ride['mode'];
    readonly less: Money;
  }[];
  /** Names of the houses. */
  readonly beds: readonly string[];
  /** So many places that charge for entry it leaves out. */
  readonly paid: number;
  /** What was asked for is in it all the same. */
  readonly isExcept: boolean;
}

/** So much money that nothing is left out for want of it; whole sums stay exact. */
const NO_LIMIT = 1_000_000_000_000;
/** So many tables a day are enough to choose from. */
const TABLES_A_DAY = 4;

/** The same trip by the cheapest ways that are known; the very same brief where none is cheaper. */
export function withCheapestWays(brief: Brief): Brief {
  const journeys = brief.facts.journeys.map((ride) => cheapestWay(ride, brief));
  const isOther = journeys.some((ride, index) => ride !== brief.facts.journeys[index]);
  return isOther ? { ...brief, facts: { ...brief.facts, journeys } } : brief;
}

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

/** Of the ways that are known for it the cheapest, where one gets off where the plan can begin. */
function cheapestWay(taken: Ride, { facts: { ways = [] }, terminals }: Brief): Ride {
  const { date, from, to, fare } = taken;
  if (!fare) return taken;
  const hasAirport = terminals.some(({ iata }) => iata !== undefined);
  return ways
    .filter((way) => way.date === date && way.from === from && way.to === to)
    .filter(({ mode }) => mode !== 'flight' || hasAirport)
    .reduce((least, way) => (way.fare && way.fare.amount < (least.fare?.amount ?? 0) ? way : least), taken);
}

/** The rides that go another way than was planned, each beside that. */
function listOtherWays(brief: Brief, planned: Brief): readonly (readonly [ride: Ride, usual: Ride])[] {
  return brief.facts.journeys.flatMap((ride, index) => {
    const usual = planned.facts.journeys[index];
    return usual && ride !== usual ? [[ride, usual] as const] : [];
  });
}

function toOtherWay([ride, usual]: readonly [ride: Ride, usual: Ride]): GivenUp['ways'][number] {
  const less = money((usual.fare?.amount ?? 0) - (ride.fare?.amount ?? 0), ride.fare?.currency ?? '');
  return { from: ride.from, to: ride.to, by: ride.mode, usual: usual.mode, less };
}

/** What the cheapest plan does without, full sentences in that language; in English where the log has no more. */
export function sayGivenUp(
  { givesUp, told }: Pick<CheapestPlan, 'givesUp' | 'told'>,
  language: Language,
): readonly string[] {
  if (!told || language === 'en') return givesUp;
  return sayAllGivenUp(told, language);
}

function sayAllGivenUp({ ways, beds, paid, isExcept }: GivenUp, language: Language): readonly string[] {
  const { plans, words } = textsIn(language);
  const { budget } = plans;
  return [
    ...ways.map(({ from, to, by, usual, less }) =>
      budget.otherRide({
        from,
        to,
        by: words.modes[by],
        less: sayMoney(less, language),
        usual: words.modes[usual],
      }),
    ),
    ...(beds.length > 0 ? [budget.cheapBeds(sayList(beds, language))] : []),
    ...(paid > 0 ? [budget.withoutPaid(paid, isExcept)] : []),
  ];
}

function wordOf({ mode }: Ride): string {
  return mode === 'drive' ? 'car' : mode === 'transit' ? 'train or bus' : mode;
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

/**
 * What it costs, and what it does without that others would have.
 *
 * @param planned - With the ways that were to be taken.
 */
export function toCheapest({ total, costs, days }: ItineraryOption, brief: Brief, planned = brief): CheapestPlan {
  const others = listOtherWays(brief, planned);
  const book = toPlaceBook(brief.facts.places);
  const paid = brief.sights.filter(({ fee, id }) => fee && fee.amount > 0 && !brief.mustDo.includes(id)).length;
  const beds = new Set(days.flatMap(({ stay }) => (stay === null ? [] : (book.get(stay)?.name ?? []))));
  const told: GivenUp = { ways: others.map(toOtherWay), beds: [...beds], paid, isExcept: brief.mustDo.length > 0 };
  return {
    total,
    costs,
    givesUp: sayAllGivenUp(told, 'en'),
    told,
    ...(others.length > 0 &&
      total.amount <= brief.limit.amount && {
        ways: others.map(([ride]) => `Take the ${wordOf(ride)} from ${ride.from} to ${ride.to}`),
      }),
  };
}

/** `What no plan does without: beds $280 and meals $162 ($442 together).` */
export function sayFixed({ costs }: Pick<CheapestPlan, 'costs'>, language: Language): string {
  const { budget } = textsIn(language).plans;
  const fixed = costs.filter(({ category, amount }) => FIXED.includes(category) && amount.amount > 0);
  const [first] = fixed;
  if (!first) return '';
  const lines = sayList(
    fixed.map(({ category, amount }) => budget.item(budget.items[category], sayMoney(amount, language))),
    language,
  );
  const sum = sumMoney(
    fixed.map(({ amount }) => amount),
    first.amount.currency,
  );
  return budget.fixed(lines, fixed.length > 1 ? sayMoney(sum, language) : undefined);
}

const FIXED: readonly CostCategory[] = ['transport', 'stay', 'food'];
