import { assertLimit } from '../../assert-limit.ts';
import { type Fact, type FactFinder, importanceOf, NO_FACTS } from '../../loop/fact.ts';
import { fitTexts } from '../../loop/fit-texts.ts';
import type { TokenCounter } from '../../model/tokens.ts';
import type { LongTermMemory } from '../long-term-memory.ts';
import { type MemoryListener, tell } from '../memory-event.ts';
import { type EpisodicMemory, isPointer } from './episodic-memory.ts';
import type { EpisodicMessage } from './message.ts';

export interface CompressionOptions {
  readonly longTerm: LongTermMemory;
  /** Tokens that the model takes in all. */
  readonly contextTokens: number;
  /** Makes a summary of messages; see {@link modelSummarizer}. Default: the facts, the weightiest first. */
  readonly summarize?: MessageSummarizer | undefined;
  /** Finds what is kept to the letter. Default: nothing is; the summary alone says what was said. */
  readonly findFacts?: FactFinder | undefined;
  readonly onEvent?: MemoryListener | undefined;
}

/**
 * Shortens messages, oldest first, to one text. A model does with `modelSummarizer`.
 *
 * @param maxTokens - Tokens that the summary may take; a longer one is cut.
 */
export type MessageSummarizer = (messages: readonly EpisodicMessage[], maxTokens: number) => Promise<string>;

/** What was done. */
export interface Compression {
  /** Messages that one stands for now. */
  readonly messages: number;
  readonly tokensBefore: number;
  readonly tokensAfter: number;
  readonly facts: readonly Fact[];
}

/** Share of the context from which on the oldest messages are summarized. */
const TRIGGER = 0.7;
/** Share that the messages which stay take at most. Half of what triggers, so that it is rarely needed. */
const KEPT = 0.35;
/** Share that the summary may take. */
const SUMMARY = 0.1;

/**
 * Makes room when a conversation takes 70 % of the context or more: its oldest messages give way to one that summarizes them.
 * What `findFacts` finds in them goes to long-term memory first, each sentence to the letter, and so does the summary. Where
 * long-term memory cannot be had, those facts stand in the message itself, and an event tells.
 *
 * @returns What was done; `undefined` if there is room enough.
 */
export async function compressConversation(
  episodic: EpisodicMemory,
  { longTerm, contextTokens, summarize, findFacts = NO_FACTS, onEvent }: CompressionOptions,
): Promise<Compression | undefined> {
  assertLimit('contextTokens', contextTokens, 1);
  const tokensBefore = episodic.tokens;
  if (tokensBefore < TRIGGER * contextTokens) return undefined;
  const count = countToSummarize(episodic, KEPT * contextTokens);
  if (count === 0) return undefined;
  const segment = episodic.getMessages().slice(0, count);
  const facts = findFacts(segment);
  const room = Math.floor(SUMMARY * contextTokens);
  const summary = await summaryOf(segment, room, { summarize, facts, onEvent, countTokens: episodic.countTokens });
  const unstored = await keep(longTerm, facts, summary).catch((error: unknown) => {
    tell(onEvent, { type: 'memory-degraded', content: { to: 'unstored', reason: String(error) } });
    return facts;
  });
  episodic.replaceOldest(count, [summary, ...unstored.map(({ text }) => `- ${text}`)].join('\n'));
  return { messages: count, tokensBefore, tokensAfter: episodic.tokens, facts };
}

/** As many of the oldest as have to go for the others to fit; what is a summary already counts in. The last two stay. */
function countToSummarize(episodic: EpisodicMemory, room: number): number {
  const messages = episodic.getMessages();
  let tokens = episodic.tokens;
  let count = 0;
  while (count < messages.length - 2 && tokens > room) tokens -= tokensAt(episodic, messages, count++);
  // A question is not torn from its answer.
  while (count < messages.length - 2 && ['assistant', 'tool'].includes(messages[count]?.role ?? '')) count++;
  return count === 1 && messages[0] && isPointer(messages[0]) ? 0 : count;
}

function tokensAt(episodic: EpisodicMemory, messages: readonly EpisodicMessage[], at: number): number {
  const message = messages[at];
  return message ? episodic.tokensOf(message) : 0;
}

interface Writing extends Pick<CompressionOptions, 'onEvent' | 'summarize'> {
  readonly facts: readonly Fact[];
  readonly countTokens: TokenCounter;
}

async function summaryOf(
  segment: readonly EpisodicMessage[],
  room: number,
  { summarize, facts, onEvent, countTokens }: Writing,
): Promise<string> {
  let summary = '';
  try {
    if (summarize) summary = (await summarize(segment, room)).trim();
  } catch (error) {
    tell(onEvent, { type: 'memory-degraded', content: { to: 'unstored', reason: `No summary: ${String(error)}` } });
  }
  // Nothing said is no summary.
  if (summary === '') summary = summarizeByFacts(segment, facts, room);
  return fitTexts([summary], room, countTokens)[0] ?? '';
}

/** @returns What could not be stored: nothing. */
async function keep(longTerm: LongTermMemory, facts: readonly Fact[], summary: string): Promise<readonly Fact[]> {
  const entries = facts.map(({ text, kinds, role }) => ({
    content: text,
    metadata: { type: 'fact', kinds, role, importance: importanceOf({ kinds }) },
  }));
  await longTerm.storeAll([...entries, { content: summary, metadata: { type: 'summary' } }]);
  return [];
}

/** Without a model: what was summarized before, then the facts, the weightiest first. */
function summarizeByFacts(messages: readonly EpisodicMessage[], facts: readonly Fact[], maxTokens: number): string {
  const weightiest = facts.toSorted((one, other) => importanceOf(other) - importanceOf(one));
  const before = messages
    .filter(isPointer)
    .map(({ content }) => content.replace(/^\[Earlier conversation summarized: |\]$/g, ''));
  const lines = [...new Set([...before, ...weightiest.map(({ text, role }) => `${role}: ${text}`)])];
  const kept: string[] = [];
  // Four characters a token is what the cheap guess counts; whoever counts exactly cuts what is too much.
  let room = maxTokens * 4;
  for (const line of lines) {
    if (line.length + 1 > room) break;
    kept.push(line);
    room -= line.length + 1;
  }
  return kept.length > 0 ? kept.join('\n') : `${messages.length} messages, of which nothing was kept.`;
}
