/**
 * @module
 * A trip under way: what we see, what we propose, what the traveller allows. No model anywhere: commands in, events
 * out, and a fold of the events. Levels are 0–1, times whole minutes of the day's zone.
 */
export { listAlternatives } from './alternatives/day-with.ts';
export { canUndo } from './commands/undo.ts';
export { decideJourney, type JourneyCommand } from './decide.ts';
export {
  type Alternative,
  type Choice,
  type Trigger,
  CRITERIA,
  type Criterion,
  type Decision,
  type Verb,
  VERBS,
} from './decision.ts';
export { minutesLate } from './delay.ts';
export type { Dispatched } from './dispatch.ts';
export { describeReturn } from './disruption-words.ts';
export * from './errors.ts';
export { JOURNEY_VERSIONS, type JourneyEvent, type PlanChange } from './events.ts';
export { evolveJourney, type LoggedEvent } from './evolve.ts';
export {
  type AppliedDecision,
  type Cursor,
  type DatedVisit,
  type Journey,
  type Learned,
  listStopsAhead,
  nextVisit,
  type PlanState,
  startJourney,
  type StepState,
  type TakenStep,
  type WaitingVisit,
} from './journey.ts';
export type { Limit } from './limits.ts';
export type { CrowdForecast } from './ports/index.ts';
export {
  type Measure,
  parseReading,
  type Reading,
  READING_KINDS,
  type ReadingInput,
  type ReadingKind,
} from './reading.ts';
export { rulesOf, type World } from './context.ts';
export type { Severity } from './dispatch.ts';
