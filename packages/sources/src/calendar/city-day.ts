import type { CityDay, CityId } from '@wayfarer/trip';
import { type IsoDate, isWeekend } from '@wayfarer/trip/clock';

import type { CityFacts } from '../catalogue/schema.ts';
import type { CityWeather } from '../live/open-meteo/create-open-meteo.ts';
import type { ToMoney } from '../rates/to-money.ts';
import { findHoliday } from './holidays.ts';
import { typicalWeather } from './typical-weather.ts';

export interface CityDayOptions {
  readonly toMoney: ToMoney;
  /** What is known of the weather beyond what the city file says; missing: nothing. */
  readonly weather?: CityWeather | undefined;
}

/** What a date in a city is like: forecast where there is one, else as far as that is usual. */
export function toCityDay(city: CityFacts, date: IsoDate, { toMoney, weather }: CityDayOptions): CityDay {
  const holiday = findHoliday(city, date);
  const isFree = holiday !== null || isWeekend(date);
  const season = findSeason(city, date);
  return {
    date,
    city: city.id as CityId,
    cityName: city.name,
    zone: city.zone,
    weather: weather?.forecast.get(date) ?? usualWeather(city, date, weather),
    busy: season && isFree ? 'peak' : isFree || season !== undefined,
    holiday,
    ...(season && { season }),
    transitFare: toMoney(city.transitFare, city.currency),
  };
}

/** A season may go over the turn of the year. */
function findSeason({ seasons }: CityFacts, date: IsoDate): string | undefined {
  const day = date.slice(5);
  return seasons.find(({ from, until }) => (from <= until ? from <= day && day <= until : from <= day || day <= until))
    ?.name;
}

function usualWeather(city: CityFacts, date: IsoDate, weather: CityWeather | undefined): CityDay['weather'] {
  const usual = typicalWeather(weather?.climate ?? city.climate, date);
  const source = weather?.climateSource;
  return usual && source ? { ...usual, source } : usual;
}
