import type { ApprovalDecision } from '@wayfarer/archon/workflow';

import type { Approval } from '../conversation/session-state.ts';
import type { RequestContext } from '../request-context.ts';
import type { RouterParts } from '../router-parts.ts';
import { isStillDenied } from './check-policy.ts';
import { finishCall } from './finish-call.ts';

/** Carries out what a person has decided about a call that was escalated. */
export async function decidePending(
  parts: RouterParts,
  context: RequestContext,
  { approval, decision }: { readonly approval: Approval; readonly decision: ApprovalDecision },
): Promise<void> {
  context.takeUp(approval);
  const { approved, by, note } = decision;
  // What has changed since then may forbid what was only to be looked at.
  const denial = approved ? await isStillDenied(parts, context, approval) : undefined;
  const content = {
    approval_id: approval.id,
    approved: approved && !denial,
    by,
    ...(note !== undefined && { note: context.turn.vault.hide(note) }),
  };
  context.add({ type: 'approval-decided', version: 1, author: by, content });
  if (approved && !denial) return finishCall(parts, context, approval);
  const text = denial
    ? `It was approved, but it cannot be done any more. ${denial.reasons.join(' ')}`
    : 'That was not approved.';
  context.respond(text, { status: 'blocked', final: true, error_code: 'policy-denied' }, 'warn');
  return context.flush();
}
