import {
  decideJourney,
  evolveJourney,
  type Journey,
  type JourneyCommand,
  listAlternatives,
  listStopsAhead,
  type Measure,
  ReplannerError,
  startJourney,
  type Trouble,
  whatIf,
  type World,
} from '@wayfarer/replanner';
import type { Chance } from '@wayfarer/replanner/simulation';
import { type ChosenPlan, typicalCrowd, type VisitId } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';

import { listNewFaults } from './new-faults.ts';

/** Crowds as they usually are. */
export const USUAL: World = {
  crowd: (place, at) => ({ level: typicalCrowd(place.categories[0], at.time, at.busyDay), typical: true }),
};

const CONDITIONS = ['clear', 'drizzle', 'rainy', 'heavy_rain', 'stormy', 'hot'] as const;

function aMeasure(chance: Chance): Measure {
  switch (chance.below(5)) {
    case 0:
      return { kind: 'crowd', level: chance.below(101) / 100 };
    case 1:
      return { kind: 'traffic', level: chance.below(101) / 100 };
    case 2:
      return { kind: 'weather', condition: chance.pick(CONDITIONS) };
    case 3:
      return { kind: 'closed' };
    default:
      return { kind: 'delay', minutes: 10 * chance.below(20) };
  }
}

/** What a sequence of disruptions and answers came to. */
export interface Sequence {
  readonly commands: number;
  readonly decisions: number;
  /** Promises that were broken, each in a sentence; a sound program has none. */
  readonly violations: readonly string[];
}

/** Plays one trip through random disruptions, answers, edits, steps and undos, and checks every promise after each. */
export function playSequence(chance: Chance, plan: ChosenPlan, length: number): Sequence {
  let journey = startJourney(plan);
  let decisions = 0;
  const violations: string[] = [];
  for (let step = 0; step < length; step += 1) {
    const command = aCommand(chance, journey);
    try {
      const events = decideJourney(journey, command, USUAL);
      const after = events.reduce(evolveJourney, journey);
      violations.push(...listViolations(journey, after, command));
      if (command.type === 'decide') decisions += 1;
      journey = after;
    } catch (error) {
      // A refusal has changed nothing; a broken promise is a bug.
      if (!(error instanceof ReplannerError) || error.code === 'invariant-broken') violations.push(String(error));
    }
  }
  return { commands: length, decisions, violations };
}

function aCommand(chance: Chance, journey: Journey): JourneyCommand {
  const { pending, cursor } = journey;
  if (pending && chance.next() < 0.7) {
    const choice = chance.pick(pending.choices.filter(({ offered }) => offered)).choice;
    return { type: 'decide', choice, n: 1 + chance.below(Math.max(1, pending.alternatives.length)) };
  }
  const ahead = listStopsAhead(journey);
  const visit = ahead.length > 0 && chance.next() < 0.6 ? chance.pick(ahead).visit.id : undefined;
  switch (chance.below(10)) {
    case 0:
      return { type: 'undo' };
    case 1:
      return { type: 'redo' };
    case 2:
    case 3:
      return {
        type: 'advance',
        date: cursor.date,
        time: minute(Math.min(1430, cursor.time + 30 * (1 + chance.below(6)))),
      };
    case 4:
      return { type: 'advance', date: chance.pick(journey.days).date, time: minute(540) };
    case 5:
      return { type: 'repair', trouble: aTrouble(chance, journey, visit) };
    case 6:
      return visit && chance.next() < 0.5
        ? { type: 'edit', edit: chance.next() < 0.5 ? { type: 'lock', visit } : { type: 'remove', visit } }
        : { type: 'report', reading: { measure: { kind: 'unwanted' } } };
    default:
      return { type: 'report', reading: { measure: aMeasure(chance), ...(visit && { visit }) } };
  }
}

function aTrouble(chance: Chance, journey: Journey, visit?: VisitId): Trouble {
  const measure = aMeasure(chance);
  return measure.kind === 'weather'
    ? { measure, date: chance.pick(journey.days).date }
    : { measure, ...(visit !== undefined && { visit }) };
}

/** Promises about any step: what is over stays, what is fixed stays, nothing moves unasked, every day is as sound as it was. */
function listViolations(before: Journey, after: Journey, command: JourneyCommand): readonly string[] {
  const all = after.days.flatMap(({ visits }) => visits);
  const was = before.days.flatMap(({ visits }) => visits);
  const isBack = command.type === 'undo' || command.type === 'redo';
  const over = was.filter(
    ({ id, arrive, depart }) =>
      before.visited.includes(id) &&
      !all.some((one) => one.id === id && one.arrive === arrive && one.depart === depart),
  );
  const pending = command.type === 'decide' ? before.pending?.visit : undefined;
  const edited = command.type === 'edit' && 'visit' in command.edit ? command.edit.visit : undefined;
  const loosened = was.filter(
    ({ id, locked, kind, arrive }) =>
      locked &&
      kind !== 'stay' &&
      !isBack &&
      id !== pending &&
      id !== edited &&
      !all.some((one) => one.id === id && one.arrive === arrive),
  );
  const isSilent = command.type === 'report' || command.type === 'advance';
  const places = all.filter(({ kind }) => kind === 'place').map(({ place }) => place);
  const meals = after.days.flatMap(({ date, visits }) =>
    visits.flatMap(({ meal }) => (meal ? [`${date} ${meal}`] : [])),
  );
  return [
    ...over.map(({ id }) => `${id} was over and changed by ${command.type}.`),
    ...loosened.map(({ id }) => `${id} was fixed and moved by ${command.type}.`),
    ...(isSilent && after.days !== before.days ? [`A ${command.type} moved something unasked.`] : []),
    ...(new Set(places).size < places.length ? ['A place is planned twice.'] : []),
    ...(new Set(meals).size < meals.length ? ['A meal is planned twice.'] : []),
    ...(isBack ? [] : listNewFaults(before, after).map((text) => `After ${command.type}: ${text}`)),
    ...(after.queue.length > 0 && !after.pending ? ['Something queues behind no question.'] : []),
    ...(after.pending && after.pending.choices.filter(({ recommended }) => recommended).length !== 1
      ? ['Not exactly one choice is recommended.']
      : []),
    ...(listAlternatives(after).some(({ place }) => after.skipped.includes(place))
      ? ['What was given up is offered.']
      : []),
  ];
}

/** A what-if, which must leave everything as it was. */
export function changesNothing(chance: Chance, plan: ChosenPlan): boolean {
  const journey = startJourney(plan);
  const before = JSON.stringify(journey);
  whatIf(journey, { trouble: aTrouble(chance, journey) }, USUAL);
  return JSON.stringify(journey) === before;
}
