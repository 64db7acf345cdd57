import type { StoredEvent } from '@wayfarer/archon';
import { RUNNING } from '@wayfarer/archon/events';
import type { ApprovalDecision } from '@wayfarer/archon/workflow';

import { CONVERSATION_RUN, ConversationMemory } from './conversation/conversation-memory.ts';
import type { SessionState } from './conversation/session-state.ts';
import { standingOfSession } from './conversation/standing-of-session.ts';
import { storedResponse } from './conversation/stored-response.ts';
import { UnitOfWork } from './conversation/unit-of-work.ts';
import { Vault } from './conversation/vault.ts';
import { UnknownApprovalError, UnknownConversationError } from './errors.ts';
import { decidePending } from './handlers/decide-approval.ts';
import { finishCall } from './handlers/finish-call.ts';
import { handleMessage } from './handlers/handle-message.ts';
import type { AgentResponse, Interaction } from './interaction.ts';
import { evolvePlanExecution, type PlanExecution } from './plan/plan-execution.ts';
import { routerPlanner } from './plan/plan.ts';
import { conversationOnly } from './ports/data-source.ts';
import { HUMAN_OFFER, plainFallback } from './ports/fallback-responder.ts';
import { type HandleOptions, RequestContext } from './request-context.ts';
import { type AgentRouterOptions, assertInteraction, assertRouterParts, type RouterParts } from './router-parts.ts';
import type { ConversationEvent } from './stage-event.ts';
import { type TelemetrySink, toTelemetryEvent } from './telemetry/telemetry-event.ts';

/** A conversation, and how far the newest plan of it has got. */
export interface Conversation extends SessionState {
  readonly planExecution: PlanExecution | null;
}

/**
 * Takes a message through eight stages: received → intents_eligible → intent_classified → plan_created →
 * plan_communicated → policy_check → tool_execute → respond. Every stage is an event of the conversation's run, so that
 * a conversation goes on in any process after any crash. What a tool call relies on is written before the tool runs.
 *
 * @example
 * const router = new AgentRouter({ intents: () => registry, classifier, policy, executor, log, world: nodeRuntime });
 * const { text } = await router.handle({ id: 'm1', text: 'Where is ORD-1001?', context: { sessionId: 's1' } });
 */
export class AgentRouter {
  readonly #parts: RouterParts;
  readonly #telemetry: readonly TelemetrySink[];
  readonly #memory: ConversationMemory;

