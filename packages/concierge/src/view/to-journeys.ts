import { LruMap } from '@wayfarer/archon/data';
import type { Trip } from '@wayfarer/contract';
import type { Gazetteer, PlanningState } from '@wayfarer/planner';
import type { Journey } from '@wayfarer/replanner';
import type { DayPlan, TripFacts, Visit } from '@wayfarer/trip';
import { addDays } from '@wayfarer/trip/clock';
import { marginsOf } from '@wayfarer/trip/limits';

type Shown = NonNullable<Trip['journeys']>[number];

/** The journeys between cities that stand in the chosen plan or in an option, with the zones of both their ends. */
export function toJourneys(
  { options, gathered }: Pick<PlanningState, 'options' | 'gathered'>,
  journey: Journey | null,
  gazetteer: Gazetteer,
): Shown[] {
  const plans = [
    ...(journey ? [{ days: journey.days, facts: journey.start.facts }] : []),
    ...(gathered ? options.map(({ days }) => ({ days, facts: gathered })) : []),
  ];
  const shown = plans.flatMap(({ days, facts }) => journeysOf(days, facts, gazetteer));
  return [...new Map(shown.map((one) => [one.visitId, one])).values()];
}

function journeysOf(days: readonly DayPlan[], facts: TripFacts, gazetteer: Gazetteer): Shown[] {
  return days.flatMap(({ date, visits }) =>
    visits.flatMap((visit) => {
      if (visit.kind !== 'transport') return [];
      const direction = directionOf(visit, facts, date);
      if (!direction) return [];
      const { is, ride } = direction;
      const zones = { fromZone: zoneOf(ride.from, facts, gazetteer), toZone: zoneOf(ride.to, facts, gazetteer) };
      const { mode, from, to, minutes } = ride;
      return [{ visitId: visit.id, direction: is, mode, from, to, minutes, ...marginsOf(ride), ...zones }];
    }),
  );
}

/** A visit at a station says in its name where one comes from, or goes to. */
function directionOf(
  { label = '' }: Visit,
  { journeys }: TripFacts,
  date: string,
): { readonly is: Shown['direction']; readonly ride: TripFacts['journeys'][number] } | undefined {
  const arriving = journeys.find((ride) => ride.date === date && label.endsWith(` from ${ride.from}`));
  if (arriving) return { is: 'in', ride: arriving };
  // Over night it leaves on the day before.
  const leaving = journeys.find(
    (ride) => (ride.date === date || ride.date === addDays(date, 1)) && label.endsWith(` to ${ride.to}`),
  );
  return leaving && { is: 'out', ride: leaving };
}

/** Names are looked up once for each catalogue: a trip is shown often. */
const known = new WeakMap<Gazetteer, LruMap<string, string | null>>();

/** What the trip knows itself goes first: its city need not be in the catalogue of today. */
function zoneOf(name: string, { calendar }: TripFacts, gazetteer: Gazetteer): string | null {
  const own = calendar.find(({ cityName }) => cityName === name)?.zone;
  if (own !== undefined) return own;
  const zones = known.get(gazetteer) ?? new LruMap<string, string | null>({ bytes: 500_000 });
  known.set(gazetteer, zones);
  const before = zones.get(name);
  if (before !== undefined) return before;
  const zone = findZone(name, gazetteer);
  zones.set(name, zone);
  return zone;
}

function findZone(name: string, gazetteer: Gazetteer): string | null {
  const match = gazetteer.resolveCity(name);
  if (match.kind === 'known') return match.city.zone;
  return match.kind === 'elsewhere' ? (match.zone ?? null) : null;
}
