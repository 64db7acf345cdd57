import type { PlaceId } from '@wayfarer/trip';

import { ask, toEdit } from '../choices.ts';
import { type Clause, findEntity, listDatesOf, listPlaces, type PlaceIn } from '../clause.ts';
import type { Frame } from '../frame.ts';
import { has } from '../patterns.ts';
import type { KnownStop } from '../trip-context.ts';
import { listVisits, nameOf, type Scene } from '../trip-scene.ts';
import { addMentioned } from './adding.ts';
import { readKindOf } from './kinds.ts';
import type { SlotReader } from './slot-reader.ts';
import { findMain, findMealPlace } from './target.ts';
import { askUnknown, frameForStop, meaningOf } from './visits.ts';

export const readSwap: SlotReader = (clause, scene) => {
  const places = listPlaces(clause);
  const [one, other] = places;
  const dates = listDatesOf(clause);
  const [first, second] = dates;
  if (places.length < 2 && first && second && first !== second && !findEntity(clause, 'meal')) {
    return [toEdit({ type: 'swap-days', dates: [first, second] })];
  }
  const meals = listMealsOf(scene, clause);
  const [here, there] = meals;
  if (places.length === 0 && here && there) return [toEdit({ type: 'swap', visits: [here.visit, there.visit] })];
  if (!one || !other) return readReplace(clause, scene);
  const [left, right] = [meaningOf(scene, one, dates), meaningOf(scene, other, dates)];
  if (left.kind === 'stop' && right.kind === 'stop' && left.stop.visit !== right.stop.visit) {
    return [toEdit({ type: 'swap', visits: [left.stop.visit, right.stop.visit] })];
  }
  return readReplace(clause, scene);
};

/** "Thursday's lunch and Friday's lunch": the meals of the days that are named. */
function listMealsOf({ context }: Scene, clause: Clause): readonly KnownStop[] {
  const meals = clause.mentions.flatMap(({ entity }) => (entity.kind === 'meal' ? [entity.meal] : []));
  return listDatesOf(clause).flatMap((date, at) => {
    const meal = meals[at] ?? meals[0];
    if (meal === undefined) return [];
    return context.stops.filter((stop) => stop.date === date && stop.meal === meal).slice(0, 1);
  });
}

export const readReplace: SlotReader = (clause, scene) => {
  const { old, by } = findPair(scene, clause);
  const answer = answerBy(scene, old, by);
  if (answer) return [answer];
  const wish = scene.lexicon.wishes.find(([, words]) => has(clause.text, words))?.[0] ?? 'any';
  const make = (stop: KnownStop): Frame => {
    if (!by) return replaceByKind(scene, clause, stop) ?? toEdit({ type: 'replace', visit: stop.visit, by: { wish } });
    return replaceBy(scene, clause, { stop, by });
  };
  return [
    frameForStop(scene, clause, {
      mention: old,
      make,
      draft: { frame: { act: 'draft', type: 'replace', wish }, missing: 'visit' },
      // Neither is in the plan: what was wished for comes in.
      otherwise: () => (by ? addMentioned(scene, clause, by) : askUnknown(scene, old?.entity.words ?? '', { make })),
    }),
  ];
};

/** To an open decision: one of its alternatives by its name, or any. */
function answerBy({ context }: Scene, old: PlaceIn | undefined, by: PlaceIn | undefined): Frame | undefined {
  const { decision, stops } = context;
  if (!decision) return undefined;
  const decided = stops.find(({ visit }) => visit === decision.visit)?.place;
  const isOther = old && decided && !old.entity.places.includes(decided);
  const named = by ?? (isOther ? old : undefined);
  const n = decision.alternatives.find(({ place }) => named?.entity.places.includes(place))?.n;
  if (n !== undefined) return { act: 'answer', answer: { kind: 'choice', choice: 'replace', n } };
  return named || isOther ? undefined : { act: 'answer', answer: { kind: 'choice', choice: 'replace' } };
}

/** Which of the places goes, and which comes. */
function findPair(
  scene: Scene,
  clause: Clause,
): { readonly old: PlaceIn | undefined; readonly by: PlaceIn | undefined } {
  const places = listPlaces(clause).filter(({ role }) => role !== 'near');
  const [first, second] = places;
  const table = findMealPlace(scene, clause);
  // "Change dinner to Chartier".
  if (first && !second && first.role === 'by' && table) return { old: table, by: first };
  if (!first || !second) return { old: first ?? findMain(scene, clause), by: undefined };
  const gone = places.find(({ role }) => role === 'old');
  if (gone) return { old: gone, by: places.find((place) => place !== gone) };
  const isIn = (place: PlaceIn): boolean => listVisits(scene, place.entity.places).length > 0;
  return !isIn(first) && isIn(second) ? { old: second, by: first } : { old: first, by: second };
}

function replaceBy(
  scene: Scene,
  clause: Clause,
  { stop, by }: { readonly stop: KnownStop; readonly by: PlaceIn },
): Frame {
  const meant = meaningOf(scene, by);
  const replace = (place: PlaceId): Frame => toEdit({ type: 'replace', visit: stop.visit, by: place });
  if (meant.kind === 'idea') return replace(meant.place);
  if (meant.kind === 'stop') return replace(meant.stop.place);
  if (meant.kind === 'unknown')
    return askUnknown(scene, meant.words, { make: ({ place }) => replace(place), otherwise: replace });
  const places = meant.kind === 'ideas' ? meant.places : by.entity.places;
  return ask(
    'which-place',
    places.map((place) => ({ text: nameOf(scene, place), frame: replace(place) })),
    { words: by.entity.words },
  );
}

/** "Replace the Louvre by a garden": those that are left out, to choose from. */
function replaceByKind(scene: Scene, clause: Clause, stop: KnownStop): Frame | undefined {
  const kind = readKindOf(clause, scene);
  if (!kind) return undefined;
  const ideas = scene.context.places.filter(
    ({ place, categories, kind: sort }) =>
      sort === 'sight' && kind.some((each) => categories.includes(each)) && listVisits(scene, [place]).length === 0,
  );
  if (ideas.length === 0) return undefined;
  return ask(
    'which-place',
    ideas.map(({ place, names: [name] }) => ({
      text: name,
      frame: toEdit({ type: 'replace', visit: stop.visit, by: place }),
    })),
  );
}
