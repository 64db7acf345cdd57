import type { CityMatch } from '@wayfarer/planner/ports';

import { fold } from './fold.ts';
import type { KnownCities } from './known-cities.ts';
import { findNearest } from './nearest-cities.ts';
import { findCountry, isQualifiedBy } from './qualifiers.ts';
import type { WorldCities, WorldCity } from './world-cities.ts';

/** What is looked into to understand the name of a city. */
export interface CityBooks {
  readonly known: KnownCities;
  /** Opened when it is first needed. */
  readonly world: () => WorldCities;
}

/**
 * What the name of a city stands for. A city of the catalogue wins over its namesakes, unless a country or a state
 * after the name tells that another one is meant (`Paris, Texas`); among others the largest is meant.
 */
export function resolveCity(books: CityBooks, text: string): CityMatch {
  const asked = text.trim();
  for (const { name, qualifier } of readings(asked)) {
    const match = findCity(books, name, qualifier);
    if (match) return match;
  }
  return { kind: 'unknown', text: asked, nearest: findNearest(books.known, asked) };
}

interface Reading {
  readonly name: string;
  readonly qualifier?: string;
}

/** From the whole as a name to a name with a qualifier: `Osaka, Japan`, `Osaka (Japan)`, `Osaka Japan`, `the Osaka`. */
function readings(text: string): readonly Reading[] {
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

function findCity({ known, world }: CityBooks, name: string, qualifier?: string): CityMatch | undefined {
  const key = fold(name);
  if (key === '') return undefined;
  const ours = known.findByKey(key);
  if (ours && qualifier === undefined) return { kind: 'known', city: ours };
  const namesakes = world().findByKey(key);
  if (qualifier === undefined) return namesakes[0] && toMatch(known, namesakes[0]);
  const meant = namesakes.filter((city) => isQualifiedBy(city, qualifier));
  const sameAsOurs = meant.find((city) => ours !== undefined && known.findAround(city) === ours);
  if (sameAsOurs && ours) return { kind: 'known', city: ours };
  return meant[0] && toMatch(known, meant[0]);
}

function toMatch(known: KnownCities, city: WorldCity): CityMatch {
  const around = known.findAround(city);
  if (around) return { kind: 'known', city: around };
  const { name, country, at } = city;
  return { kind: 'elsewhere', name, country, at, nearest: findNearest(known, name, at) };
}
