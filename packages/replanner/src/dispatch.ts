import type { Edit } from '@wayfarer/edits';

import type { Action } from './action.ts';
import type { Severity } from './decision.ts';
import { assertAllowed } from './guardrails.ts';
import { reaches } from './limits.ts';
import type { Observation } from './observation.ts';
import { type OrchestratorResult, route } from './orchestrator.ts';
import { levelOfDelay, type ReadingKind } from './reading.ts';
import { UNSAFE_WEATHER_SEVERITY } from './rules/unsafe-weather.ts';
import { budgetAgent } from './specialists/budget.ts';
import { disruptionAgent } from './specialists/disruption.ts';
import { explanationAgent } from './specialists/explanation.ts';
import { memoryAgent } from './specialists/memory.ts';
import { planningAgent } from './specialists/planning.ts';
import { preferenceAgent } from './specialists/preference.ts';
import {
  type AgentContext,
  type AgentEvent,
  type Specialist,
  type SpecialistName,
  SPECIALISTS,
} from './specialists/specialist.ts';

/** Level from which a disruption is HIGH. Source: re-optimizer spec §6.1; of a delay, SEED_DETAILS A9. */
export const HIGH_LEVEL: Readonly<Record<Exclude<ReadingKind, 'closed' | 'unwanted'>, number>> = {
  weather: UNSAFE_WEATHER_SEVERITY,
  crowd: 0.85,
  traffic: 0.8,
  delay: levelOfDelay(40),
};

/** LOW under the limit, HIGH from {@link HIGH_LEVEL} on; a closed door is always HIGH, a wish never, weather indoors always LOW. */
export function classify({ measure, level, limit, outdoors }: Observation): Severity {
  if (measure.kind === 'closed') return 'HIGH';
  if (measure.kind === 'unwanted') return 'MEDIUM';
  if (!reaches(level, limit) || (measure.kind === 'weather' && !outdoors)) return 'LOW';
  return reaches(level, { ...limit, level: HIGH_LEVEL[measure.kind] }) ? 'HIGH' : 'MEDIUM';
}

/** Always asks about a disruption that is not LOW: the traveller stays in the loop (re-optimizer spec §6.1). */
function evaluateDisruption(observation: Observation): Action {
  const severity = classify(observation);
  if (severity === 'LOW') return { type: 'NO_ACTION', reason: `${observation.name}: below the limit, or not touched.` };
  const reason = `${observation.name}: ${observation.measure.kind} is ${severity}.`;
  return { type: 'REQUEST_USER_DECISION', visit: observation.visit.id, reason };
}

/** Who answered, why they were asked, and what they said about each visit. */
export interface Dispatched {
  readonly specialist: 'DisruptionAgent';
  readonly reason: string;
  readonly actions: readonly Action[];
}

/**
 * Every reading comes through here: one answer for each visit it may touch, and nothing is executed. All kinds go to the one
 * specialist there is for them, under the name the re-optimizer spec gives it (§5.2).
 */
export function dispatch(kind: ReadingKind, observations: readonly Observation[]): Dispatched {
  return {
    specialist: 'DisruptionAgent',
    reason: `A reading of kind "${kind}" goes to DisruptionAgent.`,
    actions: observations.map(evaluateDisruption),
  };
}

/** Who was asked, why, what they proposed, and what has come of it (§8.1). */
export interface DispatchResult {
  readonly event: AgentEvent | null;
  readonly routing: OrchestratorResult;
  /** `null` where nobody was asked. */
  readonly action: Action | null;
  readonly execution: Execution;
}

/** Nothing is ever executed by itself: an edit waits for the traveller's yes. */
export interface Execution {
  readonly executed: false;
  /** What a yes would do to the plan; `null` where the action changes nothing. */
  readonly edit: Edit | null;
}

const SPECIALIST_OF: Readonly<Record<SpecialistName, Specialist>> = {
  DisruptionAgent: disruptionAgent,
  PlanningAgent: planningAgent,
  BudgetAgent: budgetAgent,
  PreferenceAgent: preferenceAgent,
  MemoryAgent: memoryAgent,
  ExplanationAgent: explanationAgent,
};

/** Route, look up, evaluate, check; whoever called logs it (§8.2). `routing`: where that is known already. */
export function consult(context: AgentContext, routing: OrchestratorResult = route(context)): DispatchResult {
  const action = routing.agent === 'NONE' ? null : SPECIALIST_OF[routing.agent](context);
  assertAllowed(action);
  return { event: context.event, routing, action, execution: { executed: false, edit: action && toEdit(action) } };
}

/** What each specialist would say now, asked or not. */
export function consultAll(
  context: AgentContext,
): readonly { readonly specialist: SpecialistName; readonly action: Action }[] {
  return SPECIALISTS.map((specialist) => ({ specialist, action: SPECIALIST_OF[specialist](context) }));
}

/** The one way from a proposal about a day to a change of it. */
export function toEdit(action: Action): Edit | null {
  switch (action.type) {
    case 'REOPTIMIZE_DAY': {
      const { date, pace, end } = action;
      if (end !== undefined) return { type: 'hours', date, end };
      return pace === undefined ? { type: 'refill', date } : { type: 'pace', date, pace };
    }
    case 'RELAX_CONSTRAINT': {
      const { date } = action;
      if (action.constraint === 'longest-way') return { type: 'longest-way', date, minutes: action.to };
      return { type: 'meal', meal: action.meal, date, price: 'better' };
    }
    case 'REPLACE_POI':
      return action.hint === 'cheaper' ? { type: 'replace', visit: action.visit, by: { wish: 'cheaper' } } : null;
    default:
      return null;
  }
}
