import { applyEdit } from '@wayfarer/edits';
import {
  type DatedVisit,
  decideJourney,
  evolveJourney,
  type Journey,
  type JourneyCommand,
  type JourneyEvent,
  listStopsAhead,
  type Measure,
  rulesOf,
  startJourney,
  type Verb,
} from '@wayfarer/replanner';
import { type ChosenPlan, getPlace, type PlaceId, satisfaction, toPlaceBook, type VisitId } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import { checkDayFeasibility } from '@wayfarer/trip/feasibility';

import { USUAL } from './disrupt.ts';
import type { Chance } from './random.ts';

/** What happens on the way, how often: a chance for each stop, of weather for each day. Editorial. */
const RATES = { crowd: 0.12, closed: 0.04, traffic: 0.06, delay: 0.06, storm: 0.12 } as const;

/** How one traveller's trip went. */
export interface Lived {
  /** Sum of S of what was seen, and of what one would have seen who had known everything beforehand. */
  readonly score: number;
  readonly hindsight: number;
  readonly decisions: number;
  readonly days: number;
  /** Days whose visits overlap, or that the judge refuses for a new reason. */
  readonly infeasible: number;
  /** Stops that nothing befell, and those of them that kept their time. */
  readonly unaffected: number;
  readonly unmoved: number;
  readonly minutesLost: number;
}

interface Fate {
  readonly visit: VisitId;
  readonly measure: Measure;
}

/**
 * A traveller goes from stop to stop; what befalls them is reported when it is seen, and they take what is recommended, or keep
 * to their plan one time in ten.
 */
export function live(chance: Chance, plan: ChosenPlan): Lived {
  const book = toPlaceBook(plan.facts.places);
  const worth = (place: PlaceId): number => satisfaction(getPlace(book, place), plan.preferences);
  const fates = castFates(chance, plan);
  let journey = startJourney(plan);
  let decisions = 0;
  const met = new Set<VisitId>();
  const tried = new Set<VisitId>();
  for (let step = 0; step < 200; step += 1) {
    const next = listStopsAhead(journey).find(({ visit }) => visit.id !== journey.at);
    if (!next) break;
    const fate = fates.find(({ visit }) => visit === next.visit.id && !met.has(visit));
    if (fate) {
      met.add(fate.visit);
      journey = apply(journey, decideJourney(journey, { type: 'report', reading: fate }, USUAL));
      while (journey.pending) {
        const choice = answerOf(chance, journey);
        journey = apply(journey, decideJourney(journey, { type: 'decide', choice }, USUAL));
        decisions += 1;
      }
      continue;
    }
    const back = findBack(journey, { next, tried });
    const command = back ?? arrivingAt(journey, next);
    journey = apply(journey, decideJourney(journey, command, USUAL));
    while (journey.pending) {
      journey = apply(journey, decideJourney(journey, { type: 'decide', choice: answerOf(chance, journey) }, USUAL));
      decisions += 1;
    }
  }
  const last = journey.days.at(-1);
  if (last)
    journey = apply(journey, decideJourney(journey, { type: 'advance', date: last.date, time: minute(1439) }, USUAL));
  // Who is late is late for what follows as well.
  const late = fates.filter(({ measure }) => measure.kind === 'delay').map(({ visit }) => visit);
  const touched = new Set([
    ...fates.map(({ visit }) => visit),
    ...plan.days.flatMap(({ visits }) => {
      const first = visits.findIndex(({ id }) => late.includes(id));
      return first === -1 ? [] : visits.slice(first).map(({ id }) => id);
    }),
  ]);
  const stops = plan.days.flatMap(({ date, visits }) => visits.map((visit) => ({ date, visit })));
  const unaffected = stops.filter(({ visit }) => visit.kind === 'place' && !touched.has(visit.id));
  const now = journey.days.flatMap(({ visits }) => visits);
  const unmoved = unaffected.filter(({ visit }) =>
    now.some(({ id, arrive }) => id === visit.id && arrive === visit.arrive),
  );
  const score = scoreOf(journey.days, worth);
  return {
    score,
    hindsight: Math.max(score, knowingAll(plan, { fates, worth })),
    decisions,
    days: plan.days.length,
    infeasible: listInfeasible(journey, plan),
    unaffected: unaffected.length,
    unmoved: unmoved.length,
    minutesLost: Math.max(0, minutesAt(plan.days) - minutesAt(journey.days)),
  };
}

/** There, or, where its time has begun meanwhile, through with it. */
function arrivingAt({ cursor }: Journey, { date, visit }: DatedVisit): JourneyCommand {
  return date === cursor.date && visit.arrive < cursor.time
    ? { type: 'advance', date, time: minute(Math.max(visit.depart, cursor.time)) }
    : { type: 'advance', to: visit.id };
}

