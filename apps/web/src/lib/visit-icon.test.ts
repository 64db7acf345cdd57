import { expect, it } from 'vitest';

import { visitIcon } from './visit-icon.ts';

it('draws a bed, the station where one stays instead, and what it does not know as a place', () => {
  const drawn = (kind: Parameters<typeof visitIcon>[0]['kind'], category: string) => visitIcon({ kind, category });
  expect([drawn('stay', 'stay'), drawn('stay', 'station'), drawn('transport', 'stay')]).toEqual([
    'bed',
    'train',
    'train',
  ]);
  expect([drawn('meal', 'temple'), drawn('rest', 'temple')]).toEqual(['meal', 'rest']);
  expect([drawn('place', 'temple'), drawn('place', 'crater')]).toEqual(['temple', 'place']);
});
