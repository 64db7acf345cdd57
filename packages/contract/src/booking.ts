import { z } from 'zod';

import { editOutcomeSchema, editSchema } from './edit.ts';
import { dateSchema } from './scalars.ts';

/** The largest document of a booking, in bytes. */
export const LARGEST_BOOKING_FILE = 10 * 1024 * 1024;

const momentSchema = z
  .object({
    date: dateSchema,
    time: z.string().nullable().describe('`HH:MM`; `null` where the document states none.'),
    offset: z.string().nullable().describe('From UTC, such as `+02:00`.'),
    zone: z.string().nullable().describe('IANA name. Without offset and zone: by the clock of the place.'),
  })
  .meta({ id: 'BookedMoment' });

const placeSchema = z
  .object({
    name: z.string().nullable(),
    code: z.string().nullable().describe('IATA code of an airport.'),
    address: z.string().nullable(),
    lat: z.number().nullable(),
    lon: z.number().nullable(),
  })
  .meta({ id: 'BookedPlace' });

/** A reservation as a document states it; what it does not state with certainty is `null`. */
export const bookingSchema = z
  .object({
    kind: z.enum(['flight', 'train', 'bus', 'ferry', 'hotel', 'table', 'event', 'car']),
    isCancelled: z.boolean(),
    name: z.string().nullable(),
    carrier: z.string().nullable(),
    start: momentSchema.nullable(),
    end: momentSchema.nullable(),
    from: placeSchema.nullable(),
    to: placeSchema.nullable(),
    place: placeSchema.nullable(),
    code: z.string().nullable().describe('Confirmation number.'),
    persons: z.array(z.string()).nullable(),
    partySize: z.int().nullable(),
    seat: z.string().nullable(),
    price: z.object({ amount: z.number(), currency: z.string() }).nullable(),
    sources: z
      .record(z.string(), z.object({ part: z.string(), at: z.string() }))
      .describe('Where each field was read.'),
    unknown: z.array(z.string()).describe('What a plan needs and the document does not say: to be asked.'),
    guessed: z.array(z.string()).describe('Dates whose year the document does not state: to be asked.'),
    said: z
      .object({
        title: z.string(),
        rows: z.array(z.object({ label: z.string(), value: z.string() })),
        questions: z.array(z.string()),
      })
      .describe('The same in words, for a card: what is certain, and what is to be asked.'),
  })
  .meta({ id: 'Booking' });
export type Booking = z.infer<typeof bookingSchema>;

export const bookingsSchema = z.object({ bookings: z.array(bookingSchema) }).meta({ id: 'Bookings' });
export type Bookings = z.infer<typeof bookingsSchema>;

/** Why a booking would change nothing of a plan. */
export const BOOKING_OBSTACLES = [
  'cancelled',
  'not-certain',
  'other-days',
  'unknown-place',
  'no-part',
  'connection',
  'other-city',
] as const;

/** What a booking would do to the plan of a trip. Nothing is written: the edits are the person's to send. */
export const plannedBookingSchema = z
  .object({
    booking: bookingSchema,
    edits: z.array(editSchema).max(1).describe('Fixes it in the plan in one step; empty where there is an obstacle.'),
    before: z
      .object({ visitId: z.string(), date: dateSchema, time: z.string() })
      .nullable()
      .describe('The appointment at the same place that it would take the place of.'),
    outcome: editOutcomeSchema.nullable().describe('What would come of the edit.'),
    text: z.string().describe('What would come of it, or why nothing would, as sentences.'),
    obstacle: z.enum(BOOKING_OBSTACLES).nullable(),
  })
  .meta({ id: 'PlannedBooking' });
export type PlannedBooking = z.infer<typeof plannedBookingSchema>;

export const plannedBookingsSchema = z
  .object({ bookings: z.array(plannedBookingSchema) })
  .meta({ id: 'PlannedBookings' });
export type PlannedBookings = z.infer<typeof plannedBookingsSchema>;
