import { JOURNEY_KINDS, type Moment, type Reservation } from '@wayfarer/bookings';
import type { PlannedBooking } from '@wayfarer/contract';
import type { Edit } from '@wayfarer/edits';
import type { Gazetteer } from '@wayfarer/language';
import type { Journey } from '@wayfarer/replanner';
import { type CityDay, distanceKm, type Meal, type Place } from '@wayfarer/trip';
import { daysBetween, formatTime, type IsoDate, parseTime } from '@wayfarer/trip/clock';

/** The change that fixes a booking in a plan. */
export interface BookedChange {
  readonly edit: Edit;
  /** The appointment at the same place that has another time. */
  readonly changed: { readonly date: IsoDate; readonly shown: NonNullable<PlannedBooking['before']> } | null;
}

export interface Obstacle {
  readonly obstacle: NonNullable<PlannedBooking['obstacle']>;
}

/** Converts a moment to the clock of a zone. */
type InZone = (moment: Moment, zone: string) => Moment;

/** What a booking is judged by besides the plan. */
export interface World {
  readonly gazetteer: Pick<Gazetteer, 'getCity' | 'resolveCity'>;
  readonly inZone: InZone;
  /** All bookings of the document: one that goes on from another is a change of trains or planes. */
  readonly beside: readonly Reservation[];
}

/**
 * What a booking is in a plan: a hotel the stay, a journey to the first day or from the last one the arrival or departure, a table
 * or ticket an appointment. What is not certain, or in another city, becomes no change.
 */
export function toChange(journey: Journey, booking: Reservation, world: World): BookedChange | Obstacle {
  if (booking.isCancelled) return { obstacle: 'cancelled' };
  if (booking.kind === 'hotel') return toStay(journey, booking);
  if (JOURNEY_KINDS.includes(booking.kind)) return toEndOfTrip(journey, booking, world);
  return booking.kind === 'car' ? { obstacle: 'no-part' } : toAppointment(journey, booking, world.inZone);
}

/** The nights of the trip that are spent in the city of the house are all booked, or the house is not its stay. */
function toStay({ start: { facts } }: Journey, { place, start, end }: Reservation): BookedChange | Obstacle {
  if (place?.name == null || start === null || end === null) return { obstacle: 'not-certain' };
  const house = findPlace(facts.places, place.name, ['lodging']);
  if (!house) return { obstacle: 'unknown-place' };
  const nights = facts.calendar.slice(0, -1).filter(({ city }) => city === house.city);
  const areAllBooked = nights.length > 0 && nights.every(({ date }) => date >= start.date && date < end.date);
  return areAllBooked ? { edit: { type: 'stay', by: house.id }, changed: null } : { obstacle: 'other-days' };
}

function toEndOfTrip({ start: { facts } }: Journey, booking: Reservation, world: World): BookedChange | Obstacle {
  const { start, end, from, to } = booking;
  const [first, last] = [facts.calendar[0], facts.calendar.at(-1)];
  if (!first || !last) return { obstacle: 'other-days' };
  const arrival = end && at(end, first, world.inZone);
  const departure = start && at(start, last, world.inZone);
  // A ride on the only day of a trip may be either.
  if (first.date === last.date) return { obstacle: 'not-certain' };
  if (arrival) {
    if (world.beside.some((next) => goesOn(booking, next))) return { obstacle: 'connection' };
    return isElsewhere(to, first, world) ? { obstacle: 'other-city' } : changeOf({ type: 'arrival', at: arrival });
  }
  if (departure) {
    if (world.beside.some((earlier) => goesOn(earlier, booking))) return { obstacle: 'connection' };
    return isElsewhere(from, last, world) ? { obstacle: 'other-city' } : changeOf({ type: 'departure', at: departure });
  }
  return { obstacle: start === null || end === null ? 'not-certain' : 'other-days' };
}

function changeOf(edit: Edit): BookedChange {
  return { edit, changed: null };
}

