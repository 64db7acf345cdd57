import { describe, expect, it } from 'vitest';

import { harbourtonCatalogue } from './__fixtures__/harbourton.ts';
import { getCityFile } from './get-city-file.ts';
import { cityFileSchema } from './schema.ts';
import { toPlaces } from './to-places.ts';

const harbourton = () => getCityFile(harbourtonCatalogue(), 'harbourton');
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

  it('cost children what their file says, in the currency of the trip', () => {
    const { sights, ...rest } = harbourton();
    const childFees = [
      { under: 6, fee: 0 },
      { under: 18, fee: 450 },
    ];
    const file = { ...rest, sights: sights.slice(0, 1).map((sight) => ({ ...sight, childFees })) };
    expect(toPlaces(file, { dates: ['2027-04-03'], currency: 'EUR' }).listSights()[0]?.childFees).toEqual([
      { under: 6, fee: { amount: 0, currency: 'EUR' } },
      { under: 18, fee: { amount: 450, currency: 'EUR' } },
    ]);
    expect(places().listSights()[0]).not.toHaveProperty('childFees');
  });

  it.each([
    ['no rows', []],
    ['the oldest first', [18, 6]],
    ['an age twice', [6, 6]],
    ['nobody', [0]],
    ['adults', [19]],
  ])('refuse fees for children with %s', (_, ages) => {
    const { sights, ...rest } = harbourton();
    const childFees = ages.map((under) => ({ under, fee: 0 }));
    const read = cityFileSchema.safeParse({ ...rest, sights: sights.map((sight) => ({ ...sight, childFees })) });
    expect(read.error?.issues[0]?.path.slice(0, 3)).toEqual(['sights', 0, 'childFees']);
  });

  it('are free on the days that their file names, whatever they cost on others', () => {
    const { sights, ...rest } = harbourton();
    const first = sights.slice(0, 1);
    // The first Sundays of April and May 2027 are the 4th and the 2nd.
    const dates = ['2027-04-03', '2027-04-04', '2027-04-11', '2027-05-02'];
    const freeOn = (rule: string) =>
      toPlaces({ ...rest, sights: first.map((sight) => ({ ...sight, freeOn: rule })) }, { dates, currency: 'EUR' })
        .listSights()
        .map((sight) => sight.freeOn);
    expect(freeOn('Su[1]')).toEqual([['2027-04-04', '2027-05-02']]);
    expect(freeOn('Oct-Apr Su[1]')).toEqual([['2027-04-04']]);
    expect(freeOn('Jul 14')).toEqual([undefined]);
  });

  it('have what a file of little knowledge leaves out as unknown, and half of the usual minutes as the least', () => {
    const { source, city } = harbourton();
    const bare = { id: 'n1', name: 'Old Inn', lat: 53.3, lon: -6.2, significance: 2 };
    const file = cityFileSchema.parse({
      source,
      city: { ...city, budget: null, climate: null },
      sights: [{ ...bare, categories: ['church'], usualMinutes: 25, hoursText: 'Su-Do 11:00' }],
      eateries: [{ ...bare, id: 'n2', meals: ['dinner'], isArea: true }],
      lodgings: [{ ...bare, id: 'n3', style: 'inn' }],
    });
    const known = toPlaces(file, { dates: ['2027-04-03'], currency: 'EUR' });
    expect(known.listSights()[0]).toMatchObject({
      hours: 'unknown',
      hoursText: 'Su-Do 11:00',
      fee: null,
      indoor: null,
      stepFree: 'unknown',
      summary: null,
      minimumMinutes: 13,
    });
    expect(known.listEateries()[0]).toMatchObject({
      level: null,
      cuisine: null,
      price: null,
      serves: [],
      isArea: true,
    });
    expect(known.listLodgings()[0]).toMatchObject({ level: null, nightly: null, checkIn: null, checkOut: null });
    expect(known.listLodgings()[0]).not.toHaveProperty('isArea');
  });

  it('say where they, and single facts of them, come from', () => {
    const { sights, ...rest } = harbourton();
    const osm = { name: 'OpenStreetMap', date: '2026-11-22', verify: true, license: 'ODbL 1.0' };
    const guide = { name: 'guide', date: '2026-01-01', verify: true };
    const url = 'https://www.openstreetmap.org/node/1';
    const file = {
      ...rest,
      sources: { osm, guide },
      sights: sights.map((sight) => ({ ...sight, source: 'osm', url, factSources: { hours: 'guide' } })),
    };
    const [museum] = toPlaces(file, { dates: [], currency: 'EUR' }).listSights();
    expect(museum?.source).toEqual({ ...osm, url });
    expect(museum?.factSources).toEqual({ hours: guide });
    expect(places().listSights()[0]).not.toHaveProperty('factSources');
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
