import { LIMITS } from '../limits.ts';
import {
  type Reservation,
  type ReservationField,
  type ReservationFields,
  type ReservationKind,
  reservationOf,
} from '../reservation.ts';
import type { StructuredNode } from './json-ld.ts';
import { bookedPlaceOf, firstOf, listOf, momentOf, nodeOf, personOf, textOf, typeOf } from './values.ts';

/** Kinds by the type of schema.org that books them. */
const KINDS: Readonly<Record<string, ReservationKind>> = {
  FlightReservation: 'flight',
  TrainReservation: 'train',
  BusReservation: 'bus',
  BoatReservation: 'ferry',
  LodgingReservation: 'hotel',
  FoodEstablishmentReservation: 'table',
  EventReservation: 'event',
  RentalCarReservation: 'car',
};

/** The reservations that structured data hold, in their order. `part` names the document. */
export function toReservations(nodes: readonly StructuredNode[], part: string): Reservation[] {
  const all = nodes.flatMap((node, index) => {
    const type = typeOf(node);
    const kind = KINDS[type];
    if (kind !== undefined) return readReservation(kind, node, { part, path: `${type} ${index + 1}` });
    return isEvent(type, node) ? readEvent(node, { part, path: `${type} ${index + 1}` }) : [];
  });
  return mergePersons(all).slice(0, LIMITS.reservations);
}

/** An event that takes place on a day, without a booking of it: what a ticket page is about. */
function isEvent(type: string, node: StructuredNode): boolean {
  return type.endsWith('Event') && momentOf(node['startDate']) !== null;
}

interface Where {
  readonly part: string;
  readonly path: string;
}

/** One for each thing that is booked: a flight reservation may hold several flights. */
function readReservation(kind: ReservationKind, node: StructuredNode, where: Where): Reservation[] {
  const subjects = listOf(node['reservationFor']);
  return (subjects.length > 0 ? subjects : [{}]).map((subject) => {
    const found = { ...sharedFields(node), ...READERS[kind](node, nodeOf(subject)) };
    return reservationOf(kind, { ...found, isCancelled: isCancelled(node) }, sourceIn(where));
  });
}

function readEvent(node: StructuredNode, where: Where): Reservation[] {
  return [reservationOf('event', eventFields(node), sourceIn(where))];
}

function sourceIn({ part, path }: Where): (field: ReservationField) => { part: string; at: string } {
  return (field) => ({ part, at: `${path}, ${field}` });
}

type Found = Partial<ReservationFields>;

const READERS: Readonly<Record<ReservationKind, (node: StructuredNode, subject: StructuredNode) => Found>> = {
  flight: (_, flight) => ({
    name: flightName(flight),
    carrier: textOf(nodeOf(flight['airline'] ?? flight['provider'])['name']),
    from: bookedPlaceOf(flight['departureAirport']),
    to: bookedPlaceOf(flight['arrivalAirport']),
    start: momentOf(flight['departureTime']) ?? momentOf(flight['departureDay']),
    end: momentOf(flight['arrivalTime']),
  }),
  train: (_, trip) => ridden(trip, 'Station', [textOf(trip['trainName']), textOf(trip['trainNumber'])]),
  bus: (_, trip) =>
    ridden(trip, trip['departureBusStop'] === undefined ? 'Station' : 'BusStop', [
      textOf(trip['busName']),
      textOf(trip['busNumber']),
    ]),
  ferry: (_, trip) => ridden(trip, 'BoatTerminal', [textOf(trip['name'])]),
  hotel: (node, house) => ({
    name: textOf(house['name']),
    place: bookedPlaceOf(house),
    start: momentOf(node['checkinTime']) ?? momentOf(node['checkinDate']),
    end: momentOf(node['checkoutTime']) ?? momentOf(node['checkoutDate']),
  }),
  table: (node, house) => ({
    name: textOf(house['name']),
    place: bookedPlaceOf(house),
    start: momentOf(node['startTime']),
    end: momentOf(node['endTime']),
  }),
  event: (_, event) => eventFields(event),
  car: (node, car) => ({
    name: textOf(car['name']),
    carrier: textOf(nodeOf(car['rentalCompany'])['name']) ?? textOf(nodeOf(node['provider'])['name']),
    from: bookedPlaceOf(node['pickupLocation']),
    to: bookedPlaceOf(node['dropoffLocation']),
    start: momentOf(node['pickupTime']),
    end: momentOf(node['dropoffTime']),
  }),
};

