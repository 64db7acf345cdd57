import type { Edit } from '@wayfarer/edits';
import { tryEdit } from '@wayfarer/replanner';

import { toWishedEdit } from '../../edit/to-wished-edit.ts';
import type { PlanScene } from '../scene.ts';

/** What names hours, ways or days, and no stop that may go for it. */
const OF_DAYS: ReadonlySet<Edit['type']> = new Set(['walking', 'hours', 'dates']);

/** Whether stops would leave the plan that nobody has named: "less walking". Whoever taps that has been told. */
export function losesStops(edit: Edit, { state, journey, isConfirmed }: PlanScene): boolean {
  if (isConfirmed || !OF_DAYS.has(edit.type)) return false;
  const outcome = tryEdit(journey, toWishedEdit(state.planning, journey, edit));
  return outcome.kind === 'done' && [...outcome.asked, ...outcome.moved].some(({ to }) => to === null);
}
