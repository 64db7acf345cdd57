import { type Gazetteer, sayList, textsIn } from '@wayfarer/language';

import type { Arrangement } from '../compose/arrange-options.ts';
import { type PlannerEvent, plannerEvent } from '../events.ts';
import { describeChange } from '../fact-text.ts';
import { type Fact, valueOf } from '../facts.ts';
import type { FoodQuery, PlacesQuery, StayQuery, TransportQuery } from '../ports/specialists.ts';
import { toSegments } from '../segments.ts';
import { instruct } from '../specialists/instructions.ts';
import { PERCENT, type Stage } from '../stage.ts';
import { findFailure, findTask, hasProposal, listChanges, type PlanningState, taskId } from '../state.ts';
import type { TaskName } from '../task-name.ts';
import type { Conclusions } from './conclusions.ts';

/** The queries of a plan, one for each specialist. */
export interface Queries {
  readonly transport: TransportQuery;
  readonly stay: StayQuery;
  readonly food: FoodQuery;
  readonly compose: PlacesQuery;
}

/** Sends the three specialists out, unless what was said changes nothing about the plan that is there. */
export function dispatch(
  state: PlanningState,
  conclusions: Conclusions,
  gazetteer: Gazetteer,
): readonly PlannerEvent[] {
  const queries = toQueries(state);
  if (!queries) return [];
  if (state.version > 0 && !conclusions.changed && !shouldTryAgain(state, conclusions))
    return [plannerEvent('message-sent', { text: sayNothingNew(state, conclusions) })];
  const version = state.version + 1;
  return [
    plannerEvent('mode-changed', { mode: 'DISPATCH' }),
    plannerEvent('message-sent', {
      text: [...conclusions.remarks, sayBegun(state, { queries, conclusions, gazetteer })].join('\n'),
    }),
    ...(['transport', 'stay', 'food'] as const).map((task) =>
      request(task, version, { query: queries[task], stage: 'dispatch', facts: state.facts }),
    ),
  ];
}

/** That the specialists are sent out; once a plan is chosen, why there will be another one. */
function sayBegun(
  state: PlanningState,
  {
    queries,
    conclusions: { hints },
    gazetteer,
  }: { readonly queries: Queries; readonly conclusions: Conclusions; readonly gazetteer: Gazetteer },
): string {
  const language = hints.language ?? 'en';
  const { plans } = textsIn(language);
  if (state.chosen) {
    const changes = listChanges(state).map((change) => describeChange(change.before, change.after, language));
    return changes.length === 0 ? plans.change.anotherPlan : plans.change.another(changes.join('; '));
  }
  return plans.looking(
    sayList(
      queries.transport.segments.map((segment) => gazetteer.getCity(segment.city).name),
      language,
    ),
  );
}

/** Asks for what there is to see, once the specialists have answered. */
export function dispatchCompose(state: PlanningState): readonly PlannerEvent[] {
  const queries = toQueries(state);
  return queries
    ? [request('compose', state.version, { query: queries.compose, stage: 'research', facts: state.facts })]
    : [];
}

/** Asks for whole trips made of what was found. What that is stands in the log already. */
export function dispatchArrange({ version, facts }: PlanningState): readonly PlannerEvent[] {
  return [request('arrange', version, { query: { version }, stage: 'finalize', facts })];
}

interface Work {
  readonly query: unknown;
  readonly stage: Exclude<Stage, 'error'>;
  readonly facts: readonly Fact[];
}

function request(task: TaskName, version: number, { query, stage, facts }: Work): PlannerEvent {
  const told = { ...instruct(task, facts), stage, percent: PERCENT[stage] };
  return plannerEvent('task-requested', { id: taskId(task, version), task, query, ...told });
}

/** A plan that failed is tried again when the traveller agrees to it. */
function shouldTryAgain(state: PlanningState, { understanding }: Conclusions): boolean {
  return understanding.assent === 'yes' && findFailure(state) !== undefined;
}

function sayNothingNew(state: PlanningState, { remarks, hints }: Conclusions): string {
  const { plans } = textsIn(hints.language ?? 'en');
  if (remarks.length > 0) return remarks.join('\n');
  if (state.mode === 'DISPATCH') return plans.inTheMaking;
  if (isTooDear(state)) return plans.stillTooDear;
  if (state.options.length === 0) return plans.tryAgain;
  if (hasProposal(state)) return plans.waits;
  const numbers = state.options.map((_, index) => index + 1).join(', ');
  return state.selected ? plans.nothingNew : plans.choose(numbers);
}

function isTooDear(state: PlanningState): boolean {
  const arranged = findTask(state, 'arrange')?.result as Arrangement | undefined;
  return arranged?.kind === 'over-budget' && state.options.length === 0;
}

function toQueries({ facts }: PlanningState): Queries | undefined {
  const destinations = valueOf(facts, 'destinations');
  const start = valueOf(facts, 'start');
  const end = valueOf(facts, 'end');
  const currency = valueOf(facts, 'currency');
  if (!destinations || !start || !end || !currency) return undefined;
  const segments = toSegments(destinations, start, end);
  const shared = { segments, currency };
  const keep = valueOf(facts, 'mustDo') ?? [];
  const level = valueOf(facts, 'budgetLevel');
  const near = valueOf(facts, 'stayAreas') ?? [];
  return {
    transport: { ...shared, origin: valueOf(facts, 'origin') ?? '', ...toTickets(facts), ...toPreferred(facts) },
    stay: {
      ...shared,
      style: valueOf(facts, 'hotelStyle') ?? null,
      access: valueOf(facts, 'accessibility') ?? [],
      ...(near.length > 0 && { near: near.map(({ city, at }) => ({ city, at })) }),
      ...toWishedStays(facts),
    },
    food: { ...shared, diets: valueOf(facts, 'dietary') ?? [], keep, ...(level && { level }) },
    compose: {
      ...shared,
      budget: valueOf(facts, 'budget')?.money ?? null,
      interests: [
        ...new Set([
          ...(valueOf(facts, 'interests') ?? []),
          ...(valueOf(facts, 'persons') ?? []).flatMap(({ interests = [] }) => interests),
        ]),
      ],
      keep,
    },
  };
}

function toPreferred(facts: readonly Fact[]): Pick<TransportQuery, 'prefer'> {
  const prefer = valueOf(facts, 'transport') ?? [];
  return prefer.length > 0 ? { prefer } : {};
}

function toWishedStays(facts: readonly Fact[]): Pick<StayQuery, 'keep'> {
  const keep = valueOf(facts, 'stays') ?? [];
  return keep.length > 0 ? { keep } : {};
}

function toTickets(facts: readonly Fact[]): Pick<TransportQuery, 'by'> {
  const arrival = valueOf(facts, 'arrival')?.by;
  // Who lands takes off again, as long as nothing else is said.
  const departure = valueOf(facts, 'departure')?.by ?? arrival;
  if (arrival === undefined && departure === undefined) return {};
  return { by: { ...(arrival && { arrival }), ...(departure && { departure }) } };
}
