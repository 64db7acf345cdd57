import type { PlaceId } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';

import { nameIn } from '../say/speaker.ts';
import type { Language } from './frame.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import type { KnownPlaceOfTrip, KnownStop, TripContext } from './trip-context.ts';

/** The trip that a message speaks of, in the language it is written in. */
export interface Scene {
  readonly context: TripContext;
  readonly language: Language;
  readonly lexicon: Lexicon;
  /** The day that an earlier part of the message speaks of. */
  readonly spokenDate?: IsoDate;
}

/** Visits that people call stops: neither beds nor journeys. */
export function isStop({ kind }: KnownStop): boolean {
  return kind === 'place' || kind === 'meal';
}

/** What comes next, by where the trip stands. */
export function findNextStop({ context }: Scene): KnownStop | undefined {
  const { date, time } = context.now;
  return context.stops.find(
    (stop) => isStop(stop) && !stop.done && (stop.date > date || (stop.date === date && stop.depart > time)),
  );
}

/** The one after where the traveller stands: "the next stop" is never the one they are at. */
export function findComingStop(scene: Scene): KnownStop | undefined {
  const { isUnderWay, now, stops } = scene.context;
  const next = findNextStop(scene);
  const isThere = isUnderWay && next?.date === now.date && next.arrive <= now.time;
  return isThere ? stops.slice(stops.indexOf(next) + 1).find((stop) => isStop(stop) && !stop.done) : next;
}

/** The visits of these places, those that are not over first. */
export function listVisits({ context }: Scene, places: readonly PlaceId[]): readonly KnownStop[] {
  const found = context.stops.filter((stop) => places.includes(stop.place));
  const open = found.filter(({ done }) => !done);
  return open.length > 0 ? open : found;
}

export function findPlace({ context }: Scene, place: PlaceId): KnownPlaceOfTrip | undefined {
  return context.places.find((known) => known.place === place);
}

/** What we call it in the language of the conversation: the name on the sign, for those who read it. */
export function nameOf(scene: Scene, place: PlaceId): string {
  const known = findPlace(scene, place);
  if (!known) return place;
  const [name] = known.names;
  return nameIn({ name, ...(known.localName !== undefined && { localName: known.localName }) }, scene.language);
}
