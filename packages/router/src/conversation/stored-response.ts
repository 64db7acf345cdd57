import type { AgentResponse } from '../interaction.ts';
import { ROUTER_ERRORS } from '../router-error.ts';
import type { AnsweredInteraction } from './session-state.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** What was answered before, as far as its personal values are still known. */
export function storedResponse({ state, vault }: UnitOfWork, answer: AnsweredInteraction): AgentResponse {
  const messages = answer.messages.map(({ kind, text }) => ({ kind, text: vault.reveal(text) }));
  const { interactionId, status, waitingForParam, approvalId, errorCode } = answer;
  return {
    interactionId,
    sessionId: state.sessionId,
    status,
    text: messages.map(({ text }) => text).join('\n'),
    messages,
    ...(waitingForParam !== undefined && { waitingForParam }),
    ...(approvalId !== undefined && { approvalId }),
    ...(errorCode && { error: { code: errorCode, retryable: ROUTER_ERRORS[errorCode].retryable } }),
  };
}
