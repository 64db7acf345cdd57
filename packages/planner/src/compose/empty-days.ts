import type { Anchor, EmptyDay } from '@wayfarer/itinerary';
import { type CityDay, type DayWindow, isArea, type Lodging, type Terminal, travelOf } from '@wayfarer/trip';
import { formatDuration, formatTime, minute, type MinuteOfDay, weekdayOf } from '@wayfarer/trip/clock';
import type { Ride } from '@wayfarer/trip/costs';
import { DAY_END, DAY_START } from '@wayfarer/trip/limits';

import type { Brief } from './brief.ts';
import type { Lodgings } from './choose-lodging.ts';
import {
  arrivalAnchor,
  assumedHours,
  type DayJourney,
  departureAnchor,
  type LongHop,
  longHop,
} from './journey-anchors.ts';
import { minutesAhead } from './minutes-ahead.ts';

/** What leaving luggage at the stay takes, and fetching it there. */
const LUGGAGE_MINUTES = 15;

export interface EmptyDays {
  readonly days: readonly EmptyDay[];
  /** What was assumed about the hours of journeys, full sentences. */
  readonly assumptions: readonly string[];
}

/** The days of the trip with their beginnings and ends, ready to be filled. */
export function toEmptyDays(brief: Brief, lodgings: Lodgings): EmptyDays {
  const { calendar } = brief.facts;
  const assumptions: string[] = [];
  const hops = calendar.map((_, index) => hopInto(brief, index));
  const days = calendar.flatMap((today, index): EmptyDay[] => {
    const isLast = index === calendar.length - 1;
    const hop = hops[index];
    const overnight = hops[index + 1]?.leave;
    const bed = lodgings.get(today.city);
    const inbound = hop ? undefined : inboundOn(brief, index, bed);
    const outbound = isLast ? outboundOn(brief, today, bed) : undefined;
    const from = hop?.arrive ?? (inbound && arrivalAnchor(inbound));
    const to = overnight ?? (outbound && departureAnchor(outbound));
    const start = from ?? bedAnchor(bed, terminalOf(brief, today), 'start');
    const end = to ?? bedAnchor(bed, terminalOf(brief, today), 'end');
    if (!start || !end) return [];
    if (!bed && !isLast && !overnight) assumptions.push(withoutBed(today, terminalOf(brief, today)));
    if (inbound) assumptions.push(...assumedHours(inbound, 'arrive'));
    if (outbound) assumptions.push(...assumedHours(outbound, 'leave'));
    if (overnight) assumptions.push(`The night of ${today.date} is spent on the way: no bed is paid for it.`);
    const window: DayWindow = {
      start: minute(Math.max(DAY_START, start.depart)),
      end: to ? minute(Math.min(DAY_END, to.arrive)) : DAY_END,
    };
    const stay = isLast || overnight ? null : (bed?.id ?? null);
    const day = { date: today.date, zone: today.zone, city: today.city, window, from: start, to: end };
    return [withLuggage({ ...day, stay, busy: today.busy, busyWith: whatMakesBusy(today) }, bed, brief)];
  });
  return { days, assumptions: [...new Set(assumptions)] };
}

function whatMakesBusy({ busy, date, holiday, season }: CityDay): readonly string[] {
  if (busy === false) return [];
  const isWeekend = weekdayOf(date) === 'Saturday' || weekdayOf(date) === 'Sunday';
  return [
    ...(season === undefined ? [] : [season]),
    ...(holiday === null ? [] : [holiday]),
    ...(isWeekend ? [weekdayOf(date)] : []),
  ];
}

/** The journey of that day to the city, or on the first day whatever the traveller has a ticket for. */
function inboundOn(brief: Brief, index: number, bed: Lodging | undefined): DayJourney | undefined {
  const { calendar, journeys } = brief.facts;
  const today = calendar[index];
  if (!today || (index > 0 && calendar[index - 1]?.city === today.city)) return undefined;
  const ride = journeys.find(({ date, to }) => date === today.date && to === today.cityName);
  const own = index === 0 ? brief.ownTimes.arrival : null;
  return withTerminal(brief, today, { ride, own, bed });
}

function outboundOn(brief: Brief, today: CityDay, bed: Lodging | undefined): DayJourney | undefined {
  const ride = brief.facts.journeys.find(({ date, from }) => date === today.date && from === today.cityName);
  const outbound = withTerminal(brief, today, { ride, own: brief.ownTimes.departure, bed });
  if (!outbound || !bed) return outbound;
  return { ...outbound, wayMinutes: travelOf(brief.facts)(bed.at, outbound.terminal.at).minutes };
}

