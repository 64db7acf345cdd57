/** Which of the cities of one name is meant, and whether that has to be asked. */
import type { CityCandidate, KnownCity } from '@wayfarer/planner/ports';
import { distanceKm } from '@wayfarer/trip';

import { fold } from './fold.ts';
import type { KnownCities } from './known-cities.ts';
import { nameOfCountry, nameOfState } from './regions.ts';
import { weightOf, type WorldCity } from './world-cities.ts';

/** A city that is so many times better known than its namesake is the usual meaning (London; not Portland). */
const OVERWHELMING = 12;
/** A city that can be planned is meant unless a namesake is by so much better known. */
const OVERWHELMING_KNOWN = 4;
/** Those that are so much less known are not worth a chip. */
const NOT_MEANT = 40;
const MOST_CANDIDATES = 4;
/** A name that nobody writes in another language is often an office's, not a city's. */
const LEAST_BY_NAMES = 5;
/** Parts and twins of a city are no namesakes of it. */
const SAME_CITY_KM = 40;

/** The cities that the name may stand for: one where the usual meaning is plain. The likeliest first. */
export function listMeant(namesakes: readonly WorldCity[], key: string, known: KnownCities): readonly WorldCity[] {
  const named = namesakes.filter((city) => fold(city.name) === key);
  const spokenOf = named.filter(({ byNames }) => byNames >= LEAST_BY_NAMES);
  const own = spokenOf.length > 0 ? spokenOf : named;
  const [first, ...others] = apart(own.toSorted((left, right) => weightOf(right) - weightOf(left)));
  if (!first) return namesakes.slice(0, 1);
  const ours = own.find((city) => known.findByKey(key) !== undefined && isNamedSo(known.findAround(city), key));
  if (ours && weightOf(first) < weightOf(ours) * OVERWHELMING_KNOWN) return [ours];
  const meant = others.filter((city) => weightOf(first) < weightOf(city) * NOT_MEANT);
  const [second] = meant;
  if (!second || weightOf(first) >= weightOf(second) * OVERWHELMING) return withAlias(first, namesakes);
  return distinct([first, ...meant]).slice(0, MOST_CANDIDATES);
}

/** Cambridge, Massachusetts, is in Boston and not called so. */
function isNamedSo(city: KnownCity | undefined, key: string): boolean {
  return city !== undefined && fold(city.name) === key;
}

/** "Rio" is a town of its own, and another city by a by-name: the sorted rows know better. */
function withAlias(first: WorldCity, namesakes: readonly WorldCity[]): readonly WorldCity[] {
  const [top] = namesakes;
  return top && weightOf(top) > weightOf(first) * OVERWHELMING ? [top] : [first];
}

function apart(cities: readonly WorldCity[]): readonly WorldCity[] {
  return cities.filter(
    (city, index) => !cities.slice(0, index).some((other) => distanceKm(other.at, city.at) <= SAME_CITY_KM),
  );
}

/** One for each label: nobody could choose between two that are called the same. */
function distinct(cities: readonly WorldCity[]): readonly WorldCity[] {
  const labels = cities.map(labelOf);
  return cities.filter((_, index) => labels.indexOf(labels[index] ?? '') === index);
}

/** `Springfield, Illinois`, `Cambridge, United Kingdom`. */
function labelOf(city: WorldCity): string {
  return `${city.name}, ${nameOfState(city) ?? nameOfCountry(city.country)}`;
}

export function toCandidate(city: WorldCity, known: KnownCities): CityCandidate {
  const { name, country, at } = city;
  return { name, country, at, label: labelOf(city), known: known.findAround(city) ?? null };
}
