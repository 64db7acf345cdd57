import type { DateHints, OwnTime, StayArea } from '@wayfarer/language';
import {
  childrenOf,
  type Eatery,
  type Lodging,
  type Party,
  payersOf,
  type PlaceId,
  type Preferences,
  type Sight,
  type Terminal,
  toMealBreaks,
  type TripFacts,
} from '@wayfarer/trip';
import { OTHER_SHARE, RESERVE_SHARE } from '@wayfarer/trip/costs';
import { type Money, money, sumMoney, timesMoney } from '@wayfarer/trip/money';
import type { Level } from '@wayfarer/trip/vocabulary';

import { type Fact, findFact, valueOf } from '../facts.ts';
import type { FoodFindings, PlacesFindings, Segment, StayFindings, TransportFindings } from '../ports/specialists.ts';
import { toSegments } from '../segments.ts';
import { toParty, toPreferences } from '../wishes.ts';

/** What the specialists brought back; a missing one failed, and the plan is made without it. */
export interface Findings {
  readonly transport: TransportFindings | null;
  readonly stay: StayFindings | null;
  readonly food: FoodFindings | null;
  readonly places: PlacesFindings;
}

/** What was said and is no fact: who keeps which diet, what else is not eaten, must-dos that cannot be planned, when somebody wants to rest. */
export type Heard = Pick<DateHints, 'eaters' | 'foods' | 'missing' | 'rests'>;

/** Everything that options are made from. */
export interface Brief {
  readonly segments: readonly Segment[];
  readonly facts: TripFacts;
  readonly sights: readonly Sight[];
  readonly eateries: readonly Eatery[];
  readonly lodgings: readonly Lodging[];
  readonly terminals: readonly Terminal[];
  readonly party: Party;
  readonly preferences: Preferences;
  readonly mustDo: readonly PlaceId[];
  readonly heard?: Heard;
  readonly level: Level;
  readonly style: string | null;
  /** Parts of the trip's cities near which they want to sleep. */
  readonly stayAreas?: readonly StayArea[];
  /** Houses in which they would rather sleep. */
  readonly stays?: readonly PlaceId[];
  /** What the whole trip may cost. A level speaks of the days only, so the journeys come on top of it. */
  readonly limit: Money;
  /** Whether that is what somebody said they can spend, or what a trip of that level usually comes to. */
  readonly limitIsSaid: boolean;
  readonly notes: readonly string[];
  /** When they come and when they leave, where they have told us. */
  readonly ownTimes: { readonly arrival: OwnTime | null; readonly departure: OwnTime | null };
}

/** Joins what was said with what was found. */
export function toBrief(facts: readonly Fact[], findings: Findings, heard: Heard = {}): Brief {
  const segments = toSegments(
    valueOf(facts, 'destinations') ?? [],
    valueOf(facts, 'start') ?? '',
    valueOf(facts, 'end') ?? '',
  );
  const { places, transport, food, stay } = findings;
  const party = toParty(facts, heard);
  const gathered = gatherFacts(facts, findings);
  return {
    segments,
    facts: gathered,
    sights: places.sights,
    eateries: [...(food?.eateries ?? []), ...toMealBreaks(places.sights, transport?.terminals ?? [])],
    lodgings: stay?.lodgings ?? [],
    terminals: transport?.terminals ?? [],
    party,
    preferences: toPreferences(facts),
    mustDo: withFound(valueOf(facts, 'mustDo') ?? [], heard, places.sights),
    heard: withNaps(heard, party),
    level: valueOf(facts, 'budgetLevel') ?? 'mid',
    style: valueOf(facts, 'hotelStyle') ?? null,
    stayAreas: (valueOf(facts, 'stayAreas') ?? []).filter(({ city }) => segments.some((one) => one.city === city)),
    stays: valueOf(facts, 'stays') ?? [],
    limit: toLimit(facts, { places, gathered, party }),
    limitIsSaid: findFact(facts, 'budget')?.value != null || payersOf(party).some(({ limit }) => limit !== undefined),
    ownTimes: { arrival: valueOf(facts, 'arrival') ?? null, departure: valueOf(facts, 'departure') ?? null },
    notes: [...(transport?.notIncluded ?? []), ...places.notes, ...listMissingSpecialists(findings)],
  };
}