  /** @throws {MisuseError} if a part is missing or none, or a limit is none: `NaN`, say, or below zero. */
  constructor(options: AgentRouterOptions) {
    assertRouterParts(options);
    const { telemetry = [], ...rest } = options;
    this.#telemetry = telemetry;
    // An answer that has not arrived is work left to do, whatever the conversation says.
    const { acknowledgement, log } = options;
    this.#memory = new ConversationMemory(log, acknowledgement === 'manual' ? () => RUNNING : standingOfSession);
    this.#parts = {
      planner: routerPlanner,
      data: conversationOnly,
      fallback: plainFallback,
      humanOffer: HUMAN_OFFER,
      timeoutMs: 20_000,
      reasks: 2,
      acknowledgement: 'automatic',
      recordFacts: true,
      today: () => options.runtime.clock.now().toISOString().slice(0, 10),
      ...rest,
    };
  }

  /**
   * Answers a message. Messages of one conversation are answered one after the other, in order of arrival; a message
   * that comes again under its id gets the same answer, and nothing is done twice.
   *
   * @throws {MisuseError} if it is no message, or has no id.
   */
  async handle(interaction: Interaction, options: HandleOptions = {}): Promise<AgentResponse> {
    assertInteraction(interaction);
    // A text from outside may be cut in the middle of a character.
    const message = { ...interaction, text: interaction.text.toWellFormed() };
    const { sessionId = interaction.id } = interaction.context ?? {};
    return this.#inTurn(sessionId, interaction.context?.parent, async (turn) => {
      const context = new RequestContext(turn, {
        interactionId: interaction.id,
        tier: interaction.context?.tier,
        ...options,
      });
      await this.#finishOld(turn, context);
      const before = turn.state.answers.find((answer) => answer.interactionId === interaction.id);
      if (before?.final) return storedResponse(turn, before);
      // Its process died between two of its requests: what was said of the first is part of the answer.
      if (before) {
        this.#noteContinued(turn, interaction.id);
        context.recall(storedResponse(turn, before).messages);
      }
      await handleMessage(this.#parts, context, message);
      return context.toResponse();
    });
  }

  /**
   * Decides a call that was escalated. Approved, and still not denied by the policy, it is carried out now.
   *
   * @returns What is to be said to the customer.
   * @throws {UnknownApprovalError} if there is no such approval, or it was decided.
   */
  decideApproval(
    { sessionId, approvalId }: { readonly sessionId: string; readonly approvalId: string },
    decision: ApprovalDecision,
    options: HandleOptions = {},
  ): Promise<AgentResponse> {
    return this.#inTurn(sessionId, undefined, async (turn) => {
      const approval = turn.state.approvals.find(({ id }) => id === approvalId);
      if (!approval) throw new UnknownApprovalError(sessionId, approvalId);
      const context = new RequestContext(turn, { interactionId: approval.interactionId, ...options });
      await decidePending(this.#parts, context, { approval, decision });
      return context.toResponse();
    });
  }

  /** Gives a conversation that a person has taken over back to the router. */
  handBack(sessionId: string, by: string): Promise<SessionState> {
    return this.#note(sessionId, { type: 'handed-back', version: 1, author: by, content: { by } });
  }

  /**
   * Forgets what was said in a conversation: the next message begins anew. What was done is not done again, open approvals
   * stay open, and the log keeps all of it; to erase values there is `log.erasePersonal`.
   */
  clear(sessionId: string, by: string): Promise<SessionState> {
    return this.#note(sessionId, { type: 'conversation-cleared', version: 1, author: by, content: { by } });
  }

  /** Notes what a person has said to the customer. */
  personReplied(
    sessionId: string,
    { message, by }: { readonly message: string; readonly by: string },
  ): Promise<SessionState> {
    return this.#inTurn(sessionId, undefined, async (turn) => {
      const content = { message: turn.vault.hide(message), by };
      turn.add({ type: 'person-replied', version: 1, author: by, content });
      await turn.flush();
      return turn.state;
    });
  }

  /** What the router goes by in a conversation, without personal values; where nothing was ever said, an empty one. */
  async loadSession(sessionId: string): Promise<SessionState> {
    return (await this.#memory.load(sessionId)).state;
  }

  /**
   * The conversation as it stands, with its plan, without personal values.
   *
   * @throws {UnknownConversationError}
   */
  async session(sessionId: string): Promise<Conversation> {
    const { state, seq } = await this.#memory.load(sessionId);
    if (seq === 0) throw new UnknownConversationError(sessionId);
    const events = (await this.#parts.log.read(sessionId)) as readonly StoredEvent<ConversationEvent>[];
    return { ...state, planExecution: events.reduce<PlanExecution | null>(evolvePlanExecution, null) };
  }

  /**
   * Goes on with calls that a stopped process had begun. To be called once when a process starts; reads no conversation but
   * those that were left running.
   *
   * @param onUnreadable - Told of a conversation that cannot be gone on with; all others are. Default: rejects in the end.
   * @returns How many calls there were.
   */
  async resume(onUnreadable?: (sessionId: string, error: unknown) => void): Promise<number> {
    const failures: unknown[] = [];
    const tell = onUnreadable ?? ((_, error) => void failures.push(error));
    let finished = 0;
    let after: string | undefined;
    do {
      const page = await this.#parts.log.listRuns({ type: CONVERSATION_RUN, standing: 'running', after });
      for (const { id } of page.runs) {
        if (await this.#resumeOne(id).catch((error: unknown) => void tell(id, error))) finished++;
      }
      after = page.next;
    } while (after !== undefined);
    if (failures.length > 0) throw failures[0];
    return finished;
  }

  /**
   * Goes on with one conversation, if a stopped process had begun a call in it: for whoever goes through the conversations that were
   * left unfinished at a pace of their own. See {@link AgentRouter.resume}.
   *
   * @returns Whether there was such a call.
   */
  resumeSession(sessionId: string): Promise<boolean> {
    return this.#resumeOne(sessionId);
  }

  /** Notes that the newest answer of a conversation has arrived where it is needed. For `acknowledgement: 'manual'`. */
  async acknowledge(sessionId: string): Promise<void> {
    const run = await this.#memory.load(sessionId);
    this.#memory.noteStanding(run, standingOfSession(run.state));
  }

  async #resumeOne(sessionId: string): Promise<boolean> {
    const { state } = await this.#memory.load(sessionId);
    if (!state.unfinished) {
      if (this.#parts.acknowledgement === 'automatic') await this.acknowledge(sessionId);
      return false;
    }
    await this.#inTurn(sessionId, undefined, (turn) =>
      this.#finishOld(turn, new RequestContext(turn, { interactionId: state.unfinished?.interactionId ?? '' })),
    );
    return true;
  }

  /** Carries out a call that the policy had allowed when its process died. */
  async #finishOld(turn: UnitOfWork, { tier, signal }: RequestContext): Promise<void> {
    const { unfinished } = turn.state;
    if (!unfinished) return;
    const context = new RequestContext(turn, { interactionId: unfinished.interactionId, tier, signal });
    context.takeUp(unfinished);
    this.#noteContinued(turn, unfinished.tool);
    await finishCall(this.#parts, context, unfinished);
  }

  /** @param open - What an earlier life had begun. */
  #noteContinued(turn: UnitOfWork, open: string): void {
    turn.add({ type: 'run-continued', version: 1, author: 'router', content: { open: [open] } });
  }

  #note(sessionId: string, event: ConversationEvent): Promise<SessionState> {
    return this.#inTurn(sessionId, undefined, async (turn) => {
      turn.add(event);
      await turn.flush();
      return turn.state;
    });
  }

  /** Works on a conversation alone in this process, and again from its present state if another one was faster. */
  #inTurn<T>(sessionId: string, parent: string | undefined, work: (turn: UnitOfWork) => Promise<T>): Promise<T> {
    return this.#memory.exclusively(sessionId, async (run) => {
      const known = await this.#memory.personal(run.state);
      const vault = new Vault(known, run.state.placeholders, this.#parts.isPublic);
      const turn = new UnitOfWork(run, { memory: this.#memory, vault, parent, onStored: (told) => this.#emit(told) });
      return work(turn);
    });
  }

  #emit(events: readonly StoredEvent<ConversationEvent>[]): void {
    if (this.#telemetry.length === 0) return;
    for (const event of events) {
      const told = toTelemetryEvent(event);
      if (told) for (const sink of this.#telemetry) record(sink, told);
    }
  }
}

function record(sink: TelemetrySink, event: Parameters<TelemetrySink['record']>[0]): void {
  try {
    sink.record(event);
  } catch {
    // A sink that fails must not cost the customer an answer.
  }
}
