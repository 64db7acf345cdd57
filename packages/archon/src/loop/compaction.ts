import { assertLimit } from '../assert-limit.ts';
import { MisuseError } from '../errors.ts';
import type { ModelMessage, Model, ModelCall } from '../model/model.ts';
import { type FactFinder, NO_FACTS } from './fact.ts';
import { factsIn } from './facts-in.ts';
import { fitTexts } from './fit-texts.ts';
import type { LoopEvent, PromptPart } from './loop-event.ts';
import { NOTHING_SPENT, type Spent } from './spent.ts';
import type { StepSummary, SummaryBill } from './step-summary.ts';
import {
  type SummaryRequest,
  modelSummarizer,
  type ModelWatcher,
  type Summarizer,
  type Summary,
} from './summarizer.ts';
import { partsToLeaveOut } from './window.ts';

/**
 * Has the oldest steps of a long run, or the oldest turns of a thread, give way to a summary before the model's window is full.
 * Without it they are left out, and of steps the model is told so.
 */
export interface CompactionOptions {
  /** Writes the summaries. Default: the agent's own model, by the agent's own hooks, retries and time limit. */
  readonly model?: Model | undefined;
  /** Writes them instead of a model. What it throws costs the summary, not the run. */
  readonly summarize?: Summarizer | undefined;
  /** Finds sentences that are kept beside the summary, word for word, in a tenth of the window; what it throws costs the summary, too. Default: none are. */
  readonly findFacts?: FactFinder | undefined;
  /** Share of the window, from 0.1 to 1, from which on steps are summarized, until half of it is free. Default 0.7. */
  readonly from?: number | undefined;
  /** Tokens that the window has. Default: as many as the agent's model takes. */
  readonly contextTokens?: number | undefined;
}

/** Which parts of a transcript are to be summarized, and what is known of those before. */
export interface CompactionAsked extends Pick<SummaryAsked, 'task' | 'call' | 'limit' | 'watch'> {
  readonly transcript: readonly PromptPart[];
  /** Parts that the next prompt leaves out already. */
  readonly leftOut: number;
  readonly summary: StepSummary | undefined;
  /** Tokens that every prompt begins with. */
  readonly openingTokens: number;
  /** Tokens that a prompt had for each one that we had counted. */
  readonly tokenRatio: number;
}

/** The event that a compaction ends with. */
export type Compacted = Pick<Extract<LoopEvent, { type: 'steps-summarized' | 'summary-failed' }>, 'type' | 'content'>;

/** Decides when steps give way to a summary, and has it written. */
export interface Compactor {
  /** @returns `undefined` while there is room. */
  compact(asked: CompactionAsked): Promise<Compacted | undefined>;
}

/** What is to be summarized, whatever it is a part of. */
export interface SummaryAsked {
  /** What the run or the conversation is for. */
  readonly task: string;
  /** What goes with the call of a model. */
  readonly call: ModelCall;
  /** Why what a summary may use up is too much, if it is. */
  readonly limit: (ahead: Spent, hasPrice: boolean) => string | undefined;
  readonly messages: readonly ModelMessage[];
  readonly before: Pick<StepSummary, 'text' | 'facts'> | undefined;
  /** Watches the call of a model, if anybody does. */
  readonly watch?: ModelWatcher | undefined;
  /** Tokens of which a summary, and the facts beside it, may take a tenth each. */
  readonly window: number;
}

/** A summary with its facts, or why there is none; and what it took, of which model. */
export type WrittenSummary = (Pick<StepSummary, 'text' | 'facts'> | { readonly reason: string }) & SummaryBill;

/** Has summaries written, within the limits of whoever asks. */
export interface SummaryWriter {
  /** Tokens that the agent's model takes. */
  readonly contextTokens: number;
  /** @returns `undefined` if the caller has given up: who asks next begins anew. */
  summarize(asked: SummaryAsked): Promise<WrittenSummary | undefined>;
}

/** Shares of the window that a summary may take, and the facts beside it. */
const SHARES = { summary: 0.1, facts: 0.1 } as const;

/**
 * @param model - Of the agent, with everything around it.
 * @param count - Counts the tokens of a text.
 * @throws {MisuseError} if it cannot be told when the window is full, or a limit is none.
 */
