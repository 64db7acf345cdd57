/**
 * @module
 * A trip under way: what we see, what we propose, what the traveller allows. No model anywhere: commands in, events
 * out, and a fold of the events. Levels are 0–1, times whole minutes of the day's zone.
 */
export { listAlternatives } from './alternatives/day-with.ts';
export { canUndo } from './commands/undo.ts';
export type { EditPlan } from './commands/edit.ts';
export { consultAll, type DispatchResult, toEdit } from './dispatch.ts';
export { situationOf } from './commands/consult.ts';
export { assertAllowed, FORBIDDEN_KEYS } from './guardrails.ts';
export { advise, type Advice } from './advisors.ts';
export { REST_MINUTES, SNACK_MINUTES } from './condition.ts';
export { listTablesNear } from './tables-near.ts';
export { countDisruptions, findNextStop, type Situation } from './observation.ts';
export { FEELINGS, type Note, type Spending, SPENDING } from './notes.ts';
export { type AgentEvent } from './specialists/specialist.ts';
export { type Action } from './action.ts';
export { decideJourney, type JourneyCommand } from './decide.ts';
export type { Alternative, Choice, Trigger, Decision } from './decision.ts';
export { type Verb, VERBS } from './verb.ts';
export { minutesLate } from './delay.ts';
export { describeReturn } from './disruption-words.ts';
export * from './errors.ts';
export { describeEdit } from './edit-words.ts';
export { JOURNEY_VERSIONS, type JourneyEvent } from './events.ts';
export { type PlanDelta } from './measure-plan.ts';
export { listWeights, memoryOf } from './learning.ts';
export { explainDecision, explainLimit } from './explain-decision.ts';
export { goOn } from './go-on.ts';
export { evolveJourney } from './evolve.ts';
export type { LoggedEvent } from './upcast.ts';
export {
  type DatedVisit,
  type Journey,
  listStopsAhead,
  nextVisit,
  startJourney,
  type WaitingVisit,
} from './journey.ts';
export type { CrowdForecast } from './ports/index.ts';
export {
  type Measure,
  parseReading,
  type Reading,
  READING_KINDS,
  type ReadingInput,
  type ReadingKind,
} from './reading.ts';
export { toEditablePlan } from './to-editable-plan.ts';
export type { Trouble } from './repair/trouble.ts';
export { type Supposition, type WhatIf, whatIf } from './what-if.ts';
export { tryEdit, type WishedEdit } from './try-edit.ts';
export { rulesOf, type World } from './context.ts';
