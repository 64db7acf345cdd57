import type { PlacesPort, Segment } from '@wayfarer/planner/ports';
import type { IsoDate } from '@wayfarer/trip/clock';
import type { Money } from '@wayfarer/trip/money';
import type { Level } from '@wayfarer/trip/vocabulary';

import { toCityDay } from '../calendar/city-day.ts';
import { budgetOf } from '../catalogue/budget-of.ts';
import { getCityFile } from '../catalogue/get-city-file.ts';
import type { Catalogue } from '../catalogue/load.ts';
import type { CityFacts } from '../catalogue/schema.ts';
import { toPlaces } from '../catalogue/to-places.ts';
import type { CityWeather, WeatherService } from '../live/open-meteo/create-open-meteo.ts';
import type { WalkRouter } from '../live/routing/create-walk-router.ts';
import { convert, rateDate } from '../rates/convert.ts';
import { type ToMoney, toMoneyIn } from '../rates/to-money.ts';
import { figuresOf } from '../travel/figures-of.ts';
import { describeSearch, listCityStays } from './stays-in-cities.ts';
import { toListed, withListed } from './to-listed.ts';
import { askWays } from './ways-in-cities.ts';
import { pickSights } from './what-matters.ts';

/**
 * Sights from the catalogue with hours for the dates spent there, and what those dates are like: as `weather` forecasts them,
 * else as is usual; with ways on foot as `walks` knows them.
 *
 * @param read - The catalogue, with the places of a trip's own where one is named.
 */
export function createEmbeddedPlaces(
  read: (trip?: string) => Catalogue,
  { weather, walks }: LiveServices = {},
): PlacesPort {
  return {
    async findSights({ segments, currency, budget, trip, interests = [], keep, others = [] }, { report, signal }) {
      signal.throwIfAborted();
      const catalogue = read(trip);
      const stays = listCityStays(catalogue, segments, keep);
      const days = listDays(catalogue, segments);
      const toMoney = toMoneyIn(currency);
      const matters = { interests, keep: withListed(catalogue, keep), cities: stays.length };
      const sights = stays
        .flatMap(({ file, dates }) =>
          toPlaces({ ...file, sights: [...pickSights(file, matters)] }, { dates, currency, asked: keep }).listSights(),
        )
        .map(toListed(catalogue));
      const known = stays.reduce((sum, { file }) => sum + file.sights.length, 0);
      await report(describeSearch({ count: sights.length, known }, 'see', stays));
      const [weatherOf, ways] = await Promise.all([
        weather ? askWeather(weather, days, signal) : NO_WEATHER,
        walks ? askWays(walks, { stays, sights, others, keep }, { report, signal }) : [],
      ]);
      return {
        sights,
        calendar: days.map(({ date, city }) => toCityDay(city, date, { toMoney, weather: weatherOf.get(city.id) })),
        allowances: Object.fromEntries(days.map(({ date, city }) => [date, toAllowance(city, toMoney)])),
        budget: budget && convert(budget, currency).money,
        travel: {
          cities: Object.fromEntries(stays.map(({ file }) => [file.city.id, figuresOf(file)])),
          routes: ways.flatMap(({ routes }) => routes ?? []),
        },
        notes: [
          ...describeRates(
            [...stays.map(({ file }) => file.city.currency), ...(budget ? [budget.currency] : [])],
            currency,
          ),
          ...describeBudgets(stays.map(({ file }) => file.city)),
          ...[...weatherOf.values(), ...ways].flatMap(({ notes }) => notes),
        ],
      };
    },
  };
}

/** What knows more than the catalogue; without, the weather is as usual and ways are estimated. */
export interface LiveServices {
  readonly weather?: WeatherService | undefined;
  readonly walks?: WalkRouter | undefined;
}

interface Day {
  readonly date: IsoDate;
  readonly city: CityFacts;
}

/** One entry a date, in order; a date on which one city is left for another belongs to the one where the night is spent. */
function listDays(catalogue: Catalogue, segments: readonly Segment[]): readonly Day[] {
  const cityOf = new Map<IsoDate, CityFacts>();
  for (const { city, dates } of segments) for (const date of dates) cityOf.set(date, getCityFile(catalogue, city).city);
  return [...cityOf].map(([date, city]) => ({ date, city })).sort((left, right) => (left.date < right.date ? -1 : 1));
}

const NO_WEATHER: ReadonlyMap<string, CityWeather> = new Map();

/** By the ids of cities. */
async function askWeather(
  weather: WeatherService,
  days: readonly Day[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, CityWeather>> {
  const cities = new Map(days.map(({ city }) => [city.id, city]));
  const asked = [...cities.values()].map(async (city) => {
    const dates = days.filter((day) => day.city.id === city.id).map(({ date }) => date);
    return [city.id, await weather.find(city, dates, signal)] as const;
  });
  return new Map(await Promise.all(asked));
}

function toAllowance(city: CityFacts, toMoney: ToMoney): Readonly<Record<Level, Money>> {
  const { low, mid, high } = budgetOf(city).amounts;
  return {
    low: toMoney(low.amount, low.currency),
    mid: toMoney(mid.amount, mid.currency),
    high: toMoney(high.amount, high.currency),
  };
}

function describeBudgets(cities: readonly CityFacts[]): readonly string[] {
  return cities
    .filter((city) => budgetOf(city).isByCountry)
    .map(({ name }) => `What a day in ${name} costs is estimated by its country: check prices.`);
}

function describeRates(currencies: readonly string[], currency: string): readonly string[] {
  const foreign = new Set(currencies.filter((local) => local !== currency));
  return [...foreign].map(
    (local) => `Amounts in ${local} were converted to ${currency} at the rate of ${rateDate()}; they are estimates.`,
  );
}