export function compactorOf(
  { model: own, summarize: writes, findFacts: find = NO_FACTS, from = 0.7, contextTokens: given }: CompactionOptions,
  { model, count, wrap }: { model: Model; count: (text: string) => number; wrap: (model: Model) => Model },
): Compactor & SummaryWriter {
  const contextTokens = given ?? model.contextTokens;
  if (contextTokens === undefined) {
    throw new MisuseError(
      'To summarize steps in time it has to be known how much the model takes: give the model, or `compaction`, `contextTokens`.',
    );
  }
  assertLimit('compaction.contextTokens', contextTokens, 1);
  if (!(from >= 0.1 && from <= 1))
    throw new MisuseError(`Expected \`compaction.from\` to be a share from 0.1 to 1, got ${String(from)}.`);
  const write = writes ? { summarize: writes } : modelSummarizer(own ? wrap(own) : model, { count, contextTokens });
  const tokensOfSummary = (window: number): number => Math.floor(SHARES.summary * window);

  async function summarize({
    messages,
    before,
    window,
    task,
    call,
    limit,
    watch,
  }: SummaryAsked): Promise<WrittenSummary | undefined> {
    const { signal } = call;
    const maxTokens = tokensOfSummary(window);
    const asked: SummaryRequest = { task, messages, before: before?.text, maxTokens, signal };
    const ahead = 'expected' in write ? write.expected(asked) : NOTHING_SPENT;
    const forbidden = limit(ahead, !('expected' in write) || write.hasPrice);
    if (forbidden !== undefined) return { reason: `It was not asked for: ${forbidden}.` };
    try {
      const facts = factsIn(messages, { find, before: before?.facts ?? [], room: SHARES.facts * window, count });
      const said = await ('expected' in write ? write.summarize(asked, call, watch) : write.summarize(asked));
      const { text, spent, model: by }: Summary = typeof said === 'string' ? { text: said } : said;
      if (text.trim() === '') throw new Error('It is empty.');
      const [fitting = ''] = fitTexts([text.trim()], maxTokens, count);
      return { text: fitting, facts, ...billOf({ spent, model: by }) };
    } catch (error) {
      if (error instanceof MisuseError) throw error;
      if (signal?.aborted) return undefined;
      const reason = error instanceof Error ? error.message : String(error);
      return { reason, ...billOf(error as SummaryBill) };
    }
  }

  return {
    contextTokens,
    summarize,

    async compact({ transcript, leftOut, summary, openingTokens, tokenRatio, ...rest }) {
      const room = (from * contextTokens) / tokenRatio - openingTokens;
      const end = partsToLeaveOut(transcript, leftOut, room);
      const freed = transcript.slice(leftOut, end).reduce((sum, { tokens }) => sum + tokens, 0);
      const least = tokensOfSummary(contextTokens);
      // Where there is hardly room for steps at all, a summary each step would cost more than it saves.
      if (room < least || freed < least) return undefined;
      const messages = transcript.slice(summary?.leftOut ?? 0, end).map(({ message }) => message as ModelMessage);
      const written = await summarize({ messages, before: summary, window: contextTokens, ...rest });
      if (!written) return undefined;
      const content = { leftOut: end, ...written };
      return 'reason' in content ? { type: 'summary-failed', content } : { type: 'steps-summarized', content };
    },
  };
}

function billOf({ spent, model }: SummaryBill): SummaryBill {
  return { ...(spent && { spent }), ...(model !== undefined && { model }) };
}

/** How the model is told of it. */
export function summaryMessage(
  { text, facts }: Pick<StepSummary, 'text' | 'facts'>,
  { begins, wordForWord }: SummaryWords = OF_STEPS,
): ModelMessage {
  const known = facts.length === 0 ? [] : [wordForWord, ...facts.map((fact) => `- ${fact}`)];
  return { role: 'user', text: [begins, text, ...known].join('\n') };
}

/** What stands before a summary, and before the facts beside it. */
export interface SummaryWords {
  readonly begins: string;
  readonly wordForWord: string;
}

/** How messages begin that stand for steps. */
export const SUMMARY_BEGINS = 'Earlier steps are left out here. What was done and found in them:';

const OF_STEPS: SummaryWords = { begins: SUMMARY_BEGINS, wordForWord: 'Word for word, from these steps:' };
