import { JOURNEY_KINDS, type Reservation, type ReservationField } from '@wayfarer/bookings';
import type { Booking } from '@wayfarer/contract';
import { type Language, sayFullDate, sayInARow, textsIn } from '@wayfarer/language';

type Place = Reservation['place'];
type Moment = Reservation['start'];

/** A booking as a card shows it: what is certain as rows, and what is not as questions. */
export function bookingInWords(booking: Reservation, language: Language): Booking['said'] {
  const { bookings: texts } = textsIn(language);
  const { kind, guessed } = booking;
  const kindName = texts.kinds[kind];
  const labels = labelsOf(booking, language);
  const moment = (field: 'start' | 'end'): string =>
    guessed.includes(field) ? '' : sayMoment(booking[field], language);
  const values: Readonly<Partial<Record<ReservationField, string>>> = {
    from: placeText(booking.from),
    to: placeText(booking.to),
    start: moment('start'),
    end: moment('end'),
    place: placeText(booking.place),
    code: booking.code ?? '',
    persons: sayInARow(booking.persons ?? [], language),
    seat: booking.seat ?? '',
  };
  const fields = Object.keys(labels).filter((field): field is keyof typeof labels => field in labels);
  const years = fields.flatMap((field) => {
    const value = booking[field];
    if (!guessed.includes(field) || value === null || typeof value !== 'object' || !('date' in value)) return [];
    return [texts.askYear(labels[field], sayFullDate(value.date, language))];
  });
  const missing = fields
    .filter((field) => booking.unknown.includes(field) && !guessed.includes(field))
    .map((field) => texts.ask(labels[field]));
  return {
    title: [booking.isCancelled ? texts.cancelled(kindName) : kindName, booking.name].filter(Boolean).join(' · '),
    rows: fields.flatMap((field) => {
      const value = values[field] ?? '';
      return value === '' ? [] : [{ label: labels[field], value }];
    }),
    questions: [...years, ...missing],
  };
}

/** Names of the fields, in the order in which they are read. */
function labelsOf({ kind }: Reservation, language: Language) {
  const { labels } = textsIn(language).bookings;
  const isJourney = JOURNEY_KINDS.includes(kind);
  return {
    from: labels.from,
    to: labels.to,
    place: labels.place,
    start: isJourney ? labels.departure : kind === 'hotel' ? labels.checkIn : labels.begins,
    end: isJourney ? labels.arrival : kind === 'hotel' ? labels.checkOut : labels.ends,
    code: labels.code,
    persons: labels.persons,
    seat: labels.seat,
  } as const;
}

function placeText(place: Place): string {
  if (place === null) return '';
  const { name, code, address } = place;
  return [name !== null && code !== null ? `${name} (${code})` : (name ?? code), address].filter(Boolean).join(', ');
}

/** `Saturday 3 April 2027, 09:20 (Asia/Tokyo)`: never an hour without whose clock shows it. */
function sayMoment(moment: Moment, language: Language): string {
  if (moment === null) return '';
  const date = sayFullDate(moment.date, language);
  if (moment.time === null) return date;
  const clock = moment.zone ?? (moment.offset === null ? textsIn(language).bookings.localTime : `UTC${moment.offset}`);
  return `${date}, ${moment.time} (${clock})`;
}
