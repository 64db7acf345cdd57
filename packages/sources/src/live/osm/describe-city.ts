import tzLookup from '@photostructure/tz-lookup';
import { CityUnavailableError, type WantedCity } from '@wayfarer/planner/ports';
import { countries } from 'countries-list';

import type { CityFile } from '../../catalogue/schema.ts';
import type { ImportedCity } from '../../osm/to-city-file.ts';
import { hasRate } from '../../rates/convert.ts';
import { boxAround } from './box.ts';
import type { Reach } from './reach.ts';

export interface CityContext {
  readonly id: string;
  /** What is known of it already, and better than a gazetteer knows. */
  readonly previous: CityFile | undefined;
  readonly reach: Reach;
}

/**
 * What is said of a city as a whole.
 *
 * @throws {CityUnavailableError} if nobody knows what one pays with there.
 */
export function describeCity({ name, country, at }: WantedCity, { id, previous, reach }: CityContext): ImportedCity {
  const currency = previous?.city.currency ?? findCurrency(country);
  if (currency === undefined) {
    throw new CityUnavailableError(`Nobody knows what one pays with in ${name} (${country}), so it cannot be planned.`);
  }
  const region = previous?.city.region;
  return {
    id,
    name: previous?.city.name ?? name,
    aliases: previous?.city.aliases ?? [],
    country,
    ...(region !== undefined && { region }),
    zone: previous?.city.zone ?? tzLookup(at.lat, at.lon),
    currency,
    center: at,
    bounds: boxAround(at, Math.max(...Object.values(reach))),
  };
}

/** Where the list of countries names first what nobody pays with: units of account, and a coin that is gone. */
const USUAL_CURRENCIES: Readonly<Record<string, string>> = { CH: 'CHF', CL: 'CLP', CU: 'CUP', UY: 'UYU' };

/** What one pays with in a country (ISO 3166-1 alpha-2); `undefined` where there is no rate for it. */
function findCurrency(country: string): string | undefined {
  const { currency = [] } = new Map(Object.entries(countries)).get(country) ?? {};
  return [USUAL_CURRENCIES[country] ?? '', ...currency].find((code) => code !== '' && hasRate(code));
}
