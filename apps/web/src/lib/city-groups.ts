import type { City } from '@wayfarer/contract';

import { pageLocale, words } from '../words/in-use.ts';
import { formatList } from './format.ts';

export type CityGroupName = 'full' | 'outline' | 'imported';

export interface CityGroup {
  readonly name: CityGroupName;
  readonly title: string;
  readonly cities: readonly City[];
}

const OUTLINE = 'outline';

/** Cities by how much is known of them; a group without cities is not there. */
export function groupCities(cities: readonly City[]): readonly CityGroup[] {
  const groups: Record<CityGroupName, City[]> = { full: [], imported: [], outline: [] };
  for (const city of cities) groups[groupOf(city)].push(city);
  const said = words().frame.cities;
  const from = sourcesOf(groups.imported);
  const titles: Readonly<Record<CityGroupName, string>> = {
    full: said.full,
    imported: said.imported(from),
    outline: said.outline,
  };
  return (['full', 'imported', 'outline'] as const).flatMap((name) =>
    groups[name].length === 0 ? [] : [{ name, title: titles[name], cities: groups[name].toSorted(byName) }],
  );
}

function groupOf({ source }: City): CityGroupName {
  if (source.attribution !== undefined) return 'imported';
  return source.name === OUTLINE ? 'outline' : 'full';
}

/** `Boston, Kyoto, Paris and Tokyo in full, Porto from OpenStreetMap, 43 more in outline`. */
export function summariseCities(groups: readonly CityGroup[]): string {
  const said = words().frame.cities;
  const parts = groups.map(({ name, cities }) => {
    const shown = cities.length <= MOST_NAMED ? formatList(cities.map((city) => city.name)) : said.count(cities.length);
    if (name === 'full') return said.inFull(shown);
    return name === 'imported' ? said.inImport(shown, sourcesOf(cities)) : said.inOutline(shown);
  });
  return parts.join(words().frame.marks.betweenClauses);
}

/** More are counted. */
const MOST_NAMED = 6;

function sourcesOf(cities: readonly City[]): string {
  return [...new Set(cities.map(({ source }) => source.name))].join(words().frame.marks.betweenNames);
}

/** Those in whose name each of the words begins something; `''` finds all. Marks on letters do not count. */
export function searchCities(groups: readonly CityGroup[], text: string): readonly CityGroup[] {
  const words = fold(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  return groups.flatMap((group) => {
    const cities = group.cities.filter(({ name, country }) => {
      const parts = [...fold(name).split(/[\s-]+/), ...fold(countryName(country)).split(/\s+/), country.toLowerCase()];
      return words.every((word) => parts.some((part) => part.startsWith(word)));
    });
    return cities.length === 0 ? [] : [{ ...group, cities }];
  });
}

/** `Portugal`; the code where it is of no country. */
export function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(pageLocale(), { type: 'region' }).of(code) ?? code;
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function byName(one: City, other: City): number {
  return one.name.localeCompare(other.name, 'en');
}
