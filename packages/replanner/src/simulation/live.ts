import { type ChosenPlan, getPlace, type PlaceId, satisfaction, toPlaceBook, type VisitId } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import { checkDayFeasibility } from '@wayfarer/trip/feasibility';

import { rulesOf, type World } from '../context.ts';
import { compareCursors } from '../cursor.ts';
import { decideJourney, type JourneyCommand } from '../decide.ts';
import { evolveJourney } from '../evolve.ts';
import { type DatedVisit, type Journey, listStops, listStopsAhead, startJourney } from '../journey.ts';
import type { Verb } from '../verb.ts';
import type { Chance } from './chance.ts';
import { castFates, type Fate } from './fates.ts';
import { knowAll, scoreOf, settle } from './hindsight.ts';

/** How one traveller's trip went. */
export interface Lived {
  /** Sum of S of what was seen; of what was planned; and of what one would have seen who had known everything beforehand. */
  readonly score: number;
  readonly planned: number;
  readonly hindsight: number;
  readonly decisions: number;
  readonly days: number;
  /** Days that the judge refuses for a new reason. */
  readonly infeasible: number;
  /** Stops that nothing befell, and those of them that kept their time. */
  readonly unaffected: number;
  readonly unmoved: number;
  readonly minutesLost: number;
}

/** One in so many answers is "keep", whatever is recommended. */
const KEEPS = 0.1;
/** More steps than any trip of a week has. */
const MOST_STEPS = 400;

/**
 * A traveller goes from stop to stop; what befalls them is reported when it is seen, and they take what is recommended, or keep
 * to their plan one time in ten. Of the alternatives that are shown they take the one that they like most.
 */
export function live(chance: Chance, chosen: ChosenPlan, world: World): Lived {
  const plan = settle(chosen);
  const fates = castFates(chance, plan);
  const { journey, decisions } = travel(chance, { plan, fates, world });
  const unaffected = listUnaffected(plan, fates);
  const now = listStops(journey.days).map(({ visit }) => visit);
  const score = scoreOf(seenOf(journey, fates), plan);
  const planned = scoreOf(plan.days, plan);
  return {
    ...{ score, planned, decisions, days: plan.days.length },
    hindsight: Math.max(score, scoreOf(knowAll(plan, fates), plan)),
    infeasible: countInfeasible(journey, plan),
    unaffected: unaffected.length,
    unmoved: unaffected.filter(({ visit }) => now.some(({ id, arrive }) => id === visit.id && arrive === visit.arrive))
      .length,
    minutesLost: Math.max(0, minutesAt(plan.days) - minutesAt(journey.days)),
  };
}

interface Travelled {
  readonly journey: Journey;
  readonly decisions: number;
}

function travel(
  chance: Chance,
  { plan, fates, world }: { readonly plan: ChosenPlan; readonly fates: readonly Fate[]; readonly world: World },
): Travelled {
  let journey = startJourney(plan);
  let decisions = 0;
  const met = new Set<VisitId>();
  const tried = new Set<VisitId>();
  const doIt = (command: JourneyCommand): void => {
    journey = decideJourney(journey, command, world).reduce(evolveJourney, journey);
  };
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = listStopsAhead(journey).find(({ visit }) => visit.id !== journey.at);
    const fate = fates.find(({ visit }) => visit === next?.visit.id && !met.has(visit));
    if (fate) met.add(fate.visit);
    const back = fate ? undefined : findBack(journey, { next, tried });
    if (fate) doIt({ type: 'report', reading: fate });
    else if (back) doIt(back);
    else if (next) doIt(arrivingAt(journey, next));
    else break;
    for (; journey.pending; decisions += 1) doIt({ type: 'decide', ...answerOf(chance, journey) });
  }
  const last = journey.days.at(-1);
  if (last) doIt({ type: 'advance', date: last.date, time: minute(1439) });
  return { journey, decisions };
}

/** There, or, where its time has begun meanwhile, through with it. */
function arrivingAt({ cursor }: Journey, { date, visit }: DatedVisit): JourneyCommand {
  return date === cursor.date && visit.arrive < cursor.time
    ? { type: 'advance', date, time: minute(Math.max(visit.depart, cursor.time)) }
    : { type: 'advance', to: visit.id };
}

