import { assertLimit } from '../../assert-limit.ts';
import { MisuseError } from '../../errors.ts';
import type { Fold } from '../../events/decider.ts';
import type { EventLog } from '../../events/event-log.ts';
import type { NewEvent } from '../../events/event.ts';
import { toFrozenJson } from '../../events/json.ts';
import { RunRepository } from '../../events/run-repository.ts';
import { RunSession } from '../../events/run-session.ts';
import { fitTexts } from '../../loop/fit-texts.ts';
import { estimateTokens, type TokenCounter } from '../../model/tokens.ts';
import type { MemoryMetadata } from '../memory-entry.ts';
import type { EpisodicMessage, MessageRole } from './message.ts';

export interface EpisodicMemoryOptions {
  /** Default: a cheap guess. */
  readonly countTokens?: TokenCounter | undefined;
}

type ConversationEvent =
  | NewEvent<'message-remembered', EpisodicMessage>
  | NewEvent<'messages-summarized', { readonly count: number; readonly pointer: EpisodicMessage }>
  | NewEvent<'conversation-cleared', Record<never, never>>;

/** Type of the runs that conversations are. */
const RUN_TYPE = 'conversation-memory';

/** What the label of a message takes in a prompt, in tokens. */
const MESSAGE_TOKENS = 4;

const CONVERSATION: Fold<readonly EpisodicMessage[], ConversationEvent> = {
  initial: () => [],
  evolve(messages, event) {
    switch (event.type) {
      case 'message-remembered':
        return [...messages, event.content];
      case 'messages-summarized':
        return [event.content.pointer, ...messages.slice(event.content.count)];
      case 'conversation-cleared':
        return [];
      default:
        return messages;
    }
  },
};

/**
 * The conversation as it was said, message by message. With {@link EpisodicMemory.open} it is a run of a log, and goes on where
 * a killed process has left it; what was summarized stays in the log word for word.
 *
 * @example
 * const episodic = new EpisodicMemory();
 * episodic.append('user', 'Hello, my name is Alice.');
 * episodic.getRecent(50);
 */
export class EpisodicMemory {
  readonly countTokens: TokenCounter;
  #messages: EpisodicMessage[] = [];
  #tokens = 0;
  #session: RunSession<readonly EpisodicMessage[], ConversationEvent> | undefined;

  constructor({ countTokens = estimateTokens }: EpisodicMemoryOptions = {}) {
    this.countTokens = countTokens;
  }

  /** The conversation of that run, as far as the log has it. */
  static async open(log: EventLog, runId: string, options: EpisodicMemoryOptions = {}): Promise<EpisodicMemory> {
    const memory = new EpisodicMemory(options);
    const runs = new RunRepository<readonly EpisodicMessage[], ConversationEvent>({
      log,
      runType: RUN_TYPE,
      fold: CONVERSATION,
      standing: () => ({ standing: 'waiting' }),
    });
    memory.#session = new RunSession(await runs.load(runId), {
      runs,
      evolve: (messages, event) => CONVERSATION.evolve(messages, event),
    });
    memory.#begin([...memory.#session.run.state]);
    return memory;
  }

  get length(): number {
    return this.#messages.length;
  }

  /** Of all messages, with what sets them apart in a prompt. */
  get tokens(): number {
    return this.#tokens;
  }

  /**
   * Adds a message at the end. With a log it is on its way there; {@link EpisodicMemory.flush} waits for it.
   *
   * @throws {MisuseError} if `metadata` is not plain JSON.
   */
  append(role: MessageRole, content: string, metadata: MemoryMetadata = {}): void {
    const message: EpisodicMessage = {
      role,
      content: content.toWellFormed(),
      metadata: toFrozenJson(metadata, 'metadata') as MemoryMetadata,
    };
    this.#messages.push(message);
    this.#tokens += this.tokensOf(message);
    this.#record('message-remembered', message);
  }

  /**
   * Messages in order.
   *
   * @param options.limit - At most so many, the latest. Default: all.
   * @param options.since - From this place on, 0 for the first.
   */
  getMessages({
    limit = Infinity,
    since = 0,
  }: { readonly limit?: number; readonly since?: number } = {}): readonly EpisodicMessage[] {
    assertLimit('limit', limit);
    const found = this.#messages.slice(since);
    return limit === 0 ? [] : found.slice(-limit);
  }

  /**
   * The latest messages that together take no more than `maxTokens`, in order. A summary of what was said before comes first
   * where it fits. When not even the last message fits, it is cut, and says so.
   */
  getRecent(maxTokens: number): readonly EpisodicMessage[] {
    assertLimit('maxTokens', maxTokens);
    const [first] = this.#messages;
    const pointer = first && isPointer(first) && this.tokensOf(first) <= maxTokens / 2 ? first : undefined;
    let room = maxTokens - (pointer ? this.tokensOf(pointer) : 0);
    let start = this.#messages.length;
    const end = pointer ? 1 : 0;
    for (; start > end; start--) {
      const message = this.#messages[start - 1];
      const tokens = message ? this.tokensOf(message) : 0;
      if (tokens > room) break;
      room -= tokens;
    }
    const recent = this.#messages.slice(start);
    if (recent.length === 0) recent.push(...this.#cutLast(maxTokens - (pointer ? this.tokensOf(pointer) : 0)));
    return pointer && recent[0] !== pointer ? [pointer, ...recent] : recent;
  }

  /** Forgets the conversation; a log keeps it. */
  clear(): void {
    this.#begin([]);
    this.#record('conversation-cleared', {});
  }

  /**
   * Puts a message that says what they said in the place of the first `count`.
   *
   * @throws {MisuseError} if there are not as many.
   */
  replaceOldest(count: number, summary: string): void {
    if (count < 1 || count > this.#messages.length) {
      throw new MisuseError(`Expected a count from 1 to ${this.#messages.length}, got ${count}.`);
    }
    const content = `[Earlier conversation summarized: ${summary}]`;
    const pointer: EpisodicMessage = { role: 'system', content, metadata: { type: 'summary', messages: count } };
    this.#begin([pointer, ...this.#messages.slice(count)]);
    this.#record('messages-summarized', { count, pointer });
  }

  /** Resolves when everything is in the log; rejects if the log did not take it. Without a log, at once. */
  async flush(): Promise<void> {
    await this.#session?.flush();
  }

  /** What a message takes in a prompt. */
  tokensOf({ content }: EpisodicMessage): number {
    return this.countTokens(content) + MESSAGE_TOKENS;
  }

  #begin(messages: EpisodicMessage[]): void {
    this.#messages = messages;
    this.#tokens = messages.reduce((sum, message) => sum + this.tokensOf(message), 0);
  }

  #record(type: ConversationEvent['type'], content: ConversationEvent['content']): void {
    if (!this.#session) return;
    this.#session.add({ type, version: 1, author: 'memory', content } as ConversationEvent);
    // Whoever wants to know whether it worked flushes: it rejects from then on.
    this.#session.flush().catch(() => undefined);
  }

  #cutLast(maxTokens: number): EpisodicMessage[] {
    const last = this.#messages.at(-1);
    const room = maxTokens - MESSAGE_TOKENS;
    if (!last || isPointer(last) || room < 1) return [];
    const [content = ''] = fitTexts([last.content], room, this.countTokens);
    return this.countTokens(content) <= room ? [{ ...last, content }] : [];
  }
}

/** Whether a message stands for those that it summarizes. */
export function isPointer({ metadata }: EpisodicMessage): boolean {
  return metadata['type'] === 'summary';
}
