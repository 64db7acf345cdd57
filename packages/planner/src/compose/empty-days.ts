import type { Anchor, EmptyDay } from '@wayfarer/itinerary';
import type { CityDay, DayWindow, Lodging, Terminal } from '@wayfarer/trip';
import { formatDuration, formatTime, minute, type MinuteOfDay } from '@wayfarer/trip/clock';
import type { Ride } from '@wayfarer/trip/costs';
import { DAY_END, DAY_START } from '@wayfarer/trip/limits';

import type { Brief } from './brief.ts';
import type { Lodgings } from './choose-lodging.ts';

/** A journey up to this long is taken on the day itself; a longer one is assumed to be over, or to begin, at a set hour. */
const LONGEST_DAY_JOURNEY_MINUTES = 300;
/** Nobody is asked to leave home earlier, or to be back later. */
const EARLIEST_DEPARTURE = minute(420);
const LATEST_RETURN = minute(1350);
/** Where the hours of a long journey are not known (no timetable is), the plan begins and ends at these. */
const ASSUMED_ARRIVAL = minute(900);
const ASSUMED_DEPARTURE = minute(720);
/** Flights over more than so many kilometres ask for more time at both airports (ours; most of them are intercontinental). */
const LONG_HAUL_KM = 3500;

export interface EmptyDays {
  readonly days: readonly EmptyDay[];
  /** What was assumed about the hours of journeys, full sentences. */
  readonly assumptions: readonly string[];
}

/** The days of the trip with their beginnings and ends, ready to be filled. */
export function toEmptyDays(brief: Brief, lodgings: Lodgings): EmptyDays {
  const { calendar, journeys } = brief.facts;
  const assumptions: string[] = [];
  const days = calendar.flatMap((today, index): EmptyDay[] => {
    const isFirst = index === 0;
    const isLast = index === calendar.length - 1;
    const arriving = isFirst || calendar[index - 1]?.city !== today.city;
    const inbound = arriving
      ? journeys.find((journey) => journey.date === today.date && journey.to === today.cityName)
      : undefined;
    const outbound = isLast
      ? journeys.find((journey) => journey.date === today.date && journey.from === today.cityName)
      : undefined;
    const from = inbound ? arrival(inbound, gateOf(brief, today, inbound)) : undefined;
    const to = outbound ? departure(outbound, gateOf(brief, today, outbound)) : undefined;
    const bed = lodgings.get(today.city);
    const start = from ?? bedAnchor(bed, terminalOf(brief, today), 'start');
    const end = to ?? bedAnchor(bed, terminalOf(brief, today), 'end');
    if (!start || !end) return [];
    if (!bed && !isLast) assumptions.push(withoutBed(today, terminalOf(brief, today)));
    if (inbound) assumptions.push(...assumed(inbound, 'arrive'));
    if (outbound) assumptions.push(...assumed(outbound, 'leave'));
    const window: DayWindow = {
      start: minute(Math.max(DAY_START, start.depart)),
      end: to ? minute(Math.min(DAY_END, to.arrive)) : DAY_END,
    };
    const stay = isLast ? null : (bed?.id ?? null);
    return [
      { date: today.date, zone: today.zone, city: today.city, window, from: start, to: end, stay, busy: today.busy },
    ];
  });
  return { days, assumptions: [...new Set(assumptions)] };
}

/** No flight ends at a railway station, and no train at an airport where there is a station. */
function gateOf(brief: Brief, day: CityDay, { mode }: Ride): Terminal | undefined {
  if (mode !== 'flight') return terminalOf(brief, day);
  return brief.terminals.find(({ city, iata }) => city === day.city && iata !== undefined);
}

function terminalOf({ terminals }: Brief, { city }: CityDay): Terminal | undefined {
  const ofCity = terminals.filter((terminal) => terminal.city === city);
  return ofCity.find(({ iata }) => iata === undefined) ?? ofCity[0];
}

/** How long before a flight one is at the airport, and how long after it one leaves the other one. */
function marginsOf({ mode, km }: Ride): { readonly before: number; readonly after: number } {
  if (mode !== 'flight') return { before: 0, after: 0 };
  return km > LONG_HAUL_KM ? { before: 180, after: 60 } : { before: 120, after: 45 };
}

