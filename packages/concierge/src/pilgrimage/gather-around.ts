import type { PilgrimageState } from '@wayfarer/pilgrimage';
import { WALK_CITY } from '@wayfarer/pilgrimage';
import type { Station, WeatherNormals } from '@wayfarer/pilgrimage/ports';
import type { Gazetteer } from '@wayfarer/planner';
import type { FoodPort, PlacesPort } from '@wayfarer/planner/ports';
import { type CityDay, type CityId, distanceKm, type Place } from '@wayfarer/trip';
import { type IsoDate, isWeekend } from '@wayfarer/trip/clock';
import { isWeatherCondition } from '@wayfarer/trip/vocabulary';

/** Where a walk lies, and what else is there. */
export interface Around {
  /** The city of each day's walk. */
  readonly cities: ReadonlyMap<IsoDate, CityId>;
  readonly calendar: readonly CityDay[];
  readonly places: readonly Place[];
}

export interface AroundParts {
  readonly gazetteer: Gazetteer;
  readonly places: PlacesPort;
  readonly food: FoodPort;
}

/** Scenes so far from its middle are in the city, or on its edge. */
const IN_CITY_KM = 25;
const CURRENCY = 'JPY';
/** Nobody is told how that gathering goes: it is done in a moment. */
const SILENT = async (): Promise<void> => undefined;

/** What the catalogue knows of the cities that the walk is in: other sights and tables, holidays, fares. Elsewhere the days alone. */
export async function gatherAround(state: PilgrimageState, parts: AroundParts, signal: AbortSignal): Promise<Around> {
  const stations = [...Map.groupBy(state.route.origins, ({ station }) => station.romaji).values()];
  const gathered = await Promise.all(
    stations.map(async ([first, ...rest]) => {
      if (!first) return { city: WALK_CITY, dates: [], calendar: [], places: [] };
      const dates = [first, ...rest].map(({ date }) => date);
      return { dates, ...(await gatherAt(first.station, { dates, weather: state.weather_raw }, { parts, signal })) };
    }),
  );
  return {
    cities: new Map(gathered.flatMap(({ city, dates }) => dates.map((date) => [date, city]))),
    calendar: gathered.flatMap(({ calendar }) => calendar).toSorted((left, right) => (left.date < right.date ? -1 : 1)),
    places: [...new Map(gathered.flatMap(({ places }) => places).map((place) => [place.id, place])).values()],
  };
}

interface Gathered {
  readonly city: CityId;
  readonly calendar: readonly CityDay[];
  readonly places: readonly Place[];
}

async function gatherAt(
  station: Station,
  { dates, weather }: { readonly dates: readonly IsoDate[]; readonly weather: WeatherNormals | null },
  { parts: { gazetteer, places, food }, signal }: { readonly parts: AroundParts; readonly signal: AbortSignal },
): Promise<Gathered> {
  const at = { lat: station.coordinates.latitude, lon: station.coordinates.longitude };
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
  // Each such place is a city of its own, as nothing there is near to the others.
  const own = `${WALK_CITY}-${station.romaji.toLowerCase().replace(/[^a-z0-9]+/g, '-')}` as CityId;
  const condition = weather && isWeatherCondition(weather.condition) ? weather.condition : 'unknown';
  const usual = weather && { ...weather, condition };
  return {
    city: own,
    places: [],
    calendar: dates.map((date) => ({
      date,
      city: own,
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
