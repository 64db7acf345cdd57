import type { ArrangeQuery, PlanningState } from '@wayfarer/planner';
import {
  type DayPlan,
  type FoundFact,
  isAgainstPlan,
  type Place,
  type TripFacts,
  withFoundFacts,
  withoutFoundFacts,
} from '@wayfarer/trip';
import type { Ride } from '@wayfarer/trip/costs';

import type { TripState } from '../trip-state.ts';
import type { NotedFinding } from './noted-finding.ts';

/** What of the findings a plan may count with. */
export function findFoundFacts(found: readonly NotedFinding[]): readonly FoundFact[] {
  return found.flatMap(({ status, fact }) => (status === 'found' && fact ? [fact] : []));
}

/** Whether the plan counts with it: hours that a planned visit does not keep are asked about, and wait. */
export function countsInPlan(fact: FoundFact, days: readonly DayPlan[]): boolean {
  return fact.kind !== 'hours' || !isAgainstPlan(fact, days);
}

/**
 * The trip with what was found laid over the facts that it is planned and counted with. Whatever is taken back or chosen anew, it
 * stands until it is forgotten, and no plan is ever judged by hours that it breaks.
 */
export function withFoundInPlan(state: TripState): TripState {
  const { found, forgotten, journey, planning } = state;
  if (found.length === 0 && forgotten.length === 0) return state;
  const facts = findFoundFacts(found);
  const gone = findFoundFacts(forgotten);
  const lay = (under: TripFacts): TripFacts => withFoundFacts(withoutFoundFacts(under, gone), facts);
  const now = withFactsOf(planning, lay);
  if (!journey) return now === planning ? state : { ...state, planning: now };
  const standing = facts.filter((fact) => countsInPlan(fact, journey.days));
  const waiting = facts.filter((fact) => !standing.includes(fact));
  const under = withoutFoundFacts(journey.start.facts, [...gone, ...waiting]);
  const start = withFacts(journey.start, withFoundFacts(under, standing));
  if (now === planning && start === journey.start) return state;
  return { ...state, planning: now, journey: { ...journey, start } };
}

function withFactsOf(planning: PlanningState, lay: (facts: TripFacts) => TripFacts): PlanningState {
  const { gathered, chosen } = planning;
  const now = gathered && lay(gathered);
  const then = chosen?.gathered ? lay(chosen.gathered) : null;
  if (now === gathered && then === (chosen?.gathered ?? null)) return planning;
  return { ...planning, gathered: now, chosen: chosen && { ...chosen, gathered: then } };
}

function withFacts<Start extends { readonly facts: TripFacts }>(start: Start, facts: TripFacts): Start {
  return facts === start.facts ? start : { ...start, facts };
}

/** What plans are made from anew, with what was found before. */
export function withFoundInQuery(query: ArrangeQuery, found: readonly FoundFact[]): ArrangeQuery {
  if (found.length === 0) return query;
  const nothingNew = found.map(withoutBrought);
  const { places, food, stay, transport } = query.findings;
  return {
    ...query,
    findings: {
      places: { ...places, sights: filled(places.sights, nothingNew) },
      food: food && { ...food, eateries: filled(food.eateries, found) },
      stay: stay && { ...stay, lodgings: filled(stay.lodgings, nothingNew) },
      transport: transport && { ...transport, ...filledRides(transport, nothingNew) },
    },
  };
}

/** Only among tables a table comes in. */
function withoutBrought(fact: FoundFact): FoundFact {
  if (fact.kind !== 'diet' || !fact.bring) return fact;
  const { bring: _table, ...rest } = fact;
  return rest;
}

const NO_FACTS: TripFacts = { places: [], calendar: [], journeys: [], currency: '' };

function filled<Kind extends Place>(places: readonly Kind[], found: readonly FoundFact[]): readonly Kind[] {
  return withFoundFacts({ ...NO_FACTS, places }, found).places as readonly Kind[];
}

function filledRides(
  { journeys, ways }: { readonly journeys: readonly Ride[]; readonly ways?: readonly Ride[] },
  found: readonly FoundFact[],
): { readonly journeys: readonly Ride[]; readonly ways?: readonly Ride[] } {
  const facts = withFoundFacts({ ...NO_FACTS, journeys, ...(ways && { ways }) }, found);
  return { journeys: facts.journeys, ...(facts.ways && { ways: facts.ways }) };
}
