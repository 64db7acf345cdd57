import type { EventLog } from '@wayfarer/archon';
import type { ApprovalDecision } from '@wayfarer/archon/workflow';

import type { AgentRouter } from '../agent-router.ts';
import type { AgentResponse, Interaction } from '../interaction.ts';
import type { Golden } from './golden.ts';

/**
 * What is evaluated: a router, or anything that has one behind it, such as the front door of a server. Each conversation
 * gets a subject of its own, so that none is disturbed by what another one did.
 */
export interface Subject {
  handle(interaction: Interaction): Promise<Heard>;
  /** Needed for goldens with an `approval`. */
  decide?(
    call: { readonly sessionId: string; readonly approvalId: string },
    decision: ApprovalDecision,
  ): Promise<Heard>;
  /** Lets go of what it holds. */
  close?(): Promise<void>;
}

/** What came of a message: the reply, and the stages that it went through. */
export interface Heard {
  readonly response: Pick<AgentResponse, 'text' | 'status' | 'waitingForParam' | 'approvalId'>;
  /** The stages and whatever else happened, in order, as the log has them. */
  readonly events: readonly HeardEvent[];
}

/** An event, as far as an evaluation looks at it. */
export interface HeardEvent {
  readonly type: string;
  readonly content: unknown;
}

/** @param golden - What is about to be held. */
export type CreateSubject = (golden: Golden) => Subject | Promise<Subject>;

/**
 * A router as the subject of an evaluation.
 *
 * @param log - The router's.
 */
export function routerSubject(router: AgentRouter, log: EventLog): Subject {
  const hear = async (sessionId: string, act: () => Promise<AgentResponse>): Promise<Heard> => {
    const before = await log.read(sessionId);
    const response = await act();
    return { response, events: await log.read(sessionId, { after: before.at(-1)?.seq ?? 0 }) };
  };
  return {
    handle: (interaction) => hear(interaction.context?.sessionId ?? interaction.id, () => router.handle(interaction)),
    decide: (call, decision) => hear(call.sessionId, () => router.decideApproval(call, decision)),
  };
}
