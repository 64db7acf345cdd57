import type { Eatery, Place, Sight } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';
import { MEAL_MINUTES } from '@wayfarer/trip/limits';
import { formatMoney } from '@wayfarer/trip/money';

import type { FixedVisit } from './request.ts';

/** Something the optimizer may put into a day. */
export type Candidate =
  | {
      readonly kind: 'place';
      readonly place: Sight;
      readonly score: number;
      readonly mandatory: boolean;
      /** After dark, see `evenings.ts`. */
      readonly evening?: true;
    }
  | {
      readonly kind: 'meal';
      readonly place: Eatery;
      readonly meal: 'lunch' | 'dinner';
      readonly score: number;
      readonly mandatory: false;
      /** A break for that meal of that day, for which there is no table. */
      readonly onlyOn?: IsoDate;
    }
  | {
      readonly kind: 'fixed';
      readonly place: Place;
      readonly score: number;
      readonly mandatory: true;
      readonly fixed: FixedVisit;
    };

/** How long a visit or meal takes. */
export function minutesOf(candidate: Candidate): number {
  if (candidate.kind === 'fixed') return candidate.fixed.visit.depart - candidate.fixed.visit.arrive;
  return candidate.kind === 'meal' ? MEAL_MINUTES : candidate.place.usualMinutes;
}

/** Fee or price for one person, 0 when unknown: what is unknown is listed as not included, not guessed. */
export function priceOf(candidate: Candidate): number {
  return priceAt(candidate)?.amount ?? 0;
}

export function priceText(candidate: Candidate): string | null {
  const price = priceAt(candidate);
  if (price === null) return null;
  return price.amount === 0 ? 'free' : formatMoney(price);
}

function priceAt({ place }: Candidate): Sight['fee'] {
  if (place.kind === 'sight') return place.fee;
  return place.kind === 'eatery' ? place.price : null;
}
