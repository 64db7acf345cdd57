import { describe, expect, it } from 'vitest';

import { type AirportRow, toAirportsText } from './airports-text.ts';
import { findAirport, openAirports } from './airports.ts';
import { openWorldCities } from './world-cities.ts';

/** A metropolis, a town beside its second airport, and a town with an airport of its own a hundred kilometres off. */
const WORLD = openWorldCities(
  [
    '3',
    'Bigtown\tXX\t01\t9000000\t50\t0\t90',
    'Smallham\tXX\t01\t100000\t50.4\t0\t20',
    'Farwick\tXX\t01\t50000\t51\t0\t5',
    'bigtown\t0',
  ].join('\n'),
);

const row = (name: string, iata: string, lat: number, more: Partial<AirportRow> = {}): AirportRow => ({
  type: 'large_airport',
  name,
  latitude_deg: String(lat),
  longitude_deg: '0',
  iso_country: 'XX',
  municipality: 'Bigtown',
  scheduled_service: 'yes',
  iata_code: iata,
  keywords: '',
  ...more,
});

describe('the text of airports', () => {
  it('has each with the city that people fly to: 4 km from a town and 49 km from a metropolis, it is the metropolis', () => {
    const text = toAirportsText(
      [
        row('Bigtown Smallham Airport', 'SMA', 50.44),
        row('Farwick Airport', 'FAR', 51.021_234, { type: 'medium_airport' }),
      ],
      WORLD,
    );
    expect(text.split('\n')).toEqual([
      'FAR\tFarwick Airport\t\tFarwick\tXX\t51\t0\t51.0212\t0\tmedium',
      'SMA\tBigtown Smallham Airport\tbigtown smallham|smallham\tBigtown\tXX\t50\t0\t50.44\t0\tlarge',
    ]);
  });

  it('leaves out those without flights, without a code, and those of nowhere', () => {
    const rows = [
      row('Closed Airport', 'CLO', 50, { scheduled_service: 'no' }),
      row('Nameless Airport', '', 50),
      row('Lonely Airport', 'LON', 10),
    ];
    expect(toAirportsText(rows, WORLD)).toBe('');
  });
});

describe('airports', () => {
  const airports = openAirports(toAirportsText([row('Bigtown Smallham International Airport', 'SMA', 50.44)], WORLD));

  it.each([
    'SMA',
    'sma airport',
    'airport sma',
    'Smallham',
    'Smallham Airport',
    'the airport of Smallham',
    'Bigtown Smallham',
  ])('are found by %j', (text) => {
    expect(findAirport(airports, text)?.city.name).toBe('Bigtown');
  });

  it.each(['sma', 'SMB', 'Bigtown', 'airport', ''])('are not found by %j', (text) => {
    expect(findAirport(airports, text)).toBeUndefined();
  });
});
