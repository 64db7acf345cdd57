import { type Money } from '@wayfarer/trip/money';
import { type Level, LEVELS } from '@wayfarer/trip/vocabulary';

import { convert } from '../rates/convert.ts';
import type { CityFacts } from './schema.ts';

/** What a day costs one person in a country of {@link AVERAGE}, in euro cents, all included but the journey there; editorial. */
const DAY: Readonly<Record<Level, number>> = { low: 6500, mid: 14000, high: 35000 };
const AVERAGE = 100;

/**
 * Price levels of countries for a traveller, {@link AVERAGE} being Germany's; editorial, rounded to tens, from general
 * knowledge: an estimate for cities of which nobody has written what a day costs.
 */
const PRICE_LEVELS: Readonly<Record<number, string>> = {
  160: 'CH IS BM KY',
  140: 'NO DK MC LI BS',
  130: 'US GB IE LU SG IL BB',
  120: 'SE FI AU HK AE QA NZ CA',
  110: 'FR NL BE AT MO KR JP',
  100: 'DE IT ES MT CY PR AD SM VA',
  90: 'PT GR SI EE SA KW BH OM TW CR UY PA',
  80: 'CZ HR LV LT SK HU PL CL JM DO',
  70: 'RO BG RS ME BA AL MK TR MX BR ZA CN RU BY JO LB',
  60: 'TH MY AR CO PE MA TN GE AM EC GT KE TZ NA BW CU',
  50: 'ID VN PH IN LK EG UA MD BO PY NP KH LA MN KZ UZ KG DZ SN GH ET UG RW MM BD PK IR',
};

const LEVEL_OF = new Map(
  Object.entries(PRICE_LEVELS).flatMap(([level, countries]) =>
    countries.split(' ').map((country) => [country, Number(level)] as const),
  ),
);

/** What a day in a city costs one person, in the city's currency, and whether that is only what is usual in its country. */
export function budgetOf({ budget, country, currency }: Pick<CityFacts, 'budget' | 'country' | 'currency'>): {
  readonly amounts: Readonly<Record<Level, Money>>;
  readonly isByCountry: boolean;
} {
  const factor = (LEVEL_OF.get(country) ?? AVERAGE) / AVERAGE;
  const amountOf = (level: Level): Money =>
    budget
      ? { amount: budget[level], currency }
      : convert({ amount: Math.round(DAY[level] * factor), currency: 'EUR' }, currency).money;
  const [low, mid, high] = LEVELS.map(amountOf) as [Money, Money, Money];
  return { amounts: { low, mid, high }, isByCountry: budget === null };
}
