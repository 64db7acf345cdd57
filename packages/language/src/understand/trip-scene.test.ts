import type { PlaceId } from '@wayfarer/trip';
import { expect, it } from 'vitest';

import { KYOTO } from '../../test/kyoto-context.ts';
import type { Language } from './frame.ts';
import { lexiconOf } from './lexicon/lexicons.ts';
import { nameOf } from './trip-scene.ts';

const place = 'place_sign' as PlaceId;

it.each<[Language, string, string]>([
  ['ja', '二条城', '二条城'],
  ['ja', 'おめん', 'おめん'],
  ['zh', '二条城', '二条城'],
  ['zh', 'おめん', 'Ours'],
  ['fr', '二条城', 'Ours'],
  ['ja', 'Musée du Louvre', 'Ours'],
])('in %s a place with the sign %s is called %s', (language, localName, called) => {
  const context = {
    ...KYOTO,
    places: [{ place, kind: 'sight', names: ['Ours', localName], localName, categories: [] }] as const,
  };
  expect(nameOf({ context, language, lexicon: lexiconOf(language) }, place)).toBe(called);
});
