import { type Eatery, type LeftOutPlace, satisfaction, type Sight } from '@wayfarer/trip';
import { formatTime } from '@wayfarer/trip/clock';
import { MEAL_WINDOWS } from '@wayfarer/trip/limits';
import { formatMoney } from '@wayfarer/trip/money';
import { servesDiet } from '@wayfarer/trip/vocabulary';

import type { FillRequest } from './request.ts';

/** Something the optimizer may put into a day. */
export type Candidate =
  | { readonly kind: 'place'; readonly place: Sight; readonly score: number; readonly mandatory: boolean }
  | {
      readonly kind: 'meal';
      readonly place: Eatery;
      readonly meal: 'lunch' | 'dinner';
      readonly score: number;
      readonly mandatory: false;
    };

export interface Candidates {
  readonly candidates: readonly Candidate[];
  /** Places that never had a chance, each with the one reason why. */
  readonly ruledOut: readonly LeftOutPlace[];
}

/** Tables considered for each meal and city: enough for one near every route, few enough to stay quick. */
const TABLES_A_MEAL = 16;
/** A must-do outweighs anything that is only liked. */
const MUST_DO_BONUS = 1;
/** A good table is worth a small detour, not a visit; that there is one at all is a group's business. */
const MEAL_SCORE = 0.3;

/** Sorts what the traveller could see and eat into what may be planned and what may not, and says why not. */
export function toCandidates(request: FillRequest): Candidates {
  const mustDo = new Set(request.mustDo);
  const ruledOut: LeftOutPlace[] = [];
  const sights = request.sights.flatMap((place): Candidate[] => {
    const mandatory = mustDo.has(place.id);
    const obstacle = findObstacle(place, request, mandatory);
    if (obstacle) {
      ruledOut.push({ place: place.id, ...obstacle });
      return [];
    }
    const score = satisfaction(place, request.preferences) + (mandatory ? MUST_DO_BONUS : 0);
    return [{ kind: 'place', place, score, mandatory }];
  });
  return { candidates: [...sights, ...listTables(request, 'lunch'), ...listTables(request, 'dinner')], ruledOut };
}

function findObstacle(
  place: Sight,
  { party, preferences }: FillRequest,
  insisted: boolean,
): Omit<LeftOutPlace, 'place'> | undefined {
  if (party.access.includes('step-free') && place.stepFree !== 'yes') {
    return place.stepFree === 'unknown'
      ? { reason: 'step-free-unknown', text: `Whether ${place.name} can be entered without steps is not known.` }
      : { reason: 'not-step-free', text: `${place.name} cannot be seen as a whole without steps.` };
  }
  if (insisted) return undefined;
  const avoided = place.categories.find((category) => preferences.avoid.includes(category));
  if (avoided) return { reason: 'avoided', text: `${place.name} is a ${avoided}, which you wanted to avoid.` };
  if (place.hours === 'unknown')
    return { reason: 'hours-unknown', text: `The opening hours of ${place.name} are not known.` };
  return undefined;
}

/** The tables at which everyone can eat, most fitting first. */
function listTables({ eateries, party }: FillRequest, meal: 'lunch' | 'dinner'): Candidate[] {
  const fitting = eateries.filter(
    (place) =>
      place.meals.includes(meal) &&
      place.hours !== 'unknown' &&
      party.diets.every((diet) => servesDiet(place.serves, diet)) &&
      (!party.access.includes('step-free') || place.stepFree === 'yes'),
  );
  const perCity = Map.groupBy(fitting, (place) => place.city);
  return [...perCity.values()].flatMap((tables) =>
    tables
      .toSorted((left, right) => right.significance - left.significance || (left.id < right.id ? -1 : 1))
      .slice(0, TABLES_A_MEAL)
      .map((place): Candidate => ({
        kind: 'meal',
        place,
        meal,
        score: MEAL_SCORE * (place.significance / 5),
        mandatory: false,
      })),
  );
}

/** A sentence for the days on which nobody could be fed, or nothing. */
export function explainNoTable({ party }: FillRequest, meal: 'lunch' | 'dinner'): string {
  const { start, end } = MEAL_WINDOWS[meal];
  const diets = party.diets.length > 0 ? ` that is known to serve ${party.diets.join(' and ')} meals` : '';
  return `No table${diets} was found for ${meal} between ${formatTime(start)} and ${formatTime(end)}.`;
}

/** Fee or price for one person, 0 when unknown: what is unknown is listed as not included, not guessed. */
export function priceOf(candidate: Candidate): number {
  const price = candidate.kind === 'place' ? candidate.place.fee : candidate.place.price;
  return price?.amount ?? 0;
}

export function priceText(candidate: Candidate): string | null {
  const price = candidate.kind === 'place' ? candidate.place.fee : candidate.place.price;
  if (price === null) return null;
  return price.amount === 0 ? 'free' : formatMoney(price);
}
