import tzLookup from '@photostructure/tz-lookup';
import type { CityCandidate, CityMatch, NamedBy } from '@wayfarer/planner/ports';

import { type Airports, findAirport } from './airports.ts';
import { fold } from './fold.ts';
import type { KnownCities } from './known-cities.ts';
import { listMeant, toCandidate } from './namesakes.ts';
import { findNearest } from './nearest-cities.ts';
import { findCountry } from './qualifiers.ts';
import { findRegion, isRatherCountry, isToldBy } from './regions.ts';
import type { WorldCities, WorldCity } from './world-cities.ts';

/** What is looked into to understand the name of a city. */
export interface CityBooks {
  readonly known: KnownCities;
  /** Opened when it is first needed. */
  readonly world: () => WorldCities;
  readonly airports: () => Airports;
}

/**
 * What the name of a city stands for. A city of the catalogue wins over its namesakes, unless a country or a state after the
 * name tells that another one is meant (`Paris, Texas`) or another is far better known; among others the usual meaning wins
 * where it is plain. Countries, airports, districts of known cities and small mistakes of spelling lead to cities as well.
 */
export function resolveCity(books: CityBooks, text: string): CityMatch {
  const asked = text.trim();
  const [whole, ...others] = readings(asked);
  const found =
    findCity(books, whole.name) ??
    findByAirport(books, asked) ??
    others.reduce<CityMatch | undefined>(
      (match, { name, qualifier }) => match ?? findCity(books, name, qualifier),
      undefined,
    );
  return (
    found ?? findMisspelt(books, asked) ?? { kind: 'unknown', text: asked, nearest: findNearest(books.known, asked) }
  );
}

interface Reading {
  readonly name: string;
  readonly qualifier?: string;
}

/** From the whole as a name to a name with a qualifier: `Osaka, Japan`, `Osaka (Japan)`, `Osaka Japan`, `the Osaka`. */
function readings(text: string): readonly [Reading, ...Reading[]] {
  const [, before, after] = /^([^,(]+)[,(]\s*([^,)]+)/.exec(text) ?? [];
  if (before !== undefined && after !== undefined) {
    return [{ name: text }, { name: before, qualifier: after }, { name: before }];
  }
  const words = text.split(/\s+/);
  const withCountry = [1, 2, 3].flatMap((length) => {
    const qualifier = words.slice(-length).join(' ');
    const isCountry = words.length > length && findCountry(qualifier) !== undefined;
    return isCountry ? [{ name: words.slice(0, -length).join(' '), qualifier }] : [];
  });
  return [{ name: text }, ...withCountry, { name: text.replace(/^the\s+/i, '') }];
}

function findCity(books: CityBooks, name: string, qualifier?: string): CityMatch | undefined {
  const { known, world } = books;
  const key = fold(name);
  if (key === '') return undefined;
  const ours = known.findByKey(key);
  const namesakes = world().findByKey(key);
  if (qualifier === undefined) return findUnqualified(books, name, namesakes);
  const meant = namesakes.filter((city) => isToldBy(city, qualifier));
  const isOurs =
    ours &&
    (isToldBy({ country: ours.country, admin1: '' }, qualifier) ||
      meant.some((city) => known.findAround(city) === ours));
  if (isOurs) return { kind: 'known', city: ours };
  return meant[0] && calledSo(toMatch(known, meant[0]), name);
}

/** By-names that are shorter are codes and abbreviations. */
const SHORTEST_NAME = 4;

function calledSo(match: CityMatch, written: string): CityMatch {
  if (match.kind !== 'elsewhere' || fold(match.name) === fold(written)) return match;
  const isName = written.length >= SHORTEST_NAME && /^\p{Script=Latin}/u.test(written);
  return isName ? { ...match, called: written.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()) } : match;
}

function findUnqualified(books: CityBooks, name: string, namesakes: readonly WorldCity[]): CityMatch | undefined {
  const { known } = books;
  const key = fold(name);
  const ours = known.findByKey(key);
  if (ours && namesakes.length === 0) return { kind: 'known', city: ours };
  const region = findRegionHere(books, name);
  if (region && (!ours || isRatherCountry(key))) return region;
  const airport =
    ours || (namesakes.length > 0 && !AIRPORTS_BEFORE_TOWNS.has(key)) ? undefined : findByAirport(books, name);
  if (airport) return airport;
  const district = ours || isWellKnown(namesakes, known) ? undefined : findByDistrict(known, key);
  if (district) return district;
  const [first, ...others] = listMeant(namesakes, key, known);
  if (!first) return ours && { kind: 'known', city: ours };
  const candidates = [first, ...others].map((city) => toCandidate(city, known));
  // A city of the catalogue may be small, or called as no table has it.
  if (ours && (others.length === 0 || candidates.every((one) => one.known === ours)))
    return { kind: 'known', city: ours };
  if (others.length === 0) return calledSo(toMatch(known, first), name);
  const among = ours && !candidates.some((one) => one.known === ours) ? [ofKnown(ours), ...candidates] : candidates;
  return toAmbiguous(name, 'namesakes', among);
}

