import type { FindKnownNames, PastedDay } from '@wayfarer/language';
import type { Gazetteer, KnownCity } from '@wayfarer/planner/ports';

/** Where the days of a pasted plan are. */
export interface SettledCities {
  /** In the order of the days; `null` where nobody can tell, or nothing is known of it. */
  readonly ofDays: readonly (KnownCity | null)[];
  /** Where everything else is. */
  readonly main: KnownCity | null;
  /** `places`: the text names no city, but places of one. */
  readonly from: 'asked' | 'written' | 'places' | 'nowhere';
  /** As it was written or asked for, where nothing is known of that city. */
  readonly unknown?: string;
}

/** So many of its places tell a city that is not named. */
const TELLING_PLACES = 2;

/** The city that was asked for, else the one that is written most often, else the one whose places are written. */
export function findMainCity(
  gazetteer: Gazetteer,
  { text, city }: { readonly text: string; readonly city?: string | undefined },
): Omit<SettledCities, 'ofDays'> {
  if (city !== undefined) {
    const match = gazetteer.resolveCity(city);
    const byId = gazetteer.listCities().find(({ id }) => id === city);
    if (byId) return { main: byId, from: 'asked' };
    if (match.kind === 'known') return { main: match.city, from: 'asked' };
    const [likeliest] = match.kind === 'ambiguous' ? match.candidates.flatMap(({ known }) => known ?? []) : [];
    return likeliest ? { main: likeliest, from: 'asked' } : { main: null, from: 'asked', unknown: city };
  }
  const named = gazetteer.findCityNames(text);
  const known = named.flatMap(({ match }) => (match.kind === 'known' ? [match.city] : []));
  const [most] = [...Map.groupBy(known, ({ id }) => id).values()].toSorted((left, right) => right.length - left.length);
  if (most?.[0]) return { main: most[0], from: 'written' };
  const byPlaces = findByPlaces(gazetteer, text);
  if (byPlaces) return { main: byPlaces, from: 'places' };
  const elsewhere = named.find(({ match }) => match.kind === 'elsewhere');
  return { main: null, from: 'nowhere', ...(elsewhere && { unknown: elsewhere.text }) };
}

function findByPlaces(gazetteer: Gazetteer, text: string): KnownCity | undefined {
  const counted = gazetteer.listCities().map((city) => {
    const places = new Set(gazetteer.findPlaces(text, city.id).map(({ place }) => place.id));
    return { city, count: places.size };
  });
  const [best] = counted.toSorted((left, right) => right.count - left.count);
  return best && best.count >= TELLING_PLACES ? best.city : undefined;
}

/** A heading that names another city leads there, until the next one does. */
export function settleCities(
  gazetteer: Gazetteer,
  days: readonly PastedDay[],
  found: Omit<SettledCities, 'ofDays'>,
): SettledCities {
  let current = found.main;
  const ofDays = days.map(({ title }) => {
    const [named] = title === '' ? [] : gazetteer.findCityNames(title);
    if (named?.match.kind === 'known') current = named.match.city;
    return current;
  });
  return { ...found, ofDays };
}

/** Where names of places of that city stand in a text; each text is looked through once. */
export function knownNamesIn(gazetteer: Gazetteer, city: KnownCity | null): FindKnownNames {
  const known = new Map<string, ReturnType<FindKnownNames>>();
  return (text) => {
    if (!city) return [];
    const before = known.get(text) ?? gazetteer.findPlaces(text, city.id);
    known.set(text, before);
    return before;
  };
}
