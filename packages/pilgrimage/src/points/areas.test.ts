import { expect, it } from 'vitest';

import { kmNorth, point, SHINJUKU } from '../../test/sources.ts';
import { type Area, areasForDays, describeAreas, toAreas } from './areas.ts';

const FROM = { lat: 35.69, lon: 139.7 };
const NOWHERE = { nearest: () => undefined };

/** An area of so many points; of one work, if no other is named. */
function area(name: string, km: number, { points = 1, importance = 3, work = '1' } = {}): Area {
  const made = Array.from({ length: points }, (_, index) =>
    point(`${name}${index}`, { importance: importance as 3, bangumi_id: work }),
  );
  return { name, points: made, distanceKm: km };
}
const namesOf = (points: ReturnType<typeof areasForDays>) => [...new Set(points.map(({ id }) => id.slice(0, -1)))];

it('takes points that are at most 5 km from the next as one area, and tells how far the nearest of them is', () => {
  const points = [21.66, 2.34, 7.3, 12.2, 17.3].map((km) => point(`${km}`, { ...kmNorth(km), area: null }));
  const areas = toAreas(points, FROM, { nearest: () => SHINJUKU });
  // 17.3 is 5.1 km from 12.2.
  expect(areas.map(({ points: own, distanceKm }) => [own.map(({ id }) => id), distanceKm])).toEqual([
    [['2.34', '7.3', '12.2'], 2.3],
    [['21.66', '17.3'], 17.3],
  ]);
  expect(toAreas([point('a', kmNorth(2.36))], FROM, NOWHERE)[0]?.distanceKm).toBe(2.4);
});

it('names an area as most of its points do, else by the station nearest to their middle, else by its position', () => {
  const named = ['Kyoto', 'Uji', 'Uji', null].map((each, index) => point(`p${index}`, { area: each }));
  expect(toAreas(named, FROM, NOWHERE).map(({ name }) => name)).toEqual(['Uji']);

  const nameless = [139.7, 139.72].map((longitude, index) =>
    point(`p${index}`, { area: null, coordinates: { latitude: 35.7 + index / 50, longitude } }),
  );
  const asked: unknown[] = [];
  const nearest = (at: unknown) => {
    asked.push(at);
    return SHINJUKU;
  };
  expect(toAreas(nameless, FROM, { nearest }).map(({ name }) => name)).toEqual(['Shinjuku']);
  expect(asked).toEqual([{ lat: expect.closeTo(35.71, 6) as number, lon: expect.closeTo(139.71, 6) as number }]);
  expect(toAreas(nameless, FROM, NOWHERE).map(({ name }) => name)).toEqual(['35.71, 139.71']);
});

it('puts the nearest area first, and of equally near ones goes by the name', () => {
  const points = [point('a', { ...kmNorth(20), area: 'B' }), point('b', { ...kmNorth(-20), area: 'A' })];
  const near = point('c', { ...kmNorth(10), area: 'C' });
  const areas = toAreas([...points, near], FROM, NOWHERE);
  expect(describeAreas(areas)).toEqual([
    { name: 'C', points: 1, distance_km: 10 },
    { name: 'A', points: 1, distance_km: 20 },
    { name: 'B', points: 1, distance_km: 20 },
  ]);
});

it('goes nowhere else on a single day', () => {
  expect(areasForDays([area('far', 20)], { radiusKm: 5, days: 1 })).toEqual([]);
});

it.each([
  [2, 8, ['big']],
  [2, 15, ['big']],
  [2, 16, []],
  [3, 8, ['big', 'small']],
  [3, 15, ['big', 'small']],
  [3, 16, ['big']],
  [3, 24, []],
])('fills of %i days with %i places near the others elsewhere, eight places to a day', (days, near, taken) => {
  const areas = [area('near', 2, { points: near }), area('small', 20), area('big', 30, { points: 2 })];
  expect(namesOf(areasForDays(areas, { radiusKm: 5, days }))).toEqual(taken);
});

it('has a day for each area where nothing is near', () => {
  const areas = [area('one', 20), area('two', 30), area('three', 40)];
  expect(namesOf(areasForDays(areas, { radiusKm: 5, days: 2 }))).toEqual(['one', 'two']);
});

it('goes up to 100 km, and prefers what matters more for the story', () => {
  const [edge, beyond] = [area('edge', 100, { importance: 5 }), area('beyond', 100.1, { importance: 5 })];
  const three = area('three', 20, { points: 3, importance: 2 });
  const chosen = (areas: readonly Area[]) =>
    namesOf(areasForDays([area('near', 5), ...areas], { radiusKm: 5, days: 2 }));
  // Three of 2 are 6, one of 5 is 5.
  expect(chosen([three, edge])).toEqual(['three']);
  expect(chosen([area('small', 20), edge, beyond])).toEqual(['edge']);
  expect(chosen([area('first', 20), area('second', 30)])).toEqual(['first']);
});

it('goes first where a work is that has no place near', () => {
  const big = area('big', 20, { points: 5 });
  const other = area('other', 30, { work: '2' });
  const otherToo = area('more', 40, { work: '2' });
  const near = area('near', 2);
  expect(namesOf(areasForDays([near, big, other, otherToo], { radiusKm: 5, days: 2 }))).toEqual(['other']);
  // With a day left over for another area, the one that matters most follows, not a second one of that work.
  expect(namesOf(areasForDays([near, big, other, otherToo], { radiusKm: 5, days: 3 }))).toEqual(['other', 'big']);
  const third = area('third', 50, { work: '3' });
  expect(namesOf(areasForDays([near, other, third], { radiusKm: 5, days: 2 }))).toEqual(['other']);
});