/** Towns that are spoken of for their airport alone. */
const AIRPORTS_BEFORE_TOWNS: ReadonlySet<string> = new Set([
  'narita',
  'orly',
  'fiumicino',
  'luton',
  'stansted',
  'haneda',
]);
/** No district of one city is meant by the name of another that is so large or so much spoken of (Venice is none of Los Angeles'). */
const LARGE = 200_000;
const SPOKEN_OF = 40;

function isWellKnown(namesakes: readonly WorldCity[], known: KnownCities): boolean {
  const [first] = namesakes.filter(
    (city) => known.findAround(city) === undefined || fold(known.findAround(city)?.name ?? '') === fold(city.name),
  );
  return first !== undefined && (first.population >= LARGE || first.byNames >= SPOKEN_OF);
}

function findRegionHere({ known, world }: CityBooks, text: string): CityMatch | undefined {
  const region = findRegion(text, world());
  if (!region) return undefined;
  const listed = region.cities.map((city) => toCandidate(city, known));
  const missing = known.all
    .filter(
      ({ id, country }) =>
        country === region.country &&
        region.cities.length > 0 &&
        isWhole(region.name, country) &&
        !listed.some((one) => one.known?.id === id),
    )
    .map(ofKnown);
  const all = [...listed.filter((one) => one.known), ...missing, ...listed.filter((one) => !one.known)];
  const cities = all.filter(
    (one, index) =>
      all.findIndex((other) => (other.known?.id ?? other.label) === (one.known?.id ?? one.label)) === index,
  );
  return { kind: 'region', name: region.name, country: region.country, cities };
}

function isWhole(name: string, country: string): boolean {
  return findCountry(name) === country;
}

function ofKnown(city: CityCandidate['known'] & object): CityCandidate {
  return { name: city.name, country: city.country, at: city.center, label: city.name, known: city };
}

function findByAirport({ known, airports }: CityBooks, text: string): CityMatch | undefined {
  const airport = findAirport(airports(), text);
  if (!airport) return undefined;
  const { city, name } = airport;
  return toMatch(known, city, { kind: 'airport', name });
}

function findByDistrict(known: KnownCities, key: string): CityMatch | undefined {
  const found = known.listByDistrict(key);
  const [first, ...others] = found;
  if (!first) return undefined;
  if (others.length === 0)
    return { kind: 'known', city: first.city, by: { kind: 'district', name: first.name, at: first.at } };
  return toAmbiguous(
    first.name,
    'namesakes',
    found.map(({ city }) => ofKnown(city)),
  );
}

/** A known city that is misspelt by a letter is taken; else it is asked which one is meant. */
function findMisspelt({ known, world }: CityBooks, text: string): CityMatch | undefined {
  const key = fold(text);
  const ours = known.listMisspelt(key);
  const others = world().findMisspelt(key);
  const [only, ...more] = ours;
  if (only && more.length === 0 && others.every((city) => known.findAround(city) === only))
    return { kind: 'known', city: only, by: { kind: 'spelling', name: text } };
  const candidates = [...ours.map(ofKnown), ...others.map((city) => toCandidate(city, known))];
  const distinct = candidates.filter(
    (one, index) =>
      candidates.findIndex((other) => (other.known?.id ?? other.label) === (one.known?.id ?? one.label)) === index,
  );
  return distinct.length === 0 ? undefined : toAmbiguous(text, 'spelling', distinct.slice(0, MOST_SPELLINGS));
}
const MOST_SPELLINGS = 3;

function toAmbiguous(
  text: string,
  because: 'namesakes' | 'spelling',
  candidates: readonly CityCandidate[],
): CityMatch | undefined {
  const [first, ...others] = candidates;
  return first && { kind: 'ambiguous', text, because, candidates: [first, ...others] };
}

function toMatch(known: KnownCities, city: Pick<WorldCity, 'name' | 'country' | 'at'>, by?: NamedBy): CityMatch {
  const around = known.findAround(city);
  const how = by ?? (around && byDistrict(city, around.name));
  if (around) return { kind: 'known', city: around, ...(how && { by: how }) };
  const { name, country, at } = city;
  return {
    kind: 'elsewhere',
    name,
    country,
    at,
    zone: tzLookup(at.lat, at.lon),
    nearest: findNearest(known, name, at),
    ...(by && { by }),
  };
}

/** A town of its own name inside the bounds of another. */
function byDistrict({ name, at }: Pick<WorldCity, 'name' | 'at'>, city: string): NamedBy | undefined {
  const [inner, outer] = [fold(name), fold(city)];
  return inner === '' || inner.includes(outer) || outer.includes(inner) ? undefined : { kind: 'district', name, at };
}
