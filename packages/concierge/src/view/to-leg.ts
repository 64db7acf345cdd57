import type { Leg, Transit } from '@wayfarer/contract';
import {
  type DayPlan,
  type Leg as PlannedLeg,
  sourceOfWalk,
  type StopTime,
  type TransitWay,
  type TripFacts,
} from '@wayfarer/trip';
import { formatDuration, formatTime } from '@wayfarer/trip/clock';

import { endsOf, rideKey } from '../rides/list-rides.ts';
import type { RidesView } from '../rides/say-rides.ts';

/** What turns a leg of the plan into one of the border. */
export interface LegContext {
  readonly facts: Pick<TripFacts, 'travel'>;
  /** How one rides, by key, as far as it was looked up. */
  readonly wayOf?: RidesView['wayOf'];
}

/** A walk that was worked out names by whom, a ride that was looked up its lines. */
export function toLeg(leg: PlannedLeg, day: DayPlan, { facts, wayOf }: LegContext): Leg {
  const ends = endsOf(day, leg);
  const [from, to] = [ends?.from.place, ends?.to.place];
  const isWorkedOut = leg.mode === 'walk' && !leg.estimate && from !== undefined && to !== undefined;
  const source = isWorkedOut && facts.travel ? sourceOfWalk(facts.travel, { from, to }) : undefined;
  const way = leg.mode === 'transit' && ends ? wayOf?.(rideKey(day, ends)) : undefined;
  return {
    ...leg,
    ...(source && { source: { ...source } }),
    ...(way && ends && { transit: toTransit(way, ends.to.arrive - ends.from.depart) }),
  };
}

/** @param gap - Minutes that the plan has for it. */
function toTransit({ rides, minutes, source }: TransitWay, gap: number): Transit {
  const toStop = ({ name, time }: StopTime) => ({ name, time: formatTime(time) });
  return {
    rides: rides.map((ride) => ({ ...ride, board: toStop(ride.board), alight: toStop(ride.alight) })),
    minutes,
    warning:
      minutes > gap
        ? `By the timetable this takes ${formatDuration(minutes)}, and the plan has ${formatDuration(gap)} for it.`
        : null,
    source: { ...source },
  };
}
