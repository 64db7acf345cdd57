import { type Anchor, fillDays } from '@wayfarer/itinerary';
import { type Chance, drawTraveller, EFFORT } from '@wayfarer/replanner/simulation';
import type { EmbeddedSources } from '@wayfarer/sources';
import {
  type ChosenPlan,
  type CityId,
  type Eatery,
  type Lodging,
  type Sight,
  toPlaceBook,
  travelOf,
  type TripFacts,
} from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';
import { DAY_END, DAY_START } from '@wayfarer/trip/limits';

import { BadInputError } from '../bad-input-error.ts';

/** What the catalogue has of a city for these dates: gathered once, for all travellers. */
export interface Gathered {
  readonly facts: TripFacts;
  readonly sights: readonly Sight[];
  readonly eateries: readonly Eatery[];
  readonly bed: Lodging;
}

/** @throws {BadInputError} if it has no bed, or nothing to see. */
export async function gatherCity(
  { places, food, stay }: EmbeddedSources,
  { id, name, currency }: { readonly id: CityId; readonly name: string; readonly currency: string },
  dates: readonly IsoDate[],
): Promise<Gathered> {
  const query = { segments: [{ city: id, dates }], currency };
  const context = { report: () => Promise.resolve(), signal: new AbortController().signal };
  const { eateries } = await food.findEateries({ ...query, diets: [] }, context);
  const { lodgings } = await stay.findLodgings({ ...query, style: null, access: [] }, context);
  const { sights, calendar, travel } = await places.findSights({ ...query, budget: null }, context);
  const [bed] = lodgings;
  if (!bed || sights.length === 0)
    throw new BadInputError(`Of ${name} ${bed ? 'no sight' : 'no bed'} is known, so nobody can be sent there.`);
  const facts = { places: [bed, ...sights, ...eateries], calendar, journeys: [], currency, ...(travel && { travel }) };
  return { facts, sights, eateries, bed };
}

/** A traveller drawn by chance, with the plan that is made for them. They sleep in the same bed, and have no limit to what it costs. */
export function planFor(chance: Chance, { facts, sights, eateries, bed }: Gathered): ChosenPlan {
  const traveller = drawTraveller(chance, sights);
  const window = { start: DAY_START, end: DAY_END };
  const anchor = (time: Anchor['arrive']): Anchor => ({
    ...{ place: bed.id, kind: 'stay', why: 'The bed.' },
    ...{ arrive: time, depart: time },
  });
  const { days, leftOut } = fillDays({
    ...traveller,
    days: facts.calendar.map(({ date, zone, city, busy }) => ({
      ...{ date, zone, city, busy, window, stay: bed.id },
      ...{ from: anchor(window.start), to: anchor(window.end) },
    })),
    ...{ sights, eateries },
    book: toPlaceBook(facts.places),
    travel: travelOf(facts),
    spendingLimit: null,
    seed: 1,
    effort: EFFORT,
  });
  return { ...traveller, days, leftOut, facts, budget: null };
}
