import { createShell, type EventLog, ReActAgent, type Shell, stopWhen, type Tool, type World } from '@wayfarer/archon';
import type { Hook } from '@wayfarer/archon/loop';
import { costMicros, estimateTokens, type Model } from '@wayfarer/archon/model';
import { Redactor, restoreJson } from '@wayfarer/archon/redaction';
import type { ModelStatus } from '@wayfarer/contract';
import type { Checked, ModelPort, ModelQuestion } from '@wayfarer/language';
import type { Gazetteer } from '@wayfarer/planner';

import { isPlaceName } from '../chat/is-place-name.ts';
import { todayOf } from '../today.ts';
import { listPlaceholders, NAME, nameIn } from '../words.ts';
import {
  ACCOUNT_RUN,
  type AccountCommand,
  accountCore,
  type AccountState,
  type Budget,
  OverBudgetError,
  type Spending,
  totalOf,
} from './account.ts';
import { accountOfDay, accountOfTrip, modelRunOf } from './model-runs.ts';

export interface ModelDeskParts {
  /** Thinks where much is to be thought. */
  readonly model: Model;
  /** Reads and writes sentences, for less. Default: the model itself. */
  readonly smallModel?: Model | undefined;
  readonly log: EventLog;
  readonly world: World;
  readonly gazetteer: Gazetteer;
  readonly budgets: ModelBudgets;
  /** Time for the whole of a question, the correction of its answer included. */
  readonly limitMs: number;
  /** Told why there was no answer, for whoever runs the program. Default: nobody is. */
  readonly report?: ((what: string, error: unknown) => void) | undefined;
}

export interface ModelBudgets {
  readonly trip: Budget;
  readonly day: Budget;
}

/** What a question may be answered with besides thinking. The larger model is asked. */
export interface Work {
  readonly tools: readonly Tool[];
  readonly hooks: readonly Hook[];
  readonly permissions: readonly string[];
  readonly maxSteps: number;
  readonly maxCalls: number;
  /** Of prompts and replies together, all steps. */
  readonly maxTokens: number;
  /** In place of the desk's. */
  readonly limitMs: number;
}

/** Longest answer, in tokens, and how often one may be given: once, and once mended. */
const MOST_TOKENS = 800;
const MOST_ANSWERS = 2;

/** A model that was out of reach so often in a row is left alone for a while: nobody waits for it twice. */
const FAULTS = 2;
const PAUSE_MS = 60_000;

/**
 * Through which every question to a language model goes: without what is personal, within the budgets of its trip and of the
 * day, in time, once. Each question is a run of its own under its trip, which `archon trace` shows.
 */
export class ModelDesk implements ModelPort {
  readonly id: string;
  readonly #parts: ModelDeskParts;
  readonly #small: Model;
  readonly #accounts: Shell<AccountState, AccountCommand>;
  #faults = 0;
  #pausedUntil = 0;
  /** Why the newest question had no usable answer. */
  #failed: string | null = null;
  #isSpent = false;

