import { describe, expect, it } from 'vitest';

import { type Catalogue, loadCatalogue } from '../catalogue/load.ts';
import { locatorOf } from './locate.ts';

const catalogue = loadCatalogue();
const [sample] = catalogue.cities;
if (!sample) throw new Error('The catalogue is empty.');
type File = Catalogue['cities'][number];

/** A city with its middle on the equator, and one sight in the middle. */
function city(
  id: string,
  lon: number,
  { half = 0.1, east }: { readonly half?: number; readonly east?: number } = {},
): File {
  const bounds = { south: -half, north: half, west: lon - half, east: east ?? lon + half };
  const sights = [{ ...sample?.sights[0], id: 'one', name: 'Old Lighthouse', aliases: [], lat: 0, lon }];
  const file = { ...sample, city: { ...sample?.city, id, name: id, center: { lat: 0, lon }, bounds }, sights };
  return { ...file, eateries: [] } as unknown as File;
}
const locate = (...cities: readonly File[]) => locatorOf({ ...catalogue, cities });

describe('the city around a place', () => {
  it('is the one in whose bounds it is, before one whose middle is nearer', () => {
    const { findCity } = locate(city('wide', 0, { half: 0.3 }), city('near', 0.4));
    expect(findCity({ lat: 0, lon: 0.29 })?.city.id).toBe('wide');
    expect(findCity({ lat: 0, lon: 0.31 })?.city.id).toBe('near');
  });

  it('is the nearest of those in whose bounds it is', () => {
    const { findCity } = locate(city('far', 0, { half: 1 }), city('near', 0.5, { half: 1 }));
    expect(findCity({ lat: 0, lon: 0.3 })?.city.id).toBe('near');
  });

  it('is one whose middle is within 30 km, else none', () => {
    // A degree is 111.2 km here: 29.9 km, and 30.1.
    const { findCity } = locate(city('one', 0));
    expect([findCity({ lat: 0.269, lon: 0 })?.city.id, findCity({ lat: 0.271, lon: 0 })]).toEqual(['one', undefined]);
  });

  it('may lie on both sides of the 180th meridian', () => {
    const { findCity } = locate(city('fiji', 178, { half: 1, east: -179 }));
    const at = (lon: number) => findCity({ lat: 0, lon })?.city.id;
    expect([at(177), at(179.5), at(-179.5), at(-179)]).toEqual(['fiji', 'fiji', 'fiji', 'fiji']);
    expect([at(176.9), at(-178.9), at(0)]).toEqual([undefined, undefined, undefined]);
  });
});

describe('a place that is known', () => {
  it('is one of its name within half a kilometre', () => {
    const { findKnown } = locate(city('one', 0));
    // 0.5 km are 0.004497 degrees.
    const found = (lat: number, name = 'old  lighthouse') => findKnown({ name, at: { lat, lon: 0 } })?.name;
    expect([found(0.00449), found(0.0045), found(0, 'New Lighthouse')]).toEqual([
      'Old Lighthouse',
      undefined,
      undefined,
    ]);
  });

  it('is the only one of its whole name where nobody says where it is', () => {
    const [one, other] = [city('one', 0), city('other', 50)];
    expect(locate(one).findKnown({ name: 'Old Lighthouse' })?.city.city.id).toBe('one');
    expect(locate(one, other).findKnown({ name: 'Old Lighthouse' })).toBeUndefined();
    expect(locate(one).findKnown({ name: 'Lighthouse' })).toBeUndefined();
  });

  it('is looked for once in a catalogue', () => {
    const read = { ...catalogue, cities: [city('one', 0)] };
    expect(locatorOf(read)).toBe(locatorOf(read));
  });
});
