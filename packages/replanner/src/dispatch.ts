import type { Action } from './action.ts';
import { reaches } from './limits.ts';
import type { Observation } from './observation.ts';
import { levelOfDelay, type ReadingKind } from './reading.ts';
import { UNSAFE_WEATHER_SEVERITY } from './rules/unsafe-weather.ts';

/** Spelling is the re-optimizer spec's (§6.1). */
export type Severity = 'LOW' | 'MEDIUM' | 'HIGH';

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
 * specialist there is, under the name the re-optimizer spec gives it (§5.2).
 */
export function dispatch(kind: ReadingKind, observations: readonly Observation[]): Dispatched {
  return {
    specialist: 'DisruptionAgent',
    reason: `A reading of kind "${kind}" goes to DisruptionAgent.`,
    actions: observations.map(evaluateDisruption),
  };
}
