import { describe, expect, it } from 'vitest';

import { harbourton } from './__fixtures__/harbourton.ts';
import { toPlaces } from './to-places.ts';

const places = (currency = 'EUR') => toPlaces(harbourton(), { dates: ['2027-04-03', '2027-04-05'], currency });

describe('places of a city', () => {
  it('carry ids, hours of the dates asked for, and the source of the file', () => {
    expect(places().listSights()[0]).toMatchObject({
      kind: 'sight',
      id: 'place_harbourton-sea-museum',
      city: 'harbourton',
      at: { lat: 53.3001, lon: -6.2001 },
      hours: { '2027-04-03': [{ open: 600, close: 1020 }], '2027-04-05': [] },
      hoursText: 'Tu-Su 10:00-17:00; PH off',
      fee: { amount: 900, currency: 'EUR' },
      source: { name: 'fixture', date: '2026-11-21', verify: true },
    });
  });

  it('keep what is unknown unknown', () => {
    const [, pier] = places().listSights();
    expect(pier).toMatchObject({ fee: null, stepFree: 'unknown', localName: 'An tSeanché' });
    expect(places().listLodgings()[1]).toMatchObject({ nightly: null });
    expect(places().listSights()[0]).not.toHaveProperty('localName');
  });

  it('are priced in the currency of the trip', () => {
    const [bar] = places('JPY').listEateries();
    expect(bar?.price?.currency).toBe('JPY');
    expect(bar?.price?.amount).toBeGreaterThan(1800);
  });

  it('say what they are', () => {
    expect(places().listEateries()[0]).toMatchObject({
      kind: 'eatery',
      categories: ['restaurant'],
      hours: { '2027-04-03': [{ open: 1080, close: 1560 }] },
    });
    expect(places().listLodgings()[0]).toMatchObject({
      kind: 'lodging',
      categories: ['stay'],
      checkIn: 900,
      checkOut: 660,
    });
    expect(places().listTerminals()[0]).toMatchObject({ kind: 'terminal', categories: ['station'], indoor: null });
  });
});
