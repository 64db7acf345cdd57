import { NameFinder, type NameFound, type NamedPlaceOfCity, type PastedEntry } from '@wayfarer/language';
import type { FoodPort, Gazetteer, KnownCity, PlacesPort, Segment, StayPort } from '@wayfarer/planner/ports';
import type { CityId, Place, PlaceId, TripFacts } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';
import type { Money } from '@wayfarer/trip/money';

/** Who knows the world that a plan is checked against. */
export interface WorldOfCheck {
  readonly gazetteer: Gazetteer;
  readonly places: PlacesPort;
  readonly food: FoodPort;
  readonly stay: StayPort;
}

export interface GatherQuery {
  readonly days: readonly { readonly date: IsoDate; readonly city: KnownCity | null }[];
  /** Where what has no day is. */
  readonly main: KnownCity | null;
  readonly entries: readonly PastedEntry[];
  readonly start: IsoDate;
  readonly budget: Money | null;
}

/** What is known of the places of a pasted plan on its dates, and who is found by which name. */
export interface Gathered {
  readonly facts: TripFacts;
  readonly budget: Money | null;
  readonly find: (entry: Pick<PastedEntry, 'name' | 'also'>, city: KnownCity | null) => NameFound;
}

/** Time for what services may be asked. */
const LIMIT_MS = 20_000;

/** Asks the specialists for the cities of the plan, with every place in it whose name the gazetteer knows. */
export async function gatherFacts(world: WorldOfCheck, query: GatherQuery): Promise<Gathered> {
  const { gazetteer } = world;
  const cities = citiesOf(query);
  const [first] = cities;
  const named = new Map(cities.map((city) => [city.id, nameAll(gazetteer, city, query.entries)]));
  const keep = [...new Set([...named.values()].flatMap((names) => [...names.values()].flat()))];
  const currency = first?.currency ?? query.budget?.currency ?? 'EUR';
  const segments = toSegments(query, cities);
  const context = { report: async () => undefined, signal: AbortSignal.timeout(LIMIT_MS) };
  const sleeps = query.entries.some(({ kind }) => kind === 'stay');
  const [seen, eaten, slept] = await Promise.all([
    world.places.findSights({ segments, currency, budget: query.budget, keep }, context),
    world.food.findEateries({ segments, currency, diets: [], keep }, context),
    sleeps ? world.stay.findLodgings({ segments, currency, style: null, access: [] }, context) : { lodgings: [] },
  ]);
  const places: readonly Place[] = [...seen.sights, ...eaten.eateries, ...slept.lodgings];
  const facts: TripFacts = {
    places,
    calendar: seen.calendar,
    journeys: [],
    currency,
    ...(seen.travel && { travel: seen.travel }),
  };
  return { facts, budget: seen.budget, find: findIn(places, cities, named) };
}

function citiesOf({ days, main }: GatherQuery): readonly KnownCity[] {
  const all = [...days.flatMap(({ city }) => city ?? []), ...(main ? [main] : [])];
  return [...new Map(all.map((city) => [city.id, city])).values()];
}

/** Dates in a row in one city; what has no day is looked up for the first date. */
function toSegments({ days, start }: GatherQuery, cities: readonly KnownCity[]): readonly Segment[] {
  const segments: { readonly city: CityId; readonly dates: IsoDate[] }[] = [];
  for (const { date, city } of days) {
    if (!city) continue;
    const last = segments.at(-1);
    if (last?.city === city.id) last.dates.push(date);
    else segments.push({ city: city.id, dates: [date] });
  }
  const missing = cities.filter(({ id }) => !segments.some(({ city }) => city === id));
  return [...segments, ...missing.map(({ id }) => ({ city: id, dates: [start] }))];
}

/** Of each written name, the places that the gazetteer knows by it. */
function nameAll(
  gazetteer: Gazetteer,
  city: KnownCity,
  entries: readonly PastedEntry[],
): ReadonlyMap<string, readonly PlaceId[]> {
  const names = new Set(entries.flatMap(({ name, also }) => [name, ...(also === undefined ? [] : [also])]));
  const found = new Map<string, readonly PlaceId[]>();
  for (const name of names) {
    const spans = gazetteer.findPlaces(name, city.id);
    if (spans.length > 0) found.set(name, [...new Set(spans.map(({ place }) => place.id))]);
  }
  return found;
}

function findIn(
  places: readonly Place[],
  cities: readonly KnownCity[],
  named: ReadonlyMap<CityId, ReadonlyMap<string, readonly PlaceId[]>>,
): Gathered['find'] {
  const finders = new Map(
    cities.map(({ id }) => [
      id,
      new NameFinder(places.filter((place) => place.city === id && isNamed(place)).map(toNamed)),
    ]),
  );
  const known = new Set(places.map(({ id }) => id));
  return ({ name, also }, city) => {
    const order = [...(city ? [city] : []), ...cities.filter((one) => one !== city)];
    let near: NameFound = { kind: 'none' };
    for (const { id } of order) {
      const found = finders.get(id)?.find(name, also) ?? { kind: 'none' };
      if (found.kind === 'found') return found;
      if (near.kind === 'none') near = found;
      if (near.kind === 'none') near = nearOf((named.get(id)?.get(name) ?? []).filter((place) => known.has(place)));
    }
    return near;
  };
}

/** What the gazetteer heard in a name that nobody has whole may be meant. */
function nearOf([first, ...others]: readonly PlaceId[]): NameFound {
  return first === undefined ? { kind: 'none' } : { kind: 'near', places: [first, ...others.slice(0, 2)] };
}

function isNamed(place: Place): boolean {
  return place.kind !== 'terminal' && !('isArea' in place);
}

function toNamed({ id, kind, name, localName, aliases = [] }: Place): NamedPlaceOfCity {
  return { place: id, kind, names: [name, ...(localName === undefined ? [] : [localName]), ...aliases] };
}
