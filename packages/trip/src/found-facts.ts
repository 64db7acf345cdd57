import { formatTime, type IsoDate } from './clock.ts';
import type { DayPlan } from './day.ts';
import type { Diet } from './diet.ts';
import type { TripFacts } from './facts.ts';
import type { PlaceId } from './ids.ts';
import type { Money } from './money.ts';
import { type Eatery, hoursOn, type Interval, isArea, type Place } from './place.ts';
import type { Provenance, SourcedFact } from './provenance.ts';
import type { Ride } from './ride.ts';
import { isSameData } from './same-data.ts';
import type { TravelMode } from './travel.ts';

/** Something that was looked up because what was gathered for a trip did not have it, with where it stands. */
export type FoundFact = { readonly source: Provenance } & (
  | {
      readonly kind: 'hours';
      readonly place: PlaceId;
      readonly date: IsoDate;
      /** Empty: closed all that day. */
      readonly hours: readonly Interval[];
    }
  /** In the trip's currency, counted as the place counts: one person's entry or meal, one room's night. */
  | { readonly kind: 'price'; readonly place: PlaceId; readonly money: Money }
  /** One person's, in the trip's currency. */
  | {
      readonly kind: 'fare';
      readonly from: string;
      readonly to: string;
      readonly mode: TravelMode;
      readonly money: Money;
    }
  | {
      readonly kind: 'diet';
      readonly place: PlaceId;
      readonly diet: Diet;
      /** The table as the catalogue of its city has it, where it was not among what was gathered; it stays when the rest is forgotten. */
      readonly bring?: Eatery;
    }
);

type Hours = Extract<FoundFact, { kind: 'hours' }>;
type Fare = Extract<FoundFact, { kind: 'fare' }>;
type OfPlace = Exclude<FoundFact, Fare>;

/**
 * The facts with what was found laid over them: it fills what nobody knew, and replaces nothing that was known.
 *
 * @returns The same facts where nothing of it is new.
 */
export function withFoundFacts(facts: TripFacts, found: readonly FoundFact[]): TripFacts {
  return found.reduce((so, fact) => laid(withBrought(so, fact), fact, { fill, fare: fillFare }), facts);
}

/** The facts without what was laid over them from these, and the same facts where there is nothing of it. */
export function withoutFoundFacts(facts: TripFacts, found: readonly FoundFact[]): TripFacts {
  return found.reduce((so, fact) => laid(so, fact, { fill: clear, fare: clearFare }), facts);
}

/** Whether a stop is planned at a time at which that leaves its door closed. */
export function isAgainstPlan(
  { place, date, hours }: Omit<Hours, 'kind' | 'source'>,
  days: readonly DayPlan[],
): boolean {
  const stops = days.find((day) => day.date === date)?.visits ?? [];
  return stops.some(
    (visit) =>
      visit.place === place &&
      (visit.kind === 'place' || visit.kind === 'meal') &&
      !hours.some(({ open, close }) => open <= visit.arrive && visit.depart <= close),
  );
}

/** `09:00–12:00, 13:00–17:00`; empty where it is closed. */
export function describeHours(hours: readonly Interval[]): string {
  return hours
    .map(({ open, close }) => `${formatTime(open)}–${close === 1440 ? '24:00' : formatTime(close)}`)
    .join(', ');
}

function withBrought(facts: TripFacts, fact: FoundFact): TripFacts {
  if (fact.kind !== 'diet' || !fact.bring || facts.places.some(({ id }) => id === fact.place)) return facts;
  return { ...facts, places: [...facts.places, fact.bring] };
}

interface Laying {
  readonly fill: (place: Place, fact: OfPlace) => Place;
  readonly fare: (ride: Ride, fact: Fare) => Ride;
}

