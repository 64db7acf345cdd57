import tzLookup from '@photostructure/tz-lookup';
import type { Coordinates } from '@wayfarer/trip';
import { distanceKm } from '@wayfarer/trip';
import { countries } from 'countries-list';

import type { CityFacts } from '../catalogue/schema.ts';
import { fold } from '../gazetteer/fold.ts';
import { hasRate } from '../rates/convert.ts';
import type { ImportedCity } from './to-city-file.ts';

/** What a gazetteer knows of a city. */
export interface NamedCity {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** GeoNames' code of the first division; in the United States the usual one, e.g. `TX`. */
  readonly admin1?: string;
  /** 0 where nobody has counted. */
  readonly population: number;
  readonly at: Coordinates;
}

/** How far a city reaches from its middle, by the people in it: the next step is taken when too little is found. */
const REACH_KM = [3, 5, 8, 12] as const;
const KM_PER_DEGREE = 111.2;
/** Cities of one name that lie nearer are one, as two lists see it. */
const SAME_CITY_KM = 25;

/** @param wider - By how many steps wider than usual. */
function boundsOf({ at, population }: NamedCity, wider = 0): CityFacts['bounds'] {
  const step = population < 100_000 ? 0 : population < 1_000_000 ? 1 : 2;
  const reach = REACH_KM[Math.min(step + wider, REACH_KM.length - 1)] ?? REACH_KM[0];
  const dLat = reach / KM_PER_DEGREE;
  const dLon = dLat / Math.max(0.05, Math.cos((at.lat * Math.PI) / 180));
  return {
    south: round(Math.max(-90, at.lat - dLat)),
    west: round(wrap(at.lon - dLon)),
    north: round(Math.min(90, at.lat + dLat)),
    east: round(wrap(at.lon + dLon)),
  };
}

/**
 * What a city file says of the city as a whole.
 *
 * @param taken - Cities that are known: a namesake of one of them is told apart by its country.
 */
export function toImportedCity(
  city: NamedCity,
  taken: readonly { readonly id: string; readonly center: Coordinates }[],
  wider = 0,
): ImportedCity {
  const { name, country, admin1, at } = city;
  return {
    id: idOf(city, taken),
    name,
    aliases: [],
    country,
    ...(country === 'US' && admin1 !== undefined && /^[A-Z]{2}$/.test(admin1) && { region: admin1 }),
    zone: tzLookup(at.lat, at.lon),
    currency: currencyOf(country),
    center: at,
    bounds: boundsOf(city, wider),
  };
}

function idOf(
  { name, country, admin1, at }: NamedCity,
  taken: readonly { readonly id: string; readonly center: Coordinates }[],
): string {
  const slug =
    fold(name)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || `place-${Math.round(at.lat * 100)}-${Math.round(at.lon * 100)}`.replace(/--+/g, '-');
  const ids = [
    slug,
    `${slug}-${country.toLowerCase()}`,
    `${slug}-${country.toLowerCase()}-${(admin1 ?? '').toLowerCase()}`,
  ];
  const isFree = (id: string): boolean =>
    taken.every((other) => other.id !== id || distanceKm(other.center, at) <= SAME_CITY_KM);
  const slugs = ids.map((id) => id.replace(/-+$/, ''));
  return slugs.find(isFree) ?? `${slugs.at(-1) ?? slug}-2`;
}

/** The first one of the country that has a rate; euros where a country has none of its own that we know. */
function currencyOf(country: string): string {
  const listed = Object.entries(countries).find(([code]) => code === country)?.[1].currency ?? [];
  return listed.find(hasRate) ?? 'EUR';
}

function wrap(lon: number): number {
  return ((((lon + 180) % 360) + 360) % 360) - 180;
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