function arrival(journey: Ride, terminal: Terminal | undefined): Anchor | undefined {
  if (!terminal) return undefined;
  const { before, after } = marginsOf(journey);
  const onTheDay = journey.minutes <= LONGEST_DAY_JOURNEY_MINUTES;
  const whole = journey.minutes + after;
  const depart = onTheDay ? minute(Math.max(DAY_START, EARLIEST_DEPARTURE + before + whole)) : ASSUMED_ARRIVAL;
  const arrive = onTheDay ? minute(depart - whole) : depart;
  const way = `the ${journey.mode} from ${journey.from} takes about ${formatDuration(journey.minutes)}`;
  const out = after > 0 ? `, with ${formatDuration(after)} to leave the airport` : '';
  const why = onTheDay
    ? `The ${way.slice(4)}${out} (estimate; no timetable is known).`
    : `You are assumed to be ${after > 0 ? 'out of the airport' : `in ${journey.to}`} by ${formatTime(depart)}; ${way} (estimate).`;
  return {
    place: terminal.id,
    kind: 'transport',
    arrive,
    depart,
    label: `${titleOf(journey)} from ${journey.from}`,
    why,
  };
}

function departure(journey: Ride, terminal: Terminal | undefined): Anchor | undefined {
  if (!terminal) return undefined;
  const { before, after } = marginsOf(journey);
  const onTheDay = journey.minutes <= LONGEST_DAY_JOURNEY_MINUTES;
  const whole = before + journey.minutes;
  const arrive = onTheDay ? minute(Math.min(DAY_END, LATEST_RETURN - whole - after)) : ASSUMED_DEPARTURE;
  const depart = onTheDay ? minute(arrive + whole) : arrive;
  const way = `the ${journey.mode} to ${journey.to} takes about ${formatDuration(journey.minutes)}`;
  const checkIn = before > 0 ? ` Be at the airport ${formatDuration(before)} before.` : '';
  const why = onTheDay
    ? `The ${way.slice(4)} (estimate; no timetable is known).${checkIn}`
    : `You are assumed to leave for ${journey.to} at ${formatTime(minute(arrive + before))}; the ${journey.mode} takes about ${formatDuration(journey.minutes)} (estimate).${checkIn}`;
  return { place: terminal.id, kind: 'transport', arrive, depart, label: `${titleOf(journey)} to ${journey.to}`, why };
}

function titleOf({ mode }: Ride): string {
  return mode.charAt(0).toUpperCase() + mode.slice(1);
}

/** A bed where there is one; for a day without a night, the usual point of arrival. */
function bedAnchor(
  bed: Lodging | undefined,
  terminal: Terminal | undefined,
  role: 'start' | 'end',
): Anchor | undefined {
  const time: MinuteOfDay = role === 'start' ? DAY_START : DAY_END;
  if (bed)
    return {
      place: bed.id,
      kind: 'stay',
      arrive: time,
      depart: time,
      why: role === 'start' ? 'The day starts here.' : 'The night is spent here.',
    };
  if (!terminal) return undefined;
  return {
    place: terminal.id,
    kind: 'stay',
    arrive: time,
    depart: time,
    why: role === 'start' ? 'The day starts here.' : 'The day ends here.',
  };
}

function withoutBed({ cityName }: CityDay, terminal: Terminal | undefined): string {
  const where = terminal ? `: days there begin and end at ${terminal.name}` : '';
  return `No place to stay that suits you is known in ${cityName}${where}.`;
}

function assumed(journey: Ride, what: 'arrive' | 'leave'): string[] {
  if (journey.minutes <= LONGEST_DAY_JOURNEY_MINUTES) return [];
  const leaves = minute(ASSUMED_DEPARTURE + marginsOf(journey).before);
  const time =
    what === 'arrive'
      ? `arrival in ${journey.to} by ${formatTime(ASSUMED_ARRIVAL)}`
      : `departure from ${journey.from} at ${formatTime(leaves)}`;
  return [`Assumed on ${journey.date}: ${time}; no timetable is known.`];
}
