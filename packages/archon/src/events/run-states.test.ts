import { expect, it } from 'vitest';

import { nodeDigest } from '../node/node-digest.ts';
import { FixedClock } from '../testing/fixed-clock.ts';
import type { Core } from './core.ts';
import type { NewEvent, StoredEvent } from './event.ts';
import { MemoryEventLog } from './memory-event-log.ts';
import { createShell } from './shell.ts';

type Heard = NewEvent<'message-heard', { readonly text: string }>;

/** Keeps each event, but for its link in the chain. */
const listener: Core<readonly object[], { readonly text: string; readonly mail: string }, Heard> = {
  initial: () => [],
  decide: (_state, { text, mail }) => [
    { type: 'message-heard', version: 1, author: 'clerk', content: { text }, personal: { '⟦email:1⟧': mail } },
  ],
  evolve: (state, { hash: _hash, prevHash: _prevHash, ...event }: StoredEvent<Heard>) => [...state, event],
};

function lineToClerk(salt: string) {
  const log = new MemoryEventLog({ clock: new FixedClock(), digest: nodeDigest, newSalt: () => salt });
  return { log, shell: createShell({ log, runType: 'line', core: listener, runTask: async () => undefined }) };
}

it('folds neither personal values nor what hangs on their salt', async () => {
  const [one, other] = [lineToClerk('00'), lineToClerk('ff')];
  const command = { text: 'I am ⟦email:1⟧', mail: 'anna@example.com' };
  const state = await one.shell.execute('r', command, { subject: 'customer-1', key: 'k' });
  expect(JSON.stringify(state)).not.toContain('anna@example.com');
  expect(state).toMatchObject([{ personal: { '⟦email:1⟧': '' } }]);
  expect(await other.shell.execute('r', command, { key: 'k' })).toEqual(state);
  expect((await other.log.read('r'))[0]?.personal).not.toEqual((await one.log.read('r'))[0]?.personal);
  expect(await one.log.readPersonalOf('customer-1')).toHaveLength(1);
  expect(await other.log.readPersonalOf('r')).toHaveLength(1);
});
