import type { PlacesPort, Segment } from '@wayfarer/planner/ports';
import type { IsoDate } from '@wayfarer/trip/clock';
import type { Money } from '@wayfarer/trip/money';
import type { Level } from '@wayfarer/trip/vocabulary';

import { toCityDay } from '../calendar/city-day.ts';
import { getCityFile } from '../catalogue/get-city-file.ts';
import type { Catalogue } from '../catalogue/load.ts';
import type { CityFacts } from '../catalogue/schema.ts';
import { toPlaces } from '../catalogue/to-places.ts';
import { convert, rateDate } from '../rates/convert.ts';
import { type ToMoney, toMoneyIn } from '../rates/to-money.ts';
import { describeSearch, listCityStays } from './stays-in-cities.ts';

/** Sights from the catalogue with hours for the dates spent there, and what those dates are usually like. */
export function createEmbeddedPlaces(catalogue: Catalogue): PlacesPort {
  return {
    async findSights({ segments, currency, budget }, { report, signal }) {
      signal.throwIfAborted();
      const stays = listCityStays(catalogue, segments);
      const days = listDays(catalogue, segments);
      const toMoney = toMoneyIn(currency);
      const sights = stays.flatMap(({ file, dates }) => toPlaces(file, { dates, currency }).listSights());
      await report(describeSearch(sights.length, 'see', stays));
      return {
        sights,
        calendar: days.map(({ date, city }) => toCityDay(city, date, toMoney)),
        allowances: Object.fromEntries(days.map(({ date, city }) => [date, toAllowance(city, toMoney)])),
        budget: budget && convert(budget, currency).money,
        notes: describeRates(
          [...stays.map(({ file }) => file.city.currency), ...(budget ? [budget.currency] : [])],
          currency,
        ),
      };
    },
  };
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

function toAllowance({ budget, currency }: CityFacts, toMoney: ToMoney): Readonly<Record<Level, Money>> {
  return {
    low: toMoney(budget.low, currency),
    mid: toMoney(budget.mid, currency),
    high: toMoney(budget.high, currency),
  };
}

function describeRates(currencies: readonly string[], currency: string): readonly string[] {
  const foreign = new Set(currencies.filter((local) => local !== currency));
  return [...foreign].map(
    (local) => `Amounts in ${local} were converted to ${currency} at the rate of ${rateDate()}; they are estimates.`,
  );
}
