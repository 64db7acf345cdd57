import { AgentError } from '@wayfarer/archon/data';

/** Nothing was ever said in a conversation of this id. */
export class UnknownConversationError extends AgentError {
  override readonly name = 'UnknownConversationError';
  readonly code = 'unknown-conversation';

  constructor(sessionId: string) {
    super(`There is no conversation ${JSON.stringify(sessionId)}.`);
  }
}

/** No call of this conversation waits for such an approval: it never did, or it was decided. */
export class UnknownApprovalError extends AgentError {
  override readonly name = 'UnknownApprovalError';
  readonly code = 'unknown-approval';

  constructor(sessionId: string, approvalId: string) {
    super(`No call of conversation ${JSON.stringify(sessionId)} waits for approval ${JSON.stringify(approvalId)}.`);
  }
}
