import type { Target } from '@wayfarer/edits';
import type { Meal, PlaceId } from '@wayfarer/trip';

import { chipText } from '../chips.ts';
import { ask, toEdit } from '../choices.ts';
import { type Clause, findEntity, listDatesOf, listPlaces, type PlaceIn } from '../clause.ts';
import type { Frame } from '../frame.ts';
import { findPlace, isStop, listVisits, nameOf, type Scene } from '../trip-scene.ts';
import { readKindOf } from './kinds.ts';
import { isMoment } from './moments.ts';
import type { SlotReader } from './slot-reader.ts';
import { isEmptyTarget, readTarget } from './target.ts';
import { askUnknown, frameForStop, hasPronoun, meaningOf, preferSights } from './visits.ts';

/** Something comes in; what is in already is moved where the clause says where to. */
export const readAdd: SlotReader = (clause, scene) => {
  const named = listPlaces(clause).filter(({ role }) => role !== 'before' && role !== 'after' && role !== 'near');
  const places = named.filter((mention, at) => at === 0 || !isMoment(mention, scene));
  if (places.length === 0) {
    // "Add a garden on Friday" names a kind, and nothing that was spoken of.
    const categories = hasPronoun(clause, scene) ? undefined : readKindOf(clause, scene);
    const [date] = listDatesOf(clause);
    if (categories && scene.context.stops.length > 0)
      return [{ act: 'wish', wish: { kind: 'sights', change: 'more', categories, ...(date ? { date } : {}) } }];
    const spokenOf = scene.context.lastAbout?.place;
    if (spokenOf) return [addOrMove(scene, clause, { place: spokenOf })];
    return [ask('which-place', [], { draft: { frame: { act: 'draft', type: 'add' }, missing: 'place' } })];
  }
  return places.map((mention) => addMentioned(scene, clause, mention));
};

export function addMentioned(scene: Scene, clause: Clause, mention: PlaceIn): Frame {
  const { places, words } = mention.entity;
  const target = readTarget(scene, clause, { mention });
  const add = (place: PlaceId): Frame => addOrMove(scene, clause, { place, mention });
  if (places.length === 0) return askUnknown(scene, words, { make: ({ place }) => add(place), otherwise: add });
  // Of several that the words fit, what is not in the plan comes in.
  const ideas = preferSights(
    scene,
    places.filter((place) => listVisits(scene, [place]).length === 0),
  );
  const [idea, ...others] = ideas;
  const stop = meaningOf(scene, mention, listDatesOf(clause));
  if (
    stop.kind === 'stop' &&
    (ideas.length === 0 || mention.entity.how === 'described' || places[0] === stop.stop.place)
  )
    return addOrMove(scene, clause, { place: stop.stop.place, mention });
  if (idea && others.length === 0) return add(idea);
  if (ideas.length > 1) {
    return ask(
      'which-place',
      ideas.map((place) => ({ text: nameOf(scene, place), frame: add(place) })),
      { words },
    );
  }
  return frameForStop(scene, clause, {
    mention,
    make: ({ visit, place }) =>
      isEmptyTarget(target) ? toEdit({ type: 'add', place }) : toEdit({ type: 'move', visit, to: target }),
  });
}

export function addOrMove(
  scene: Scene,
  clause: Clause,
  { place, mention }: { readonly place: PlaceId; readonly mention?: PlaceIn },
): Frame {
  // "A harbour cruise" is no Harbour Hotel: where one sleeps is changed only by who says so.
  if (findPlace(scene, place)?.kind === 'lodging')
    return ask('which-meaning', [
      {
        text: chipText('stay-at', scene.language, { p: nameOf(scene, place) }),
        frame: toEdit({ type: 'stay', by: place }),
      },
    ]);
  const [stop] = listVisits(scene, [place]);
  const target = readTarget(scene, clause, { ...(mention ? { mention } : {}), ...(stop ? { stop } : {}) });
  const minutes = findEntity(clause, 'length')?.minutes;
  if (stop && isStop(stop)) {
    const isThere = target.date === undefined || target.date === stop.date;
    const isPlain = isThere && Object.keys(target).every((key) => key === 'date');
    if (!isPlain) return toEdit({ type: 'move', visit: stop.visit, to: target });
    if (minutes !== undefined) return toEdit({ type: 'length', visit: stop.visit, minutes });
    return toEdit({ type: 'add', place });
  }
  const meal = mealFor(scene, clause, { place, target });
  // A beer hall that one comes to see is no table of ours, but lunch there is at noon all the same.
  const isTable = findPlace(scene, place)?.kind === 'eatery';
  const to = meal && !isTable && target.at === undefined ? { ...target, part: PART_OF[meal] } : target;
  return toEdit({
    type: 'add',
    place,
    ...(isEmptyTarget(to) ? {} : { to }),
    ...(minutes === undefined ? {} : { minutes }),
    ...(meal && isTable ? { meal } : {}),
  });
}

const PART_OF = { breakfast: 'morning', lunch: 'midday', dinner: 'evening' } as const;

/** Which meal a table is for, if the clause says so or the hour does. */
function mealFor(
  scene: Scene,
  clause: Clause,
  { place, target }: { readonly place: PlaceId; readonly target: Target },
): Meal | undefined {
  const { at, part } = target;
  const meal = clause.mentions.find(
    ({ entity, role }) => entity.kind === 'meal' && role !== 'before' && role !== 'after',
  );
  if (meal?.entity.kind === 'meal') return meal.entity.meal;
  if (findPlace(scene, place)?.kind !== 'eatery') return undefined;
  if (part === 'evening' || (at !== undefined && at >= 1050)) return 'dinner';
  return part === 'midday' || (at !== undefined && at >= 690 && at <= 870) ? 'lunch' : undefined;
}
