import type { Edit } from '@wayfarer/edits';
import type { PlaceId, VisitId } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';

import { type ChipKey, chipText, dayText, timeText } from './chips.ts';
import type { Ask, AskAbout, Choice, Draft, Frame } from './frame.ts';
import type { KnownStop } from './trip-context.ts';
import { isStop, nameOf, type Scene } from './trip-scene.ts';

/** More chips are no help. */
const MOST_CHOICES = 5;

export function toEdit(edit: Edit): Frame {
  return { act: 'edit', edit };
}

/** Told as if it were done, and done once somebody says so. */
export function toProposal(first: Edit, ...others: readonly Edit[]): Frame {
  return { act: 'wish', wish: { kind: 'propose', edits: [first, ...others] } };
}

/** A question back, with chips. */
export function ask(
  about: AskAbout,
  choices: readonly Choice[],
  more: { readonly draft?: Draft | undefined; readonly words?: string | undefined } = {},
): Ask {
  const { draft, words } = more;
  return {
    act: 'ask',
    about,
    choices: choices.slice(0, MOST_CHOICES),
    ...(draft ? { draft } : {}),
    ...(words ? { words } : {}),
  };
}

/** A chip about a place. */
export function placeChoice(
  scene: Scene,
  key: ChipKey,
  { place, frame }: { readonly place: PlaceId; readonly frame: Frame },
): Choice {
  return { text: chipText(key, scene.language, { p: nameOf(scene, place) }), frame };
}

/** A chip that is a day. */
export function dayChoice(scene: Scene, date: IsoDate, frame: Frame): Choice {
  return { text: dayText(date, scene.language), frame };
}

/** A chip that is a stop: its name, and when it is where the name alone tells too little. */
export function stopChoice(scene: Scene, stop: KnownStop, frame: Frame): Choice {
  const name = nameOf(scene, stop.place);
  const isTwice = scene.context.stops.filter(({ place }) => place === stop.place).length > 1;
  const when = isTwice ? ` · ${dayText(stop.date, scene.language)} ${timeText(stop.arrive)}` : '';
  return { text: name + when, frame };
}

/** What one may do with a stop of the plan. */
export function stopChoices(scene: Scene, visit: VisitId, place: PlaceId): readonly Choice[] {
  return [
    placeChoice(scene, 'about', { place, frame: { act: 'question', question: { about: 'place', place } } }),
    placeChoice(scene, 'why', { place, frame: { act: 'question', question: { about: 'why', place } } }),
    placeChoice(scene, 'remove', { place, frame: toEdit({ type: 'remove', visit }) }),
    placeChoice(scene, 'move-any', { place, frame: askMoveDay(scene, visit, place) }),
  ];
}

/** What one may do with a place that is not in the plan. */
export function ideaChoices(scene: Scene, place: PlaceId): readonly Choice[] {
  return [
    placeChoice(scene, 'add', { place, frame: toEdit({ type: 'add', place }) }),
    placeChoice(scene, 'about', { place, frame: { act: 'question', question: { about: 'place', place } } }),
    placeChoice(scene, 'why-not', { place, frame: { act: 'question', question: { about: 'why', place } } }),
  ];
}

/** To which of the other days. */
export function askMoveDay(scene: Scene, visit: VisitId, place: PlaceId): Ask {
  const stop = scene.context.stops.find((known) => known.visit === visit);
  const days = listOpenDays(scene).filter((date) => date !== stop?.date);
  return ask(
    'which-day',
    days.map((date) => dayChoice(scene, date, toEdit({ type: 'move', visit, to: { date } }))),
    { draft: { frame: { act: 'draft', type: 'move', visit, place }, missing: 'date' } },
  );
}

/** Days that are not over. */
export function listOpenDays({ context }: Scene): readonly IsoDate[] {
  const dates = context.days.map(({ date }) => date);
  return context.isUnderWay ? dates.filter((date) => date >= context.now.date) : dates;
}

/** Stops one may mean where none was named: those of the day that is spoken of. */
export function listLikelyStops(scene: Scene, date?: IsoDate): readonly KnownStop[] {
  const { context } = scene;
  const open = context.stops.filter((stop) => isStop(stop) && !stop.done);
  const day = date ?? context.lastAbout?.date ?? context.now.date;
  const ofDay = open.filter((stop) => stop.date === day);
  return ofDay.length > 0 ? ofDay : open;
}
