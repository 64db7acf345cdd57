import type { NearbyPlace } from '@wayfarer/planner/ports';
import type { CityId, PlaceId, Sight } from '@wayfarer/trip';
import { expect, it } from 'vitest';

import { MOST_POINTS, pickPoints } from './pick-points.ts';

const HILLTOWN = 'hilltown' as CityId;
const idOf = (name: string) => `place_hilltown-${name}` as PlaceId;
const at = (km: number) => ({ lat: 41 + km / 111.195, lon: -8.6 });

/** So many kilometres from the first sight. */
const other = (kind: NearbyPlace['kind'], name: string, km: number): NearbyPlace => ({
  ...{ kind, id: idOf(name), city: HILLTOWN, at: at(km) },
});
const sight = (name: string, significance: Sight['significance'], km = 0) =>
  ({ ...other('sight', name, km), significance }) as Sight;
const many = <One>(count: number, make: (index: number) => One) =>
  Array.from({ length: count }, (_, index) => make(index));

it('takes all there is, in the order of their ids', () => {
  const points = pickPoints({ sights: [sight('tower', 3), sight('bridge', 2)], others: [other('lodging', 'inn', 1)] });
  expect(points).toEqual([
    { id: idOf('bridge'), at: at(0) },
    { id: idOf('inn'), at: at(1) },
    { id: idOf('tower'), at: at(0) },
  ]);
});

it('takes of very many what one must see, stations, and the best with the beds and tables around them', () => {
  const sights = [sight('minor', 1), ...many(119, (index) => sight(`sight-${index}`, index < 50 ? 5 : 2))];
  const others = [
    ...many(45, (index) => other('lodging', `bed-${index}`, index)),
    ...many(80, (index) => other('eatery', `table-${index}`, index)),
    ...many(2, (index) => other('terminal', `station-${index}`, 9)),
  ];
  const points = pickPoints({ sights, others }, [idOf('minor'), idOf('table-79'), idOf('elsewhere')]);
  const names = points.map(({ id }) => id.slice('place_hilltown-'.length));
  const count = (word: string) => names.filter((name) => name.startsWith(word)).length;
  expect(points).toHaveLength(MOST_POINTS);
  // 2 kept, 2 stations, 40 beds and 50 tables; the other 46 are sights.
  expect([count('station'), count('bed'), count('table'), count('sight')]).toEqual([2, 40, 51, 46]);
  expect(names).toEqual(expect.arrayContaining(['minor', 'table-79', 'bed-39', 'table-49', 'sight-45']));
  expect(names).not.toContain('bed-40');
});