  constructor(parts: ModelDeskParts) {
    this.#parts = parts;
    this.#small = parts.smallModel ?? parts.model;
    this.id = this.#small.id;
    this.#accounts = createShell({
      log: parts.log,
      runType: ACCOUNT_RUN,
      core: accountCore,
      runTask: () => Promise.reject(new Error('Accounts ask for nothing.')),
    });
  }

  /** The model that works with tools, as it is shown. */
  get researcher(): string {
    return this.#parts.model.id;
  }

  /** Why the newest question had no usable answer, a sentence; `null` if it had one. */
  get failure(): string | null {
    return this.#failed;
  }

  /** The newest question was not asked, since it might have cost more than may be spent. */
  get isSpent(): boolean {
    return this.#isSpent;
  }

  /** Whether it answers, and what was spent: today, and by a trip. */
  async status(trip?: string): Promise<Omit<ModelStatus, 'research'>> {
    const { model, smallModel, budgets, world } = this.#parts;
    return {
      model: model.id,
      small: smallModel?.id ?? null,
      state: this.#now() < this.#pausedUntil ? 'resting' : 'ready',
      failed: this.#failed,
      today: { spent: await this.#spentOn(accountOfDay(todayOf(world.clock))), budget: budgets.day },
      trip: trip === undefined ? null : { spent: await this.#spentOn(accountOfTrip(trip)), budget: budgets.trip },
    };
  }

  async #spentOn(account: string): Promise<Spending & { readonly calls: number }> {
    const calls = (await this.#accounts.load(account))?.calls ?? new Map<string, Spending>();
    return { calls: calls.size, ...totalOf(calls) };
  }

  async ask<Answer>(question: ModelQuestion<Answer>, work?: Work): Promise<Answer | null> {
    if (this.#now() < this.#pausedUntil) return null;
    this.#isSpent = false;
    try {
      return await this.#ask(question, work);
    } catch (error) {
      // Whatever is wrong with a model, the traveller goes on without.
      this.#isSpent = error instanceof OverBudgetError;
      this.#failed = error instanceof OverBudgetError ? error.message : 'It could not be asked.';
      this.#parts.report?.(`Asking ${this.id}:`, error);
      return null;
    }
  }

  async #ask<Answer>(question: ModelQuestion<Answer>, work: Work | undefined): Promise<Answer | null> {
    const { purpose, caller, instructions, context, check } = question;
    const redactor = await this.#redactorFor(caller.trip, question.task);
    const hide = (text: string): string => redactor.redact(text, { ours: true }).text;
    const run = modelRunOf(caller.trip, purpose, caller.key);
    const subtask = {
      id: run,
      description: hide(question.task),
      ...(context !== undefined && { context: hide(context) }),
    };
    const model = work ? this.#parts.model : this.#small;
    const prompt = [instructions, subtask.description, subtask.context ?? ''].join('\n');
    const usage = work ? usageOf(work) : mostUsage(prompt);
    const spending = await this.#begin(caller.trip, run, { usage, price: model.price });
    const agent = new ReActAgent({
      model,
      world: this.#parts.world,
      log: this.#parts.log,
      name: purpose,
      instructions,
      maxSteps: MOST_ANSWERS,
      ...(work && { ...toPolicy(work), tools: work.tools, hooks: work.hooks }),
      maxOutputTokens: MOST_TOKENS,
      modelTimeoutMs: this.#parts.limitMs,
      modelRetries: 1,
    });
    const result = await agent.executeSubtask(subtask, {
      runId: run,
      parent: caller.trip,
      signal: this.#within(caller.signal, work?.limitMs),
      output: {
        '~standard': {
          vendor: 'wayfarer',
          jsonSchema: { input: () => question.schema },
          validate: async (value) => toOutcome(await check(restoreJson(value, redactor.values))),
        },
      },
    });
    const { stopReason, spent } = result.metadata as {
      readonly stopReason: string;
      readonly spent: Spending;
    };
    await spending.end({ tokens: spent.tokens, costMicros: spent.costMicros });
    this.#failed = result.status === 'success' ? null : (WHY[stopReason] ?? WHY.other);
    this.#note(stopReason);
    return result.status === 'success' && result.output !== undefined ? (result.output as Answer) : null;
  }

  /** What is hidden in the task already stays so. Names of travellers are hidden under what stands for them beside the trip's chain; words with capitals that are places stay. */
  async #redactorFor(trip: string, task: string): Promise<Redactor> {
    const { log, gazetteer } = this.#parts;
    const words = await log.readPersonal(trip);
    const names = [...words.keys()].filter((placeholder) => placeholder.startsWith(`⟦${NAME}:`));
    const known = new Map(names.map((placeholder) => [placeholder, nameIn(words, placeholder)]));
    return new Redactor({ known, taken: listPlaceholders(task), isPublic: (said) => isPlaceName(said, gazetteer) });
  }

  /**
   * Enters the most that a question may take on the accounts of its trip and of the day, until it is settled.
   *
   * @throws {OverBudgetError}
   */
  async #begin(
    trip: string,
    run: string,
    { usage, price }: { readonly usage: TokenUsage; readonly price: Model['price'] },
  ): Promise<{ end(took: Spending): Promise<void> }> {
    const { budgets, world } = this.#parts;
    const most = {
      tokens: usage.inputTokens + usage.outputTokens,
      costMicros: costMicros(usage, price),
    };
    const call = world.digest(run).slice(0, CALL_LENGTH);
    const [ofTrip, ofDay] = [accountOfTrip(trip), accountOfDay(todayOf(world.clock))];
    const before = (await this.#accounts.load(ofTrip))?.calls.get(call) ?? { tokens: 0, costMicros: 0 };
    const settle = (account: string, took: Spending) => this.#accounts.execute(account, { type: 'end', call, took });
    await this.#accounts.execute(ofTrip, { type: 'begin', call, most, budget: budgets.trip });
    try {
      await this.#accounts.execute(ofDay, { type: 'begin', call, most, budget: budgets.day });
    } catch (error) {
      await settle(ofTrip, before);
      throw error;
    }
    return {
      end: async (took) => void (await Promise.all([settle(ofTrip, took), settle(ofDay, took)])),
    };
  }

  #within(signal: AbortSignal | undefined, limitMs = this.#parts.limitMs): AbortSignal {
    const limit = AbortSignal.timeout(limitMs);
    return signal ? AbortSignal.any([limit, signal]) : limit;
  }

  #note(stopReason: string): void {
    this.#faults = OUT_OF_REACH.has(stopReason) ? this.#faults + 1 : 0;
    if (this.#faults >= FAULTS) this.#pausedUntil = this.#now() + PAUSE_MS;
  }

  #now(): number {
    return this.#parts.world.clock.now().getTime();
  }
}

type TokenUsage = Parameters<typeof costMicros>[0];

function mostUsage(prompt: string): TokenUsage {
  return {
    inputTokens: MOST_ANSWERS * (estimateTokens(prompt) + FRAME_TOKENS),
    outputTokens: MOST_ANSWERS * MOST_TOKENS,
  };
}

/** Each step may end in the longest answer; all else is read. */
function usageOf({ maxTokens, maxSteps }: Work): TokenUsage {
  const outputTokens = Math.min(maxTokens, maxSteps * MOST_TOKENS);
  return { inputTokens: maxTokens - outputTokens, outputTokens };
}

function toPolicy({ maxSteps, maxCalls, maxTokens, permissions }: Work) {
  return { maxSteps, maxCalls, permissions, stopWhen: stopWhen.overTokens(maxTokens) };
}

/** What the form of the answer and of the loop takes besides. */
const FRAME_TOKENS = 400;
/** Calls are told apart on the account of a day without naming their trips. */
const CALL_LENGTH = 16;

/** In words of our own: what a server says may hold anything. */
const WHY: Readonly<Record<string, string>> & { readonly other: string } = {
  'model-failed': 'It was out of reach, or refused to answer.',
  aborted: 'It did not answer in time.',
  deadline: 'It did not answer in time.',
  refusal: 'It refused.',
  tokens: 'It has used up what one question may take.',
  'max-steps': 'It came to no end.',
  'repeated-call': 'It did the same again and again.',
  other: 'Its answer could not be used.',
};

const OUT_OF_REACH: ReadonlySet<string> = new Set(['model-failed', 'aborted', 'deadline']);

function toOutcome(checked: Checked<unknown>) {
  return checked.problems ? { issues: checked.problems.map((message) => ({ message })) } : { value: checked.value };
}
