import type { IsoDate } from './clock.ts';
import type { DayPlan } from './day.ts';
import type { TripFacts } from './facts.ts';
import { childrenOf } from './members.ts';
import { addMoney, type Money, money, sumMoney, timesMoney } from './money.ts';
import { nameInPlan } from './name-in-plan.ts';
import type { Party } from './party.ts';
import { feeOn, getPlace, isArea, type Lodging, type PlaceBook, toPlaceBook } from './place.ts';
import type { Ride } from './ride.ts';
import { unitsFor } from './stay-terms.ts';

export type { Ride } from './ride.ts';

/** What costs are counted from. All amounts are in `currency`. */
export interface CostBasis {
  readonly currency: string;
  readonly party: Party;
  readonly book: PlaceBook;
  readonly journeys: readonly Ride[];
  /** One ride inside the city for one person, by date; missing when unknown. */
  readonly transitFares: Readonly<Record<IsoDate, Money>>;
}

/** How the costs of a plan made from these facts are counted. */
export function toCostBasis(facts: TripFacts, party: Party): CostBasis {
  const fares = facts.calendar.flatMap((day) => (day.transitFare ? [[day.date, day.transitFare] as const] : []));
  return {
    currency: facts.currency,
    party,
    book: toPlaceBook(facts.places),
    journeys: facts.journeys,
    transitFares: Object.fromEntries(fares),
  };
}

export const COST_CATEGORIES = ['transport', 'stay', 'food', 'places', 'other', 'reserve'] as const;
export type CostCategory = (typeof COST_CATEGORIES)[number];

export interface Cost {
  readonly category: CostCategory;
  readonly amount: Money;
  /** True where the amount rests on usual prices rather than on a tariff. */
  readonly estimate: boolean;
}

/** Small things nobody plans, as a share of what is planned (SEED_DETAILS A10). */
export const OTHER_SHARE = 0.075;
/** Kept back for what goes wrong, as a share of what is planned (SEED_DETAILS A10). */
export const RESERVE_SHARE = 0.05;

/**
 * What these days cost the whole party, by category, every category present. Their sum is the total: `other` and
 * `reserve` are fixed shares of the four before them.
 */
export function countCosts(days: readonly DayPlan[], basis: CostBasis): readonly Cost[] {
  const { currency } = basis;
  const each = days.map((day) => costsOfDay(day, basis));
  const sumOf = (kind: keyof DayCosts): Money =>
    sumMoney(
      each.map((one) => one[kind]),
      currency,
    );
  const planned = {
    transport: addMoney(fares(basis), sumOf('transport')),
    stay: sumOf('stay'),
    food: sumOf('food'),
    places: sumOf('places'),
  };
  const subtotal = sumMoney(Object.values(planned), currency);
  return [
    { category: 'transport', amount: planned.transport, estimate: true },
    { category: 'stay', amount: planned.stay, estimate: true },
    { category: 'food', amount: planned.food, estimate: true },
    { category: 'places', amount: planned.places, estimate: false },
    { category: 'other', amount: timesMoney(subtotal, OTHER_SHARE), estimate: true },
    { category: 'reserve', amount: timesMoney(subtotal, RESERVE_SHARE), estimate: true },
  ];
}

/** What one day costs the whole party; journeys between cities are none of a day's. */
type DayCosts = Readonly<Record<'transport' | 'stay' | 'food' | 'places', Money>>;

/** Whoever tries changes counts a trip again and again, of which one day alone is another. */
const daysCounted = new WeakMap<CostBasis, WeakMap<DayPlan, DayCosts>>();

function costsOfDay(day: DayPlan, basis: CostBasis): DayCosts {
  const known = daysCounted.get(basis) ?? new WeakMap<DayPlan, DayCosts>();
  daysCounted.set(basis, known);
  const costs = known.get(day) ?? {
    transport: ridesOn(day, basis),
    stay: nightAfter(day, basis),
    food: visitCost(day, basis, 'meal'),
    places: visitCost(day, basis, 'place'),
  };
  known.set(day, costs);
  return costs;
}

/** The sum over all categories. */
export function totalCost(costs: readonly Cost[], currency: string): Money {
  return sumMoney(
    costs.map((cost) => cost.amount),
    currency,
  );
}

function fares({ currency, party, journeys }: CostBasis): Money {
  const each = sumMoney(
    journeys.flatMap(({ fare }) => fare ?? []),
    currency,
  );
  return timesMoney(each, party.travelers);
}

function ridesOn(day: DayPlan, { currency, party, transitFares }: CostBasis): Money {
  const count = day.legs.filter((leg) => leg.mode === 'transit' || leg.mode === 'bus').length;
  return timesMoney(timesMoney(transitFares[day.date] ?? money(0, currency), count), party.travelers);
}

function nightAfter(day: DayPlan, { currency, party, book }: CostBasis): Money {
  const place = day.stay === null ? undefined : getPlace(book, day.stay);
  return place?.kind === 'lodging' && place.nightly
    ? timesMoney(place.nightly, unitsFor(place.terms ?? {}, party.travelers))
    : money(0, currency);
}