function withTerminal(
  brief: Brief,
  today: CityDay,
  { ride, own, bed }: Pick<DayJourney, 'ride' | 'own'> & { readonly bed: Lodging | undefined },
): DayJourney | undefined {
  if (!ride && !own) return undefined;
  const mode = own?.by ?? ride?.mode;
  // Who drives gets out at the door.
  const atDoor = mode === 'drive' ? bed : undefined;
  const terminal = atDoor ?? gateOf(brief, today, mode) ?? (own ? terminalOf(brief, today) : undefined);
  return terminal && { ride, own, terminal };
}

/** From another city of the trip, by a journey that is too long for a morning. */
function hopInto(brief: Brief, index: number): LongHop | undefined {
  const { calendar, journeys } = brief.facts;
  const [before, today] = [calendar[index - 1], calendar[index]];
  if (!before || !today || before.city === today.city) return undefined;
  const ride = journeys.find(({ date, to }) => date === today.date && to === today.cityName);
  const to = ride && gateOf(brief, today, ride.mode);
  if (!ride || !to) return undefined;
  const isOnlyDay = index < 2 || calendar[index - 2]?.city !== before.city;
  const from = isOnlyDay ? undefined : gateOf(brief, before, ride.mode);
  return longHop(ride, { from, to }, minutesAhead(today.zone, before.zone, today.date));
}

/** No flight ends at a railway station, and no train at an airport where there is a station. */
function gateOf(brief: Brief, day: CityDay, mode: Ride['mode'] | undefined): Terminal | undefined {
  if (mode !== 'flight') return terminalOf(brief, day);
  return brief.terminals.find(({ city, iata }) => city === day.city && iata !== undefined);
}

function terminalOf({ terminals }: Brief, { city }: CityDay): Terminal | undefined {
  const ofCity = terminals.filter((terminal) => terminal.city === city);
  return ofCity.find(({ iata }) => iata === undefined) ?? ofCity[0];
}

/**
 * Nobody sees a town with suitcases: after a journey one goes by the stay first, and before one fetches them there. The window of the
 * day leaves the time for it.
 */
function withLuggage(day: EmptyDay, bed: Lodging | undefined, brief: Brief): EmptyDay {
  if (!bed) return day;
  const wayFrom = (anchor: Anchor): number | undefined => {
    const terminal = brief.terminals.find(({ id }) => id === anchor.place);
    return terminal && travelOf(brief.facts)(terminal.at, bed.at).minutes;
  };
  const start = day.from.kind === 'transport' ? wayFrom(day.from) : undefined;
  const end = day.to.kind === 'transport' ? wayFrom(day.to) : undefined;
  const opens = Math.max(day.window.start, day.from.depart + (start === undefined ? 0 : start + LUGGAGE_MINUTES));
  const closes = Math.min(day.window.end, day.to.arrive - (end === undefined ? 0 : end + LUGGAGE_MINUTES));
  return {
    ...day,
    ...(start !== undefined && { setOutFrom: bed.id, from: withWords(day.from, leaveLuggage(bed, start)) }),
    ...(end !== undefined && { returnTo: bed.id, to: withWords(day.to, fetchLuggage(bed, end)) }),
    window: { start: minute(opens), end: minute(Math.max(opens, closes)) },
  };
}

function withWords(anchor: Anchor, words: string): Anchor {
  return { ...anchor, why: `${anchor.why} ${words}` };
}

function leaveLuggage(bed: Lodging, minutes: number): string {
  const room = bed.checkIn === null ? '' : ` (rooms from ${formatTime(bed.checkIn)})`;
  const way = minutes === 0 ? 'right there' : `${formatDuration(minutes)} away`;
  return `Then ${LUGGAGE_MINUTES} min to leave your luggage at ${houseOf(bed)}, ${way}${room}.`;
}

function fetchLuggage(bed: Lodging, minutes: number): string {
  const out = bed.checkOut === null ? '' : ` Rooms are left by ${formatTime(bed.checkOut)}.`;
  const way = minutes === 0 ? 'right there' : `${formatDuration(minutes)} from there`;
  return `Time is kept to fetch your luggage at ${houseOf(bed)} before, ${way}.${out}`;
}

function houseOf(bed: Lodging): string {
  return isArea(bed) ? 'your stay' : bed.name;
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