/** Whether `next` starts where `ride` ends, on the same day or the next. */
function goesOn({ to, end, isCancelled }: Reservation, next: Reservation): boolean {
  if (isCancelled || next.isCancelled || !JOURNEY_KINDS.includes(next.kind) || !to || !next.from || !end || !next.start)
    return false;
  const isSamePlace =
    to.code !== null && next.from.code !== null
      ? to.code === next.from.code
      : to.name !== null && next.from.name !== null && plain(to.name) === plain(next.from.name);
  const days = daysBetween(end.date, next.start.date);
  const isLater = days > 0 || end.time === null || next.start.time === null || next.start.time >= end.time;
  return isSamePlace && (days === 0 || days === 1) && isLater;
}

/** Airports lie as far as this from the city that they serve (editorial). */
const NEAR_CITY_KM = 120;

/** Whether a station or airport is known to serve another city than that of the day. */
function isElsewhere(place: Reservation['to'], { city }: CityDay, { gazetteer }: World): boolean {
  if (!place) return false;
  const { center } = gazetteer.getCity(city);
  if (place.lat !== null && place.lon !== null)
    return distanceKm({ lat: place.lat, lon: place.lon }, center) > NEAR_CITY_KM;
  for (const named of [place.code, place.name]) {
    const match = named === null ? null : gazetteer.resolveCity(named);
    if (match?.kind === 'known') return match.city.id !== city && distanceKm(match.city.center, center) > NEAR_CITY_KM;
    if (match?.kind === 'elsewhere') return distanceKm(match.at, center) > NEAR_CITY_KM;
  }
  return false;
}

function toAppointment(
  { days, start: { facts } }: Journey,
  booking: Reservation,
  inZone: InZone,
): BookedChange | Obstacle {
  const { place, name, start } = booking;
  if (start === null || start.time === null) return { obstacle: 'not-certain' };
  const day = facts.calendar.find((one) => at(start, one, inZone) !== null);
  const time = day && at(start, day, inZone);
  if (!day || time === null || time === undefined) return { obstacle: 'other-days' };
  const kinds = booking.kind === 'table' ? (['eatery'] as const) : (['sight', 'eatery'] as const);
  const found = [place?.name, name]
    .map((one) => (one == null ? undefined : findPlace(facts.places, one, kinds)))
    .find(Boolean);
  if (!found || found.city !== day.city) return { obstacle: 'unknown-place' };
  const planned = days.flatMap(({ date, visits }) => visits.map((visit) => ({ date, visit })));
  const fixed = planned.find(({ visit }) => visit.place === found.id && visit.locked);
  const meal = found.kind === 'eatery' ? { meal: mealAt(time) } : {};
  const lock: Edit = { type: 'lock', place: found.id, date: day.date, at: time, ...meal };
  if (!fixed || (fixed.date === day.date && fixed.visit.arrive === time)) return changeOf(lock);
  const shown = { visitId: fixed.visit.id, date: fixed.date, time: formatTime(fixed.visit.arrive) };
  return { edit: { ...lock, instead: fixed.visit.id }, changed: { date: fixed.date, shown } };
}

/** The hour of a moment by the clock of a day of the trip, if it is on that day. */
function at(moment: Moment, { date, zone }: CityDay, inZone: InZone): ReturnType<typeof parseTime> | null {
  // The hour of another zone without its offset cannot be told here.
  if (moment.offset === null && moment.zone !== null && moment.zone !== zone) return null;
  const local = inZone(moment, zone);
  return local.date === date && local.time !== null ? parseTime(local.time) : null;
}

const NOON = parseTime('11:00');
const EVENING = parseTime('16:30');

function mealAt(time: ReturnType<typeof parseTime>): Meal {
  return time < NOON ? 'breakfast' : time < EVENING ? 'lunch' : 'dinner';
}

/** The one place of that name; `undefined` where there is none, or two. */
function findPlace(places: readonly Place[], name: string, kinds: readonly Place['kind'][]): Place | undefined {
  const wanted = plain(name);
  const named = places.filter(
    (place) =>
      kinds.includes(place.kind) &&
      [place.name, place.localName ?? '', ...(place.aliases ?? [])].some((one) => one !== '' && plain(one) === wanted),
  );
  return named.length === 1 ? named[0] : undefined;
}

function plain(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
