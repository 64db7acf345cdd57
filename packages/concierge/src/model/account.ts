import type { Decider, NewEvent } from '@wayfarer/archon';

/** What a call of a model has taken, or may take at most. */
export interface Spending {
  /** Of prompts and replies together. */
  readonly tokens: number;
  /** Millionths of the currency of the model's price. */
  readonly costMicros: number;
}

/** What a call has come to. */
export interface EndedCall extends Spending {
  /** Why it brought nothing, a sentence. */
  readonly failed?: string | null | undefined;
}

/** The most that may be spent; `null` for no limit. */
export interface Budget {
  readonly tokens: number | null;
  readonly costMicros: number | null;
}

/** What calls on one account have come to: of a trip, or of a day. */
export interface AccountState {
  /** Each call under its key: what it took, or, while it is under way, the most that it may take. */
  readonly calls: ReadonlyMap<string, Spending>;
  /** Why the call that ended last brought nothing, a sentence; `null` if it did. */
  readonly failed: string | null;
}

export type AccountCommand =
  /** Before a call. `most` counts as spent until the call has ended, so that calls side by side keep to the budget, too. */
  | { readonly type: 'begin'; readonly call: string; readonly most: Spending; readonly budget: Budget }
  | ({ readonly type: 'end'; readonly call: string } & EndedCall);

export const ACCOUNT_RUN = 'model-account';

/** A call would cross a budget: it is not made. */
export class OverBudgetError extends Error {
  override readonly name = 'OverBudgetError';
  readonly code = 'over-model-budget';
}

/** What models are asked for is entered before, and settled after. */
export const accountCore: Decider<AccountState, AccountCommand> = {
  initial: () => ({ calls: new Map(), failed: null }),

  decide({ calls }, command): readonly NewEvent[] {
    if (command.type === 'end') return [entry('model-call-ended', command)];
    const { call, most, budget } = command;
    const before = calls.get(call) ?? NOTHING;
    const spent = totalOf(calls);
    const isOver = (name: keyof Spending): boolean =>
      budget[name] !== null && spent[name] - before[name] + most[name] > budget[name];
    if (isOver('tokens') || isOver('costMicros')) throw new OverBudgetError('The budget for models is used up.');
    return [
      entry('model-call-begun', {
        call,
        tokens: before.tokens + most.tokens,
        costMicros: before.costMicros + most.costMicros,
      }),
    ];
  },

  evolve(state, { type, content }) {
    if (type !== 'model-call-begun' && type !== 'model-call-ended') return state;
    const { call, tokens, costMicros, failed = null } = content as Entry;
    return {
      calls: new Map(state.calls).set(call, { tokens, costMicros }),
      failed: type === 'model-call-ended' ? failed : state.failed,
    };
  },
};

const NOTHING: Spending = { tokens: 0, costMicros: 0 };

export function totalOf(calls: AccountState['calls']): Spending {
  return [...calls.values()].reduce(
    (sum, { tokens, costMicros }) => ({ tokens: sum.tokens + tokens, costMicros: sum.costMicros + costMicros }),
    NOTHING,
  );
}

type Entry = EndedCall & { readonly call: string };

function entry(type: string, { call, tokens, costMicros, failed }: Entry): NewEvent {
  const content = { call, tokens, costMicros, ...(typeof failed === 'string' && { failed }) };
  return { type, version: 1, author: 'concierge', content };
}
