/**
 * The airports with scheduled flights as one text, a line each: code, name, names under which it is found, then name,
 * country and place of the city it serves, then its own place and whether it is a large one.
 *
 * ```text
 * NRT⇥Narita International Airport⇥narita|tokyo narita⇥Tokyo⇥JP⇥35.6895⇥139.69171⇥35.7647⇥140.3864⇥large
 * ```
 */
import { distanceKm } from '@wayfarer/trip';

import { fold } from './fold.ts';
import type { WorldCities, WorldCity } from './world-cities.ts';

/** As OurAirports' table has it, each value as text. */
export interface AirportRow {
  readonly type: string;
  readonly name: string;
  readonly latitude_deg: string;
  readonly longitude_deg: string;
  readonly iso_country: string;
  readonly municipality: string;
  readonly scheduled_service: string;
  readonly iata_code: string;
  readonly keywords: string;
}

/** Nobody flies to a city further from the airport than this (Narita: 58 km, Beauvais: 69 km). */
const MOST_KM = 75;
/** At this distance a city counts half: of a town next to it and a city behind, the city is meant if it is much larger. */
const HALF_KM = 20;
/** The longer names of an airport are found as they are; below this a name may be any word. */
const SHORTEST_NAME = 4;
const KINDS =
  /\b(?:international|intercontinental|regional|municipal|metropolitan|airport|aeropuerto|aeroport|aeroporto|flughafen|airfield|air base)\b/g;

export function toAirportsText(rows: readonly AirportRow[], world: WorldCities): string {
  const cities = new Map<string, readonly WorldCity[]>();
  const citiesOf = (country: string): readonly WorldCity[] => {
    const list = cities.get(country) ?? world.listIn(country);
    cities.set(country, list);
    return list;
  };
  return rows
    .filter((row) => row.scheduled_service === 'yes' && row.iata_code !== '' && row.type !== 'small_airport')
    .toSorted((left, right) => (left.iata_code < right.iata_code ? -1 : 1))
    .flatMap((row) => {
      const city = cityServed(row, citiesOf(row.iso_country));
      if (!city) return [];
      const { name, country, at } = city;
      const isLarge = row.type === 'large_airport';
      return [
        [
          row.iata_code,
          row.name,
          isLarge ? keysOf(row, name).join('|') : '',
          ...[name, country, at.lat, at.lon],
          ...[row.latitude_deg, row.longitude_deg].map((degrees) => Number(Number(degrees).toFixed(4))),
          isLarge ? 'large' : 'medium',
        ].join('\t'),
      ];
    })
    .join('\n');
}

/** By people and distance: Newark's is New York's, Narita's is Tokyo's, Pisa's is its own. */
function cityServed(row: AirportRow, cities: readonly WorldCity[]): WorldCity | undefined {
  const at = { lat: Number(row.latitude_deg), lon: Number(row.longitude_deg) };
  const near = cities
    .map((city) => ({ city, km: distanceKm(city.at, at) }))
    .filter(({ km }) => km <= MOST_KM)
    .map(({ city, km }) => ({ city, score: city.population / (1 + (km / HALF_KM) ** 2) }));
  return near.toSorted((left, right) => right.score - left.score)[0]?.city;
}

/** `London Heathrow Airport`: "london heathrow", and without the city "heathrow". */
function keysOf({ name, keywords, municipality }: AirportRow, city: string): readonly string[] {
  const towns = [city, municipality].map(fold).filter((town) => town !== '');
  const whole = [name, ...keywords.split(',').filter((word) => / airport$/i.test(word.trim()))].map((one) =>
    squeeze(fold(one).replace(KINDS, ' ')),
  );
  const bare = whole.map((key) => towns.reduce((left, town) => squeeze(` ${left} `.replace(` ${town} `, ' ')), key));
  return [...new Set([...whole, ...bare])].filter((key) => key.length >= SHORTEST_NAME && key !== fold(city));
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
