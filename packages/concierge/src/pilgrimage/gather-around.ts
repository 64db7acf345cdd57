import type { PilgrimageState } from '@wayfarer/pilgrimage';
import { WALK_CITY } from '@wayfarer/pilgrimage';
import type { Gazetteer } from '@wayfarer/planner';
import type { FoodPort, PlacesPort } from '@wayfarer/planner/ports';
import { type CityDay, type CityId, distanceKm, type Place } from '@wayfarer/trip';
import { isWeekend } from '@wayfarer/trip/clock';
import { isWeatherCondition } from '@wayfarer/trip/vocabulary';

/** Where a walk lies, and what else is there. */
export interface Around {
  readonly city: CityId;
  readonly calendar: readonly CityDay[];
  readonly places: readonly Place[];
}

/** Scenes so far from its middle are in the city, or on its edge. */
const IN_CITY_KM = 25;
const CURRENCY = 'JPY';
/** Nobody is told how that gathering goes: it is done in a moment. */
const SILENT = async (): Promise<void> => undefined;

/** What the catalogue knows of the city that the walk is in: other sights and tables, holidays, fares. Elsewhere the days alone. */
export async function gatherAround(
  { station, days, weather_raw: weather }: PilgrimageState,
  { gazetteer, places, food }: { readonly gazetteer: Gazetteer; readonly places: PlacesPort; readonly food: FoodPort },
  signal: AbortSignal,
): Promise<Around> {
  const at = { lat: station.coordinates.latitude, lon: station.coordinates.longitude };
  const dates = days.map(({ date }) => date);
  const [city] = gazetteer
    .listCities()
    .filter(({ center }) => distanceKm(at, center) <= IN_CITY_KM)
    .toSorted((left, right) => distanceKm(at, left.center) - distanceKm(at, right.center));
  if (city) {
    const segments = [{ city: city.id, dates }];
    const context = { report: SILENT, signal };
    const [found, tables] = await Promise.all([
      places.findSights({ segments, currency: CURRENCY, budget: null }, context),
      food.findEateries({ segments, diets: [], currency: CURRENCY }, context),
    ]);
    return { city: city.id, calendar: found.calendar, places: [...found.sights, ...tables.eateries] };
  }
  const condition = weather && isWeatherCondition(weather.condition) ? weather.condition : 'unknown';
  const usual = weather && { ...weather, condition };
  return {
    city: WALK_CITY,
    places: [],
    calendar: dates.map((date) => ({
      date,
      city: WALK_CITY,
      cityName: station.city ?? station.romaji,
      zone: 'Asia/Tokyo',
      weather: usual && {
        condition: usual.condition,
        highC: usual.highC,
        lowC: usual.lowC,
        rain: usual.rain,
        typical: usual.typical,
      },
      busy: isWeekend(date),
      holiday: null,
      transitFare: null,
    })),
  };
}