/** Below that age somebody sleeps in the afternoon (editorial). */
const NAP_UNTIL = 5;

function withNaps(heard: Heard, party: Party): Heard {
  const [youngest = NAP_UNTIL] = childrenOf(party);
  if (youngest >= NAP_UNTIL) return heard;
  return { ...heard, rests: [...new Set([...(heard.rests ?? []), 'afternoons' as const])] };
}

/** What lay elsewhere when it was asked for is a must-do like any other, once its city is part of the trip. */
function withFound(mustDo: readonly PlaceId[], { missing = [] }: Heard, sights: readonly Sight[]): readonly PlaceId[] {
  const found = missing.flatMap(({ place }) => (sights.some(({ id }) => id === place) ? (place ?? []) : []));
  return [...new Set([...mustDo, ...found])];
}

/** All that was found, side by side; what the days of a plan are read with. */
export function gatherFacts(facts: readonly Fact[], { places, transport, stay, food }: Findings): TripFacts {
  return {
    places: [
      ...places.sights,
      ...(food?.eateries ?? []),
      ...(stay?.lodgings ?? []),
      ...(transport?.terminals ?? []),
      ...toMealBreaks(places.sights, transport?.terminals ?? []),
    ],
    calendar: places.calendar,
    journeys: transport?.journeys ?? [],
    ...(transport?.ways && { ways: transport.ways }),
    currency: valueOf(facts, 'currency') ?? '',
    ...(places.travel && { travel: places.travel }),
  };
}

function listMissingSpecialists({ transport, stay, food }: Findings): string[] {
  return [
    ...(transport ? [] : ['Journeys are not included: they could not be looked up.']),
    ...(stay ? [] : ['Places to stay are not included: they could not be looked up.']),
    ...(food ? [] : ['Meals are not included: places to eat could not be looked up.']),
  ];
}

function toLimit(facts: readonly Fact[], found: Parameters<typeof limitOfAll>[1]): Money {
  const { party } = found;
  const limits = payersOf(party).flatMap(({ limit }) => limit?.money.amount ?? []);
  const all = limitOfAll(facts, found);
  if (limits.length === 0) return all;
  // Whatever is done together all can pay.
  const tightest = money(Math.min(...limits) * party.travelers, found.gathered.currency);
  const isSaid = findFact(facts, 'budget')?.value != null || findFact(facts, 'budgetLevel')?.status === 'stated';
  return isSaid && all.amount < tightest.amount ? all : tightest;
}

function limitOfAll(
  facts: readonly Fact[],
  { places, gathered, party }: { readonly places: PlacesFindings; readonly gathered: TripFacts; readonly party: Party },
): Money {
  const stated = valueOf(facts, 'budget');
  const days = gathered.calendar.length;
  if (stated && places.budget) {
    const factor = { total: 1, person: party.travelers, 'person-day': party.travelers * days, day: days }[stated.scope];
    return timesMoney(places.budget, factor);
  }
  const level = valueOf(facts, 'budgetLevel') ?? 'mid';
  const perPerson = Object.values(places.allowances).map((levels) => levels[level]);
  // The fixed shares are counted on journeys as well, and must not eat into the days.
  const journeys = gathered.journeys.flatMap(({ fare }) =>
    fare ? timesMoney(fare, 1 + OTHER_SHARE + RESERVE_SHARE) : [],
  );
  const each = sumMoney([...perPerson, ...journeys], gathered.currency);
  return money(each.amount * party.travelers, gathered.currency);
}
