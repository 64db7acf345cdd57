import type { IsoDate } from '@wayfarer/trip/clock';

/** What can be booked. */
export const RESERVATION_KINDS = ['flight', 'train', 'bus', 'ferry', 'hotel', 'table', 'event', 'car'] as const;
export type ReservationKind = (typeof RESERVATION_KINDS)[number];

/** Reservations that bring one from a place to another. */
export const JOURNEY_KINDS: readonly ReservationKind[] = ['flight', 'train', 'bus', 'ferry'];

/** A point in time as the document states it. What it does not state is `null`, never guessed. */
export interface Moment {
  readonly date: IsoDate;
  /** `HH:MM`, in the offset or zone beside it; where both are `null`, by the clock of the place. */
  readonly time: string | null;
  /** `+02:00`. */
  readonly offset: string | null;
  /** IANA name. */
  readonly zone: string | null;
}

export interface BookedPlace {
  readonly name: string | null;
  /** IATA code of an airport. */
  readonly code: string | null;
  readonly address: string | null;
  readonly lat: number | null;
  readonly lon: number | null;
}

/** Where a field was read. */
export interface Source {
  /** The file, or the part of the mail or archive. */
  readonly part: string;
  /** A path in structured data, a field of a pass, or `line 12`. */
  readonly at: string;
}

/** Fields that are read, each with its source. */
export interface ReservationFields {
  /** Of the hotel, restaurant or event; of a journey what it is called on the ticket, such as `LH 2029`. */
  readonly name: string | null;
  readonly carrier: string | null;
  /** Departure, check-in, pick-up, or when it begins. */
  readonly start: Moment | null;
  /** Arrival, check-out, drop-off, or when it ends. */
  readonly end: Moment | null;
  /** Where a journey starts, or a car is picked up. */
  readonly from: BookedPlace | null;
  readonly to: BookedPlace | null;
  /** The hotel, restaurant or venue. */
  readonly place: BookedPlace | null;
  /** Confirmation number. */
  readonly code: string | null;
  readonly persons: readonly string[] | null;
  readonly partySize: number | null;
  readonly seat: string | null;
  /** The decimal number as written, with its ISO currency. */
  readonly price: { readonly amount: number; readonly currency: string } | null;
}

export type ReservationField = keyof ReservationFields;

export interface Reservation extends ReservationFields {
  readonly kind: ReservationKind;
  readonly isCancelled: boolean;
  readonly sources: Readonly<Partial<Record<ReservationField, Source>>>;
  /** What a plan needs and the document does not say with certainty: to be asked. */
  readonly unknown: readonly ReservationField[];
  /** Dates whose year the document does not state: to be asked. */
  readonly guessed: readonly ReservationField[];
}

const NOTHING: ReservationFields = {
  name: null,
  carrier: null,
  start: null,
  end: null,
  from: null,
  to: null,
  place: null,
  code: null,
  persons: null,
  partySize: null,
  seat: null,
  price: null,
};

/** A reservation from the fields that were found. `sourceOf` says where each was read. */
export function reservationOf(
  kind: ReservationKind,
  found: Partial<ReservationFields> & {
    readonly isCancelled?: boolean;
    readonly guessed?: readonly ReservationField[];
  },
  sourceOf: (field: ReservationField) => Source,
): Reservation {
  const { isCancelled = false, guessed = [], ...given } = found;
  const fields = { ...NOTHING, ...given };
  const names = Object.keys(NOTHING).filter((name): name is ReservationField => name in NOTHING);
  const sources = Object.fromEntries(
    names.filter((name) => fields[name] !== null).map((name) => [name, sourceOf(name)]),
  );
  return {
    kind,
    isCancelled,
    ...fields,
    sources,
    guessed,
    unknown: NEEDED[kind].filter((name) => !isCertain(kind, fields[name])),
  };
}

const JOURNEY = ['start', 'end', 'from', 'to'] as const;

/** What a plan needs of each kind. */
const NEEDED: Readonly<Record<ReservationKind, readonly ReservationField[]>> = {
  flight: JOURNEY,
  train: JOURNEY,
  bus: JOURNEY,
  ferry: JOURNEY,
  hotel: ['place', 'start', 'end'],
  table: ['place', 'start'],
  event: ['place', 'start'],
  car: ['from', 'start', 'end'],
};

function isCertain(kind: ReservationKind, value: ReservationFields[ReservationField]): boolean {
  if (value === null) return false;
  // A night needs its day alone.
  return kind === 'hotel' || !(typeof value === 'object' && 'time' in value && value.time === null);
}

/** A place of which nothing is known but what is given; `null` where that is nothing at all. */
export function placeOf(known: Partial<BookedPlace>): BookedPlace | null {
  const place = { name: null, code: null, address: null, lat: null, lon: null, ...known };
  return place.name === null && place.code === null && place.address === null ? null : place;
}
