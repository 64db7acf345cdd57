import { listMoves } from '@wayfarer/edits';

import { NothingToRepairError } from '../errors.ts';
import { changeBetween } from '../events.ts';
import { happened, type Progress } from '../pending.ts';
import { repairPlan } from '../repair/repair-plan.ts';
import type { Trouble } from '../repair/trouble.ts';

/** Takes over what would be done about a trouble, as if it were there. */
export interface RepairPlan {
  readonly type: 'repair';
  readonly trouble: Trouble;
}

/**
 * Changes the plan for a trouble that the traveller foresees. Nothing is reported by it: whoever asks again is asked again.
 *
 * @throws {NothingToRepairError} where nothing would have to change.
 */
export function repair(progress: Progress, { trouble }: RepairPlan): Progress {
  const { journey } = progress;
  const { plan, steps } = repairPlan(progress, trouble);
  if (steps.length === 0) throw new NothingToRepairError();
  const change = changeBetween(journey, plan);
  const moved = listMoves(journey.days, plan.days);
  const text = steps.map((step) => step.text).join(' ');
  return happened(progress, { type: 'plan-repaired', author: 'traveller', content: { trouble, change, moved, text } });
}
