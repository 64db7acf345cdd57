import type { CityDay, CityId } from '@wayfarer/trip';
import { type IsoDate, isWeekend } from '@wayfarer/trip/clock';

import type { CityFacts } from '../catalogue/schema.ts';
import type { ToMoney } from '../rates/to-money.ts';
import { findHoliday } from './holidays.ts';
import { typicalWeather } from './typical-weather.ts';

/** What a date in a city is like, as far as that is usual. */
export function toCityDay(city: CityFacts, date: IsoDate, toMoney: ToMoney): CityDay {
  const holiday = findHoliday(city, date);
  return {
    date,
    city: city.id as CityId,
    cityName: city.name,
    zone: city.zone,
    weather: typicalWeather(city.climate, date),
    busy: holiday !== null || isWeekend(date),
    holiday,
    transitFare: toMoney(city.transitFare, city.currency),
  };
}
