import { expect, it } from 'vitest';

import { type Catalogue, loadCatalogue } from '../catalogue/load.ts';
import { createWeatherNear } from './weather-near.ts';

const catalogue = loadCatalogue();
const [sample] = catalogue.cities;
if (!sample) throw new Error('The catalogue is empty.');

/** A city so many degrees north of the origin, as warm as it is told. */
function city(name: string, lat: number, high: number | null): Catalogue['cities'][number] {
  const climate = high === null ? null : Array.from({ length: 12 }, () => ({ high, low: high - 10, rainDays: 3 }));
  return { ...sample, city: { ...sample?.city, name, center: { lat, lon: 0 }, climate } } as never;
}
const weather = (...cities: readonly Catalogue['cities'][number][]) =>
  createWeatherNear(() => ({ ...catalogue, cities })).findWeather({ lat: 0, lon: 0 }, '2027-04-03', {
    signal: new AbortController().signal,
  });

it('is what is usual in the nearest city whose climate is known', async () => {
  const found = await weather(city('Far', 0.4, 30), city('Near', 0.2, 20), city('Nearest', 0.1, null));
  expect(found).toMatchObject({ place: 'Near', highC: 20, lowC: 10 });
});

it('is that of a city within 60 km alone', async () => {
  // A degree of latitude is 111.2 km: 59.9 km, and 60.1.
  expect(await weather(city('A', 0.539, 20))).toMatchObject({ place: 'A' });
  expect(await weather(city('A', 0.541, 20))).toBeNull();
  expect(await weather()).toBeNull();
});
