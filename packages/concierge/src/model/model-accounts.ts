import { createRunEngine, type EventLog, type RunEngine } from '@wayfarer/archon';

import {
  ACCOUNT_RUN,
  type AccountCommand,
  accountCore,
  type AccountState,
  type Budget,
  type EndedCall,
  type Spending,
  totalOf,
} from './account.ts';

/** What may be spent on a call, before it is known what it takes. */
export interface Hold {
  /** The same call again, after a crash say, is entered once. */
  readonly call: string;
  readonly most: Spending;
  readonly budget: Budget;
}

/** The accounts of language models in a log: of each trip, and of each day. */
export class ModelAccounts {
  readonly #shell: RunEngine<AccountState, AccountCommand>;

  constructor(log: EventLog) {
    this.#shell = createRunEngine({
      log,
      runType: ACCOUNT_RUN,
      decider: accountCore,
      runTask: () => Promise.reject(new Error('Accounts ask for nothing.')),
    });
  }

  async spentOn(account: string): Promise<Spending & { readonly calls: number }> {
    const calls = (await this.#shell.load(account))?.calls ?? new Map<string, Spending>();
    return { calls: calls.size, ...totalOf(calls) };
  }

  /** Why the call that ended last on it brought nothing; `null` if it did, or there was none. */
  async failureOn(account: string): Promise<string | null> {
    return (await this.#shell.load(account))?.failed ?? null;
  }

  /**
   * Enters the most that a call may take, until it is settled.
   *
   * @returns What was entered for it before.
   * @throws {OverBudgetError}
   */
  async begin(account: string, hold: Hold): Promise<Spending> {
    const before = (await this.#shell.load(account))?.calls.get(hold.call) ?? { tokens: 0, costMicros: 0 };
    await this.#shell.execute(account, { type: 'begin', ...hold });
    return before;
  }

  async settle(account: string, call: string, ended: EndedCall): Promise<void> {
    await this.#shell.execute(account, { type: 'end', call, ...ended });
  }
}
