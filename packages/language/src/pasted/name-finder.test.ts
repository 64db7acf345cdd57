import type { PlaceId } from '@wayfarer/trip';
import { expect, it } from 'vitest';

import { NameFinder, type NameFound } from './name-finder.ts';

const id = (name: string): PlaceId => `place_${name}` as PlaceId;
const finder = new NameFinder([
  { place: id('louvre'), kind: 'sight', names: ['Louvre Museum', 'Musée du Louvre'] },
  { place: id('orsay'), kind: 'sight', names: ["Musée d'Orsay"] },
  { place: id('kiyomizu'), kind: 'sight', names: ['Kiyomizu-dera', '清水寺'] },
  { place: id('castle'), kind: 'sight', names: ['Nijo Castle'] },
  { place: id('north'), kind: 'sight', names: ['Harbour Gallery North'] },
  { place: id('south'), kind: 'sight', names: ['Harbour Gallery South'] },
]);

const said = (found: NameFound): string =>
  found.kind === 'found' ? found.place : found.kind === 'near' ? `near ${found.places.join(' ')}` : 'none';

it.each([
  ['Louvre Museum', 'place_louvre'],
  ['the Louvre', 'place_louvre'],
  ['musee du louvre', 'place_louvre'],
  ['Louvre rooftop at night', 'place_louvre'],
  ["d'Orsay", 'place_orsay'],
  ['Kiyomizudera', 'place_kiyomizu'],
  ['Kiyomizu-dera Temple', 'place_kiyomizu'],
  ['清水寺', 'place_kiyomizu'],
  // What is another house is not taken, nor is a slip: both are offered.
  ['Hotel Louvre', 'near place_louvre'],
  ['Nijoo Castle', 'near place_castle'],
  // Two have the name.
  ['Harbour Gallery', 'near place_north place_south'],
  ['Golden Unicorn Museum', 'none'],
  ['museum', 'none'],
  ['', 'none'],
])('%s', (name, expected) => {
  expect(said(finder.find(name))).toBe(expected);
});

it('takes the other name that stands beside it', () => {
  expect(said(finder.find('The Glass Pyramid', 'Louvre'))).toBe('place_louvre');
});
