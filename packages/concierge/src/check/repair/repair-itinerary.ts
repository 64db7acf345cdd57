import type { CheckChange, CheckRequest, RepairReport } from '@wayfarer/contract';
import { toSpeaker } from '@wayfarer/language';
import { toTripRules } from '@wayfarer/trip/feasibility';

import { type CheckParts, judgeWith, type ReadPlan, readPlan } from '../check-plan.ts';
import type { CheckedPlan } from '../checked-plan.ts';
import { isRight } from '../judge-plan.ts';
import { isMissing, toReport } from '../to-report.ts';
import { mendDays } from './mend-days.ts';
import { toRepairReport } from './to-repair-report.ts';

/**
 * Changes a plan from elsewhere as little as makes it right: stops move to another hour or day, get shorter, or are taken for the
 * one place that was meant; only what fits nowhere is left out. Nothing is kept of it.
 */
export async function repairItinerary(parts: CheckParts, request: CheckRequest): Promise<RepairReport> {
  const read = await readPlan(parts, request);
  const sent = request.changes ?? [];
  const before = judgeWith(read, sent);
  const { changes, after } = mend(read, { sent, before });
  const speaker = toSpeaker(after.plan, read.language);
  return toRepairReport(
    {
      before,
      after,
      changes,
      reports: { before: toReport(before, speakerOf(before, read)), after: toReport(after, speaker) },
    },
    speaker,
  );
}

function speakerOf({ plan }: CheckedPlan, { language }: ReadPlan): ReturnType<typeof toSpeaker> {
  return toSpeaker(plan, language);
}

/** A stop that is left out gives its day times anew, so what comes out is judged, and mended, again. */
const MOST_ROUNDS = 3;

function mend(
  read: ReadPlan,
  { sent, before }: { readonly sent: readonly CheckChange[]; readonly before: CheckedPlan },
): { readonly changes: readonly CheckChange[]; readonly after: CheckedPlan } {
  const changes: CheckChange[] = [...takeMeant(before)];
  let after = changes.length === 0 ? before : judgeWith(read, [...sent, ...changes]);
  for (let round = 0; round < MOST_ROUNDS && !isRight(after.judged); round += 1) {
    const more = mendDays(after.days, {
      arrange: read.arrange,
      rules: toTripRules(after.plan),
      datesAreAssumed: read.dates.from === 'assumed',
    });
    if (more.length === 0) break;
    changes.push(...more);
    after = judgeWith(read, [...sent, ...changes]);
  }
  return { changes, after };
}

/** A name that is near to one place alone means that one. Of several it is the writer's to say which. */
function takeMeant({ days }: CheckedPlan): readonly CheckChange[] {
  return days.flatMap(({ entries }) =>
    entries.flatMap((one): CheckChange[] => {
      const [meant, ...others] = one.near;
      if (!isMissing(one) || !meant || others.length > 0) return [];
      const { line, name } = one.entry;
      return [{ kind: 'take', line, name, placeId: meant.id }];
    }),
  );
}
