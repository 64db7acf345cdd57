import type { City } from '@wayfarer/contract';

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
  const from = [...new Set(groups.imported.map(({ source }) => source.name))].join(', ');
  const titles: Readonly<Record<CityGroupName, string>> = {
    full: 'In full',
    imported: `From ${from}`,
    outline: 'Outlines: main sights, areas to stay and to eat',
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
  const parts = groups.map(({ name, title, cities }) => {
    const shown =
      cities.length <= MOST_NAMED ? LIST.format(cities.map((city) => city.name)) : `${cities.length} cities`;
    if (name === 'full') return `${shown} in full`;
    if (name === 'imported') return `${shown} ${title.replace('From', 'from')}`;
    return `${shown} in outline`;
  });
  return parts.join(', ');
}

/** More are counted. */
const MOST_NAMED = 6;
const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

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

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' });

/** `Portugal`; the code where it is of no country. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (COUNTRIES.of(code) ?? code) : code;
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function byName(one: City, other: City): number {
  return one.name.localeCompare(other.name, 'en');
}
