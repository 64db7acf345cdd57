import type { CheckReport, CheckRequest } from '@wayfarer/contract';
import { toSpeaker } from '@wayfarer/language';

import { type CheckParts, judgeWith, readPlan } from './check-plan.ts';
import { toReport } from './to-report.ts';

export type { CheckParts } from './check-plan.ts';

/**
 * Says of a plan from elsewhere, stop by stop, whether it holds. Nothing is kept of it: no trip is made, nothing is logged.
 */
export async function checkItinerary(parts: CheckParts, request: CheckRequest): Promise<CheckReport> {
  const read = await readPlan(parts, request);
  const checked = judgeWith(read, request.changes ?? []);
  return toReport(checked, toSpeaker(checked.plan, read.language));
}
