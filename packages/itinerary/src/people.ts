import { mergeScores, satisfactionOf } from '@wayfarer/optimizer';
import {
  BUSY_FROM,
  type DayPlan,
  type Interest,
  type Member,
  type Party,
  type Place,
  type Preferences,
  preferencesFor,
  satisfaction,
  type Sight,
  tastersOf,
  typicalCrowd,
  USUAL_FAIRNESS,
} from '@wayfarer/trip';
import { countSuited, matchesInterest } from '@wayfarer/trip/vocabulary';

interface People {
  readonly party: Party;
  readonly preferences: Preferences;
}

/** What each place gives to the party, 0–1: as one person likes it, or as the likings of several are merged. */
export function likingsOf(places: readonly Sight[], { party, preferences }: People): ReadonlyMap<Place['id'], number> {
  const tasters = tastersOf(party);
  const scores = scoresOf(places, tasters, preferences);
  const weights = tasters.map(({ count }) => count);
  const merged = tasters.length > 1 ? mergeScores(scores, preferences.fairness ?? USUAL_FAIRNESS, weights) : scores[0];
  return new Map(places.map(({ id }, index) => [id, merged?.[index] ?? 0]));
}

/** What one place gives to the party, as {@link likingsOf}; a table to everybody the same. */
export function likingOf(place: Place, people: People): number {
  return place.kind === 'sight'
    ? (likingsOf([place], people).get(place.id) ?? 0)
    : satisfaction(place, people.preferences);
}

function scoresOf(
  places: readonly Sight[],
  tasters: readonly Member[],
  preferences: Preferences,
): readonly Float64Array[] {
  return tasters.map((member) => {
    const own = preferencesFor(member, preferences);
    return Float64Array.from(places, (place) => satisfaction(place, own));
  });
}

/** Everything that somebody of the party is interested in. */
export function interestsOfAll({ party, preferences }: People): readonly Interest[] {
  return [...new Set([...preferences.interests, ...(party.persons ?? []).flatMap(({ interests = [] }) => interests)])];
}

/** Of whom it is that a place is to the taste, where that is not everybody; `your mother`, `Anna`. */
export function whoLikes(
  { categories }: Pick<Place, 'categories'>,
  { party, preferences }: People,
): readonly { readonly label: string; readonly isOne: boolean; readonly interests: readonly Interest[] }[] {
  return (party.persons ?? []).flatMap(({ label, count, interests = [], avoid = [] }) => {
    if (categories.some((category) => avoid.includes(category))) return [];
    const own = interests.filter((one) => !preferences.interests.includes(one) && matchesInterest(categories, [one]));
    return own.length > 0 ? [{ label, isOne: count === 1 && label !== 'you', interests: own }] : [];
  });
}

/** How content one of the party, or several of one taste, may be with a plan. */
export interface Contentment {
  readonly member: Member;
  /** 0–1: what the places of the plan give to them, as a share of what the best as many could give. */
  readonly score: number;
  readonly places: number;
  /** How many of them answer an interest of theirs; `null` where they have named none. */
  readonly liked: number | null;
  /** How many are of a kind that they would rather not see. */
  readonly avoided: number;
  /** Whether they would rather not see places of some kind. */
  readonly avoids: boolean;
  /** How many meals are known to serve what they eat, of how many; `null` where they eat everything. */
  readonly meals: readonly [number, number] | null;
  /** How many of the places that were asked for by name are in; `null` where none was. */
  readonly mustDos: readonly [number, number] | null;
  /** How many stops are known to be free of steps, as a whole or in part, of how many; `null` for those who do not mind. */
  readonly steps: readonly [number, number] | null;
  /** How many places are seen when they are not usually busy, of how many; `null` for those who do not mind. */
  readonly quiet: readonly [number, number] | null;
}

interface Judged extends People {
  readonly places: readonly Place[];
  readonly mustDo?: readonly Place['id'][];
}

/** For each of the party how content they may be with these days, as far as likings and meals tell. */
export function contentmentWith(
  days: readonly Pick<DayPlan, 'visits'>[],
  { party, preferences, places, mustDo = [] }: Judged,
): readonly Contentment[] {
  const sights = places.filter((place) => place.kind === 'sight');
  const indexOf = new Map(sights.map(({ id }, index) => [id, index]));
  const visits = days.flatMap((day) => day.visits);
  const routes = [visits.flatMap(({ kind, place }) => (kind === 'place' ? (indexOf.get(place) ?? []) : []))];
  const seen = routes.flat().flatMap((index) => sights[index] ?? []);
  const byId = new Map(places.map((place) => [place.id, place]));
  const tables = visits.flatMap(({ kind, place }) => {
    const table = byId.get(place);
    return kind === 'meal' && table?.kind === 'eatery' ? [table] : [];
  });
  const stops = visits.flatMap(({ kind, place }) =>
    kind === 'place' || kind === 'meal' ? (byId.get(place) ?? []) : [],
  );
  const quiet = preferences.avoidCrowds ? countQuiet(visits, byId) : null;
  const met = mustDo.filter((id) => visits.some(({ place }) => place === id)).length;
  const tasters = tastersOf(party);
  const isOne = tasters.length === 1;
  const scores = satisfactionOf(scoresOf(sights, tasters, preferences), routes);
  return tasters.map((member, index): Contentment => {
    const own = preferencesFor(member, preferences);
    const diets = isOne ? party.diets : (member.diets ?? []);
    const access = isOne ? party.access : (member.access ?? []);
    const suits = tables.filter(({ serves }) => countSuited(serves, { travelers: 1, diets, eaters: {} }) === 1).length;
    return {
      member,
      score: scores[index] ?? 0,
      places: seen.length,
      liked:
        own.interests.length === 0
          ? null
          : seen.filter(({ categories }) => matchesInterest(categories, own.interests)).length,
      avoided: seen.filter(({ categories }) => categories.some((category) => own.avoid.includes(category))).length,
      avoids: own.avoid.length > 0,
      meals: diets.length === 0 ? null : [suits, tables.length],
      mustDos: mustDo.length === 0 ? null : [met, mustDo.length],
      steps: access.includes('step-free')
        ? [stops.filter(({ stepFree }) => stepFree === 'yes' || stepFree === 'partly').length, stops.length]
        : null,
      quiet,
    };
  });
}

/** By the curve of an ordinary day: the day of a plan does not tell whether it is a busy one. */
function countQuiet(
  visits: readonly DayPlan['visits'][number][],
  byId: ReadonlyMap<Place['id'], Place>,
): readonly [number, number] {
  const crowds = visits.flatMap(({ kind, place, arrive }) => {
    const category = byId.get(place)?.categories[0];
    return kind === 'place' && category ? [typicalCrowd(category, arrive, false)] : [];
  });
  return [crowds.filter((crowd) => crowd < BUSY_FROM).length, crowds.length];
}
