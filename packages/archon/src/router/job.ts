import type { NewEvent } from '../events/event.ts';
import type { ToolResult } from '../tool/tool-result.ts';
import type { UnitOfWork } from './conversation/unit-of-work.ts';
import type { AgentResponse, ResponseStatus, RouterMessage } from './interaction.ts';
import { ROUTER_ERRORS, type RouterErrorCode } from './router-error.ts';
import type { ConversationEvent, Level, Stage, StageEvent } from './stage-event.ts';

/** What goes with one call of the router. */
export interface HandleOptions {
  readonly signal?: AbortSignal | undefined;
  /** Hears each message as soon as it is sure to be said: the `pre` before its tool runs. */
  readonly onMessage?: ((message: RouterMessage) => void) | undefined;
}

type PayloadOf<Type extends Stage> = Omit<
  Extract<StageEvent, { type: Type }>['content'],
  'interaction_id' | 'level' | 'intent_index'
>;

/** The work on one interaction: its turn of the conversation, and what has been said so far. */
export class Job {
  readonly interactionId: string;
  readonly turn: UnitOfWork;
  readonly tier: string | undefined;
  readonly signal: AbortSignal | undefined;
  readonly #onMessage: (message: RouterMessage) => void;
  readonly #messages: RouterMessage[] = [];
  #untold: RouterMessage[] = [];
  /** Which request of the message is being worked on, from 0. */
  intentIndex = 0;
  status: ResponseStatus = 'answered';
  toolResult: ToolResult | undefined;
  waitingForParam: string | undefined;
  approvalId: string | undefined;
  errorCode: RouterErrorCode | undefined;

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

  /** Adds a stage; it is written by the next {@link Job.flush}. */
  stage<Type extends Stage>(type: Type, payload: PayloadOf<Type>, level: Level = 'info'): void {
    const content = { interaction_id: this.interactionId, level, intent_index: this.intentIndex, ...payload };
    const event: NewEvent = { type, version: 1, author: authorOf(type), content };
    this.turn.add(event as ConversationEvent);
  }

  /** Notes something to say, in plain words; it is told when the stage that carries it has been written. */
  say(message: RouterMessage): void {
    if (message.text === '') return;
    this.#messages.push(message);
    this.#untold.push(message);
  }

  /** Takes up what was said of the interaction before. */
  recall(messages: readonly RouterMessage[]): void {
    this.#messages.push(...messages);
  }

  /** What was said last. */
  lastText(): string {
    return this.#messages.at(-1)?.text ?? '';
  }

  /** Writes the stages, then tells what is to be said. */
  async flush(): Promise<void> {
    await this.turn.flush();
    const told = this.#untold;
    this.#untold = [];
    told.forEach(this.#onMessage);
  }

  toResponse(): AgentResponse {
    return {
      interactionId: this.interactionId,
      sessionId: this.turn.state.sessionId,
      status: this.status,
      text: this.#messages.map(({ text }) => text).join('\n'),
      messages: this.#messages,
      ...(this.toolResult && { toolResult: this.toolResult }),
      ...(this.waitingForParam !== undefined && { waitingForParam: this.waitingForParam }),
      ...(this.approvalId !== undefined && { approvalId: this.approvalId }),
      ...(this.errorCode && { error: toError(this.errorCode) }),
    };
  }
}

/** Customers say what is received, the router does the rest. */
function authorOf(type: Stage): string {
  return type === 'received' ? 'customer' : 'router';
}

function toError(code: RouterErrorCode): NonNullable<AgentResponse['error']> {
  return { code, retryable: ROUTER_ERRORS[code].retryable };
}