/** Whoever waits for an hour is there when it comes; whoever waits for the road to clear hears of it, once. A storm lasts all day. */
function findBack(
  { waiting, cursor }: Journey,
  { next, tried }: { readonly next: DatedVisit | undefined; readonly tried: Set<VisitId> },
): JourneyCommand | undefined {
  const one = waiting.find(
    ({ date, visit, measure }) => date >= cursor.date && !tried.has(visit.id) && measure.kind !== 'weather',
  );
  if (!one) return undefined;
  const { visit, until, date } = one;
  const isBefore = (time: number): boolean =>
    !next || next.date > date || (next.date === date && time <= next.visit.arrive);
  if (until !== null) {
    const comesFirst = compareCursors({ date, time: until }, cursor) > 0 && isBefore(until);
    if (comesFirst) tried.add(visit.id);
    return comesFirst ? { type: 'advance', date, time: until } : undefined;
  }
  if (date > cursor.date) return isBefore(visit.arrive) ? { type: 'advance', date, time: visit.arrive } : undefined;
  tried.add(visit.id);
  return { type: 'report', reading: { measure: { kind: 'traffic', level: 0 }, visit: visit.id } };
}

function answerOf(chance: Chance, { pending, start }: Journey): { readonly choice: Verb; readonly n?: number } {
  const offered = pending?.choices.filter((choice) => choice.offered) ?? [];
  const recommended = offered.find((choice) => choice.recommended)?.choice ?? 'skip';
  // Of something that waited, to keep means to give it up: that is no keeping to one's plan.
  const mayKeep = pending?.trigger.about === 'disruption' && offered.some(({ choice }) => choice === 'keep');
  const isKept = chance.next() < KEEPS && mayKeep;
  const book = toPlaceBook(start.facts.places);
  const worth = (place: PlaceId): number => satisfaction(getPlace(book, place), start.preferences);
  const [first] = pending?.alternatives.toSorted((left, right) => worth(right.place) - worth(left.place)) ?? [];
  // What comes back is the first of its alternatives.
  const liked = pending?.trigger.about === 'disruption' && recommended === 'replace' ? first : undefined;
  return isKept ? { choice: 'keep' } : { choice: recommended, ...(liked && { n: liked.n }) };
}

/** Who is late is late for what follows that day as well. */
function listUnaffected(plan: ChosenPlan, fates: readonly Fate[]): readonly DatedVisit[] {
  const late = new Set(fates.filter(({ measure }) => measure.kind === 'delay').map(({ visit }) => visit));
  const touched = new Set([
    ...fates.map(({ visit }) => visit),
    ...plan.days.flatMap(({ visits }) => {
      const first = visits.findIndex(({ id }) => late.has(id));
      return first === -1 ? [] : visits.slice(first).map(({ id }) => id);
    }),
  ]);
  return listStops(plan.days).filter(({ visit }) => visit.kind === 'place' && !touched.has(visit.id));
}

/** Who goes to a closed door all the same sees nothing. */
function seenOf({ days, start }: Journey, fates: readonly Fate[]): ChosenPlan['days'] {
  const shut = new Set(
    fates
      .filter(({ measure }) => measure.kind === 'closed')
      .flatMap(({ visit }) =>
        start.days.flatMap(({ date, visits }) =>
          visits.filter(({ id }) => id === visit).map(({ place }) => `${date} ${place}`),
        ),
      ),
  );
  return days.map((day) => ({
    ...day,
    visits: day.visits.filter(({ place }) => !shut.has(`${day.date} ${place}`)),
  }));
}

function countInfeasible({ days, start }: Journey, plan: ChosenPlan): number {
  const rules = rulesOf({ ...start, days });
  return days.filter((day) => {
    const was = plan.days.find(({ date }) => date === day.date);
    return was && checkDayFeasibility(was, rules).answer === 'ok' && checkDayFeasibility(day, rules).answer === 'no';
  }).length;
}

function minutesAt(days: ChosenPlan['days']): number {
  return listStops(days)
    .filter(({ visit }) => visit.kind === 'place')
    .reduce((sum, { visit: { arrive, depart } }) => sum + depart - arrive, 0);
}
