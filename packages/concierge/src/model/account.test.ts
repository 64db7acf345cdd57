import { expect, it } from 'vitest';

import { type AccountCommand, accountCore, type AccountState, OverBudgetError } from './account.ts';

const budget = { tokens: 150, costMicros: null };
const most = { tokens: 100, costMicros: 0 };

function after(...commands: readonly AccountCommand[]): AccountState {
  return commands.reduce<AccountState>((state, command) => {
    const events = accountCore.decide(state, command);
    return events.reduce((before, event) => accountCore.evolve(before, event as never), state);
  }, accountCore.initial('day'));
}

it('lets a call that was begun before go on, and no second one beside it', () => {
  const begun = after({ type: 'begin', call: 'one', most, budget });
  // 100 are held: the same call again needs no more room, another would come to 200 of 150.
  expect(accountCore.decide(begun, { type: 'begin', call: 'one', most, budget })).toHaveLength(1);
  expect(() => accountCore.decide(begun, { type: 'begin', call: 'two', most, budget })).toThrow(OverBudgetError);
});

it('knows why the call that ended last brought nothing, until one does', () => {
  const failed = after({ type: 'end', call: 'one', tokens: 7, costMicros: 0, failed: 'It was out of reach.' });
  expect(failed.failed).toBe('It was out of reach.');
  const begun = accountCore.decide(failed, { type: 'begin', call: 'two', most, budget });
  const next = begun.reduce((state, event) => accountCore.evolve(state, event as never), failed);
  expect(next.failed).toBe('It was out of reach.');
  const [ended] = accountCore.decide(next, { type: 'end', call: 'two', tokens: 5, costMicros: 0 });
  const done = accountCore.evolve(next, ended as never);
  expect([done.failed, [...done.calls.values()].map(({ tokens }) => tokens)]).toEqual([null, [7, 5]]);
});
