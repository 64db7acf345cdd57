import { convert, hasRate } from '../rates/convert.ts';
import type { JsonPath } from './line-of-path.ts';
import type { CityFile, FaresFile } from './schema.ts';

/** Costs more than anything a traveller pays at once; sums over a long trip of many stay exact in every currency. */
const MOST_EUROS = 1_000_000;

interface Finding {
  readonly path: JsonPath;
  readonly message: string;
}

/** Amounts of a city that nobody could mean. */
export function findCityMoneyFaults({ city, sights, eateries, lodgings }: CityFile): readonly Finding[] {
  const amounts: (readonly [JsonPath, number | null])[] = [
    ...Object.entries(city.budget ?? {}).map(([level, amount]) => [['city', 'budget', level], amount] as const),
    [['city', 'transitFare'], city.transitFare],
    ...sights.map(({ fee }, index) => [['sights', index, 'fee'], fee] as const),
    ...sights.flatMap(({ childFees = [] }, index) =>
      childFees.map(({ fee }, row) => [['sights', index, 'childFees', row, 'fee'], fee] as const),
    ),
    ...eateries.map(({ price }, index) => [['eateries', index, 'price'], price] as const),
    ...lodgings.map(({ nightly }, index) => [['lodgings', index, 'nightly'], nightly] as const),
  ];
  return amounts.flatMap(([path, amount]) => findFault(path, amount, city.currency));
}

/** Fares that nobody could mean. */
export function findFareMoneyFaults({ rows }: FaresFile): readonly Finding[] {
  return rows.flatMap(({ fare, currency }, index) => findFault(['rows', index, 'fare'], fare, currency));
}

function findFault(path: JsonPath, amount: number | null, currency: string): readonly Finding[] {
  if (amount === null || !hasRate(currency)) return [];
  const most = convert({ amount: MOST_EUROS * 100, currency: 'EUR' }, currency).money.amount;
  if (amount <= most) return [];
  return [
    {
      path,
      message: `expected at most ${most} (minor units of ${currency}; the worth of ${MOST_EUROS} EUR), got ${amount}`,
    },
  ];
}
