import type { PlaceId } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';

import { ask, ideaChoices, listLikelyStops, placeChoice, stopChoice, toEdit } from '../choices.ts';
import { type Clause, listDatesOf, type PlaceIn } from '../clause.ts';
import { editDistance } from '../edit-distance.ts';
import { isGenericWord } from '../entities/name-index.ts';
import type { AskAbout, Choice, Draft, Frame } from '../frame.ts';
import { foldWords } from '../masked-text.ts';
import { has } from '../patterns.ts';
import type { KnownStop } from '../trip-context.ts';
import { findNextStop, isStop, listVisits, nameOf, type Scene } from '../trip-scene.ts';

/** What a clause's words stand for in the plan. */
export type Meant =
  | { readonly kind: 'stop'; readonly stop: KnownStop }
  | { readonly kind: 'stops'; readonly stops: readonly KnownStop[] }
  | { readonly kind: 'idea'; readonly place: PlaceId }
  | { readonly kind: 'ideas'; readonly places: readonly PlaceId[] }
  | { readonly kind: 'unknown'; readonly words: string }
  /** Nothing is named. */
  | { readonly kind: 'none' };

/**
 * What a mention means. Visits go before places that are left out: who speaks of "the museum" means the one in the plan.
 *
 * @param dates - Days that the clause names; they tell visits apart.
 */
export function meaningOf(scene: Scene, { entity }: PlaceIn, dates: readonly IsoDate[] = []): Meant {
  const { places, words } = entity;
  if (places.length === 0) return { kind: 'unknown', words };
  const visits = listVisits(scene, places).filter((stop, _, all) => isStop(stop) || !all.some(isStop));
  const ofDay = visits.filter(({ date }) => dates.includes(date));
  const open = ofDay.length > 0 ? ofDay : visits;
  const [first, ...more] = open;
  if (
    first &&
    (more.length === 0 ||
      !isStop(first) ||
      more.every(({ place, date }) => place === first.place && date === first.date))
  )
    return { kind: 'stop', stop: first };
  if (first) return { kind: 'stops', stops: open };
  const [place, ...others] = preferSights(scene, places);
  if (!place) return { kind: 'unknown', words };
  return others.length > 0 ? { kind: 'ideas', places: [place, ...others] } : { kind: 'idea', place };
}

/** Of places with one name, those to see go before those to eat or sleep at. */
export function preferSights({ context }: Scene, places: readonly PlaceId[]): readonly PlaceId[] {
  const kindOf = (place: PlaceId): string => context.places.find((known) => known.place === place)?.kind ?? 'sight';
  for (const kind of ['sight', 'eatery', 'lodging']) {
    const some = places.filter((place) => kindOf(place) === kind);
    if (some.length > 0) return some;
  }
  return places;
}

/** The stop that "it" is: what was spoken of last, what is to be decided, or what is next. */
export function findSpokenOf(scene: Scene): KnownStop | undefined {
  const { lastAbout, decision, stops, isUnderWay } = scene.context;
  const visit = lastAbout?.visit ?? decision?.visit;
  const byVisit = stops.find((stop) => stop.visit === visit);
  if (byVisit) return byVisit;
  const byPlace = lastAbout?.place ? listVisits(scene, [lastAbout.place])[0] : undefined;
  return byPlace ?? (isUnderWay ? findNextStop(scene) : undefined);
}

/** Whether a clause says "it", "that one" or the like. */
export function hasPronoun({ text }: Clause, { lexicon }: Scene): boolean {
  return has(text, lexicon.isSpaced ? String.raw`(?<![\p{L}])(?:${lexicon.pronoun})(?![\p{L}])` : lexicon.pronoun);
}

interface ForStop {
  readonly make: (stop: KnownStop) => Frame;
  /** Where none is named. */
  readonly draft?: Draft;
  /** Where the place is not in the plan. */
  readonly otherwise?: (place: PlaceId) => Frame;
  readonly about?: AskAbout;
}

