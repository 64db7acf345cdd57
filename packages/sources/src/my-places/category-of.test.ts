import { expect, it } from 'vitest';

import { categoryOf, usualMinutesOf } from './category-of.ts';

it.each([
  ['Kinkaku-ji', null, 'temple'],
  ['Ozeaneum', null, 'aquarium'],
  ['Tierpark Berlin', null, 'zoo'],
  ['Gone with the wind', 'Galerie', 'gallery'],
  ['Museum of bread', 'bakery', 'food'],
  ['Café de Flore', '', 'food'],
  ['Jardin du Luxembourg', 'somewhere', 'garden'],
  ['Nowhere in particular', null, 'landmark'],
])('%s, listed as %j, is of the kind %s', (name, category, kind) => {
  expect(categoryOf({ name, category })).toBe(kind);
});

it('one stays four hours in an amusement park, and half an hour at a view', () => {
  const kinds = [
    ...(['amusement', 'aquarium', 'bath', 'beach', 'castle', 'food', 'gallery', 'garden', 'market'] as const),
    ...(['museum', 'nature', 'palace', 'park', 'shopping', 'theatre', 'view', 'zoo', 'landmark', 'street'] as const),
  ];
  expect(Object.fromEntries(kinds.map((kind) => [kind, usualMinutesOf(kind)]))).toEqual({
    ...{
      amusement: 240,
      aquarium: 120,
      bath: 120,
      beach: 120,
      castle: 90,
      food: 60,
      gallery: 75,
      garden: 60,
      market: 60,
    },
    ...{ museum: 90, nature: 120, palace: 90, park: 60, shopping: 60, theatre: 120, view: 30, zoo: 150 },
    ...{ landmark: 45, street: 45 },
  });
});
