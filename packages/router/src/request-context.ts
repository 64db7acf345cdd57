import type { NewEvent, ToolResult } from '@wayfarer/archon';

import { kindOf } from './conversation/evolve-session.ts';
import type { UnfinishedCall } from './conversation/session-state.ts';
import type { UnitOfWork } from './conversation/unit-of-work.ts';
import type { AgentResponse, ResponseStatus, RouterMessage } from './interaction.ts';
import { evolvePlanExecution, type PlanExecution } from './plan/plan-execution.ts';
import { ROUTER_ERRORS, type RouterErrorCode } from './router-error.ts';
import type { ConversationEvent, Envelope, Level, Responded, Stage, StageEvent } from './stage-event.ts';

/** What goes with one call of the router. */
export interface HandleOptions {
  readonly signal?: AbortSignal | undefined;
  /** Hears each message as soon as it is sure to be said: the `pre` before its tool runs. */
  readonly onMessage?: ((message: RouterMessage) => void) | undefined;
}

type PayloadOf<Type extends Stage> = Omit<Extract<StageEvent, { type: Type }>['content'], keyof Envelope>;

/** The intent that is being worked on, and how far its plan has come. */
interface Progress {
  readonly intentId: string | null;
  readonly plan: PlanExecution | null;
}

const NO_PROGRESS: Progress = { intentId: null, plan: null };

/** The work on one interaction: its turn of the conversation, and the response as its stages make it. */
export class RequestContext {
  readonly interactionId: string;
  readonly turn: UnitOfWork;
  readonly tier: string | undefined;
  readonly signal: AbortSignal | undefined;
  /** Which request of the message is being worked on, from 0. */
  intentIndex = 0;
  toolResult: ToolResult | undefined;
  readonly #onMessage: (message: RouterMessage) => void;
  /** As the stages that were added have it, and those that were written. */
  #progress: Progress = NO_PROGRESS;
  #written: Progress = NO_PROGRESS;
  #messages: RouterMessage[] = [];
  #untold: RouterMessage[] = [];
  #status: ResponseStatus = 'answered';
  #waitingForParam: string | undefined;
  #approvalId: string | undefined;
  #errorCode: RouterErrorCode | undefined;

  constructor(
    turn: UnitOfWork,
    asked: { readonly interactionId: string; readonly tier?: string | undefined } & HandleOptions,
  ) {
    this.turn = turn;
    this.interactionId = asked.interactionId;
    this.tier = asked.tier;
    this.signal = asked.signal;
    this.#onMessage = asked.onMessage ?? (() => undefined);
  }

  /** Adds a stage; it is written by the next {@link RequestContext.flush}. */
  stage<Type extends Stage>(type: Type, payload: PayloadOf<Type>, level: Level = 'info'): void {
    const envelope = { interaction_id: this.interactionId, level, intent_index: this.intentIndex };
    const content = { ...envelope, intent_id: this.#progress.intentId, ...payload };
    const author = type === 'received' ? 'customer' : 'router';
    const event = { type, version: 1, author, content } as NewEvent as StageEvent;
    if (event.type === 'intent_classified') this.#progress = { intentId: event.content.intent_id, plan: null };
    this.#advance(event);
    const { plan } = this.#progress;
    const statuses = plan?.steps.map(({ type: step, status }) => ({ type: step, status }));
    this.turn.add({
      ...event,
      content: { ...content, ...(statuses && { step_statuses: statuses }) },
    } as NewEvent as StageEvent);
    this.#follow(event);
  }

  /** Adds what is no stage. */
  add(event: Exclude<ConversationEvent, StageEvent>): void {
    this.#advance(event);
    this.turn.add(event);
  }

  /** Goes on with a call where its plan was left. */
  takeUp({ interactionId, intentIndex, intentId, steps }: UnfinishedCall): void {
    this.intentIndex = intentIndex;
    const plan = steps && { interactionId, intentId, steps: steps.map((step) => ({ ...step, since: '' })) };
    this.#written = this.#progress = { intentId, plan: plan ?? null };
  }

  /** The stage that says something, in plain words. */
  respond(text: string, payload: Omit<PayloadOf<'respond'>, 'message'>, level: Level = 'info'): void {
    this.stage('respond', { message: this.turn.vault.hide(text), ...payload }, level);
  }

  /** Notes something to say, in plain words; it is told when what was added before has been written. */
  say(message: RouterMessage): void {
    if (message.text === '') return;
    this.#messages.push(message);
    this.#untold.push(message);
  }

  /** Takes up what was said of the interaction before. */
  recall(messages: readonly RouterMessage[]): void {
    this.#messages.push(...messages);
  }

  /** Takes back what was to be said by stages that were not written: they are added again. */
  unsay(): void {
    this.#messages = this.#messages.filter((message) => !this.#untold.includes(message));
    this.#untold = [];
    this.#progress = this.#written;
  }

  /** Writes the stages, then tells what is to be said. */
  async flush(): Promise<void> {
    const progress = this.#progress;
    await this.turn.flush();
    this.#written = progress;
    const told = this.#untold;
    this.#untold = [];
    told.forEach(this.#onMessage);
  }

  toResponse(): AgentResponse {
    return {
      interactionId: this.interactionId,
      sessionId: this.turn.state.sessionId,
      status: this.#status,
      text: this.#messages.map(({ text }) => text).join('\n'),
      messages: this.#messages,
      ...(this.toolResult && { toolResult: this.toolResult }),
      ...(this.#waitingForParam !== undefined && { waitingForParam: this.#waitingForParam }),
      ...(this.#approvalId !== undefined && { approvalId: this.#approvalId }),
      ...(this.#errorCode && {
        error: { code: this.#errorCode, retryable: ROUTER_ERRORS[this.#errorCode].retryable },
      }),
    };
  }

  #advance(event: ConversationEvent): void {
    const plan = evolvePlanExecution(this.#progress.plan, { ...event, at: '' });
    this.#progress = { ...this.#progress, plan };
  }

  #follow({ type, content }: StageEvent): void {
    switch (type) {
      case 'received':
        if (content.silent) this.#status = 'silent';
        return;
      case 'plan_communicated':
        return this.say({ kind: 'pre', text: this.turn.vault.reveal(content.message) });
      case 'policy_check':
        this.#approvalId = content.approval_id;
        return;
      case 'tool_execute':
        this.#errorCode = content.error_code;
        return;
      case 'respond':
        return this.#followResponse(content);
      default:
    }
  }

  #followResponse(content: Responded): void {
    this.#status = content.status;
    this.#waitingForParam = content.waiting_for_param ?? this.#waitingForParam;
    this.#errorCode = content.error_code ?? this.#errorCode;
    this.say({ kind: kindOf(content), text: this.turn.vault.reveal(content.message) });
  }
}