function laid(facts: TripFacts, fact: FoundFact, { fill: change, fare }: Laying): TripFacts {
  if (fact.kind === 'fare') {
    const journeys = changed(facts.journeys, (ride) => (isFor(ride, fact) ? fare(ride, fact) : ride));
    const ways = facts.ways && changed(facts.ways, (ride) => (isFor(ride, fact) ? fare(ride, fact) : ride));
    if (journeys === facts.journeys && ways === facts.ways) return facts;
    return { ...facts, journeys, ...(ways && { ways }) };
  }
  const places = changed(facts.places, (place) => (place.id === fact.place ? change(place, fact) : place));
  return places === facts.places ? facts : { ...facts, places };
}

/** The same list where nothing in it is another. */
function changed<Item>(items: readonly Item[], change: (item: Item) => Item): readonly Item[] {
  const after = items.map(change);
  return after.every((item, index) => item === items[index]) ? items : after;
}

function isFor({ from, to, mode }: Ride, fact: Fare): boolean {
  return from === fact.from && to === fact.to && mode === fact.mode;
}

function fillFare(ride: Ride, { money, source }: Fare): Ride {
  return ride.fare === null ? { ...ride, fare: money, fareSource: source } : ride;
}

function clearFare(ride: Ride, { source }: Fare): Ride {
  if (!isSameData(ride.fareSource, source)) return ride;
  const { fareSource: _gone, ...rest } = ride;
  return { ...rest, fare: null };
}

function fill(place: Place, fact: OfPlace): Place {
  switch (fact.kind) {
    case 'hours': {
      if (isArea(place) || hoursOn(place, fact.date) !== 'unknown') return place;
      const before = place.hours === 'unknown' ? {} : place.hours;
      const after = { ...place, hours: { ...before, [fact.date]: fact.hours } };
      // Where other dates are known already, their source stays the place's.
      return place.hours === 'unknown' ? sourced(after, 'hours', fact.source) : after;
    }
    case 'price':
      return withPrice(place, fact.money, { was: null, source: fact.source });
    case 'diet':
      return place.kind === 'eatery' && !isArea(place) && !place.serves.includes(fact.diet)
        ? sourced({ ...place, serves: [...place.serves, fact.diet] }, 'serves', fact.source)
        : place;
  }
}

function clear(place: Place, fact: OfPlace): Place {
  switch (fact.kind) {
    case 'hours': {
      const hours = hoursOn(place, fact.date);
      if (place.hours === 'unknown' || hours === 'unknown' || !isSameData(hours, fact.hours)) return place;
      const { [fact.date]: _gone, ...rest } = place.hours;
      const after: Place = { ...place, hours: Object.keys(rest).length === 0 ? 'unknown' : rest };
      return after.hours === 'unknown' ? unsourced(after, 'hours') : after;
    }
    case 'price': {
      const name = priceOf(place);
      return name !== undefined && isSameData(place.factSources?.[name], fact.source)
        ? withPrice(place, null, { was: fact.money, source: null })
        : place;
    }
    case 'diet':
      return place.kind === 'eatery' && isSameData(place.factSources?.serves, fact.source)
        ? unsourced({ ...place, serves: place.serves.filter((diet) => diet !== fact.diet) }, 'serves')
        : place;
  }
}

/** What the price of a place is called; `undefined` where none is asked. */
function priceOf({ kind }: Place): 'fee' | 'price' | 'nightly' | undefined {
  return ({ sight: 'fee', eatery: 'price', lodging: 'nightly', terminal: undefined } as const)[kind];
}

function withPrice(
  place: Place,
  money: Money | null,
  { was, source }: { readonly was: Money | null; readonly source: Provenance | null },
): Place {
  const name = priceOf(place);
  if (name === undefined || isArea(place)) return place;
  const before = (place as Place & Partial<Record<typeof name, Money | null>>)[name];
  if (!isSameData(before, was)) return place;
  const after = { ...place, [name]: money };
  return source ? sourced(after, name, source) : unsourced(after, name);
}

function sourced(place: Place, name: SourcedFact, source: Provenance): Place {
  return { ...place, factSources: { ...place.factSources, [name]: source } };
}

function unsourced({ factSources = {}, ...place }: Place, name: SourcedFact): Place {
  const { [name]: _gone, ...rest } = factSources;
  return Object.keys(rest).length === 0 ? place : { ...place, factSources: rest };
}
