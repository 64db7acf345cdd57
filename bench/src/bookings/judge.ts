import {
  type BookedPlace,
  type Moment,
  readBookings,
  type Reservation,
  UnreadableBookingError,
} from '@wayfarer/bookings';

import type { BookingDocument } from './list-documents.ts';

export interface Judged {
  readonly group: string;
  readonly file: string;
  /** `part`: nothing is wrong, and something is missing. */
  readonly verdict: 'right' | 'part' | 'unread' | 'wrong';
  readonly right: number;
  readonly missing: number;
  readonly wrong: number;
  readonly wrongTimes: number;
  readonly notes: readonly string[];
}

/** What is compared of a reservation. */
interface Facts {
  readonly kind: string;
  readonly start: string | null;
  readonly end: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly place: string | null;
  readonly code: string | null;
  readonly persons: string | null;
}

const FIELDS = ['start', 'end', 'from', 'to', 'place', 'code', 'persons'] as const;

export async function judgeDocument({ group, file, bytes, receivedOn, expected }: BookingDocument): Promise<Judged> {
  const wanted = dedupe(expected.flatMap(expectedFacts));
  const read = await tryRead(bytes, file, receivedOn);
  const tally = { right: 0, missing: 0, wrong: 0, wrongTimes: 0, notes: [] as string[] };
  const rest = read.map(readFacts);
  for (const want of wanted) {
    const at = bestMatch(want, rest);
    const got = at === -1 ? undefined : rest.splice(at, 1)[0];
    compare(want, got, tally);
  }
  for (const extra of rest) {
    tally.wrong++;
    if (extra.start !== null) tally.wrongTimes++;
    tally.notes.push(`too much: ${JSON.stringify(extra)}`);
  }
  const { right, missing, wrong } = tally;
  const verdict = wrong > 0 ? 'wrong' : missing === 0 ? 'right' : right === 0 ? 'unread' : 'part';
  return { group, file, verdict, ...tally };
}

async function tryRead(bytes: Uint8Array, name: string, receivedOn: string | undefined): Promise<Reservation[]> {
  try {
    return await readBookings({ bytes, name, receivedOn });
  } catch (error) {
    if (error instanceof UnreadableBookingError) return [];
    throw error;
  }
}

interface Tally {
  right: number;
  missing: number;
  wrong: number;
  wrongTimes: number;
  notes: string[];
}

function compare(want: Facts, got: Facts | undefined, tally: Tally): void {
  for (const field of FIELDS) {
    const [a, b] = [want[field], got?.[field] ?? null];
    if (a === null) continue;
    if (b === null) {
      tally.missing++;
      tally.notes.push(`missing ${want.kind}.${field}: ${a}`);
    } else if (isSame(field, a, b)) tally.right++;
    else {
      tally.wrong++;
      if (field === 'start' || field === 'end') tally.wrongTimes++;
      tally.notes.push(`wrong ${want.kind}.${field}: ${b} instead of ${a}`);
    }
  }
}

function isSame(field: (typeof FIELDS)[number], a: string, b: string): boolean {
  if (field === 'start' || field === 'end') return isSameMoment(a, b);
  // A place by its code or by its name: one of the two is enough.
  return field === 'from' || field === 'to' || field === 'place'
    ? a.split(' / ').some((one) => b.split(' / ').some((two) => isSameText(one, two)))
    : isSameText(a, b);
}

function bestMatch(want: Facts, all: readonly Facts[]): number {
  const scores = all.map((one) =>
    one.kind === want.kind
      ? 1 +
        FIELDS.filter((field) => want[field] !== null && one[field] !== null && isSame(field, want[field], one[field]))
          .length
      : 0,
  );
  const best = Math.max(0, ...scores);
  return best === 0 ? -1 : scores.indexOf(best);
}

/** A day is not wrong where the answer has its hour; an hour is right by its own clock, or as the same instant. */
function isSameMoment(want: string, got: string): boolean {
  const [a, b] = [parts(want), parts(got)];
  if (b.time === null) return a.date === b.date;
  if (a.time === null || a.isWholeDay) return a.date === b.date;
  if (a.offset !== null && b.offset !== null)
    return Date.parse(`${a.date}T${a.time}:00${a.offset}`) === Date.parse(`${b.date}T${b.time}:00${b.offset}`);
  return a.date === b.date && a.time === b.time;
}

interface MomentParts {
  readonly date: string;
  readonly time: string | null;
  readonly offset: string | null;
  readonly isWholeDay: boolean;
}

