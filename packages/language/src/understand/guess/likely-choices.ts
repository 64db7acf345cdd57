import type { PlaceId, VisitId } from '@wayfarer/trip';
import type { IsoDate, MinuteOfDay } from '@wayfarer/trip/clock';

import type { ActName } from '../act-name.ts';
import { type ChipKey, chipText, dayText, timeText } from '../chips.ts';
import { type Clause, listPlaces } from '../clause.ts';
import type { Choice, Frame } from '../frame.ts';
import { toFrames } from '../frames.ts';
import { nameOf, type Scene } from '../trip-scene.ts';
import { actWords } from './act-chips.ts';
import { isActName } from './act-classifier.ts';
import type { Guess } from './guess.ts';

/** A clause that no rule reads, and what a classifier says of it. */
export interface Guessed {
  readonly clause: Clause;
  readonly guess: Guess;
}

/** Acts that are less likely than this are no help as a chip. */
const LEAST_CONFIDENCE = 0.03;

/** The likeliest readings of clauses that no rule reads, the likeliest first; none where the classifier refuses. */
export function listLikelyChoices(guessed: readonly Guessed[], scene: Scene): readonly Choice[] {
  const candidates = guessed
    .filter(({ guess }) => guess.intent !== null)
    .flatMap(({ clause, guess }) => guess.candidates.map((candidate) => ({ clause, ...candidate })))
    .filter(({ confidence }) => confidence >= LEAST_CONFIDENCE)
    .sort((left, right) => right.confidence - left.confidence);
  return withoutTwins(candidates.flatMap(({ clause, intent }) => choiceOf(clause, intent, scene) ?? []));
}

/** No two chips that say or do the same. */
export function withoutTwins(choices: readonly Choice[]): readonly Choice[] {
  const key = ({ frame }: Choice): string => JSON.stringify(frame);
  return choices.filter(
    (choice, at) => choices.findIndex((other) => key(other) === key(choice) || other.text === choice.text) === at,
  );
}

/** The act with what was heard for its slots, as far as that makes a frame. */
function choiceOf(clause: Clause, act: string, scene: Scene): Choice | undefined {
  if (!isActName(act) || (OF_STOPS.has(act) && isLeftOut(clause, scene))) return undefined;
  const [frame, ...more] = toFrames(clause, act, { scene, isConditional: false });
  if (!frame || more.length > 0 || !isOffer(frame) || isThere(frame, scene)) return undefined;
  const text = textOf(act, frame, scene);
  return text === undefined ? undefined : { text, frame };
}

/** What is done to stops cannot be done to a place that is none. */
const OF_STOPS: ReadonlySet<ActName> = new Set([
  'remove',
  'earlier',
  'later',
  'replace',
  'longer',
  'shorter',
  'closed',
]);

function isLeftOut(clause: Clause, { context }: Scene): boolean {
  const places = listPlaces(clause).flatMap(({ entity }) => entity.places);
  return places.length > 0 && !context.stops.some(({ place }) => places.includes(place));
}

/** Small talk is nothing to choose, nor is a question back that offers nothing. */
function isOffer(frame: Frame): boolean {
  if (frame.act === 'talk') return frame.topic === 'person';
  if (frame.act !== 'ask') return true;
  return frame.about !== 'not-understood' && (frame.choices.length > 0 || frame.draft !== undefined);
}

/** What stands in the plan is hardly to be added: who guesses so is wrong. */
function isThere(frame: Frame, { context }: Scene): boolean {
  if (frame.act !== 'edit' || frame.edit.type !== 'add') return false;
  const { place } = frame.edit;
  return context.stops.some((stop) => stop.place === place);
}

/** Chips that name the place, where there is one. */
const PLACE_CHIPS: Readonly<Partial<Record<ActName, ChipKey>>> = {
  remove: 'remove',
  add: 'add',
  replace: 'replace',
  longer: 'longer',
  lock: 'lock',
  'ask-place': 'about',
};

/** "More time at the Louvre", "Opening hours · Louvre · Fri 11 June". */
function textOf(act: ActName, frame: Frame, scene: Scene): string | undefined {
  const { place, date, at } = slotsOf(frame, scene);
  const key = act === 'ask-why' ? whyKey(place, scene) : PLACE_CHIPS[act];
  const named = place && key ? chipText(key, scene.language, { p: nameOf(scene, place) }) : undefined;
  const words = named ?? actWords(act, scene.language);
  if (words === undefined) return undefined;
  const details = [
    ...(place && !named ? [nameOf(scene, place)] : []),
    ...(date ? [dayText(date, scene.language)] : []),
    ...(at === undefined ? [] : [timeText(at)]),
  ];
  return [words, ...details].join(' · ');
}

function whyKey(place: PlaceId | undefined, { context }: Scene): ChipKey {
  return context.stops.some((stop) => stop.place === place) ? 'why' : 'why-not';
}

/** Slots that frames of one kind or another have. */
interface Slots {
  readonly visit?: VisitId;
  readonly place?: PlaceId;
  readonly date?: IsoDate | null;
  readonly at?: MinuteOfDay;
  readonly start?: MinuteOfDay | IsoDate;
  readonly end?: MinuteOfDay | IsoDate;
  readonly to?: PlaceId | { readonly date?: IsoDate; readonly at?: MinuteOfDay };
}

interface HeardSlots {
  readonly place: PlaceId | undefined;
  readonly date: IsoDate | undefined;
  readonly at: MinuteOfDay | undefined;
}

function slotsOf(frame: Frame, { context }: Scene): HeardSlots {
  const slots = payloadOf(frame);
  const target = typeof slots.to === 'object' ? slots.to : {};
  const visited = context.stops.find(({ visit }) => visit === slots.visit)?.place;
  const times = [target.at, slots.at, slots.start, slots.end];
  return {
    place: slots.place ?? visited ?? (typeof slots.to === 'string' ? slots.to : undefined),
    date: target.date ?? slots.date ?? undefined,
    at: times.find((time): time is MinuteOfDay => typeof time === 'number'),
  };
}

function payloadOf(frame: Frame): Slots {
  switch (frame.act) {
    case 'edit':
      return frame.edit as Slots;
    case 'question':
      return frame.question as Slots;
    case 'report':
      return frame.report;
    case 'ask':
      return frame.draft?.frame.act === 'draft' ? frame.draft.frame : {};
    default:
      return {};
  }
}
