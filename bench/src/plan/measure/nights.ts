import type { Option, Trip } from '@wayfarer/contract';

import type { RawCatalogue } from '../check-option.ts';
import { listSaid } from './said.ts';
import type { Tally } from './tally.ts';

const SLEEPERS_A_ROOM = 2;

/**
 * Nights between the days of a trip, against those for which a bed is paid: none is paid on the last day, none is missing without a
 * word, and the sum of the beds is what the houses of those nights cost (rounded to a unit of money for each night).
 */
export function measureNights(option: Option, trip: Trip, catalogue: RawCatalogue): Tally {
  const travelers = (trip.facts.find(({ name }) => name === 'travelers')?.value ?? 1) as number;
  const slept = option.days.slice(0, -1);
  const paid = option.days.filter(({ stay }) => stay !== null);
  const said = listSaid(option, trip);
  const isSaid = said.some((sentence) =>
    /no place to stay|night (on|in) the (train|plane|bus|road)|overnight/i.test(sentence),
  );
  const without = slept.filter(({ stay }) => stay === null);
  const tooMany = option.days.at(-1)?.stay ? 1 : 0;
  return {
    nightsSlept: slept.length,
    nightsPaid: paid.length,
    nightsWrong: tooMany + (isSaid ? 0 : without.length),
    bedSumsChecked: knownSum(option, catalogue) === undefined ? 0 : 1,
    bedSumsWrong: isSumWrong(option, { catalogue, travelers }) ? 1 : 0,
  };
}

interface NightFacts {
  readonly catalogue: RawCatalogue;
  readonly travelers: number;
}

/** Of one room for all nights; `undefined` where a price is unknown, or the trip counts in other money. */
function knownSum(option: Option, catalogue: RawCatalogue): number | undefined {
  const beds = option.days.flatMap(({ stay }) => (stay ? (catalogue.get(stay.placeId) ?? []) : []));
  const isKnown = beds.every(
    ({ nightly, currency }) => typeof nightly === 'number' && currency === option.total.currency,
  );
  return isKnown && beds.length > 0 ? beds.reduce((sum, { nightly }) => sum + (nightly ?? 0), 0) : undefined;
}

function isSumWrong(option: Option, { catalogue, travelers }: NightFacts): boolean {
  const sum = knownSum(option, catalogue);
  if (sum === undefined) return false;
  const counted = option.costs.find(({ category }) => category === 'stay')?.amount.amount ?? 0;
  // A single traveller may be charged the whole room or less of it, never more.
  const rooms = Math.ceil(travelers / SLEEPERS_A_ROOM);
  return travelers === 1 ? counted > sum || counted <= 0 : Math.abs(counted - sum * rooms) > option.days.length;
}
