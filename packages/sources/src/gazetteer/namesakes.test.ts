import { describe, expect, it } from 'vitest';

import { knownCity, smallBooks, worldCity } from './__fixtures__/small-world.ts';
import { listMeant, toCandidate } from './namesakes.ts';

const { known: NONE } = smallBooks({});

/** Namesakes a hundred degrees apart, with so many people each; who is meant, by people. */
function meant(people: readonly number[], known = NONE): readonly number[] {
  const cities = people.map((population, index) =>
    worldCity('Quux', { population, country: `${'ABCDEFG'[index]}X`, at: { lat: index * 10, lon: 0 } }),
  );
  return listMeant(cities, 'quux', known).map(({ population }) => population);
}

describe('of several cities of one name', () => {
  it('the first alone is meant where it is twelve times as well known as the next', () => {
    expect(meant([119_999, 10_000])).toEqual([119_999, 10_000]);
    expect(meant([120_000, 10_000])).toEqual([120_000]);
  });

  it('those forty times less known than the first are not meant', () => {
    expect(meant([399_999, 100_000, 10_000])).toEqual([399_999, 100_000, 10_000]);
    expect(meant([400_000, 100_000, 10_000])).toEqual([400_000, 100_000]);
  });

  it('four are asked about at most, the best known first', () => {
    expect(meant([1_000, 5_000, 4_000, 3_000, 2_000])).toEqual([5_000, 4_000, 3_000, 2_000]);
  });

  it('what nobody names in five languages is no city, where another is', () => {
    const [told, untold] = [
      worldCity('Quux', { byNames: 5 }),
      worldCity('Quux', { byNames: 4, at: { lat: 9, lon: 0 } }),
    ];
    expect(listMeant([untold, told], 'quux', NONE)).toEqual([told]);
    expect(listMeant([untold], 'quux', NONE)).toEqual([untold]);
  });

  it('a part of one, within 40 km, is none of its own', () => {
    // A degree of latitude is 111.2 km: 39.9 km, and 40.1.
    const at = (lat: number) => worldCity('Quux', { population: 90_000, country: 'YX', at: { lat, lon: 0 } });
    const first = worldCity('Quux');
    expect(listMeant([first, at(0.359)], 'quux', NONE)).toEqual([first]);
    expect(listMeant([first, at(0.361)], 'quux', NONE)).toHaveLength(2);
  });

  it('two that would be called the same are one', () => {
    const [first, second] = [worldCity('Quux'), worldCity('Quux', { population: 90_000, at: { lat: 9, lon: 0 } })];
    expect(listMeant([first, second], 'quux', NONE)).toEqual([first]);
  });
});

describe('of a city that can be planned', () => {
  const at = { lat: 0, lon: 0 };
  const ours = knownCity('Quux', at);
  const knowing = (name: string) =>
    smallBooks({
      known: { findByKey: () => ours, findAround: (city) => (city.at.lat === 10 ? knownCity(name) : undefined) },
    }).known;

  it('a namesake goes before it from four times as well known on', () => {
    expect(meant([399_999, 100_000], knowing('Quux'))).toEqual([100_000]);
    expect(meant([400_000, 100_000], knowing('Quux'))).toEqual([400_000, 100_000]);
  });

  it('the one that is called so is meant, not one that lies in it', () => {
    expect(meant([399_999, 100_000], knowing('Foo'))).toEqual([399_999, 100_000]);
  });
});

describe('a by-name', () => {
  const own = worldCity('Quux', { population: 1_000 });

  it('leads to who has it where nobody is called so', () => {
    const city = worldCity('Foo');
    expect(listMeant([city, own], 'bar', NONE)).toEqual([city]);
  });

  it('leads to a far better known city than the one that is called so', () => {
    // More than twelve times as well known; twelve times is not enough.
    const city = (population: number) => worldCity('Foo', { population });
    expect(listMeant([city(12_000), own], 'quux', NONE)).toEqual([own]);
    expect(listMeant([city(12_001), own], 'quux', NONE)).toEqual([city(12_001)]);
  });
});

it('a candidate is called by its state or its country', () => {
  const label = (country: string, admin1: string) => toCandidate(worldCity('Quux', { country, admin1 }), NONE).label;
  expect([label('US', 'IL'), label('GB', 'ENG'), label('FR', '11')]).toEqual([
    'Quux, Illinois',
    'Quux, United Kingdom',
    'Quux, France',
  ]);
  expect(toCandidate(worldCity('Quux'), NONE).known).toBeNull();
});