/** Whoever waits for an hour is there when it comes; whoever waits for the road or the sky to clear hears of it, once. */
function findBack(
  { waiting, cursor }: Journey,
  { next, tried }: { readonly next: DatedVisit; readonly tried: Set<VisitId> },
): JourneyCommand | undefined {
  const one = waiting.find(({ date, visit }) => date === cursor.date && !tried.has(visit.id));
  if (!one) return undefined;
  const { visit, until, measure } = one;
  const comesFirst = until !== null && until > cursor.time && (next.date > cursor.date || until <= next.visit.arrive);
  if (until !== null && !comesFirst) return undefined;
  tried.add(visit.id);
  if (until !== null) return { type: 'advance', date: cursor.date, time: until };
  const cleared: Measure =
    measure.kind === 'weather' ? { kind: 'weather', condition: 'clear' } : { kind: 'traffic', level: 0 };
  return { type: 'report', reading: { measure: cleared, ...(measure.kind === 'traffic' && { visit: visit.id }) } };
}

function castFates(chance: Chance, { days, facts }: ChosenPlan): readonly Fate[] {
  const book = toPlaceBook(facts.places);
  return days.flatMap(({ visits }) => {
    const storm = chance.next() < RATES.storm;
    return visits
      .filter(({ kind, locked }) => kind === 'place' && !locked)
      .flatMap(({ id: visit, place }): Fate[] => {
        const roll = chance.next();
        if (storm && getPlace(book, place).indoor === false)
          return [{ visit, measure: { kind: 'weather', condition: 'stormy' } }];
        let edge = 0;
        const within = (share: number): boolean => roll < (edge += share);
        if (within(RATES.crowd)) return [{ visit, measure: { kind: 'crowd', level: 0.6 + 0.4 * chance.next() } }];
        if (within(RATES.closed)) return [{ visit, measure: { kind: 'closed' } }];
        if (within(RATES.traffic)) return [{ visit, measure: { kind: 'traffic', level: 0.5 + 0.5 * chance.next() } }];
        if (within(RATES.delay)) return [{ visit, measure: { kind: 'delay', minutes: 10 + 10 * chance.below(6) } }];
        return [];
      });
  });
}

function answerOf(chance: Chance, { pending }: Journey): Verb {
  const offered = pending?.choices.filter((choice) => choice.offered) ?? [];
  const recommended = offered.find((choice) => choice.recommended)?.choice ?? 'skip';
  const isKept = chance.next() < 0.1 && offered.some(({ choice }) => choice === 'keep');
  return isKept ? 'keep' : recommended;
}

function apply(journey: Journey, events: readonly JourneyEvent[]): Journey {
  return events.reduce(evolveJourney, journey);
}

/** All days solved anew by who knew beforehand what would be closed, and which days would be stormy. */
function knowingAll(
  plan: ChosenPlan,
  { fates, worth }: { readonly fates: readonly Fate[]; readonly worth: (place: PlaceId) => number },
): number {
  const stops = plan.days.flatMap(({ date, visits }) => visits.map((visit) => ({ date, visit })));
  const of = (kind: Measure['kind']) =>
    stops.filter(({ visit }) => fates.some((fate) => fate.visit === visit.id && fate.measure.kind === kind));
  const stormy = [...new Set(of('weather').map(({ date }) => date))];
  const known = {
    ...{ ...plan, skipped: [], visited: [], now: null },
    closed: of('closed').map(({ date, visit }) => ({ place: visit.place, date })),
    weather: stormy.map((date) => ({ date, severity: 1, isOver: true })),
  };
  const solved = applyEdit(
    known,
    { type: 'refill', date: null },
    { seed: 1, effort: HINDSIGHT_EFFORT, withoutRemedies: true },
  );
  const days = solved.kind === 'done' ? solved.plan.days : [];
  return scoreOf(days, worth);
}

/** Thousands of questions to the optimizer: as many as the plan itself had. */
const HINDSIGHT_EFFORT = 60;

function scoreOf(days: ChosenPlan['days'], worth: (place: PlaceId) => number): number {
  return days
    .flatMap(({ visits }) => visits.filter(({ kind }) => kind === 'place'))
    .reduce((sum, { place }) => sum + worth(place), 0);
}

function listInfeasible({ days, start }: Journey, plan: ChosenPlan): number {
  const rules = rulesOf({ ...start, days });
  return days.filter((day) => {
    const was = plan.days.find(({ date }) => date === day.date);
    return was && checkDayFeasibility(was, rules).answer === 'ok' && checkDayFeasibility(day, rules).answer === 'no';
  }).length;
}

function minutesAt(days: ChosenPlan['days']): number {
  return days.reduce(
    (sum, { visits }) =>
      sum + visits.filter(({ kind }) => kind === 'place').reduce((so, { arrive, depart }) => so + depart - arrive, 0),
    0,
  );
}
