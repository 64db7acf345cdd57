import { type Eatery, isArea, isOnYourOwn, pickAround, type Sight } from '@wayfarer/trip';
import { letsIn, servesDiet } from '@wayfarer/trip/vocabulary';

import type { Candidate } from './candidate.ts';
import { certaintyOf, isUnknownThroughout, stepFreeShare } from './doubt.ts';
import type { FillRequest } from './request.ts';

type Table = Extract<Candidate, { kind: 'meal' }>;
type MainMeal = Table['meal'];

/** Tables considered for each meal and city: enough for one near every route, few enough to stay quick. */
const TABLES_A_MEAL = 16;
/** Of more tables than that nobody has said which are worth a way: where they lie counts then. */
const MOST_JUDGED = 3 * TABLES_A_MEAL;
/** A table of known hours is taken though another is so much nearer; a more significant one, for each step, likewise (editorial). */
const KM_FOR = { knownHours: 0.3, significance: 0.2 } as const;
/** A good table is worth a small detour, not a visit; that there is one at all is a group's business. */
const MEAL_SCORE = 0.3;
/** One that is on a list of the traveller's own is worth a way, though less than a sight that is. */
const LISTED_SCORE = 0.6;
/** Of a kitchen without meat this is left where others of the party eat meat: one that serves a dish without it does as well (editorial). */
const FOR_A_FEW = 0.5;
/** What such kitchens are called. */
const WITHOUT_MEAT = /\b(?:vegan|vegetarian|plant[- ]based|tofu|yudofu|shojin)/i;
/** A table is taken so often at most in one trip, where no other is known to suit. */
const MOST_AGAIN = 2;

/**
 * The tables at which everyone can eat, most fitting first; of a part of the town that stands for many houses as many as days
 * could need.
 *
 * @param best - What there is to see, the best first: of very many tables those near it are considered.
 */
export function listTables(request: FillRequest, meal: MainMeal, best: readonly Sight[]): readonly Table[] {
  const { eateries, days } = request;
  const fitting = eateries.filter((place) => place.meals.includes(meal) && isForEveryone(place, request));
  const perCity = Map.groupBy(fitting, (place) => place.city);
  return [...perCity].flatMap(([city, tables]) => {
    const chosen = choose(
      tables,
      best.filter((sight) => sight.city === city),
      days,
    );
    const areas = chosen.filter(isArea).length;
    const there = days.filter((day) => day.city === city).length;
    return chosen.flatMap((place): Table[] => {
      const listed = place.onList ? LISTED_SCORE : 0;
      const share = certaintyOf(place, request) * stepFreeShare(place, request) * shareForAll(place, request);
      const score = MEAL_SCORE * (place.significance / 5) * share + listed;
      const table: Table = { kind: 'meal', place, meal, score, mandatory: false };
      const times = isArea(place) ? timesIn(days.length, areas) : areas > 0 ? 1 : timesAgain(there, chosen.length);
      return Array.from({ length: times }, () => table);
    });
  });
}

/** True where everybody of the party may eat, as far as anybody knows. */
export function isForEveryone(place: Eatery, { party, preferences, days }: FillRequest): boolean {
  return (
    !isOnYourOwn(place) &&
    (!preferences.knownHoursOnly || !isUnknownThroughout(place, days)) &&
    (isArea(place) || party.diets.every((diet) => servesDiet(place.serves, diet))) &&
    letsIn(place.stepFree, party.access)
  );
}

/** One vegetarian among four does not take all four to the house of tofu. */
function shareForAll({ cuisine }: Eatery, { party: { travelers, diets, eaters = {} } }: FillRequest): number {
  const keepers = diets.flatMap((diet) => (WITHOUT_MEAT.test(diet) ? (eaters[diet] ?? travelers) : []));
  const others = travelers - keepers.reduce((sum, count) => sum + count, 0);
  // Who was never asked may well like tofu.
  return keepers.length > 0 && others > 0 && WITHOUT_MEAT.test(cuisine ?? '') ? FOR_A_FEW : 1;
}

/** Once where there are as many as days; else again, as two meals at one house are better than one and none. */
function timesAgain(days: number, tables: number): number {
  return Math.min(MOST_AGAIN, Math.max(1, Math.ceil(days / tables)));
}

function choose(tables: readonly Eatery[], best: readonly Sight[], days: FillRequest['days']): readonly Eatery[] {
  const doubt = (place: Eatery): number => (isUnknownThroughout(place, days) ? 1 : 0);
  const near =
    tables.length > MOST_JUDGED
      ? pickAround(
          tables,
          best.slice(0, TABLES_A_MEAL).map(({ at }) => at),
          {
            most: TABLES_A_MEAL,
            handicap: (place) => KM_FOR.knownHours * doubt(place) - KM_FOR.significance * place.significance,
          },
        )
      : tables;
  return near
    .toSorted(
      (left, right) =>
        Number(right.onList ?? false) - Number(left.onList ?? false) ||
        right.significance - left.significance ||
        doubt(left) - doubt(right) ||
        (left.id < right.id ? -1 : 1),
    )
    .slice(0, TABLES_A_MEAL);
}

/** One may eat in the same part of the town again; how often is enough where there are others to choose from. */
function timesIn(days: number, areas: number): number {
  return Math.min(days, 1 + Math.ceil(days / areas));
}
