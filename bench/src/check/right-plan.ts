import type { CheckRequest } from '@wayfarer/contract';
import type { EditablePlan } from '@wayfarer/edits';
import { isArea, isOnYourOwn, type Meal, type Place, type PlaceId, toPlaceBook } from '@wayfarer/trip';
import type { IsoDate, MinuteOfDay } from '@wayfarer/trip/clock';

/** A stop as somebody might write it down. */
export interface WrittenStop {
  readonly name: string;
  readonly place: PlaceId | null;
  readonly meal?: Meal;
  readonly arrive: MinuteOfDay;
  readonly depart: MinuteOfDay;
}

export interface WrittenDay {
  readonly date: IsoDate;
  readonly city: string;
  readonly stops: readonly WrittenStop[];
}

/** A plan of our optimizer as days to be written, with what it was made for. */
export interface WrittenPlan {
  readonly days: readonly WrittenDay[];
  readonly request: Omit<CheckRequest, 'text' | 'itinerary'>;
  readonly source: EditablePlan;
}

/** Stops alone: beds and journeys are left out, and a meal without a table is only called so. */
export function toWrittenPlan(plan: EditablePlan): WrittenPlan {
  const book = toPlaceBook(plan.facts.places);
  const days = plan.days.map(({ date, visits }): WrittenDay => {
    const stops = visits.flatMap(({ kind, place: id, meal, arrive, depart }): WrittenStop[] => {
      const place = book.get(id);
      if (!place || (kind !== 'place' && kind !== 'meal')) return [];
      const isNamed = !isOnYourOwn(place) && !isArea(place);
      return [{ name: isNamed ? place.name : '', place: isNamed ? id : null, ...(meal && { meal }), arrive, depart }];
    });
    return { date, city: plan.facts.calendar.find((one) => one.date === date)?.cityName ?? '', stops };
  });
  const { travelers, diets, access } = plan.party;
  return {
    days: days.filter(({ stops }) => stops.length > 0),
    request: { travelers, diets: [...diets], stepFree: access.includes('step-free') },
    source: plan,
  };
}

/** Two places are not called the same, so that a name means one. */
export function hasOwnName(place: Place, places: readonly Place[]): boolean {
  return places.every((other) => other.id === place.id || other.name !== place.name);
}
