import type { PlanningState } from '@wayfarer/planner';
import type { TransitFindings, TransitQuery } from '@wayfarer/planner/ports';
import type { TransitWay } from '@wayfarer/trip';

/** Name of the task that looks rides up. */
export const RIDES = 'rides';

/** What was asked about rides, and what was answered. */
export interface KnownRides {
  /** `null`: the timetable has nothing that goes there. */
  readonly answers: ReadonlyMap<string, TransitWay | null>;
  /** Rides that were not answered, the newest last. */
  readonly problems: readonly Pick<TransitFindings, 'unanswered' | 'problem' | 'retryAt'>[];
  /** Rides that are being looked up, or never will be. */
  readonly given: ReadonlySet<string>;
  /** How often it was asked. */
  readonly times: number;
}

export function knownRides({ tasks }: Pick<PlanningState, 'tasks'>): KnownRides {
  const asked = tasks.filter(({ task }) => task === RIDES);
  const findings = asked.flatMap(({ result }) => (result === undefined ? [] : [result as TransitFindings]));
  const open = asked.filter(({ result }) => result === undefined);
  return {
    answers: new Map(findings.flatMap(({ answered }) => answered.map(({ key, way }) => [key, way]))),
    problems: findings.filter(({ unanswered }) => unanswered.length > 0),
    given: new Set(open.flatMap(({ query }) => (query as TransitQuery).rides.map(({ key }) => key))),
    times: asked.length,
  };
}
