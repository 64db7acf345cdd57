import type { Coordinates } from '@wayfarer/trip';

import { fold } from './fold.ts';

/** An airport with scheduled flights, and the city that people fly to when they fly there. */
export interface Airport {
  /** IATA. */
  readonly code: string;
  readonly name: string;
  readonly at: Coordinates;
  readonly isLarge: boolean;
  readonly city: { readonly name: string; readonly country: string; readonly at: Coordinates };
}

/** The airports of the world by code and by name. */
export interface Airports {
  /** By its code in capitals. */
  findByCode(code: string): Airport | undefined;
  /** By a folded name without the words for airport: `heathrow`. */
  findByKey(key: string): Airport | undefined;
  readonly all: readonly Airport[];
}

/** Reads the text of `airports-text.ts`. */
export function openAirports(text: string): Airports {
  const codes = new Map<string, Airport>();
  const keys = new Map<string, Airport>();
  for (const line of text.split('\n')) {
    const [code = '', name = '', names = '', city = '', country = '', ...rest] = line.split('\t');
    const [lat, lon, ownLat, ownLon] = rest.map(Number);
    if (lat === undefined || lon === undefined || ownLat === undefined || ownLon === undefined) continue;
    const airport = {
      code,
      name,
      at: { lat: ownLat, lon: ownLon },
      isLarge: rest[4] === 'large',
      city: { name: city, country, at: { lat, lon } },
    };
    codes.set(code, airport);
    for (const key of names.split('|')) if (key !== '' && !keys.has(key)) keys.set(key, airport);
  }
  return { all: [...codes.values()], findByCode: (code) => codes.get(code), findByKey: (key) => keys.get(key) };
}

/** What stands after or before the name of an airport. */
const AIRPORT_WORDS =
  /^(?:the )?(?:(?:airport|aeropuerto|flughafen|aeroport)(?: (?:of|de|von))? )|(?: (?:international|intl))?(?: (?:airport|aeropuerto|flughafen|aeroport|空港|机场|機場))$/;

/** The airport that a text names, by a code in capitals, or in any case beside the word `airport`; or by its name. */
export function findAirport(airports: Airports, text: string): Airport | undefined {
  const key = fold(text);
  const bare = key.replace(AIRPORT_WORDS, '').trim();
  const written = /^[A-Z]{3}$/.exec(text.trim());
  if (written) return airports.findByCode(written[0]);
  if (bare !== key && bare.length === 3) return airports.findByCode(bare.toUpperCase());
  return airports.findByKey(bare);
}
