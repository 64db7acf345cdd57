import { assertLimit } from './assert-limit.ts';
import { MisuseError } from './errors.ts';
import type { EventLog } from './events/event-log.ts';
import type { StoredEvent } from './events/event.ts';
import { NOTHING_SPENT, plus, type Spent } from './loop/spent.ts';
import { summaryBillOf } from './loop/summary-bill.ts';

/** What several runs may use up together. */
export interface BudgetLimits {
  /** Tokens of all prompts and replies. Default: any number. */
  readonly tokens?: number | undefined;
  /** In the currency of the models' prices: 0.05 is five cents. Default: any amount. */
  readonly money?: number | undefined;
}

/** What a run is about to use up at most, beside what it has used. */
export interface BudgetClaim {
  readonly spent: Spent;
  readonly ahead: Spent;
  /** Whether its model has a price; without one nothing seems to cost anything. */
  readonly hasPrice: boolean;
}

/** Why a run may not go on. */
export interface BudgetEnd {
  readonly reason: 'tokens' | 'money';
  readonly because: string;
}

/**
 * A budget that runs share: an agent, the agents that it calls as tools, a team. A model call that might exceed it is not made,
 * calls of other runs that are under way included. It lives in this process; after a crash {@link Budget.load} adds up what
 * the log says.
 *
 * @example
 * const budget = new Budget({ money: 0.5 });
 * await agent.executeSubtask({ id: 'trip', description: 'Plan a trip.' }, { budget });
 * budget.spent; // Of the run and of all agents that it called.
 */
export class Budget {
  readonly limits: BudgetLimits;
  readonly #runs = new Map<string, { readonly spent: Spent; readonly ahead: Spent }>();

  /** @throws {MisuseError} if a limit is none: `NaN`, say, or below zero; or if there is none at all. */
  constructor(limits: BudgetLimits) {
    const { tokens = Infinity, money = Infinity } = limits;
    assertLimit('tokens', tokens);
    assertLimit('money', money);
    if (tokens === Infinity && money === Infinity)
      throw new MisuseError('Expected a budget of `tokens` or `money`, such as { money: 0.5 }.');
    this.limits = limits;
  }

  /**
   * The budget with what a run and all runs that were begun on its behalf have used up so far.
   *
   * @param rootId - Of the run at the top. It need not have begun.
   */
  static async load(log: EventLog, rootId: string, limits: BudgetLimits): Promise<Budget> {
    const budget = new Budget(limits);
    const left = [rootId];
    for (let runId = left.pop(); runId !== undefined; runId = left.pop()) {
      if (budget.#runs.has(runId)) continue;
      budget.note(runId, await spentIn(log, runId));
      let after: string | undefined;
      do {
        const page = await log.listRuns({ parent: runId, after });
        left.push(...page.runs.map(({ id }) => id));
        after = page.next;
      } while (after !== undefined);
    }
    return budget;
  }

  /** What all runs have used up. */
  get spent(): Spent {
    return [...this.#runs.values()].reduce((sum, run) => plus(sum, run.spent), NOTHING_SPENT);
  }

  /**
   * Sets aside what the next call of a run may use up; to be called before the call.
   *
   * @returns Why the call may not be made, if so; then nothing is set aside.
   * @throws {MisuseError} if money is limited and the model has no price.
   */
  claim(runId: string, { spent, ahead, hasPrice }: BudgetClaim): BudgetEnd | undefined {
    this.#runs.set(runId, { spent, ahead: NOTHING_SPENT });
    const { tokens = Infinity, money = Infinity } = this.limits;
    if (money < Infinity && !hasPrice)
      throw new MisuseError('A budget of money needs models with a `price`; for one that costs nothing, say 0.');
    const used = [...this.#runs.values()].reduce((sum, run) => plus(sum, plus(run.spent, run.ahead)), NOTHING_SPENT);
    const next = plus(used, ahead);
    const usedTokens = used.inputTokens + used.outputTokens;
    if (next.inputTokens + next.outputTokens > tokens)
      return {
        reason: 'tokens',
        because: `the next step might use more tokens than the shared budget has left: ${usedTokens} of ${tokens} are used or set aside`,
      };
    if (next.costMicros > money * 1e6)
      return {
        reason: 'money',
        because: `the next step might cost more than the shared budget has left: ${used.costMicros / 1e6} of ${money} is spent or set aside`,
      };
    this.#runs.set(runId, { spent, ahead });
    return undefined;
  }

  /** What a run has used up so far; nothing is set aside for it any more. */
  note(runId: string, spent: Spent): void {
    this.#runs.set(runId, { spent, ahead: NOTHING_SPENT });
  }
}

/** What the model calls of a run took, those that wrote summaries included. */
async function spentIn(log: EventLog, runId: string): Promise<Spent> {
  return (await log.read(runId)).reduce((sum, event) => plus(sum, spentBy(event)), NOTHING_SPENT);
}

/** What a model call took, if the event tells of one. */
export function spentBy(event: StoredEvent): Spent {
  const { spent } = event.type === 'model-replied' ? (event.content as { spent: Spent }) : (summaryBillOf(event) ?? {});
  return spent ?? NOTHING_SPENT;
}
