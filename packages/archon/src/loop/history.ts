import type { EventLog } from '../events/event-log.ts';
import type { ModelMessage } from '../model/model.ts';
import type { TokenCounter } from '../model/tokens.ts';
import { summaryMessage, type SummaryWords } from './compaction.ts';
import type { LoopEvent, ProtocolName } from './loop-event.ts';
import { LoopRecord } from './loop-record.ts';
import type { ThreadState, Turn } from './thread-event.ts';

/** How much of a thread a model is told of, the newest first. */
export interface HistoryWindow {
  /** Turns at most. Default 20; with the agent's `compaction` as many as there is room for. */
  readonly turns?: number | undefined;
  /** Tokens at most, a summary included. Default: half of what the model takes, if it says how much that is. */
  readonly tokens?: number | undefined;
}

/** A {@link HistoryWindow} with its defaults in place. */
export interface Window {
  readonly turns: number;
  readonly tokens: number;
}

/** Calls of an earlier turn are told as they were made, so they can be told only in the way of talking they were made in. */
export type TurnReader = (turn: Turn) => Promise<readonly ModelMessage[]>;

interface Reading {
  readonly read: TurnReader;
  readonly count: TokenCounter;
}

/**
 * What was said in the turns of a thread, as far as the window reaches: a turn with its calls and results, or where there
 * is no room for these with its message and answer alone; or not at all. What was summarized is told so.
 */
export async function historyOf(
  { turns, summary }: Pick<ThreadState, 'turns' | 'summary'>,
  { turns: most, tokens }: Window,
  { read, count }: Reading,
): Promise<readonly ModelMessage[]> {
  const instead = summary ? [summaryMessage(summary, OF_TURNS)] : [];
  const told: (readonly ModelMessage[])[] = [];
  let room = tokens - tokensOf(instead, count);
  for (const turn of newest(turns.slice(summary?.leftOut ?? 0), most)) {
    const forms = [await read(turn), briefly(turn)];
    const fitting = forms.find((messages) => tokensOf(messages, count) <= room);
    if (!fitting) break;
    room -= tokensOf(fitting, count);
    told.unshift(fitting);
  }
  return [...instead, ...told.flat()];
}

/** The first turns of a thread that are to give way to a summary, and what was said in them. */
export interface OldTurns {
  /** Turns, from the first, that it will stand for. */
  readonly leftOut: number;
  /** Without those that a summary stands for already. */
  readonly messages: readonly ModelMessage[];
}

/**
 * The turns to summarize: none while all fit the window, else so many that half of it is free, and so that prompts begin
 * alike for a while. The last turn stays as long as there is room for it.
 */
export async function oldTurns(
  { turns, summary }: Pick<ThreadState, 'turns' | 'summary'>,
  { turns: most, tokens }: Window,
  { read, count }: Reading,
): Promise<OldTurns | undefined> {
  const known = summary?.leftOut ?? 0;
  const room = tokens - (summary ? tokensOf([summaryMessage(summary, OF_TURNS)], count) : 0);
  const open = await Promise.all(
    turns.slice(known).map(async (turn) => {
      const messages = await read(turn);
      return { messages, tokens: tokensOf(messages, count), least: tokensOf(briefly(turn), count) };
    }),
  );
  const total = open.reduce((sum, turn) => sum + turn.tokens, 0);
  if (total <= room && open.length <= most) return undefined;
  let kept = 0;
  let taken = 0;
  for (const turn of open.toReversed()) {
    const isLast = kept === 0 && most >= 1 && Math.min(turn.tokens, turn.least) <= room;
    taken += turn.tokens;
    if (!isLast && (taken > room / 2 || kept + 1 > most / 2)) break;
    kept++;
  }
  const old = open.slice(0, open.length - kept);
  if (old.length === 0) return undefined;
  return { leftOut: known + old.length, messages: old.flatMap(({ messages }) => messages) };
}

function newest<T>(list: readonly T[], most: number): readonly T[] {
  return list.slice(Math.max(0, list.length - most)).toReversed();
}

/** How the summary of turns is told. */
const OF_TURNS: SummaryWords = {
  begins: 'Earlier messages of this conversation are left out here. What was said and found in them:',
  wordForWord: 'Word for word, from these messages:',
};

/** A turn with its calls and their results, as the log of its run has them. */
export async function readTurn(log: EventLog, turn: Turn, protocol: ProtocolName): Promise<readonly ModelMessage[]> {
  const record = new LoopRecord();
  const events = (await log.read(turn.runId)) as readonly LoopEvent[];
  for (const event of events) record.apply(event);
  const [first] = events;
  // What was said in the other protocol is not how this one speaks.
  const isAlike = first?.type === 'subtask-started' && first.content.protocol === protocol;
  if (!isAlike || record.messages.length === 0) return briefly(turn);
  return [{ role: 'user', text: turn.text }, ...withoutOpenCalls(record.messages).map(plainly)];
}

function briefly({ text, end }: Turn): readonly ModelMessage[] {
  return [{ role: 'user', text }, ...(end ? [{ role: 'assistant', text: end.answer } as const] : [])];
}

/** Providers refuse calls without results, which a run that was stopped may end with. */
function withoutOpenCalls(messages: readonly ModelMessage[]): readonly ModelMessage[] {
  const last = messages.at(-1);
  return last?.role === 'assistant' && last.toolCalls?.length ? messages.slice(0, -1) : messages;
}

/** What a provider keeps to itself belongs to its own turn. */
function plainly(message: ModelMessage): ModelMessage {
  if (message.role !== 'assistant' || !message.providerParts) return message;
  const { providerParts: _, ...said } = message;
  return said;
}

function tokensOf(messages: readonly ModelMessage[], count: TokenCounter): number {
  return messages.reduce((sum, message) => {
    const calls = message.role === 'assistant' && message.toolCalls ? JSON.stringify(message.toolCalls) : '';
    return sum + count(message.text + calls);
  }, 0);
}
