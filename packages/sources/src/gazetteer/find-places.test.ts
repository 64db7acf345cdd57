import type { CityId } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import { getCityFile } from '../catalogue/get-city-file.ts';
import { loadCatalogue } from '../catalogue/load.ts';
import { embeddedGazetteer } from './__fixtures__/gazetteer.ts';
import { findPlaces, indexNames, toSearchedText } from './find-places.ts';
import { listPlaceNames } from './place-names.ts';

const gazetteer = embeddedGazetteer();
const found = (text: string, city: string): string =>
  gazetteer
    .findPlaces(text, city as CityId)
    .map(({ place }) => place.id.slice(`place_${city}-`.length))
    .join(', ');

describe('places in a sentence', () => {
  it.each([
    ['kyoto', 'Fushimi Inari and Kinkakuji', 'fushimi-inari, kinkaku-ji'],
    ['kyoto', 'the golden pavilion, then ginkaku-ji', 'kinkaku-ji, ginkaku-ji'],
    ['kyoto', 'nishiki market and kiyomizu', 'nishiki-market, kiyomizu-dera'],
    ['kyoto', '金閣寺と伏見稲荷大社', 'kinkaku-ji, fushimi-inari'],
    ['kyoto', 'Kinkakju-ji; Kyoto Natoinal Museum', 'kinkaku-ji, kyoto-national-museum'],
    ['kyoto', 'To-ji', 'to-ji'],
    ['paris', 'Sacre Coeur, the eifel tower, Musée d’Orsay', 'sacre-coeur, eiffel-tower, musee-d-orsay'],
    ['boston', 'the Gardner Museum and the Public Garden', 'gardner-museum, public-garden'],
    ['tokyo', 'sensoji and skytree', 'senso-ji, skytree'],
    // The letters of "see" and "and" are no slips of the names behind them.
    ['tokyo', 'must see Shibuya Crossing and Akihabara Electric Town', 'shibuya-crossing, akihabara'],
    ['kyoto', 'see Sannenzaka and Ninenzaka, and Arashiyama Bamboo Grove', 'sannenzaka-ninenzaka, bamboo-grove'],
  ])('%s: %s', (city, text, places) => {
    expect(found(text, city)).toBe(places);
  });

  it.each([
    ['kyoto', 'three days in kyoto, temples and gardens, old streets, museums, markets and good food'],
    ['kyoto', 'bamboo grove, tower, castle, national museum'],
    ['boston', 'fine arts, public garden, science, symphony, aquarium, harvest time'],
    ['paris', 'art, history, opera, a market and the palace'],
    ['tokyo', 'we like shrines, anime, science and the national theatre'],
  ])('are none in ordinary words: %s: %s', (city, text) => {
    expect(found(text, city)).toBe('');
  });

  it('are told with the words, where they stand, and their names', () => {
    expect(gazetteer.findPlaces('see Kinkakuji', 'kyoto' as CityId)).toEqual([
      {
        text: 'Kinkakuji',
        index: 4,
        place: {
          id: 'place_kyoto-kinkaku-ji',
          city: 'kyoto',
          names: ['Kinkaku-ji (Golden Pavilion)', '金閣寺(鹿苑寺)'],
        },
      },
    ]);
  });

  it('are those of the city that is asked about', () => {
    expect(found('Kinkaku-ji', 'paris')).toBe('');
  });
});

describe('tables, which are called anything', () => {
  const paris = getCityFile(loadCatalogue(), 'paris');
  const [table] = paris.eateries;
  if (!table) throw new Error('Expected a table in Paris.');
  const called = ['Lisboa', 'Style', 'Before', '1, 2, 3, Tiki Tiki', 'Casa Guedes'];
  const eateries = called.map((name, index) => ({ ...table, id: `n${index}`, name, localName: undefined }));
  const names = indexNames(listPlaceNames({ ...paris, sights: [], eateries }, new Set()));
  const tablesIn = (text: string): string =>
    findPlaces(names, toSearchedText(text))
      .map(({ text: said }) => said)
      .join(', ');

  it.each([
    '1. moderate\n2. you decide\n3. you decide',
    'three days from Lisboa',
    'Lisboa to here, 3 days',
    'Before noon we are tired',
    'Style: hotel',
    'at lisboa',
  ])('are none in %j', (text) => {
    expect(tablesIn(text)).toBe('');
  });

  it.each([
    ['dinner at Lisboa on Friday', 'Lisboa'],
    ['Lisboa', 'Lisboa'],
    ['add the Lisboa', 'Lisboa'],
    ['book "Style" for two', 'Style'],
    ['casa guedes', 'casa guedes'],
    ['1, 2, 3, Tiki Tiki', ''],
    ['Tiki Tiki', ''],
  ])('are meant in %j', (text, table) => {
    expect(tablesIn(text)).toBe(table);
  });
});
