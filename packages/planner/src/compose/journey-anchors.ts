import type { Anchor } from '@wayfarer/itinerary';
import type { OwnTime } from '@wayfarer/language';
import type { Terminal } from '@wayfarer/trip';
import { formatDuration, formatTime, minute, type MinuteOfDay } from '@wayfarer/trip/clock';
import type { Ride } from '@wayfarer/trip/costs';
import { DAY_END, DAY_START, marginsOf } from '@wayfarer/trip/limits';

/** A journey up to this long is taken on the day itself; a longer one is assumed to be over, or to begin, at a set hour. */
const LONGEST_DAY_JOURNEY_MINUTES = 300;
/** Nobody is asked to leave home earlier, or to be back later. */
const EARLIEST_DEPARTURE = minute(420);
const LATEST_RETURN = minute(1350);
/** Where the hours of a long journey are not known (no timetable is), the plan begins and ends at these. */
const ASSUMED_ARRIVAL = minute(900);
const ASSUMED_DEPARTURE = minute(720);
/** For the luggage, and so that nobody is late. */
const TO_SET_OUT = 30;
const QUARTER = 15;
/** From one city to the next one is there by then, or the night before is spent on the way. */
const LATEST_ARRIVAL_OF_A_HOP = minute(1200);
/** When a journey over night leaves. */
const NIGHT_DEPARTURE = minute(1200);

/** Where a journey ends or begins. */
export type Gate = Pick<Terminal, 'id' | 'at' | 'iata'>;

/** A journey that a day begins or ends with, as far as it is known. */
export interface DayJourney {
  /** Missing where nobody knows how one travels. */
  readonly ride: Ride | undefined;
  readonly own: OwnTime | null;
  /** Where it ends or begins in the town: a station, an airport; of a way by car the door of the stay. */
  readonly terminal: Gate;
  /** From the bed to the terminal on the day of leaving. */
  readonly wayMinutes?: number;
}

/** The journey that a day begins with; by the ticket of the traveller, where there is one. */
export function arrivalAnchor({ ride, own, terminal }: DayJourney): Anchor | undefined {
  if (own) return arrivalByTicket(own, ride, terminal);
  if (!ride) return undefined;
  const { before, after } = marginsOf(ride);
  if (ride.night) return arrivalInTheMorning(ride, ride.night.arrives, terminal);
  const onTheDay = isOnTheDay(ride);
  const whole = ride.minutes + after;
  const depart = onTheDay ? minute(Math.max(DAY_START, EARLIEST_DEPARTURE + before + whole)) : ASSUMED_ARRIVAL;
  const arrive = onTheDay ? minute(depart - whole) : depart;
  const why = onTheDay
    ? `The ${wordOf(ride.mode)} from ${ride.from} takes about ${formatDuration(ride.minutes)}, with ${timeToLeave(ride)} (estimate; no timetable is known).`
    : `You are assumed to be ${ride.mode === 'flight' ? 'out of the airport' : `in ${ride.to}`} by ${formatTime(depart)}; the ${wordOf(ride.mode)} from ${ride.from} takes about ${formatDuration(ride.minutes)} (estimate).`;
  return { ...transport(terminal, `${titleOf(ride.mode)} from ${ride.from}`), arrive, depart, why };
}

/** The journey that a day ends with; one is at the airport or the station when it says. */
export function departureAnchor({ ride, own, terminal, wayMinutes }: DayJourney): Anchor | undefined {
  if (own) return departureByTicket(own, ride, terminal);
  if (!ride) return undefined;
  const { before, after } = marginsOf(ride);
  if (ride.night) return departureAtNight(ride, ride.night.leaves, terminal);
  const onTheDay = isOnTheDay(ride);
  const whole = before + ride.minutes;
  const arrive = onTheDay ? minute(Math.min(DAY_END, LATEST_RETURN - whole - after)) : assumedDeparture(wayMinutes);
  const depart = onTheDay ? minute(arrive + whole) : arrive;
  const why = onTheDay
    ? `The ${wordOf(ride.mode)} to ${ride.to} takes about ${formatDuration(ride.minutes)} (estimate; no timetable is known). ${beThere(ride)}`
    : `You are assumed to leave for ${ride.to} at ${formatTime(minute(arrive + before))}; the ${wordOf(ride.mode)} takes about ${formatDuration(ride.minutes)} (estimate). ${beThere(ride)}`;
  return { ...transport(terminal, `${titleOf(ride.mode)} to ${ride.to}`), arrive, depart, why };
}

