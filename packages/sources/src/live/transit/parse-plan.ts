import type { AskedRide } from '@wayfarer/planner/ports';
import { type Coordinates, distanceKm, type RideMode, type TransitRide, type TransitWay } from '@wayfarer/trip';
import { z } from 'zod';

import { parseJson } from '../http/parse-json.ts';
import { RequestFailedError } from '../http/request-failed-error.ts';
import { toInstant, toMinuteOf } from './zoned-time.ts';

const instantSchema = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

const stopSchema = z.object({ name: z.string().trim().min(1), lat: z.number(), lon: z.number() });

const legSchema = z.object({
  mode: z.string(),
  startTime: instantSchema,
  endTime: instantSchema,
  from: stopSchema.optional(),
  to: stopSchema.optional(),
  headsign: z.string().nullish(),
  displayName: z.string().nullish(),
  routeShortName: z.string().nullish(),
  routeLongName: z.string().nullish(),
  cancelled: z.boolean().nullish(),
});
type PlanLeg = z.infer<typeof legSchema>;

const itinerarySchema = z.object({ startTime: instantSchema, endTime: instantSchema, legs: z.array(legSchema).min(1) });
type Itinerary = z.infer<typeof itinerarySchema>;

const answerSchema = z.object({ itineraries: z.array(itinerarySchema) });

const MODES: ReadonlyMap<string, RideMode> = new Map(
  Object.entries<RideMode>({
    TRAM: 'tram',
    SUBWAY: 'metro',
    METRO: 'metro',
    BUS: 'bus',
    COACH: 'bus',
    FERRY: 'ferry',
    RAIL: 'train',
    SUBURBAN: 'train',
    HIGHSPEED_RAIL: 'train',
    LONG_DISTANCE: 'train',
    NIGHT_RAIL: 'train',
    REGIONAL_FAST_RAIL: 'train',
    REGIONAL_RAIL: 'train',
    CABLE_CAR: 'cable car',
    AERIAL_LIFT: 'cable car',
    FUNICULAR: 'cable car',
    OTHER: 'ride',
  }),
);
const WALK = 'WALK';

/** Nobody waits longer for a ride inside a day (ours). */
const LONGEST_MS = 4 * 3_600_000;
/** Clocks of two services may differ by so much. */
const TOLERANCE_MS = 60_000;
/** Nobody walks farther to a stop (ours). */
const FARTHEST_STOP_KM = 3;
/** As the crow flies, with all the walking and waiting (ours). */
const FASTEST_KMH = 120;

/**
 * The way that arrives first, of those that can be; `null` where the timetable has none.
 *
 * @throws {RequestFailedError} if the answer is no answer of a MOTIS server.
 */
export function parsePlan(text: string, ride: AskedRide, source: TransitWay['source']): TransitWay | null {
  const parsed = answerSchema.safeParse(parseJson(text));
  if (!parsed.success) throw new RequestFailedError('unreadable', 'answered with something that is no connection');
  const leave = toInstant(ride.date, ride.leave, ride.zone);
  const [first] = parsed.data.itineraries
    .filter((one) => canBe(one, ride, leave))
    .map((one) => ({ one, rides: toRides(one.legs, ride) }))
    .filter(({ rides }) => rides.length > 0)
    .toSorted((left, right) => left.one.endTime - right.one.endTime || left.rides.length - right.rides.length);
  const [ride1, ...others] = first?.rides ?? [];
  if (!first || !ride1) return null;
  return { rides: [ride1, ...others], minutes: Math.ceil((first.one.endTime - leave) / 60_000), source };
}

function canBe({ startTime, endTime, legs }: Itinerary, { from, to }: AskedRide, leave: number): boolean {
  const vehicles = legs.filter(({ mode }) => mode !== WALK);
  const isInTime = startTime >= leave - TOLERANCE_MS && endTime - leave <= LONGEST_MS;
  const isInOrder = legs.every(
    (leg, index) =>
      leg.endTime >= leg.startTime && leg.startTime >= (legs[index - 1]?.endTime ?? startTime) - TOLERANCE_MS,
  );
  const hours = (endTime - startTime) / 3_600_000;
  return (
    isInTime &&
    isInOrder &&
    Math.abs((legs.at(-1)?.endTime ?? 0) - endTime) <= TOLERANCE_MS &&
    distanceKm(from, to) <= hours * FASTEST_KMH &&
    vehicles.every((leg) => MODES.has(leg.mode) && !leg.cancelled && leg.from && leg.to && lineOf(leg) !== '') &&
    isNear(vehicles[0]?.from, from) &&
    isNear(vehicles.at(-1)?.to, to)
  );
}

function isNear(stop: Coordinates | undefined, place: Coordinates): boolean {
  return stop !== undefined && distanceKm(stop, place) <= FARTHEST_STOP_KM;
}

function toRides(legs: readonly PlanLeg[], { date, zone }: AskedRide): readonly TransitRide[] {
  return legs.flatMap((leg) => {
    const { mode, from, to, startTime, endTime, headsign } = leg;
    if (mode === WALK || !from || !to) return [];
    const direction = headsign?.trim();
    return {
      mode: MODES.get(mode) ?? 'ride',
      line: lineOf(leg),
      direction: direction === undefined || direction === '' ? null : direction,
      board: { name: from.name, time: toMinuteOf(date, startTime, zone) },
      alight: { name: to.name, time: toMinuteOf(date, endTime, zone) },
    };
  });
}

/** What stands on the vehicle. */
function lineOf({ displayName, routeShortName, routeLongName }: PlanLeg): string {
  return (
    [displayName, routeShortName, routeLongName].map((name) => name?.trim() ?? '').find((name) => name !== '') ?? ''
  );
}
