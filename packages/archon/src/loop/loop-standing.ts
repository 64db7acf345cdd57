import { RUNNING, type Standing } from '../events/standing.ts';
import { earliestExpiry, openApprovals } from './approval-event.ts';
import type { LoopRecord } from './loop-record.ts';
import type { RunMetadata, RunResult } from './run-result.ts';

/** A run that has ended for good is only read; one that was suspended goes on when it is asked again. */
export function standingOf({ result, suspension, step }: LoopRecord): Standing {
  if (result) return { standing: 'ended', ending: String(result.metadata.stopReason) };
  if (!suspension) return RUNNING;
  if (suspension.metadata.stopReason !== 'approval') return { standing: 'waiting', waiting: { for: 'caller' } };
  const open = openApprovals(step.approvals ?? []);
  if (open.length === 0) return RUNNING;
  return { standing: 'waiting', waiting: { for: 'approval', until: earliestExpiry(open) } };
}

/** What the result says besides of a run that waits for people. */
export function waitingOf(
  { suspension, step }: LoopRecord,
  { stopReason, runId }: RunMetadata,
): Partial<Pick<RunResult, 'status' | 'waiting'>> {
  if (stopReason !== 'approval' || !suspension) return {};
  const approvals = openApprovals(step.approvals ?? []);
  return { status: 'waiting', waiting: { runId, approvals, until: earliestExpiry(approvals) } };
}
