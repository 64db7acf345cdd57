import type { Gazetteer } from '@wayfarer/planner';
import type { Journey } from '@wayfarer/replanner';
import { findVisit, type Meal, type PlaceId } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';

import type { TripCommand } from '../core.ts';
import { findMentioned } from './mention.ts';
import { readDay, readMeal, readTime } from './read-appointment.ts';

/** What was said about an appointment, and the trip it is of. */
interface Said {
  readonly text: string;
  readonly journey: Journey;
  readonly gazetteer: Gazetteer;
}

/** A command, or why there is none, as a sentence. */
export type Understood = { readonly command: TripCommand } | { readonly problem: string };

/**
 * "We have a dinner reservation at Nanzenji Junsei at 19:00 on day 2": fixes that. A name that is not known is no reason to
 * fix what happens to be planned then.
 *
 * @param time - In the words in which it was said, perhaps in another message.
 */
export function readFix({ text, journey, gazetteer }: Said, time: string): Understood {
  const at = readTime(time) ?? readTime(text);
  if (at === undefined) return { problem: 'At what time is it?' };
  const dates = journey.days.map((day) => day.date);
  const date = readDay(text, { dates, today: journey.cursor.date });
  const planned = findMentioned(text, onlyOn(journey, date), gazetteer) ?? findMentioned(text, journey, gazetteer);
  const named = findNamed(text, journey, gazetteer);
  const stranger = named === undefined ? findStranger(text) : undefined;
  if (stranger !== undefined && !isNamed(stranger, planned?.visit.place, journey))
    return { problem: `I know no place called "${stranger}" here, so I cannot plan the way there or keep its time.` };
  const place = named ?? planned?.visit.place;
  if (place === undefined) return { problem: 'Which place is it, by its name?' };
  const meal: Meal | undefined = isTable(place, journey)
    ? (readMeal(text) ?? (at < 16 * 60 ? 'lunch' : 'dinner'))
    : undefined;
  return {
    command: { type: 'fix', place, date: date ?? dateOf(place, journey), at, ...(meal && { meal }) },
  };
}

/** "The dinner is no longer fixed": what is locked and was spoken of, or the only thing that is. */
export function readRelease({ text, journey, gazetteer }: Said): Understood {
  const locked = journey.days.flatMap(({ visits }) =>
    visits.filter((visit) => visit.locked && visit.kind !== 'transport'),
  );
  const spoken = findMentioned(text, journey, gazetteer)?.visit;
  const visit = locked.find(({ id }) => id === spoken?.id) ?? (locked.length === 1 ? locked[0] : undefined);
  if (!visit)
    return { problem: locked.length === 0 ? 'You have fixed nothing.' : 'Which appointment is it, by its place?' };
  return { command: { type: 'release', visit: visit.id } };
}

function onlyOn(journey: Journey, date: IsoDate | undefined): Journey {
  return date === undefined ? journey : { ...journey, days: journey.days.filter((day) => day.date === date) };
}

/** A place that the trip's facts know by that name, planned or not. */
function findNamed(text: string, { start }: Journey, gazetteer: Gazetteer): PlaceId | undefined {
  const words = text.toLowerCase();
  const { places } = start.facts;
  const byName = places.find(({ name, kind }) => kind !== 'lodging' && words.includes(name.toLowerCase()));
  if (byName) return byName.id;
  const cities = new Set(places.map(({ city }) => city));
  const sights = [...cities].flatMap((city) => gazetteer.findPlaces(text, city)).map(({ place }) => place.id);
  return sights.find((id) => places.some((place) => place.id === id));
}

/** A name that is written as one: "at Gion Nanba". */
function findStranger(text: string): string | undefined {
  return /\bat (?:the )?(\p{Lu}[\p{L}\p{N}'’-]+(?: \p{Lu}[\p{L}\p{N}'’-]+)*)/u.exec(text)?.[1];
}

function isNamed(stranger: string, place: PlaceId | undefined, { start }: Journey): boolean {
  const name = start.facts.places.find(({ id }) => id === place)?.name.toLowerCase();
  return name?.includes(stranger.toLowerCase()) ?? false;
}

function isTable(place: PlaceId, { start }: Journey): boolean {
  return start.facts.places.find(({ id }) => id === place)?.kind === 'eatery';
}

function dateOf(place: PlaceId, { days, cursor }: Journey): IsoDate {
  const visit = days.flatMap(({ visits }) => visits).find((one) => one.place === place);
  return (visit && findVisit(days, visit.id)?.day.date) ?? cursor.date;
}
