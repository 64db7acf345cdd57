import { type EventLog, ReActAgent, stopWhen, type Tool, type Runtime } from '@wayfarer/archon';
import type { Hook } from '@wayfarer/archon/loop';
import { costMicros, estimateTokens, type Model, type ModelFault } from '@wayfarer/archon/model';
import type { ModelStatus } from '@wayfarer/contract';
import type { Checked, ModelPort, ModelQuestion } from '@wayfarer/language';
import type { Gazetteer } from '@wayfarer/planner';
import { Redactor, restoreJson } from '@wayfarer/router/redaction';

import { isPlaceName } from '../chat/is-place-name.ts';
import { todayOf } from '../today.ts';
import { listPlaceholders, NAME, nameIn } from '../words.ts';
import { type Budget, type EndedCall, OverBudgetError, type Spending } from './account.ts';
import { ModelAccounts } from './model-accounts.ts';
import { accountOfDay, accountOfTrip, modelCheckRunOf, modelRunOf } from './model-runs.ts';

export interface ModelDeskParts {
  /** Thinks where much is to be thought. */
  readonly model: Model;
  /** Reads and writes sentences, for less. Default: the model itself. */
  readonly smallModel?: Model | undefined;
  readonly log: EventLog;
  readonly runtime: Runtime;
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

/** What came of asking a model whether it answers. */
export interface ModelCheck {
  /** `provider:name`. */
  readonly model: string;
  /** Why there was no answer, a sentence; `null` if there was one. */
  readonly failed: string | null;
  readonly ms: number;
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
  readonly #accounts: ModelAccounts;
  #faults = 0;
  #pausedUntil = 0;
  /** Why the newest question had no usable answer. */
  #failed: string | null = null;
  #isSpent = false;

  constructor(parts: ModelDeskParts) {
    this.#parts = parts;
    this.#small = parts.smallModel ?? parts.model;
    this.id = this.#small.id;
    this.#accounts = new ModelAccounts(parts.log);
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
    const { model, smallModel, budgets } = this.#parts;
    const ofDay = this.#accountOfToday();
    return {
      model: model.id,
      small: smallModel?.id ?? null,
      state: this.#now() < this.#pausedUntil ? 'resting' : 'ready',
      failed: this.#failed ?? (await this.#accounts.failureOn(trip === undefined ? ofDay : accountOfTrip(trip))),
      today: { spent: await this.#accounts.spentOn(ofDay), budget: budgets.day },
      trip:
        trip === undefined ? null : { spent: await this.#accounts.spentOn(accountOfTrip(trip)), budget: budgets.trip },
    };
  }

  /** Asks each model one short question, on the account of the day. */
  async check(): Promise<readonly ModelCheck[]> {
    const { model, smallModel } = this.#parts;
    const checks: ModelCheck[] = [];
    for (const each of [model, ...(smallModel ? [smallModel] : [])]) checks.push(await this.#check(each));
    return checks;
  }

  async #check(model: Model): Promise<ModelCheck> {
    const { runtime, log, limitMs, budgets } = this.#parts;
    const startedAt = this.#now();
    const run = modelCheckRunOf(model.id, runtime.clock.now());
    const usage = mostUsage(CHECK);
    const hold = { call: this.#callOf(run), most: spendingOf(usage, model.price), budget: budgets.day };
    const toldOf = (failed: string | null): ModelCheck => ({ model: model.id, failed, ms: this.#now() - startedAt });
    try {
      await this.#accounts.begin(this.#accountOfToday(), hold);
    } catch (error) {
      if (error instanceof OverBudgetError) return toldOf(error.message);
      throw error;
    }
    const agent = new ReActAgent({
      model,
      runtime,
      log,
      name: 'check',
      maxSteps: 1,
      maxOutputTokens: MOST_TOKENS,
      modelTimeoutMs: limitMs,
      modelRetries: 0,
    });
    const result = await agent.executeSubtask({ id: run, description: CHECK }, { signal: this.#within(undefined) });
    const { stopReason, spent } = result.metadata;
    // Whatever it says, it answers.
    const failed = OUT_OF_REACH.has(stopReason) ? await this.#whyOf(run, stopReason) : null;
    await this.#accounts.settle(this.#accountOfToday(), hold.call, endOf(spent, failed));
    return toldOf(failed);
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
      runtime: this.#parts.runtime,
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
    const { stopReason, spent } = result.metadata;
    this.#failed = result.status === 'success' ? null : await this.#whyOf(run, stopReason);
    await spending.end(endOf(spent, this.#failed));
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
  ): Promise<{ end(ended: EndedCall): Promise<void> }> {
    const { budgets } = this.#parts;
    const most = spendingOf(usage, price);
    const call = this.#callOf(run);
    const [ofTrip, ofDay] = [accountOfTrip(trip), this.#accountOfToday()];
    const before = await this.#accounts.begin(ofTrip, { call, most, budget: budgets.trip });
    try {
      await this.#accounts.begin(ofDay, { call, most, budget: budgets.day });
    } catch (error) {
      await this.#accounts.settle(ofTrip, call, before);
      throw error;
    }
    return {
      end: async (ended) =>
        void (await Promise.all([ofTrip, ofDay].map((account) => this.#accounts.settle(account, call, ended)))),
    };
  }

  #accountOfToday(): string {
    return accountOfDay(todayOf(this.#parts.runtime.clock));
  }

  /** Calls are told apart on the account of a day without naming their trips. */
  #callOf(run: string): string {
    return this.#parts.runtime.digest(run).slice(0, CALL_LENGTH);
  }

  /** Of a fault of the model the log knows the kind. */
  async #whyOf(run: string, stopReason: string): Promise<string> {
    const events = stopReason === 'model-failed' ? await this.#parts.log.read(run) : [];
    const last = events.findLast(({ type }) => type === 'model-failed');
    const { fault } = (last?.content ?? {}) as { readonly fault?: ModelFault };
    return (fault && WHY_OF_FAULT[fault]) ?? WHY[stopReason] ?? WHY.other;
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
    return this.#parts.runtime.clock.now().getTime();
  }
}

type TokenUsage = Parameters<typeof costMicros>[0];

function spendingOf(usage: TokenUsage, price: Model['price']): Spending {
  return { tokens: usage.inputTokens + usage.outputTokens, costMicros: costMicros(usage, price) };
}

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

/** Without what the framework counts besides. */
function endOf({ tokens, costMicros: cost }: Spending, failed: string | null): EndedCall {
  return { tokens, costMicros: cost, failed };
}

function toPolicy({ maxSteps, maxCalls, maxTokens, permissions }: Work) {
  return { maxSteps, maxCalls, permissions, stopWhen: stopWhen.overTokens(maxTokens) };
}

/** What the form of the answer and of the loop takes besides. */
const FRAME_TOKENS = 400;
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

const WHY_OF_FAULT: Readonly<Record<ModelFault, string>> = {
  'rate-limited': 'It is asked too often.',
  unavailable: 'It was out of reach.',
  timeout: 'It did not answer in time.',
  unreadable: 'Its server said something that cannot be read.',
  'refused-request': 'Its server does not take the question: is there a model of that name?',
  unauthorized: 'Its server does not let us in: check the key and the account.',
};

/** What is asked to find out whether anybody answers. */
const CHECK = 'Reply with the one word "ready".';

const OUT_OF_REACH: ReadonlySet<string> = new Set(['model-failed', 'aborted', 'deadline']);

function toOutcome(checked: Checked<unknown>) {
  return checked.problems ? { issues: checked.problems.map((message) => ({ message })) } : { value: checked.value };
}
