import { expect, it } from 'vitest';

import { findEmergencyNumbers } from './emergency-numbers.ts';

it.each([
  ['JP', { police: '110', ambulance: '119', fire: '119' }],
  ['FR', { police: '17', ambulance: '15', fire: '18', all: '112' }],
  ['US', { all: '911' }],
  ['XX', undefined],
])('knows whom one calls in %s', (country, numbers) => {
  expect(findEmergencyNumbers(country)).toEqual(numbers);
});
