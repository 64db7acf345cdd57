import { type FindKnownNames, type PastedDay, readPastedPlan } from '@wayfarer/language';
import type { Gazetteer, KnownCity } from '@wayfarer/planner/ports';
import { isArea, type Place } from '@wayfarer/trip';

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
  /** Cities that can be planned and that the text names, most often first. */
  readonly named: readonly KnownCity[];
}

/** So many of its places tell a city that is not named. */
const TELLING_PLACES = 2;
/** A trip through more is read as far as these go. */
const MOST_CITIES = 4;

/** The city that was asked for, else the one that is written most often, else the one whose places are written. */
export function findMainCity(
  gazetteer: Gazetteer,
  { text, city }: { readonly text: string; readonly city?: string | undefined },
): Omit<SettledCities, 'ofDays'> {
  if (city !== undefined) {
    const match = gazetteer.resolveCity(city);
    const byId = gazetteer.listCities().find(({ id }) => id === city);
    const asked = { from: 'asked', named: [] } as const;
    if (byId) return { ...asked, main: byId };
    if (match.kind === 'known') return { ...asked, main: match.city };
    const [likeliest] = match.kind === 'ambiguous' ? match.candidates.flatMap(({ known }) => known ?? []) : [];
    return likeliest ? { ...asked, main: likeliest } : { ...asked, main: null, unknown: city };
  }
  const named = gazetteer.findCityNames(text);
  const known = named.flatMap(({ match }) => (match.kind === 'known' ? [match.city] : []));
  const counted = [...Map.groupBy(known, ({ id }) => id).values()].toSorted(
    (left, right) => right.length - left.length,
  );
  const all = counted.flatMap(([city]) => city ?? []).slice(0, MOST_CITIES);
  if (all[0]) return { main: all[0], from: 'written', named: all };
  const byPlaces = findByPlaces(gazetteer, sampleNames(text));
  if (byPlaces) return { main: byPlaces, from: 'places', named: [] };
  const elsewhere = named.find(({ match }) => match.kind === 'elsewhere');
  return { main: null, from: 'nowhere', named: [], ...(elsewhere && { unknown: elsewhere.text }) };
}

/** So many names, and so much of each, are looked for in every city that can be planned. */
const SAMPLE = { names: 20, characters: 40 } as const;

/** The first names of a text, a line each: all of a long text would be looked through once for each city. */
function sampleNames(text: string): string {
  const { days, loose } = readPastedPlan(text);
  const names = [...days.flatMap(({ entries }) => entries), ...loose].map(({ name }) => name);
  return [...new Set(names)]
    .slice(0, SAMPLE.names)
    .map((name) => name.slice(0, SAMPLE.characters))
    .join('\n');
}

function findByPlaces(gazetteer: Gazetteer, text: string): KnownCity | undefined {
  const counted = gazetteer.listCities().map((city) => {
    const places = new Set(gazetteer.findPlaces(text, city.id).map(({ place }) => place.id));
    return { city, count: places.size };
  });
  const [best] = counted.toSorted((left, right) => right.count - left.count);
  return best && best.count >= TELLING_PLACES ? best.city : undefined;
}

/** A heading that names another city leads there, until the next one does; without one, a day is where most of its places are. */
export function settleCities(
  gazetteer: Gazetteer,
  days: readonly PastedDay[],
  found: Omit<SettledCities, 'ofDays'>,
): SettledCities {
  let current = found.main;
  const ofDays = days.map(({ title, entries }) => {
    const heading =
      title === '' ? undefined : gazetteer.findCityNames(title).find(({ match }) => match.kind === 'known');
    if (heading?.match.kind === 'known') current = heading.match.city;
    else if (found.named.length > 1) current = whereMostAre(gazetteer, entries, { named: found.named, current });
    return current;
  });
  return { ...found, ofDays };
}

function whereMostAre(
  gazetteer: Gazetteer,
  entries: PastedDay['entries'],
  { named, current }: { readonly named: readonly KnownCity[]; readonly current: KnownCity | null },
): KnownCity | null {
  const countIn = ({ id }: KnownCity): number =>
    entries.filter(({ name }) => gazetteer.findPlaces(name, id).length > 0).length;
  const counts = named.map((city) => ({ city, count: countIn(city) + (city === current ? 0.5 : 0) }));
  const [best] = counts.toSorted((left, right) => right.count - left.count);
  return best && best.count >= 1 ? best.city : current;
}

/** Where names of places of those cities stand in a text; each text is looked through once. Two names of one place side by side are one. */
export function knownNamesIn(gazetteer: Gazetteer, cities: readonly KnownCity[]): FindKnownNames {
  const known = new Map<string, ReturnType<FindKnownNames>>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const found = cities.flatMap(({ id }) => gazetteer.findPlaces(text, id));
    const spans = joinSpans(
      text,
      found.toSorted((left, right) => left.index - right.index),
    );
    known.set(text, spans);
    return spans;
  };
}

type Mention = ReturnType<Gazetteer['findPlaces']>[number];

/** The same, with whole names of these places besides: the gazetteer leaves out what might be any words. */
export function withWholeNames(find: FindKnownNames, places: readonly Place[]): FindKnownNames {
  const names = places
    .filter((place) => place.kind !== 'terminal' && !isArea(place))
    .flatMap(({ name, localName, aliases = [] }) => [name, ...(localName === undefined ? [] : [localName]), ...aliases])
    .filter((name) => name.length >= SHORTEST_NAME && /[\s,&+-]/u.test(name))
    .map((name) => name.toLowerCase());
  const known = new Map<string, ReturnType<FindKnownNames>>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const written = text.toLowerCase();
    const whole = names.flatMap((name) => {
      const index = written.indexOf(name);
      const isWord =
        index >= 0 && !/[\p{L}\p{N}]/u.test(`${written[index - 1] ?? ' '}${written[index + name.length] ?? ' '}`);
      return isWord ? [{ index, text: text.slice(index, index + name.length) }] : [];
    });
    const longest = whole.filter(
      (one) => !whole.some((other) => other.text.length > one.text.length && holds(other, one)),
    );
    const rest = find(text).filter((one) => !longest.some((other) => holds(other, one)));
    const spans = [...longest, ...rest].toSorted((left, right) => left.index - right.index);
    known.set(text, spans);
    return spans;
  };
}
const SHORTEST_NAME = 5;

interface Span {
  readonly index: number;
  readonly text: string;
}

function holds(outer: Span, inner: Span): boolean {
  return outer.index <= inner.index && inner.index + inner.text.length <= outer.index + outer.text.length;
}

/** "Regina Pizzeria, North End" is found by its beginning; where the whole name is written, the whole name stands there. */
function wholeLength(text: string, found: string, names: readonly string[]): number {
  const written = text.toLowerCase();
  const whole = names.filter((name) => name.length > found.length && written.startsWith(name.toLowerCase()));
  return Math.max(found.length, ...whole.map((name) => name.length));
}

function joinSpans(
  text: string,
  mentions: readonly Mention[],
): readonly { readonly index: number; readonly text: string }[] {
  const joined: { index: number; end: number; place: string }[] = [];
  for (const { index, text: name, place } of mentions) {
    const last = joined.at(-1);
    const end = index + wholeLength(text.slice(index), name, place.names);
    if (
      last &&
      (index < last.end || (last.place === place.id && /^[^\p{L}\p{N}]{0,3}$/u.test(text.slice(last.end, index))))
    )
      last.end = Math.max(last.end, end);
    else joined.push({ index, end, place: place.id });
  }
  return joined.map(({ index, end }) => ({ index, text: text.slice(index, end) }));
}
