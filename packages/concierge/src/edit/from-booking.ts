import { JOURNEY_KINDS, type Moment, type Reservation } from '@wayfarer/bookings';
import type { PlannedBooking } from '@wayfarer/contract';
import type { Edit } from '@wayfarer/edits';
import type { Journey } from '@wayfarer/replanner';
import type { CityDay, Meal, Place, Visit } from '@wayfarer/trip';
import { formatTime, parseTime } from '@wayfarer/trip/clock';

/** The change that fixes a booking in a plan. */
export interface BookedChange {
  readonly edit: Edit;
  /** The appointment at the same place that has another time. */
  readonly changed: { readonly visit: Visit; readonly shown: NonNullable<PlannedBooking['before']> } | null;
}

export interface Obstacle {
  readonly obstacle: NonNullable<PlannedBooking['obstacle']>;
}

/** Converts a moment to the clock of a zone. */
type InZone = (moment: Moment, zone: string) => Moment;

/**
 * What a booking is in a plan: a hotel the stay, a journey to the first day or from the last one the arrival or departure, a table
 * or ticket an appointment. What is not certain becomes no change.
 */
export function toChange(journey: Journey, booking: Reservation, inZone: InZone): BookedChange | Obstacle {
  if (booking.isCancelled) return { obstacle: 'cancelled' };
  if (booking.kind === 'hotel') return toStay(journey, booking);
  if (JOURNEY_KINDS.includes(booking.kind)) return toEndOfTrip(journey, booking, inZone);
  return booking.kind === 'car' ? { obstacle: 'no-part' } : toAppointment(journey, booking, inZone);
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

function toEndOfTrip(
  { start: { facts } }: Journey,
  { start, end }: Reservation,
  inZone: InZone,
): BookedChange | Obstacle {
  const [first, last] = [facts.calendar[0], facts.calendar.at(-1)];
  if (!first || !last) return { obstacle: 'other-days' };
  const [arrival, departure] = [end && at(end, first, inZone), start && at(start, last, inZone)];
  // A ride on the only day of a trip may be either.
  if (first.date === last.date) return { obstacle: 'not-certain' };
  if (arrival) return { edit: { type: 'arrival', at: arrival }, changed: null };
  if (departure) return { edit: { type: 'departure', at: departure }, changed: null };
  return { obstacle: start === null || end === null ? 'not-certain' : 'other-days' };
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
  const isChanged = fixed !== undefined && (fixed.date !== day.date || fixed.visit.arrive !== time);
  const meal = found.kind === 'eatery' ? { meal: mealAt(time) } : {};
  return {
    edit: { type: 'lock', place: found.id, date: day.date, at: time, ...meal },
    changed: isChanged
      ? {
          visit: fixed.visit,
          shown: { visitId: fixed.visit.id, date: fixed.date, time: formatTime(fixed.visit.arrive) },
        }
      : null,
  };
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
