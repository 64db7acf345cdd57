import type { Core, NewEvent } from '@wayfarer/archon';

/** What a call of a model has taken, or may take at most. */
export interface Spending {
  /** Of prompts and replies together. */
  readonly tokens: number;
  /** Millionths of the currency of the model's price. */
  readonly costMicros: number;
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
}

export type AccountCommand =
  /** Before a call. `most` counts as spent until the call has ended, so that calls side by side keep to the budget, too. */
  | { readonly type: 'begin'; readonly call: string; readonly most: Spending; readonly budget: Budget }
  | { readonly type: 'end'; readonly call: string; readonly took: Spending };

export const ACCOUNT_RUN = 'model-account';

/** A call would cross a budget: it is not made. */
export class OverBudgetError extends Error {
  override readonly name = 'OverBudgetError';
  readonly code = 'over-model-budget';
}

/** What models are asked for is entered before, and settled after. */
export const accountCore: Core<AccountState, AccountCommand> = {
  initial: () => ({ calls: new Map() }),

  decide({ calls }, command): readonly NewEvent[] {
    if (command.type === 'end') return [entry('model-call-ended', command.call, command.took)];
    const { call, most, budget } = command;
    const before = calls.get(call) ?? NOTHING;
    const spent = totalOf(calls);
    const isOver = (name: keyof Spending): boolean =>
      budget[name] !== null && spent[name] - before[name] + most[name] > budget[name];
    if (isOver('tokens') || isOver('costMicros')) throw new OverBudgetError('The budget for models is used up.');
    return [
      entry('model-call-begun', call, {
        tokens: before.tokens + most.tokens,
        costMicros: before.costMicros + most.costMicros,
      }),
    ];
  },

  evolve(state, { type, content }) {
    if (type !== 'model-call-begun' && type !== 'model-call-ended') return state;
    const { call, tokens, costMicros } = content as Spending & { readonly call: string };
    return { calls: new Map(state.calls).set(call, { tokens, costMicros }) };
  },
};

const NOTHING: Spending = { tokens: 0, costMicros: 0 };

export function totalOf(calls: AccountState['calls']): Spending {
  return [...calls.values()].reduce(
    (sum, { tokens, costMicros }) => ({ tokens: sum.tokens + tokens, costMicros: sum.costMicros + costMicros }),
    NOTHING,
  );
}

function entry(type: string, call: string, { tokens, costMicros }: Spending): NewEvent {
  return { type, version: 1, author: 'concierge', content: { call, tokens, costMicros } };
}