/** How one gets from one city of the trip to the next, when that is too long to be set to seven in the morning. */
export interface LongHop {
  /** On the day before, where the night is spent on the way. */
  readonly leave: Anchor | undefined;
  readonly arrive: Anchor;
}

/**
 * By the clocks of both cities: after an early start, if one is there by eight in the evening; else over night, and no bed is paid.
 *
 * @param ahead - Minutes that the clock of the next city is ahead of that of the last.
 */
export function longHop(
  ride: Ride,
  gates: { readonly from: Gate | undefined; readonly to: Gate },
  ahead: number,
): LongHop | undefined {
  if (ride.night && gates.from)
    return {
      leave: departureAtNight(ride, ride.night.leaves, gates.from),
      arrive: arrivalInTheMorning(ride, ride.night.arrives, gates.to),
    };
  if (isOnTheDay(ride)) return undefined;
  const { before, after } = marginsOf(ride);
  const length = ride.minutes + ahead;
  const sameDay = EARLIEST_DEPARTURE + before + length;
  const duration = `about ${formatDuration(ride.minutes)} (estimate; no timetable is known)`;
  const label = `${titleOf(ride.mode)} from ${ride.from}`;
  if (sameDay + after <= LATEST_ARRIVAL_OF_A_HOP || !gates.from) {
    const arrive = minute(Math.max(0, Math.min(sameDay, LATEST_ARRIVAL_OF_A_HOP)));
    const why = `Leave ${ride.from} early: the ${wordOf(ride.mode)} takes ${duration}, with ${timeToLeave(ride)}; the day goes to it.`;
    return { leave: undefined, arrive: { ...transport(gates.to, label), arrive, depart: minute(arrive + after), why } };
  }
  const landed = minute(Math.max(0, NIGHT_DEPARTURE + length - MINUTES_A_DAY));
  const there = minute(NIGHT_DEPARTURE - before);
  return {
    leave: {
      ...transport(gates.from, `${titleOf(ride.mode)} to ${ride.to}`),
      arrive: there,
      depart: NIGHT_DEPARTURE,
      why: `The ${wordOf(ride.mode)} to ${ride.to} takes ${duration}, so the night is spent on the way and no bed is paid for it. ${beThere(ride)}`,
    },
    arrive: {
      ...transport(gates.to, label),
      arrive: landed,
      depart: minute(landed + after),
      why: `The night was spent on the way from ${ride.from}; with ${timeToLeave(ride)} (estimate).`,
    },
  };
}

/** The night is spent on the way, by the hours that are known. */
function departureAtNight(ride: Ride, leaves: MinuteOfDay, terminal: Gate): Anchor {
  const arrive = minute(leaves - marginsOf(ride).before);
  const why = `The ${wordOf(ride.mode)} to ${ride.to} goes over night: it usually leaves at ${formatTime(leaves)} (check the timetable), and no bed is paid for that night. ${beThere(ride)}`;
  return { ...transport(terminal, `Night ${wordOf(ride.mode)} to ${ride.to}`), arrive, depart: leaves, why };
}

function arrivalInTheMorning(ride: Ride, arrives: MinuteOfDay, terminal: Gate): Anchor {
  const why = `The ${wordOf(ride.mode)} from ${ride.from} goes over night and is usually there at ${formatTime(arrives)} (check the timetable), with ${timeToLeave(ride)}.`;
  return {
    ...transport(terminal, `Night ${wordOf(ride.mode)} from ${ride.from}`),
    arrive: arrives,
    depart: minute(arrives + marginsOf(ride).after),
    why,
  };
}

const MINUTES_A_DAY = 1440;

/** At noon, or where the airport is that far, as early as one gets there without leaving before the day begins. */
function assumedDeparture(wayMinutes = 0): MinuteOfDay {
  const there = DAY_START + wayMinutes + TO_SET_OUT;
  return minute(Math.max(ASSUMED_DEPARTURE, Math.min(DAY_END, Math.ceil(there / QUARTER) * QUARTER)));
}

