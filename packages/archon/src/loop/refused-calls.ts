import { canonicalJson } from '../events/canonical-json.ts';
import type { GivenApproval } from '../tool/approval.ts';
import { refusals } from '../tool/refusals.ts';
import type { ToolResult } from '../tool/tool-result.ts';
import type { Approval } from './approval-event.ts';
import { type CallLimits, overLimit, refuseDamagedCall } from './call-limits.ts';
import type { ChosenCall } from './loop-event.ts';
import type { LoopRecord } from './loop-record.ts';

/** A call that is not made, and its result. */
export interface RefusedCall {
  readonly call: ChosenCall;
  readonly result: ToolResult;
}

/** Calls of a step that are not as they were meant, then those over a limit. */
export function damagedCalls({ calls, callsBefore, reply }: LoopRecord['step'], limits: CallLimits): RefusedCall[] {
  const damaged = calls.map((call) => ({ call, result: refuseDamagedCall(call, reply) }));
  const beyond = calls.map((call, place) => ({ call, result: overLimit(place, callsBefore, limits) }));
  return [...damaged, ...beyond].flatMap(({ call, result }) => (result ? [{ call, result }] : []));
}

/** Calls of a step that a person rejected, or that nobody answered in time. */
export function unapprovedCalls({ calls, approvals = [] }: LoopRecord['step']): RefusedCall[] {
  return approvals.flatMap(({ request: { callId, tool, until = '' }, answer, isExpired }) => {
    const call = calls.find(({ id }) => id === callId);
    if (call && isExpired) return [{ call, result: refusals.unanswered(tool, until) }];
    return call && answer?.verdict === 'reject' ? [{ call, result: refusals.rejected(tool, answer) }] : [];
  });
}

/** The yes to a call, if there is one. */
export function approvalFor(callId: string, approvals: readonly Approval[]): GivenApproval | undefined {
  const found = approvals.find(({ request }) => request.callId === callId);
  if (!found?.answer || found.answer.verdict === 'reject') return undefined;
  return { digest: found.answer.digest, until: found.request.until };
}

/** What the model is told of a person who has changed a call, before what came of it. */
export function changeNote({ id, arguments: args }: ChosenCall, approvals: readonly Approval[] = []): string {
  const approval = approvals.find(({ request }) => request.callId === id);
  if (approval?.answer?.verdict !== 'modify') return '';
  return `A person changed the arguments of this call to ${canonicalJson(args)}.\n`;
}
