import type { Action } from '../action.ts';
import type { Situation } from '../observation.ts';

/** By what a specialist is asked: a reading, a note, a command, or nothing but the state of things. */
export const AGENT_EVENTS = [
  'crowd',
  'weather',
  'traffic',
  'closed',
  'delay',
  'unwanted',
  'tired',
  'hungry',
  'ate',
  'rested',
  'budget',
  'slower',
  'faster',
  'preference',
  'explain',
  'memory',
  'plan',
  'reoptimize',
  'end',
  'position',
] as const;
export type AgentEvent = (typeof AGENT_EVENTS)[number];

/** What a specialist answers (§4.3): the situation, and what led to the question; `null` where only the situation did. */
export interface AgentContext {
  readonly situation: Situation;
  readonly event: AgentEvent | null;
}

/** Reads, and proposes one action; changes nothing. Plain functions under the re-optimizer spec's names (§5.1). */
export type Specialist = (context: AgentContext) => Action;

export const SPECIALISTS = [
  'DisruptionAgent',
  'PlanningAgent',
  'BudgetAgent',
  'PreferenceAgent',
  'MemoryAgent',
  'ExplanationAgent',
] as const;
export type SpecialistName = (typeof SPECIALISTS)[number];
