import type { NewEvent } from '../events/event.ts';
import type { ApprovalRole } from '../tool/approval-rule.ts';
import type { ApprovalRequest } from '../tool/approval.ts';

/** What a person says about a call that waits for them. */
export type ApprovalVerdict = 'approve' | 'reject' | 'modify';

/** An answer as the log keeps it; the author of its event is whoever gave it. */
export interface ApprovalAnswered {
  readonly callId: string;
  readonly verdict: ApprovalVerdict;
  readonly by: string;
  readonly role: ApprovalRole;
  readonly note?: string;
  /** With `modify`: what the call is made with instead. */
  readonly arguments?: unknown;
  /** Of tool and arguments, as they are now. */
  readonly digest: string;
}

/**
 * Questions to people about tool calls, and their answers. All calls of one reply are asked about in one event, and none of the
 * reply is made before all are answered. All are version 1.
 */
export type ApprovalEvent =
  | NewEvent<'approval-requested', { readonly step: number; readonly requests: readonly ApprovalRequest[] }>
  | NewEvent<'approval-answered', ApprovalAnswered>
  /** Nobody answered in time: the call is not made. */
  | NewEvent<'approval-expired', { readonly callId: string }>;

/** A question and what became of it. */
export interface Approval {
  readonly request: ApprovalRequest;
  /** With the idempotency key that it came with. */
  readonly answer?: ApprovalAnswered & { readonly key?: string | undefined };
  readonly isExpired?: true;
}

/** Questions that nobody has answered, and that have not expired as far as the log says. */
export function openApprovals(approvals: readonly Approval[]): readonly ApprovalRequest[] {
  return approvals.flatMap(({ request, answer, isExpired }) => (answer || isExpired ? [] : [request]));
}

/** The earliest instant at which one of the questions expires. */
export function earliestExpiry(requests: readonly ApprovalRequest[]): string | undefined {
  return requests
    .flatMap(({ until }) => until ?? [])
    .toSorted()
    .at(0);
}