/** The frame for the stop that is meant; a question where that is not plain. */
export function frameForStop(
  scene: Scene,
  clause: Clause,
  { mention, ...how }: ForStop & { readonly mention: PlaceIn | undefined },
): Frame {
  const dates = listDatesOf(clause);
  if (!mention) return frameForUnnamed(scene, clause, how);
  const meant = meaningOf(scene, mention, dates);
  switch (meant.kind) {
    case 'stop':
      return how.make(meant.stop);
    case 'stops':
      return ask('which-stop', choicesOf(scene, meant.stops, how.make), { draft: how.draft });
    case 'idea':
      return how.otherwise?.(meant.place) ?? notInPlan(scene, meant.place);
    case 'ideas':
      return ask(
        'which-place',
        meant.places.map((place) => ({
          text: nameOf(scene, place),
          frame: how.otherwise?.(place) ?? notInPlan(scene, place),
        })),
        { words: mention.entity.words },
      );
    case 'unknown':
      return askUnknown(scene, meant.words, how);
    case 'none':
      return frameForUnnamed(scene, clause, how);
  }
}

function frameForUnnamed(scene: Scene, clause: Clause, { make, draft }: ForStop): Frame {
  const spokenOf = hasPronoun(clause, scene) ? findSpokenOf(scene) : undefined;
  if (spokenOf) return make(spokenOf);
  return ask('which-stop', choicesOf(scene, listLikelyStops(scene, listDatesOf(clause)[0]), make), { draft });
}

function choicesOf(scene: Scene, stops: readonly KnownStop[], make: (stop: KnownStop) => Frame): readonly Choice[] {
  return stops.map((stop) => stopChoice(scene, stop, make(stop)));
}

/** What may be done with a place that is not in the plan. */
export function notInPlan(scene: Scene, place: PlaceId): Frame {
  return ask('which-meaning', ideaChoices(scene, place), { words: nameOf(scene, place) });
}

/** A name that the trip does not know, with the names that come nearest. */
export function askUnknown(scene: Scene, words: string, how: ForStop): Frame {
  const near = listNear(scene, words);
  const choices = near.map((place): Choice => {
    const stop = listVisits(scene, [place])[0];
    const frame = stop && isStop(stop) ? how.make(stop) : (how.otherwise?.(place) ?? notInPlan(scene, place));
    return { text: nameOf(scene, place), frame };
  });
  return ask('unknown-place', choices, { words, draft: how.draft });
}

const NEAREST = 3;

/** Places whose names share a long word with it, or a beginning, or nearly. */
function listNear({ context }: Scene, words: string): readonly PlaceId[] {
  const said = foldWords(words).match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  const scored = context.places
    .filter(({ kind }) => kind !== 'lodging' && kind !== 'terminal')
    .map(({ place, names }) => ({ place, score: Math.max(...names.map((name) => likeness(said, name))) }))
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score);
  return scored.slice(0, NEAREST).map(({ place }) => place);
}

function likeness(said: readonly string[], name: string): number {
  // In scripts without spaces: two signs in common.
  const signs = said.filter((word) => /\p{Script=Han}/u.test(word)).map((word) => word.slice(0, 2));
  if (signs.some((sign) => sign.length === 2 && name.includes(sign))) return 1;
  const parts = foldWords(name).match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const hits = said.filter((word) =>
    parts.some(
      (part) =>
        part === word || (word.length > 3 && (part.startsWith(word.slice(0, 4)) || editDistance(part, word, 3) < 3)),
    ),
  );
  // Of a name of several words the whole must be near: "Disneyland Paris" is no "Palais Garnier", "Salem Witch Museum" no other museum.
  const own = said.filter((word) => !isGenericWord(word));
  const isNear = own.length === 0 || hits.filter((word) => own.includes(word)).length * 2 > own.length;
  return hits.length === 0 || !isNear ? 0 : hits.length / Math.max(said.length, parts.length);
}

/** The chip that takes a place in or out. */
export function removeChoice(scene: Scene, stop: KnownStop): Choice {
  return placeChoice(scene, 'remove', { place: stop.place, frame: toEdit({ type: 'remove', visit: stop.visit }) });
}