function ridden(trip: StructuredNode, stop: string, names: readonly (string | null)[]): Found {
  return {
    name: names.filter((one) => one !== null).join(' ') || null,
    carrier: textOf(nodeOf(trip['trainCompany'] ?? trip['busCompany'] ?? trip['provider'])['name']),
    from: bookedPlaceOf(trip[`departure${stop}`]),
    to: bookedPlaceOf(trip[`arrival${stop}`]),
    start: momentOf(trip['departureTime']) ?? momentOf(trip['departureDay']),
    end: momentOf(trip['arrivalTime']),
  };
}

function eventFields(event: StructuredNode): Found {
  return {
    name: textOf(event['name']),
    place: bookedPlaceOf(event['location']),
    start: momentOf(event['startDate']),
    end: momentOf(event['endDate']),
  };
}

/** `LH 2029`; the airline's code may stand in the number already. */
function flightName(flight: StructuredNode): string | null {
  const number = textOf(flight['flightNumber']);
  const airline = textOf(nodeOf(flight['airline'])['iataCode']);
  if (number === null) return null;
  return airline === null || number.toUpperCase().startsWith(airline.toUpperCase()) ? number : `${airline} ${number}`;
}

function sharedFields(node: StructuredNode): Found {
  const ticket = nodeOf(node['reservedTicket']);
  const persons = [...listOf(node['underName']), ...listOf(ticket['underName'])]
    .map(personOf)
    .filter((name) => name !== null);
  const size = Number(textOf(node['partySize']) ?? textOf(node['numSeats']) ?? Number.NaN);
  return {
    code: textOf(node['reservationNumber']) ?? textOf(node['reservationId']),
    persons: persons.length > 0 ? [...new Set(persons)] : null,
    partySize: Number.isInteger(size) && size > 0 && size < 1_000 ? size : null,
    seat: seatOf(node, nodeOf(ticket['ticketedSeat'])),
    price: priceOf(node) ?? priceOf(ticket),
  };
}

function seatOf(node: StructuredNode, seat: StructuredNode): string | null {
  const parts = [textOf(seat['seatSection']), textOf(seat['seatRow']), textOf(seat['seatNumber'])];
  return textOf(node['airplaneSeat']) ?? (parts.filter((part) => part !== null).join(' ') || null);
}

function priceOf(node: StructuredNode): ReservationFields['price'] {
  const stated = firstOf(node['totalPrice']) ?? firstOf(node['price']);
  const amount = Number(textOf(stated) ?? Number.NaN);
  const currency = textOf(node['priceCurrency']);
  return Number.isFinite(amount) && amount >= 0 && /^[A-Z]{3}$/.test(currency ?? '') && currency !== null
    ? { amount, currency }
    : null;
}

function isCancelled(node: StructuredNode): boolean {
  return /cancel/i.test(textOf(node['reservationStatus']) ?? '');
}

/** One reservation where several differ in the person alone. */
function mergePersons(all: readonly Reservation[]): Reservation[] {
  const merged = new Map<string, Reservation>();
  for (const one of all) {
    const key = JSON.stringify([
      one.kind,
      one.name,
      one.start,
      one.end,
      one.from,
      one.to,
      one.place,
      one.code,
      one.isCancelled,
    ]);
    const before = merged.get(key);
    const persons = [...new Set([...(before?.persons ?? []), ...(one.persons ?? [])])];
    merged.set(key, before ? { ...before, persons: persons.length > 0 ? persons : null } : one);
  }
  return [...merged.values()];
}
