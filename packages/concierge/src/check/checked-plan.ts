import type { CheckRequest } from '@wayfarer/contract';
import type { EditablePlan } from '@wayfarer/edits';
import type { PastedPlan, SettledDates } from '@wayfarer/language';

import type { UnappliedChange } from './apply-changes.ts';
import type { CheckedDay, CheckedEntry } from './checked-day.ts';
import type { Gathered } from './gather-facts.ts';
import type { JudgedPlan } from './judge-plan.ts';
import type { SettledCities } from './settle-cities.ts';

/** A plan that was read, with what was found of it. */
export interface CheckedPlan {
  readonly request: CheckRequest;
  readonly pasted: PastedPlan;
  readonly leftOut: number;
  readonly cities: SettledCities;
  readonly dates: SettledDates;
  readonly gathered: Gathered;
  readonly days: readonly CheckedDay[];
  readonly undated: readonly CheckedEntry[];
  /** Changes that were asked for and name nothing of this plan. */
  readonly unapplied: readonly UnappliedChange[];
  readonly plan: EditablePlan;
  readonly judged: JudgedPlan;
}
