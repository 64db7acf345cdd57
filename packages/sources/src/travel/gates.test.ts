import { describe, expect, it } from 'vitest';

import { HARBOURTON_FOLDER } from '../catalogue/__fixtures__/harbourton.ts';
import { loadCatalogue } from '../catalogue/load.ts';
import { toCentre } from './city-centre.ts';
import { openGates } from './gates.ts';

const file = loadCatalogue(HARBOURTON_FOLDER).cities.find(({ city }) => city.id === 'harbourton');
if (!file) throw new Error('The catalogue of the tests has lost Harbourton.');

/** A point of arrival so many kilometres north of the centre, which is at 53.3° N. */
const terminal = (name: string, km: number, iata?: string) => ({
  ...toCentre(file),
  name,
  at: { lat: 53.3 + km / 111.195, lon: -6.2 },
  ...(iata !== undefined && { iata }),
});

// The hour ends at 18 km along the way, which are 13.8 km as the crow flies.
const FAR = terminal('Far Station', 15);
const NEAR = terminal('Near Station', 13);
const AIRPORT = terminal('Airport', 5, 'HBT');

describe('the gate of a city by land', () => {
  it.each([
    ['the first station within an hour of the centre', [FAR, AIRPORT, NEAR], 'Near Station'],
    ['else an airport within an hour', [FAR, AIRPORT], 'Airport'],
    ['else the centre', [FAR], 'The centre of Harbourton'],
  ])('is %s', (_, terminals, name) => {
    const gates = openGates([{ file, terminals }], () => []);
    expect(gates.byLand('harbourton').map((gate) => gate.name)).toEqual([name]);
  });
});
