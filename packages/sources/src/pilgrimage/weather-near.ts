import type { WeatherPort } from '@wayfarer/pilgrimage/ports';
import { distanceKm } from '@wayfarer/trip';

import { typicalWeather } from '../calendar/typical-weather.ts';
import type { ReadCatalogue } from '../catalogue/open-catalogue.ts';

/** Further away, or beyond mountains, it is another climate (editorial). */
const NEAR_KM = 60;

/** What is usual in the nearest city of the catalogue whose climate is known. */
export function createWeatherNear(catalogue: ReadCatalogue): WeatherPort {
  return {
    findWeather: (at, date) => {
      const near = catalogue()
        .cities.filter(({ city }) => city.climate !== null && distanceKm(at, city.center) <= NEAR_KM)
        .toSorted((left, right) => distanceKm(at, left.city.center) - distanceKm(at, right.city.center));
      const [nearest] = near;
      const usual = nearest && typicalWeather(nearest.city.climate, date);
      return Promise.resolve(usual ? { ...usual, place: nearest.city.name } : null);
    },
  };
}
