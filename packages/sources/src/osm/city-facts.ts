import tzLookup from '@photostructure/tz-lookup';
import type { Coordinates } from '@wayfarer/trip';
import { countries } from 'countries-list';

import { boxAround } from '../box.ts';
import type { CityFile } from '../catalogue/schema.ts';
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

/** How far from its middle the sights of a city lie, in km. @param wider - By how many steps wider than usual. */
export function reachKmOf(population: number, wider = 0): number {
  const step = population < 100_000 ? 0 : population < 1_000_000 ? 1 : 2;
  return REACH_KM[Math.min(step + wider, REACH_KM.length - 1)] ?? REACH_KM[0];
}

export interface CityContext {
  readonly id: string;
  /** What is known of it already, and better than a gazetteer knows. */
  readonly previous: CityFile | undefined;
  /** How far from its middle places are looked for. */
  readonly reachKm: number;
}

/** What a city file says of the city as a whole; `undefined` where nobody knows what one pays with there. */
export function toImportedCity(
  { name, country, admin1, at }: Omit<NamedCity, 'population'>,
  { id, previous, reachKm }: CityContext,
): ImportedCity | undefined {
  const currency = previous?.city.currency ?? findCurrency(country);
  if (currency === undefined) return undefined;
  const region = previous?.city.region ?? findRegion(country, admin1);
  return {
    id,
    name: previous?.city.name ?? name,
    aliases: previous?.city.aliases ?? [],
    country,
    ...(region !== undefined && { region }),
    zone: previous?.city.zone ?? tzLookup(at.lat, at.lon),
    currency,
    center: at,
    bounds: boxAround(at, reachKm),
  };
}

export function sayNoCurrency({ name, country }: Pick<NamedCity, 'name' | 'country'>): string {
  return `Nobody knows what one pays with in ${name} (${country}), so it cannot be planned.`;
}

function findRegion(country: string, admin1 = ''): string | undefined {
  return country === 'US' && /^[A-Z]{2}$/.test(admin1) ? admin1 : undefined;
}

/** Where the list of countries names first what nobody pays with: units of account, and a coin that is gone. */
const USUAL_CURRENCIES: Readonly<Record<string, string>> = { CH: 'CHF', CL: 'CLP', CU: 'CUP', UY: 'UYU' };

/** What one pays with in a country (ISO 3166-1 alpha-2); `undefined` where there is no rate for it. */
function findCurrency(country: string): string | undefined {
  const { currency = [] } = new Map(Object.entries(countries)).get(country) ?? {};
  return [USUAL_CURRENCIES[country] ?? '', ...currency].find((code) => code !== '' && hasRate(code));
}
