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
    const from = inbound ? arrival(inbound, terminalOf(brief, today)) : undefined;
    const to = outbound ? departure(outbound, terminalOf(brief, today)) : undefined;
    const bed = lodgings.get(today.city);
    const start = from ?? bedAnchor(bed, terminalOf(brief, today), 'start');
    const end = to ?? bedAnchor(bed, terminalOf(brief, today), 'end');
    if (!start || !end) return [];
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
  return { days, assumptions };
}

function terminalOf({ terminals }: Brief, { city }: CityDay): Terminal | undefined {
  return terminals.find((terminal) => terminal.city === city);
}

function arrival(journey: Ride, terminal: Terminal | undefined): Anchor | undefined {
  if (!terminal) return undefined;
  const onTheDay = journey.minutes <= LONGEST_DAY_JOURNEY_MINUTES;
  const depart = onTheDay ? minute(Math.max(DAY_START, EARLIEST_DEPARTURE + journey.minutes)) : ASSUMED_ARRIVAL;
  const arrive = onTheDay ? minute(depart - journey.minutes) : depart;
  const why = onTheDay
    ? `The ${journey.mode} from ${journey.from} takes about ${formatDuration(journey.minutes)} (estimate; no timetable is known).`
    : `You are assumed to be in ${journey.to} by ${formatTime(depart)}; the ${journey.mode} from ${journey.from} takes about ${formatDuration(journey.minutes)} (estimate).`;
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
  const onTheDay = journey.minutes <= LONGEST_DAY_JOURNEY_MINUTES;
  const arrive = onTheDay ? minute(Math.min(DAY_END, LATEST_RETURN - journey.minutes)) : ASSUMED_DEPARTURE;
  const depart = onTheDay ? minute(arrive + journey.minutes) : arrive;
  const why = onTheDay
    ? `The ${journey.mode} to ${journey.to} takes about ${formatDuration(journey.minutes)} (estimate; no timetable is known).`
    : `You are assumed to leave for ${journey.to} at ${formatTime(arrive)}; the ${journey.mode} takes about ${formatDuration(journey.minutes)} (estimate).`;
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

function assumed(journey: Ride, what: 'arrive' | 'leave'): string[] {
  if (journey.minutes <= LONGEST_DAY_JOURNEY_MINUTES) return [];
  const time =
    what === 'arrive'
      ? `arrival in ${journey.to} by ${formatTime(ASSUMED_ARRIVAL)}`
      : `departure from ${journey.from} at ${formatTime(ASSUMED_DEPARTURE)}`;
  return [`Assumed on ${journey.date}: ${time}; no timetable is known.`];
}
