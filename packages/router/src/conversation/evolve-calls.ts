import type { ApprovalDecided, ConversationEvent } from '../stage-event.ts';
import { type Approval, KEPT_CALLS, type SessionState, type UnfinishedCall } from './session-state.ts';

type Content<Type extends ConversationEvent['type']> = Extract<ConversationEvent, { type: Type }>['content'];

/** Allowed: the call is on its way. Escalated: it waits for a person. */
export function afterCheck(state: SessionState, content: Content<'policy_check'>): SessionState {
  const call: UnfinishedCall = {
    interactionId: content.interaction_id,
    text: textOf(state, content.interaction_id),
    intentIndex: content.intent_index,
    intentId: state.lastIntentId ?? '',
    tool: content.tool,
    params: content.params ?? state.slots,
    idempotencyKey: content.idempotency_key,
    final: content.final,
    ...(content.then && { then: content.then }),
    ...(content.post !== undefined && { post: content.post }),
    ...(content.step_statuses && { steps: content.step_statuses }),
  };
  if (content.allowed) return { ...state, unfinished: call, lastResult: null };
  if (content.approval_id === undefined) return state;
  const approval: Approval = { ...call, final: true, id: content.approval_id, reasons: content.reasons };
  return { ...state, approvals: [...state.approvals.filter(({ id }) => id !== approval.id), approval] };
}

/** The message of an interaction, as the log has it. */
export function textOf({ answers }: SessionState, interaction: string): string {
  return answers.find(({ interactionId }) => interactionId === interaction)?.text ?? '';
}

export function afterApproval(state: SessionState, { approval_id: id, approved }: ApprovalDecided): SessionState {
  const approval = state.approvals.find((each) => each.id === id);
  const approvals = state.approvals.filter((each) => each !== approval);
  return { ...state, approvals, ...(approval && approved && { unfinished: approval }) };
}

export function afterTool(state: SessionState, content: Content<'tool_execute'>): SessionState {
  const { ok, tool, summary, idempotency_key: key } = content;
  return {
    ...state,
    unfinished: null,
    lastResult: { ok, tool, summary },
    done: ok ? withCall(state.done, key, { tool, summary }) : state.done,
  };
}

function withCall(done: SessionState['done'], key: string, call: SessionState['done'][string]): SessionState['done'] {
  // Without a prototype it is a table from the start: what grows out of `{}` under ever new names takes ten times as long.
  const kept = Object.create(null) as Record<string, SessionState['done'][string]>;
  const others = Object.keys(done).filter((other) => other !== key);
  for (const other of others.slice(1 - KEPT_CALLS)) {
    const before = done[other];
    if (before) kept[other] = before;
  }
  kept[key] = call;
  return kept;
}
