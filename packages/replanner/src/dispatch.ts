import type { Action } from './action.ts';
import type { Observation } from './observation.ts';
import type { ReadingKind } from './reading.ts';
import { evaluateDisruption } from './specialists/disruption.ts';

/** Specialists by the names of the re-optimizer spec (§5.2); each is a plain function of an observation. */
const SPECIALISTS = { DisruptionAgent: evaluateDisruption } as const;
export type SpecialistName = keyof typeof SPECIALISTS;

/** Which specialist answers which kind of reading (re-optimizer spec §5.2). */
const ROUTES: Readonly<Record<ReadingKind, SpecialistName>> = {
  crowd: 'DisruptionAgent',
  traffic: 'DisruptionAgent',
  weather: 'DisruptionAgent',
  closed: 'DisruptionAgent',
  unwanted: 'DisruptionAgent',
  delay: 'DisruptionAgent',
};

/** Who answered, why they were asked, and what they said about each visit. */
export interface Dispatched {
  readonly specialist: SpecialistName;
  readonly reason: string;
  readonly actions: readonly Action[];
}

/** Route, look up, evaluate: one answer for each visit the reading may touch. Nothing is executed here. */
export function dispatch(kind: ReadingKind, observations: readonly Observation[]): Dispatched {
  const specialist = ROUTES[kind];
  const evaluate = SPECIALISTS[specialist];
  return {
    specialist,
    reason: `A reading of kind "${kind}" goes to ${specialist}.`,
    actions: observations.map(evaluate),
  };
}
