import { assertLimit } from '../assert-limit.ts';
import { fitTexts } from '../loop/fit-texts.ts';
import type { EpisodicMemory } from './conversation/episodic-memory.ts';
import type { EpisodicMessage } from './conversation/message.ts';
import type { LongTermMemory, MemoryQuery } from './long-term-memory.ts';
import type { FoundMemory } from './memory-entry.ts';
import { type MemoryListener, tell } from './memory-event.ts';
import { sayTheSame } from './search/duplicates.ts';
import type { WorkingMemory } from './working-memory.ts';

export interface MemoryRetrieverOptions {
  readonly episodic: EpisodicMemory;
  readonly working: WorkingMemory<object>;
  readonly longTerm: LongTermMemory;
  /** Parts of the budget, together 1. What one does not need, the next may take. Default 0.5, 0.3 and 0.2. */
  readonly shares?: MemoryShares | undefined;
  /** Memories looked for, beside what always holds. Default 8. */
  readonly limit?: number | undefined;
  /** Goes with each query: threshold, metadata, age. */
  readonly query?: Omit<MemoryQuery, 'limit'> | undefined;
  readonly onEvent?: MemoryListener | undefined;
}

export interface MemoryShares {
  readonly recent: number;
  readonly longTerm: number;
  readonly working: number;
}

/** What is remembered, as texts for a prompt. Each is empty where there is nothing. */
export interface MemoryContext {
  readonly working: string;
  readonly longTerm: string;
  readonly recent: string;
  /** Of the three together. */
  readonly tokens: number;
  /** The messages of `recent`, for whoever sends messages instead. */
  readonly messages: readonly EpisodicMessage[];
  /** The memories of `longTerm`, for whoever rates them (`LongTermMemory.rate`). */
  readonly memories: readonly FoundMemory[];
}

const SHARES: MemoryShares = { recent: 0.5, longTerm: 0.3, working: 0.2 };

/** What people want holds whatever is spoken about: so many of their wishes and decisions are looked for beside what answers to the query. */
const STANDING = { where: { kinds: ['preference', 'decision'] }, limit: 8 } as const;

/**
 * Puts together what a prompt should hold of the three memories, within a budget of tokens.
 *
 * @example
 * const retriever = new MemoryRetriever({ episodic, working, longTerm });
 * const { working, longTerm, recent } = await retriever.retrieveContext('Where shall we eat tonight?', 8_000);
 */
export class MemoryRetriever {
  readonly #options: MemoryRetrieverOptions;
  readonly #shares: MemoryShares;

  constructor(options: MemoryRetrieverOptions) {
    this.#options = options;
    this.#shares = options.shares ?? SHARES;
    for (const [name, share] of Object.entries(this.#shares)) assertLimit(`shares.${name}`, share);
  }

  /**
   * Working memory first, then what long-term memory has to say, then as much of the conversation as fits. Where long-term
   * memory fails altogether, its part goes to the conversation, and an event tells.
   *
   * @param tokenBudget - Of the three together; never exceeded.
   */
  async retrieveContext(currentQuery: string, tokenBudget: number): Promise<MemoryContext> {
    assertLimit('tokenBudget', tokenBudget);
    const { episodic } = this.#options;
    const count = episodic.countTokens;
    const working = this.#formatWorking(tokenBudget * this.#shares.working);
    const room = tokenBudget * (this.#shares.working + this.#shares.longTerm) - count(working);
    const messages = episodic.getRecent(Math.max(0, Math.floor(tokenBudget * this.#shares.recent)));
    const { text: longTerm, memories } = await this.#remember(currentQuery, room, messages);
    const left = Math.max(0, tokenBudget - count(working) - count(longTerm));
    const { recent, kept } = format(episodic, left);
    const tokens = count(working) + count(longTerm) + count(recent);
    return { working, longTerm, recent, tokens, messages: kept, memories };
  }

  #formatWorking(room: number): string {
    const lines = Object.entries(this.#options.working.toDict()).map(([key, value]) => `- ${key}: ${asText(value)}`);
    if (lines.length === 0) return '';
    const count = this.#options.episodic.countTokens;
    const text = ['Current Context:', ...lines].join('\n');
    const [fitting = ''] = fitTexts([text], room, count);
    return count(fitting) <= room ? fitting : '';
  }

  /** As many memories as fit, the best first; what the conversation says anyway is left out. */
  async #remember(
    query: string,
    room: number,
    recent: readonly EpisodicMessage[],
  ): Promise<{ readonly text: string; readonly memories: readonly FoundMemory[] }> {
    const found = await this.#find(query);
    const count = this.#options.episodic.countTokens;
    const memories: FoundMemory[] = [];
    let text = '';
    for (const memory of found) {
      const isSaid = recent.some(({ content }) => content.includes(memory.content));
      if (isSaid || memories.some(({ content }) => sayTheSame(content, memory.content))) continue;
      const longer = `${text}${text === '' ? '' : '\n'}[Memory of ${memory.timestamp.slice(0, 10)}] ${memory.content}`;
      if (count(longer) > room) continue;
      text = longer;
      memories.push(memory);
    }
    return { text, memories };
  }

  async #find(text: string): Promise<readonly FoundMemory[]> {
    const { longTerm, limit = 8, query, onEvent } = this.#options;
    try {
      const standing = await this.#standing(text);
      const related = await longTerm.recall(text, { ...query, limit });
      // Where nothing answers, what holds anyway goes before what is merely the latest.
      if (related.every(({ by }) => by === 'recent')) return [...standing, ...related];
      // In turn, so that neither takes all the room; what answers best comes first.
      return related
        .flatMap((memory, at) => [memory, ...standing.slice(at, at + 1)])
        .concat(standing.slice(related.length));
    } catch (error) {
      tell(onEvent, { type: 'memory-degraded', content: { to: 'recent', reason: String(error) } });
      return [];
    }
  }

  /** Wishes and decisions: those that are near to what is asked, then the latest, which need not have a word in common with it. */
  async #standing(text: string): Promise<readonly FoundMemory[]> {
    const { longTerm, query } = this.#options;
    const wanted = { ...query, ...STANDING, where: { ...query?.where, ...STANDING.where } };
    const near = await longTerm.query(text, { ...wanted, threshold: -1 });
    const ids = new Set(near.map(({ id }) => id));
    const latest = await longTerm.latest(wanted);
    return [...near, ...latest.filter(({ id }) => !ids.has(id))].slice(0, STANDING.limit);
  }
}

/** The latest messages as a text of so many tokens, labels and all. */
function format(
  episodic: EpisodicMemory,
  room: number,
): { readonly recent: string; readonly kept: readonly EpisodicMessage[] } {
  const count = episodic.countTokens;
  for (let budget = room; budget > 0; budget = Math.floor(budget * 0.9)) {
    const kept = episodic.getRecent(budget);
    const recent = kept.map(({ role, content }) => `${role}: ${content}`).join('\n');
    if (count(recent) <= room) return { recent, kept };
  }
  return { recent: '', kept: [] };
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
