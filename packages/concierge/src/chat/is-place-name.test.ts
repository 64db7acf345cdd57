import type { Gazetteer } from '@wayfarer/planner';
import { expect, it } from 'vitest';

import { isPlaceName } from './is-place-name.ts';

const gazetteer = {
  listCities: () => [{ id: 'kyoto' }],
  resolveCity: (text: string) => ({
    kind: text === 'Kyoto' ? 'known' : text === 'Berta' ? 'elsewhere' : 'unknown',
  }),
  findPlaces: (text: string) => (text.includes('Fushimi') ? [{ text, index: text.indexOf('Fushimi') }] : []),
} as unknown as Gazetteer;

it('knows cities that can be planned and their places, and takes other towns for names', () => {
  expect(['Kyoto', 'Fushimi Inari', 'Berta', 'Anna'].map((words) => isPlaceName(words, gazetteer))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('takes somebody for no place whose name only ends like one', () => {
  expect(isPlaceName('Dr. Fushimi', gazetteer)).toBe(false);
});
