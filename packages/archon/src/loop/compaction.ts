import { assertLimit } from '../assert-limit.ts';
import { MisuseError } from '../errors.ts';
import type { Message, Model, ModelCall } from '../model/model.ts';
import { fitTexts } from './fit-texts.ts';
import type { LoopEvent, PromptPart, Spent } from './loop-event.ts';
import { type AskedSummary, modelSummarizer, type Summarizer, type Summary } from './summarizer.ts';
import { partsToLeaveOut } from './window.ts';

/**
 * Has the oldest steps of a long run give way to a summary before the model's window is full. Without it they are left out, and the
 * model is told so.
 */
export interface CompactionOptions {
  /** Writes the summaries. Default: the agent's own model, by the agent's own hooks, retries and time limit. */
  readonly model?: Model | undefined;
  /** Writes them instead of a model. What it throws costs the summary, not the run. */
  readonly summarize?: Summarizer | undefined;
  /** Share of the window, from 0.1 to 1, from which on steps are summarized, until half of it is free. Default 0.7. */
  readonly from?: number | undefined;
  /** Tokens that the window has. Default: as many as the agent's model takes. */
  readonly contextTokens?: number | undefined;
}

/** Which parts of a transcript are to be summarized, and what is known of those before. */
export interface CompactionAsked {
  readonly transcript: readonly PromptPart[];
  /** Parts that the next prompt leaves out already. */
  readonly leftOut: number;
  readonly summary: StepSummary | undefined;
  /** Tokens that every prompt begins with. */
  readonly openingTokens: number;
  /** Tokens that a prompt had for each one that we had counted. */
  readonly tokenRatio: number;
  readonly task: string;
  /** What goes with the call of a model. */
  readonly call: ModelCall;
  /** Why what a summary may use up is too much, if it is. */
  readonly limit: (ahead: Spent, hasPrice: boolean) => string | undefined;
}

/** What stands in place of the first steps of a run. */
export interface StepSummary {
  /** Parts of the transcript that it stands for, from the first. */
  readonly leftOut: number;
  readonly text: string;
  /** Sentences with names, numbers, dates, wishes and decisions, word for word. */
  readonly facts: readonly string[];
}

/** The event that a compaction ends with. */
export type Compacted = Pick<Extract<LoopEvent, { type: 'steps-summarized' | 'summary-failed' }>, 'type' | 'content'>;

/** Decides when steps give way to a summary, and has it written. */
export interface Compactor {
  /** @returns `undefined` while there is room. */
  compact(asked: CompactionAsked): Promise<Compacted | undefined>;
}

/** Shares of the window that a summary may take, and the facts beside it. */
const SHARES = { summary: 0.1, facts: 0.1 } as const;

const NOTHING: Spent = { inputTokens: 0, outputTokens: 0, costMicros: 0 };

/**
 * @param model - Of the agent, with everything around it.
 * @param count - Counts the tokens of a text.
 * @throws {MisuseError} if it cannot be told when the window is full, or a limit is none.
 */
export function compactorOf(
  { model: own, summarize, from = 0.7, contextTokens: given }: CompactionOptions,
  { model, count, wrap }: { model: Model; count: (text: string) => number; wrap: (model: Model) => Model },
): Compactor {
  const contextTokens = given ?? model.contextTokens;
  if (contextTokens === undefined) {
    throw new MisuseError(
      'To summarize steps in time it has to be known how much the model takes: give the model, or `compaction`, `contextTokens`.',
    );
  }
  assertLimit('compaction.contextTokens', contextTokens, 1);
  if (!(from >= 0.1 && from <= 1))
    throw new MisuseError(`Expected \`compaction.from\` to be a share from 0.1 to 1, got ${String(from)}.`);
  const write = summarize ? { summarize } : modelSummarizer(own ? wrap(own) : model, { count, contextTokens });
  const maxTokens = Math.floor(SHARES.summary * contextTokens);

  return {
    async compact(asked) {
      const { transcript, leftOut, summary, openingTokens, tokenRatio, call } = asked;
      const { signal } = call;
      const room = (from * contextTokens) / tokenRatio - openingTokens;
      const end = partsToLeaveOut(transcript, leftOut, room);
      const freed = transcript.slice(leftOut, end).reduce((sum, { tokens }) => sum + tokens, 0);
      // Where there is hardly room for steps at all, a summary each step would cost more than it saves.
      if (room < maxTokens || freed < maxTokens) return undefined;
      const messages = transcript.slice(summary?.leftOut ?? 0, end).map(({ message }) => message as Message);
      const { factsIn } = await import('./facts-in.ts');
      const facts = factsIn(messages, { before: summary?.facts ?? [], room: SHARES.facts * contextTokens, count });
      const steps: AskedSummary = { task: asked.task, messages, before: summary?.text, maxTokens, signal };
      const ahead = 'expected' in write ? write.expected(steps) : NOTHING;
      const forbidden = asked.limit(ahead, !('expected' in write) || write.hasPrice);
      if (forbidden !== undefined) {
        return { type: 'summary-failed', content: { leftOut: end, reason: `It was not asked for: ${forbidden}.` } };
      }
      try {
        const said = await write.summarize(steps, call);
        const { text, spent }: Summary = typeof said === 'string' ? { text: said } : said;
        if (text.trim() === '') throw new Error('It is empty.');
        const [fitting = ''] = fitTexts([text.trim()], maxTokens, count);
        return { type: 'steps-summarized', content: { leftOut: end, text: fitting, facts, ...(spent && { spent }) } };
      } catch (error) {
        if (error instanceof MisuseError) throw error;
        // The run ends for that, and its next life asks again.
        if (signal?.aborted) return undefined;
        const reason = error instanceof Error ? error.message : String(error);
        const { spent } = error as { readonly spent?: Spent };
        return { type: 'summary-failed', content: { leftOut: end, reason, ...(spent && { spent }) } };
      }
    },
  };
}

/** How the model is told of it. */
export function summaryMessage({ text, facts }: StepSummary): Message {
  const known = facts.length === 0 ? [] : ['Word for word, from these steps:', ...facts.map((fact) => `- ${fact}`)];
  return { role: 'user', text: [SUMMARY_BEGINS, text, ...known].join('\n') };
}

/** How messages begin that stand for steps. */
export const SUMMARY_BEGINS = 'Earlier steps are left out here. What was done and found in them:';