function parts(text: string): MomentParts {
  const [date = '', rest] = text.split('T');
  const time = rest?.slice(0, 5) ?? null;
  const sign = /(?:Z|[+-]\d{1,2}:?\d{0,2})$/.exec(rest ?? '')?.[0];
  const offset = sign === undefined ? null : sign === 'Z' ? '+00:00' : sign.replace(/^([+-])(\d):/, '$10$2:');
  return { date, time, offset, isWholeDay: /^(?:00:00:00|23:59:59)/.test(rest ?? '') };
}

/** Names are the same where one holds the other: a station may be written with its town. */
function isSameText(a: string, b: string): boolean {
  const [one, two] = [plain(a), plain(b)];
  return one === two || (one.length > 2 && two.includes(one)) || (two.length > 2 && one.includes(two));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}|]/gu, '')
    .split('|')
    .sort()
    .join('|');
}

function readFacts(one: Reservation): Facts {
  return {
    kind: one.kind,
    start: momentText(one.start),
    end: momentText(one.end),
    from: placeText(one.from),
    to: placeText(one.to),
    place: placeText(one.place),
    code: one.code,
    persons: one.persons?.map(plainName).sort().join('|') ?? null,
  };
}

function momentText(moment: Moment | null): string | null {
  return moment && `${moment.date}${moment.time === null ? '' : `T${moment.time}:00${moment.offset ?? ''}`}`;
}

function placeText(place: BookedPlace | null): string | null {
  return place && [place.code, place.name ?? place.address].filter((one) => one !== null).join(' / ');
}

type Node = Readonly<Record<string, unknown>>;

const KINDS: Readonly<Record<string, string>> = {
  FlightReservation: 'flight',
  TrainReservation: 'train',
  BusReservation: 'bus',
  BoatReservation: 'ferry',
  LodgingReservation: 'hotel',
  FoodEstablishmentReservation: 'table',
  EventReservation: 'event',
  RentalCarReservation: 'car',
  Event: 'event',
};

function expectedFacts(value: unknown): Facts[] {
  const node = asNode(value);
  const type = text(node['@type']) ?? '';
  const kind = KINDS[type];
  if (kind === undefined) return [];
  const subject = type === 'Event' ? node : asNode(node['reservationFor']);
  const first = (...values: unknown[]): string | null => values.map(moment).find((one) => one !== null) ?? null;
  const named = (...values: unknown[]): string | null => values.map(place).find((one) => one !== null) ?? null;
  const isHouse = kind === 'hotel' || kind === 'table';
  return [
    {
      kind,
      start: first(
        subject['departureTime'],
        subject['departureDay'],
        subject['startDate'],
        node['checkinTime'],
        node['checkinDate'],
        node['startTime'],
        node['pickupTime'],
      ),
      end: first(
        subject['arrivalTime'],
        subject['endDate'],
        node['checkoutTime'],
        node['checkoutDate'],
        node['endTime'],
        node['dropoffTime'],
      ),
      from: named(
        subject['departureAirport'],
        subject['departureStation'],
        subject['departureBusStop'],
        subject['departureBoatTerminal'],
        node['pickupLocation'],
      ),
      to: named(
        subject['arrivalAirport'],
        subject['arrivalStation'],
        subject['arrivalBusStop'],
        subject['arrivalBoatTerminal'],
        node['dropoffLocation'],
      ),
      place: isHouse ? place(subject) : named(subject['location']),
      code: text(node['reservationNumber']),
      persons: person(node['underName']),
    },
  ];
}

function asNode(value: unknown): Node {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function moment(value: unknown): string | null {
  return text(value) ?? text(asNode(value)['@value']);
}

function place(value: unknown): string | null {
  const node = asNode(value);
  return [text(node['iataCode']), text(node['name'])].filter((one) => one !== null).join(' / ') || null;
}

function person(value: unknown): string | null {
  const node = asNode(value);
  const parts = [text(node['givenName']), text(node['familyName'])].filter((one) => one !== null);
  const name = text(node['name']) ?? (parts.join(' ') || null);
  return name === null ? null : plainName(name);
}

/** Without a form of address, and whichever name stands first. */
function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/^(?:mr|mrs|ms|herr|frau|dr)\.? /, '')
    .split(/\s+/)
    .sort()
    .join(' ');
}

/** One reservation for all whose only difference is the person. */
function dedupe(all: readonly Facts[]): Facts[] {
  const merged = new Map<string, Facts>();
  for (const one of all) {
    const key = JSON.stringify({ ...one, persons: null });
    const before = merged.get(key);
    const persons = [before?.persons, one.persons]
      .filter((name) => name !== null && name !== undefined)
      .sort()
      .join('|');
    merged.set(key, { ...one, persons: persons || null });
  }
  return [...merged.values()];
}