/** What was assumed about the hours of a journey without a ticket, full sentences. */
export function assumedHours({ ride, own, wayMinutes }: DayJourney, what: 'arrive' | 'leave'): string[] {
  if (!ride || own || ride.night || isOnTheDay(ride)) return [];
  const leaves = minute(assumedDeparture(wayMinutes) + marginsOf(ride).before);
  const time =
    what === 'arrive'
      ? `arrival in ${ride.to} by ${formatTime(ASSUMED_ARRIVAL)}`
      : `departure from ${ride.from} at ${formatTime(leaves)}`;
  return [`Assumed on ${ride.date}: ${time}; no timetable is known.`];
}

function arrivalByTicket({ at, by }: OwnTime, ride: Ride | undefined, terminal: Gate): Anchor {
  const known = ticketOf(by, ride, terminal);
  const isWhole = ride?.mode === known.mode && isOnTheDay(ride);
  const arrive = isWhole ? minute(Math.max(0, at - ride.minutes)) : at;
  const { after } = marginsOf(known);
  const from = ride ? ` from ${ride.from}` : '';
  return {
    ...transport(terminal, `${titleOf(known.mode)}${from}`),
    arrive,
    depart: minute(at + after),
    why: `You arrive at ${formatTime(at)}, as you said; ${timeToLeave(known)}.`,
  };
}

function departureByTicket({ at, by }: OwnTime, ride: Ride | undefined, terminal: Gate): Anchor {
  const known = ticketOf(by, ride, terminal);
  const isWhole = ride?.mode === known.mode && isOnTheDay(ride);
  const to = ride ? ` to ${ride.to}` : '';
  return {
    ...transport(terminal, `${titleOf(known.mode)}${to}`),
    arrive: minute(Math.max(0, at - marginsOf(known).before)),
    depart: isWhole ? minute(at + ride.minutes) : at,
    why: `You leave at ${formatTime(at)}, as you said. ${beThere(known)}`,
  };
}

/** What the ticket is for: as was said, else as one usually travels there, else as the point of arrival tells. */
function ticketOf(by: OwnTime['by'], ride: Ride | undefined, { iata }: Gate): Pick<Ride, 'mode' | 'km'> {
  const mode = by ?? ride?.mode ?? (iata === undefined ? 'transit' : 'flight');
  return { mode, km: ride?.km ?? 0 };
}

function transport({ id }: Gate, label: string): Pick<Anchor, 'place' | 'kind' | 'label'> {
  return { place: id, kind: 'transport', label };
}

function isOnTheDay({ minutes, night }: Ride): boolean {
  return !night && minutes <= LONGEST_DAY_JOURNEY_MINUTES;
}

function timeToLeave(ride: Pick<Ride, 'mode' | 'km'>): string {
  const minutes = formatDuration(marginsOf(ride).after);
  return !hasGate(ride) ? `${minutes} to get in` : `${minutes} to leave the ${gateWord(ride)}`;
}

function beThere(ride: Pick<Ride, 'mode' | 'km'>): string {
  const minutes = formatDuration(marginsOf(ride).before);
  return !hasGate(ride) ? `Be ready ${minutes} before.` : `Be at the ${gateWord(ride)} ${minutes} before.`;
}

function gateWord({ mode }: Pick<Ride, 'mode'>): string {
  return mode === 'flight' ? 'airport' : mode === 'ferry' ? 'port' : 'station';
}

/** One gets on somewhere: a car stands at the door, and where nobody knows the way there is nothing to name. */
function hasGate({ mode }: Pick<Ride, 'mode'>): boolean {
  return mode === 'flight' || mode === 'train' || mode === 'bus' || mode === 'ferry';
}

/** Where nobody knows more than that it is no flight. */
const ANY_WAY = 'journey';

function wordOf(mode: Ride['mode']): string {
  return mode === 'transit' || mode === 'walk' ? ANY_WAY : mode;
}

/** `Flight`; of something of which one knows only that it is no flight, `Journey`. */
function titleOf(mode: Ride['mode']): string {
  const word = wordOf(mode);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
