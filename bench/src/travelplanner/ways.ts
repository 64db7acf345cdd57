import type { TravelRequest } from './request.ts';
import type { RawDrive, RawFlight, Reference } from './sandbox.ts';

/** A way from city to city on one day. */
export interface Way {
  readonly from: string;
  readonly to: string;
  readonly mode: 'flight' | 'self-driving' | 'taxi';
  /** For the whole party, in cents. */
  readonly cost: number;
  /** Minutes of the day; more than 1440 is on the next day. */
  readonly departs: number;
  readonly arrives: number;
  /** As the plan has to write it. */
  readonly text: string;
}

/** People in one car. */
const SEATS = { 'self-driving': 5, taxi: 4 } as const;
/** Who drives sets out at this hour; on the way home as late as it allows to be there by the evening. */
const SETS_OUT = 8 * 60;
const HOME_BY = 22 * 60;
const LATEST_START = 15 * 60;

interface Leg {
  readonly from: string;
  readonly to: string;
  readonly date: string;
  readonly isHome: boolean;
}

/** All ways of that leg which the traveller does not rule out. A drive of a day and more is none. */
export function listWays({ flights, ground }: Reference, request: TravelRequest, leg: Leg): readonly Way[] {
  const flown = flights
    .filter(({ origin, dest, date }) => origin === leg.from && dest === leg.to && date === leg.date)
    .map((flight) => toFlight(flight, request.people));
  const driven = ground
    .filter(({ origin, dest }) => origin === leg.from && dest === leg.to)
    .flatMap((drive) => toDrive(drive, request.people, leg.isHome));
  return [...flown, ...driven].filter(({ mode }) => mode !== request.without);
}

function toFlight(flight: RawFlight, people: number): Way {
  const { flight_number, price, dep, arr, origin, dest } = flight;
  const [departs, arrives] = [minutes(dep), minutes(arr)];
  return {
    from: origin,
    to: dest,
    mode: 'flight',
    cost: Math.round(price * 100) * people,
    departs,
    arrives: arrives < departs ? arrives + 24 * 60 : arrives,
    text: `Flight Number: ${flight_number}, from ${origin} to ${dest}, Departure Time: ${dep}, Arrival Time: ${arr}`,
  };
}

function toDrive(
  { mode, origin, dest, duration, distance, cost }: RawDrive,
  people: number,
  isHome: boolean,
): readonly Way[] {
  if (duration === null || distance === null || cost === null || duration.includes('day')) return [];
  const [, hours = '0'] = /(\d+) hours?/.exec(duration) ?? [];
  const [, rest = '0'] = /(\d+) mins?/.exec(duration) ?? [];
  const takes = Number(hours) * 60 + Number(rest);
  const departs = isHome ? Math.max(SETS_OUT, Math.min(LATEST_START, HOME_BY - takes)) : SETS_OUT;
  const title = mode === 'taxi' ? 'Taxi' : 'Self-driving';
  return [
    {
      from: origin,
      to: dest,
      mode,
      cost: Math.round(cost * 100) * Math.ceil(people / SEATS[mode]),
      departs,
      arrives: departs + takes,
      text: `${title}, from ${origin} to ${dest}, duration: ${duration}, distance: ${distance}, cost: ${cost}`,
    },
  ];
}

function minutes(text: string): number {
  return Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
}
