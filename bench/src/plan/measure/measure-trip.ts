import type { Trip } from '@wayfarer/contract';

import type { RawCatalogue } from '../check-option.ts';
import type { Wishes } from '../wishes.ts';
import { measureCrowds } from './crowds.ts';
import { measureEvenings } from './evenings.ts';
import { type JourneyMargins, listMargins, measureJourneys } from './journeys.ts';
import { measureLikeness } from './likeness.ts';
import { measureDiets, measureMeals } from './meals.ts';
import { measureNights } from './nights.ts';
import { measureOrder } from './order.ts';
import { sumTallies, type Tally } from './tally.ts';
import { measureAccess, measureHeard, measureMustDos } from './wishes-met.ts';

/** What was counted in all options of a trip, and the margins around its journeys, minutes. */
export interface Measured {
  readonly tally: Tally;
  readonly margins: JourneyMargins;
}

/** What fails without a word: of these there should be none. */
const SILENT = [
  'mealsSilent',
  'dietMealsSilent',
  'mustDosSilent',
  'accessSilent',
  'journeysSilent',
  'ownTimesSilent',
  'nightsWrong',
  'bedSumsWrong',
  'wishesUnheard',
] as const;

/** Counts, in every option, what the wishes have come to; nothing of a trip without options. */
export function measureTrip(trip: Trip, wishes: Wishes, catalogue: RawCatalogue): Measured {
  const { options } = trip;
  const tallies = options.map((option) =>
    sumTallies([
      measureMeals(option, trip),
      measureDiets(option, wishes.diets, catalogue),
      measureMustDos(option, trip, wishes),
      measureAccess(option, catalogue, wishes),
      measureJourneys(option, trip, wishes),
      measureNights(option, trip, catalogue),
      measureCrowds(option, catalogue, wishes.noCrowds),
      measureOrder(option),
      measureEvenings(option, wishes.evenings),
    ]),
  );
  const whole = options.length > 0 ? [measureLikeness(options), measureHeard(trip, wishes)] : [];
  const tally = sumTallies([...tallies, ...whole]);
  const margins = options.map(listMargins);
  return {
    tally: { ...tally, tripsSilent: SILENT.some((name) => (tally[name] ?? 0) > 0) ? 1 : 0 },
    margins: {
      afterArrival: margins.flatMap(({ afterArrival }) => afterArrival),
      beforeDeparture: margins.flatMap(({ beforeDeparture }) => beforeDeparture),
    },
  };
}

/** What fails in silence in that trip, by name. */
export function listSilent({ tally }: Measured): readonly string[] {
  return [...SILENT, ...Object.keys(tally).filter((name) => name.startsWith('unheard'))]
    .filter((name) => (tally[name] ?? 0) > 0)
    .map((name) => `${name} ${tally[name]}`);
}
