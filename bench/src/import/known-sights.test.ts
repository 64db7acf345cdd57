import { expect, it } from 'vitest';

import { countKnown } from './known-sights.ts';

it('counts each known sight once, and expects six where so many are known', () => {
  const top = ['Livraria Lello & Irmão', 'Clerics Tower', 'Museu dos Clérigos', 'Some Fountain'];
  expect(countKnown('porto', top)).toEqual({ found: 2, expected: 6 });
  expect(countKnown('monaco', ['Oceanographic Museum'])).toEqual({ found: 1, expected: 4 });
  expect(countKnown('nowhere', top)).toBeUndefined();
});
