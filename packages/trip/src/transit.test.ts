import { expect, it } from 'vitest';

import { describeRide } from './transit.ts';

const RIDE = {
  mode: 'tram',
  line: '19',
  direction: 'North Coburg',
  board: { name: 'Flinders Street', time: '10:22' },
  alight: { name: 'Royal Parade', time: '10:41' },
} as const;

it('says by which line one rides from where to where, and towards what', () => {
  expect(describeRide(RIDE)).toBe('Tram 19 from Flinders Street (10:22) towards North Coburg to Royal Parade (10:41)');
  expect(describeRide({ ...RIDE, mode: 'cable car', direction: null })).toBe(
    'Cable car 19 from Flinders Street (10:22) to Royal Parade (10:41)',
  );
  // Of what kind it is nobody knows: its name alone.
  expect(describeRide({ ...RIDE, mode: 'ride', line: 'Hill Lift', direction: null })).toBe(
    'Hill Lift from Flinders Street (10:22) to Royal Parade (10:41)',
  );
});
