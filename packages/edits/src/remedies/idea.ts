import type { Edit } from '../edit.ts';
import type { EditablePlan } from '../editable-plan.ts';
import type { EditOutcome, Refusal } from '../outcome.ts';

/** An edit that might do instead. */
export interface Idea {
  readonly edit: Edit;
  /** It is not what was asked for, which must fit after it. */
  readonly opensTheWay?: boolean;
}

/** What was refused, and how to try something else. */
export interface Asked {
  readonly edit: Edit;
  readonly reasons: readonly Refusal[];
  readonly attempt: (plan: EditablePlan, edit: Edit) => EditOutcome;
}

/** The reasons say that this day holds no more, or not this, at any hour. */
export function isWholeDay(reasons: readonly Refusal[]): boolean {
  return reasons.some(({ code }) => code === 'closed-that-day' || code === 'too-many-visits');
}
