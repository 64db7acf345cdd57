/**
 * @module
 * Reads confirmations of bookings: a file in, typed reservations out, each field with where it was read. Nothing here asks the
 * world, and nothing of a document is run or written.
 */
export { UnreadableBookingError, type UnreadableCode } from './errors.ts';
export { LIMITS } from './limits.ts';
export { inZone } from './moment.ts';
export { type BookingFile, readBookings } from './read-bookings.ts';
export {
  type BookedPlace,
  JOURNEY_KINDS,
  type Moment,
  type Reservation,
  RESERVATION_KINDS,
  type ReservationField,
  type ReservationKind,
  type Source,
} from './reservation.ts';
