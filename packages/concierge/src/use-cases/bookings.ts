import { type BookingFile, inZone, type Reservation, readBookings, UnreadableBookingError } from '@wayfarer/bookings';
import type { Booking, Bookings, PlannedBooking, PlannedBookings } from '@wayfarer/contract';
import { type Language, sayDate, textsIn } from '@wayfarer/language';
import { type Journey, tryEdit } from '@wayfarer/replanner';

import { toChange, type World } from '../edit/from-booking.ts';
import { fromEdit } from '../edit/from-edit.ts';
import { toOutcome } from '../edit/to-outcome.ts';
import { toWishedEdit } from '../edit/to-wished-edit.ts';
import { NoPlanChosenError, UnreadableBookingFileError } from '../errors.ts';
import type { TripState } from '../trip-state.ts';
import { loadTrip, type UseCaseContext } from '../use-case-context.ts';
import { bookingInWords } from '../view/booking-in-words.ts';

export type { BookingFile };

/**
 * Says what a document of a booking states; nothing is written or kept.
 *
 * @throws {UnreadableBookingFileError} if nothing can be read in it.
 */
export async function readBookingFile(file: BookingFile, language: Language = 'en'): Promise<Bookings> {
  return { bookings: (await readAll(file, language)).map((one) => toBooking(one, language)) };
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
  const { planning, journey, conversation } = await loadTrip(context, id);
  if (!journey) throw new NoPlanChosenError('fix a booking in');
  const { language } = conversation;
  const all = await readAll({ ...file, receivedOn: file.receivedOn ?? journey.days[0]?.date }, language);
  const world: World = { gazetteer: context.gazetteer, inZone, beside: all };
  return { bookings: all.map((one) => plan({ planning, journey }, one, { world, language })) };
}

/** @throws {UnreadableBookingFileError} in the words of the traveller; what was expected in detail is its cause. */
async function readAll(file: BookingFile, language: Language): Promise<Reservation[]> {
  try {
    return await readBookings(file);
  } catch (error) {
    throw error instanceof UnreadableBookingError
      ? new UnreadableBookingFileError(textsIn(language).bookings.unreadable[error.code], { cause: error })
      : error;
  }
}

function toBooking(reservation: Reservation, language: Language): Booking {
  const { persons, sources, unknown, guessed, ...one } = reservation;
  return {
    ...one,
    persons: persons && [...persons],
    sources: { ...sources },
    unknown: [...unknown],
    guessed: [...guessed],
    said: bookingInWords(reservation, language),
  };
}

type Planned = Pick<TripState, 'planning'> & { readonly journey: Journey };

interface Telling {
  readonly world: World;
  readonly language: Language;
}

function plan({ planning, journey }: Planned, reservation: Reservation, { world, language }: Telling): PlannedBooking {
  const change = toChange(journey, reservation, world);
  const texts = textsIn(language).bookings;
  const nothing = { booking: toBooking(reservation, language), edits: [], before: null, outcome: null };
  if ('obstacle' in change) return { ...nothing, obstacle: change.obstacle, text: texts.obstacles[change.obstacle] };
  const { edit, changed } = change;
  const outcome = toOutcome(journey, edit, tryEdit(journey, toWishedEdit(planning, journey, edit)));
  const shown = changed?.shown ?? null;
  const now = changed ? `${texts.fixedNow(sayDate(changed.date, language), changed.shown.time)} ` : '';
  return { ...nothing, edits: [fromEdit(edit)], before: shown, outcome, obstacle: null, text: `${now}${outcome.text}` };
}
