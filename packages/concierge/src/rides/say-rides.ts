import type { PlanningState } from '@wayfarer/planner';
import type { Journey } from '@wayfarer/replanner';
import type { PlaceBook, TransitWay } from '@wayfarer/trip';

import { knownRides } from './known-rides.ts';
import { listRides } from './list-rides.ts';

/** The rides of a plan as far as they were looked up. */
export interface RidesView {
  readonly wayOf: (key: string) => TransitWay | undefined;
  /** Full sentences: why some could not be looked up, how many have no connection. */
  readonly warnings: readonly string[];
  readonly sources: readonly TransitWay['source'][];
}

const NO_RIDES: RidesView = { wayOf: () => undefined, warnings: [], sources: [] };

/** What there is to say of the rides of a plan as it is now. */
export function viewRides(
  planning: Pick<PlanningState, 'tasks'>,
  journey: Pick<Journey, 'days'>,
  book: PlaceBook,
): RidesView {
  const { answers, problems, times } = knownRides(planning);
  if (times === 0) return NO_RIDES;
  const keys = listRides(journey, book).map(({ key }) => key);
  const open = new Set(keys.filter((key) => !answers.has(key)));
  const failed = problems.findLast(({ unanswered }) => unanswered.some((key) => open.has(key)));
  const missing = keys.filter((key) => answers.get(key) === null).length;
  const ways = keys.flatMap((key) => answers.get(key) ?? []);
  return {
    wayOf: (key) => answers.get(key) ?? undefined,
    warnings: [
      ...(failed ? [failed.problem] : []),
      ...(missing > 0
        ? [`No connection by timetable was found for ${countRides(missing)}: the time is an estimate.`]
        : []),
    ],
    sources: ways.map(({ source }) => source),
  };
}

function countRides(count: number): string {
  return count === 1 ? 'one ride' : `${count} rides`;
}