/** What one visit costs one person on that day; `null` when that is not known, zero where nothing is charged. */
export function costOfVisit(
  visit: DayPlan['visits'][number],
  date: IsoDate,
  { book, currency }: Pick<CostBasis, 'book' | 'currency'>,
): Money | null {
  const place = getPlace(book, visit.place);
  if (visit.kind === 'place' && place.kind === 'sight') return feeOn(place, date, currency);
  if (visit.kind === 'meal' && place.kind === 'eatery') return place.price;
  return money(0, currency);
}

function visitCost({ date, visits }: DayPlan, basis: CostBasis, kind: 'place' | 'meal'): Money {
  const all = visits.filter((visit) => visit.kind === kind).map((visit) => costForAll(visit, date, basis));
  return sumMoney(all, basis.currency);
}

/** What one visit costs the whole party: children what is asked of them, where that is known. Zero where nobody knows. */
export function costForAll(
  visit: DayPlan['visits'][number],
  date: IsoDate,
  { book, currency, party }: Pick<CostBasis, 'book' | 'currency' | 'party'>,
): Money {
  const full = costOfVisit(visit, date, { book, currency }) ?? money(0, currency);
  const less = childrenOf(party).reduce(
    (sum, age) => sum + full.amount - feeAtAge(visit, age, { book, full }).amount,
    0,
  );
  return money(full.amount * party.travelers - less, currency);
}

/** What somebody of that age pays for it, where a grown-up pays `full`. */
export function feeAtAge(
  visit: DayPlan['visits'][number],
  age: number | undefined,
  { book, full }: Pick<CostBasis, 'book'> & { readonly full: Money },
): Money {
  const place = getPlace(book, visit.place);
  if (age === undefined || full.amount === 0 || visit.kind !== 'place' || place.kind !== 'sight') return full;
  return place.childFees?.find(({ under }) => age < under)?.fee ?? full;
}

/** Sentences on what the costs leave out because nobody knows it: unknown fares, fees, prices, rides. */
export function listNotIncluded(
  days: readonly DayPlan[],
  { book, currency, transitFares, journeys }: CostBasis,
): readonly string[] {
  const journeysWithoutFare = journeys
    .filter(({ fare }) => fare === null)
    .map(
      ({ mode, from, to }) =>
        `Not included: the ${mode === 'transit' ? 'journey' : mode} from ${from} to ${to}, whose price is not known.`,
    );
  const unknown = days.flatMap((day) => {
    const visits = day.visits.filter((visit) => costOfVisit(visit, day.date, { book, currency }) === null);
    const stay = day.stay === null ? undefined : getPlace(book, day.stay);
    const rides =
      transitFares[day.date] === undefined && day.legs.some((leg) => leg.mode === 'transit' || leg.mode === 'bus');
    return [
      ...visits.map((visit) => `Not included: ${nameInPlan(getPlace(book, visit.place))}, whose price is not known.`),
      ...(stay?.kind === 'lodging' && !stay.nightly
        ? [`Not included: ${nightAt(stay)}, whose price is not known.`]
        : []),
      ...(rides ? [`Not included: rides inside the city on ${day.date}; the fare is not known.`] : []),
    ];
  });
  return [...new Set([...journeysWithoutFare, ...unknown])];
}

function nightAt(stay: Lodging): string {
  return isArea(stay) ? `the night ${nameInPlan(stay).replace(/^S/, 's')}` : `the night at ${stay.name}`;
}

/** Of so many at most each is named, where the costs leave several of a kind out. */
const MOST_NAMED = 3;

/** Whether a sentence is one of those: they are told anew of a plan that has changed. */
export function isNotIncluded(sentence: string): boolean {
  return /^Not included: .*(?:whose prices? (?:is|are)|the fare is) not known\.$/.test(sentence);
}

/** The same in few sentences: of many unknown prices one says how many they are. */
export function summariseNotIncluded(days: readonly DayPlan[], basis: CostBasis): readonly string[] {
  const unpriced = days.flatMap(({ date, visits }) =>
    visits.filter((visit) => costOfVisit(visit, date, basis) === null),
  );
  const meals = unpriced.filter(({ kind }) => kind === 'meal').length;
  const entries = unpriced.length - meals;
  const counted = [
    ...(meals > MOST_NAMED ? [`${meals} meals`] : []),
    ...(entries > MOST_NAMED ? [`what ${entries} places ask for entry`] : []),
  ];
  const named = unpriced.filter(({ kind }) => (kind === 'meal' ? meals : entries) <= MOST_NAMED);
  const isNamed = new Set(named.map(({ id }) => id));
  const rest = days.map((day) => ({
    ...day,
    visits: day.visits.filter((visit) => !unpriced.includes(visit) || isNamed.has(visit.id)),
  }));
  return [
    ...listNotIncluded(rest, basis),
    ...(counted.length > 0 ? [`Not included: ${counted.join(' and ')}, whose prices are not known.`] : []),
  ];
}
