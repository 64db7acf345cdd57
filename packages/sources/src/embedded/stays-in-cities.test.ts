import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '../catalogue/load.ts';
import { segment } from './__fixtures__/context.ts';
import { listCityStays, nameCities } from './stays-in-cities.ts';

const catalogue = loadCatalogue();

describe('the cities of a trip', () => {
  it('stand once, in order of arrival, with all their dates', () => {
    const stays = listCityStays(catalogue, [
      segment('tokyo', '2027-04-01', '2027-04-02'),
      segment('kyoto', '2027-04-02', '2027-04-03'),
      segment('tokyo', '2027-04-03', '2027-04-04'),
    ]);
    expect(stays.map(({ file, dates }) => [file.city.id, ...dates])).toEqual([
      ['tokyo', '2027-04-01', '2027-04-02', '2027-04-03', '2027-04-04'],
      ['kyoto', '2027-04-02', '2027-04-03'],
    ]);
  });

  it('are named in a sentence', () => {
    const names = (...ids: string[]): string =>
      nameCities(
        listCityStays(
          catalogue,
          ids.map((id) => segment(id, '2027-04-01')),
        ),
      );
    expect([names('kyoto'), names('kyoto', 'tokyo'), names('kyoto', 'tokyo', 'paris')]).toEqual([
      'Kyoto',
      'Kyoto and Tokyo',
      'Kyoto, Tokyo and Paris',
    ]);
  });

  it('must be in the catalogue', () => {
    expect(() => listCityStays(catalogue, [segment('atlantis', '2027-04-01')])).toThrow(
      'No city is called "atlantis".',
    );
  });
});
