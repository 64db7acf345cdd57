import type { EventLog } from '../events/event-log.ts';
import type { Message } from '../model/model.ts';
import type { TokenCounter } from '../model/tokens.ts';
import type { LoopEvent, ProtocolName } from './loop-event.ts';
import { LoopRecord } from './loop-record.ts';
import type { Turn } from './thread-event.ts';

/** How much of a thread a model is told of, the newest first. */
export interface HistoryWindow {
  /** Turns at most. Default 20. */
  readonly turns?: number | undefined;
  /** Tokens at most. Default: half of what the model takes, if it says how much that is. */
  readonly tokens?: number | undefined;
}

/** A {@link HistoryWindow} with its defaults in place. */
export interface Window {
  readonly turns: number;
  readonly tokens: number;
}

/** Calls of an earlier turn are told as they were made, so they can be told only in the way of talking they were made in. */
export type TurnReader = (turn: Turn) => Promise<readonly Message[]>;

/**
 * What was said in the turns of a thread, as far as the window reaches: a turn with its calls and results, or where there
 * is no room for these with its message and answer alone; or not at all.
 */
export async function historyOf(
  turns: readonly Turn[],
  { turns: most, tokens }: Window,
  { read, count }: { readonly read: TurnReader; readonly count: TokenCounter },
): Promise<readonly Message[]> {
  const told: (readonly Message[])[] = [];
  let room = tokens;
  for (const turn of turns.slice(-most).reverse()) {
    const forms = [await read(turn), briefly(turn)];
    const fitting = forms.find((messages) => tokensOf(messages, count) <= room);
    if (!fitting) break;
    room -= tokensOf(fitting, count);
    told.unshift(fitting);
  }
  return told.flat();
}

/** A turn with its calls and their results, as the log of its run has them. */
export async function readTurn(log: EventLog, turn: Turn, protocol: ProtocolName): Promise<readonly Message[]> {
  const record = new LoopRecord();
  const events = (await log.read(turn.runId)) as readonly LoopEvent[];
  for (const event of events) record.apply(event);
  const [first] = events;
  // What was said in the other protocol is not how this one speaks.
  const isAlike = first?.type === 'subtask-started' && first.content.protocol === protocol;
  if (!isAlike || record.messages.length === 0) return briefly(turn);
  return [{ role: 'user', text: turn.text }, ...withoutOpenCalls(record.messages).map(plainly)];
}

function briefly({ text, end }: Turn): readonly Message[] {
  return [{ role: 'user', text }, ...(end ? [{ role: 'assistant', text: end.answer } as const] : [])];
}

/** Providers refuse calls without results, which a run that was stopped may end with. */
function withoutOpenCalls(messages: readonly Message[]): readonly Message[] {
  const last = messages.at(-1);
  return last?.role === 'assistant' && last.toolCalls?.length ? messages.slice(0, -1) : messages;
}

/** What a provider keeps to itself belongs to its own turn. */
function plainly(message: Message): Message {
  if (message.role !== 'assistant' || !message.providerParts) return message;
  const { providerParts: _, ...said } = message;
  return said;
}

function tokensOf(messages: readonly Message[], count: TokenCounter): number {
  return messages.reduce((sum, message) => {
    const calls = message.role === 'assistant' && message.toolCalls ? JSON.stringify(message.toolCalls) : '';
    return sum + count(message.text + calls);
  }, 0);
}
