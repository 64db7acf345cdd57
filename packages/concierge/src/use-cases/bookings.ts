import { type BookingFile, inZone, type Reservation, readBookings, UnreadableBookingError } from '@wayfarer/bookings';
import type { Booking, Bookings, PlannedBooking, PlannedBookings } from '@wayfarer/contract';
import { type Journey, tryEdit } from '@wayfarer/replanner';

import { type BookedChange, toChange } from '../edit/from-booking.ts';
import { fromEdit } from '../edit/from-edit.ts';
import { toOutcome } from '../edit/to-outcome.ts';
import { toWishedEdit } from '../edit/to-wished-edit.ts';
import { NoPlanChosenError, UnreadableBookingFileError } from '../errors.ts';
import type { TripState } from '../trip-state.ts';
import { loadTrip, type UseCaseContext } from '../use-case-context.ts';

export type { BookingFile };

/**
 * Says what a document of a booking states; nothing is written or kept.
 *
 * @throws {UnreadableBookingFileError} if nothing can be read in it.
 */
export async function readBookingFile(file: BookingFile): Promise<Bookings> {
  return { bookings: (await readAll(file)).map(toBooking) };
}

/**
 * Says what each booking of a document would do to the plan of a trip. Nothing is written: names, numbers and seats stay in the
 * document, and what the person then sends is an edit, which has none of them.
 *
 * @throws {UnknownTripError | UnreadableTripError | NoPlanChosenError | UnreadableBookingFileError}
 */
export async function previewBookings(
  context: UseCaseContext,
  id: string,
  file: BookingFile,
): Promise<PlannedBookings> {
  const { planning, journey } = await loadTrip(context, id);
  if (!journey) throw new NoPlanChosenError('fix a booking in');
  const all = await readAll({ ...file, receivedOn: file.receivedOn ?? journey.days[0]?.date });
  return { bookings: all.map((one) => plan({ planning, journey }, one)) };
}

async function readAll(file: BookingFile): Promise<Reservation[]> {
  try {
    return await readBookings(file);
  } catch (error) {
    throw error instanceof UnreadableBookingError
      ? new UnreadableBookingFileError(error.message, { cause: error })
      : error;
  }
}

function toBooking({ persons, sources, unknown, ...one }: Reservation): Booking {
  return { ...one, persons: persons && [...persons], sources: { ...sources }, unknown: [...unknown] };
}

type Planned = Pick<TripState, 'planning'> & { readonly journey: Journey };

function plan({ planning, journey }: Planned, reservation: Reservation): PlannedBooking {
  const change = toChange(journey, reservation, inZone);
  const nothing = { booking: toBooking(reservation), edits: [], before: null, outcome: null };
  if ('obstacle' in change) return { ...nothing, obstacle: change.obstacle };
  const { edit, changed } = change;
  // An appointment that has moved is released first: nothing else moves what is fixed.
  const released = changed ? withReleased(journey, changed) : journey;
  const outcome = toOutcome(released, edit, tryEdit(released, toWishedEdit(planning, released, edit)));
  const edits = [...(changed ? [fromEdit({ type: 'unlock', visit: changed.visit.id })] : []), fromEdit(edit)];
  return { ...nothing, edits, before: changed?.shown ?? null, outcome, obstacle: null };
}

function withReleased(journey: Journey, { visit }: NonNullable<BookedChange['changed']>): Journey {
  const days = journey.days.map((day) =>
    day.visits.includes(visit)
      ? { ...day, visits: day.visits.map((one) => (one === visit ? { ...one, locked: false } : one)) }
      : day,
  );
  return { ...journey, days };
}
