import { describe, expect, it } from 'vitest';

import { nodeDigest } from '../node/node-digest.ts';
import { decorateLog } from '../testing/decorate-log.ts';
import { FixedClock } from '../testing/fixed-clock.ts';
import { verifyChain } from './chain.ts';
import type { Decider } from './decider.ts';
import { BrokenChainError, ForeignEventError, ReusedKeyError } from './errors.ts';
import type { NewEvent, StoredEvent } from './event.ts';
import { MemoryEventLog } from './memory-event-log.ts';
import { createRunEngine } from './run-engine.ts';
import { RunRepository } from './run-repository.ts';

type Heard = NewEvent<'message-heard', { readonly text: string }>;

/** Keeps each event, but for its link in the chain. */
const listener: Decider<readonly object[], { readonly text: string; readonly mail: string }, Heard> = {
  initial: () => [],
  decide: (_state, { text, mail }) => [
    { type: 'message-heard', version: 1, author: 'clerk', content: { text }, personal: { '⟦email:1⟧': mail } },
  ],
  evolve: (state, { hash: _hash, prevHash: _prevHash, ...event }: StoredEvent<Heard>) => [...state, event],
};

function lineToClerk(salt: string) {
  const log = new MemoryEventLog({ clock: new FixedClock(), digest: nodeDigest, newSalt: () => salt });
  return { log, shell: createRunEngine({ log, runType: 'line', decider: listener, runTask: async () => undefined }) };
}

it('folds neither personal values nor what hangs on their salt', async () => {
  const [one, other] = [lineToClerk('00'), lineToClerk('ff')];
  const command = { text: 'I am ⟦email:1⟧', mail: 'anna@example.com' };
  const { state } = await one.shell.execute('r', command, { subject: 'customer-1', key: 'k' });
  expect(JSON.stringify(state)).not.toContain('anna@example.com');
  expect(state).toMatchObject([{ personal: { '⟦email:1⟧': '' } }]);
  expect((await other.shell.execute('r', command, { key: 'k' })).state).toEqual(state);
  expect((await other.log.read('r'))[0]?.personal).not.toEqual((await one.log.read('r'))[0]?.personal);
  expect(await one.log.readPersonalOf('customer-1')).toHaveLength(1);
  expect(await other.log.readPersonalOf('r')).toHaveLength(1);
});

/** A decider that understands only what it wrote. */
const counter: Decider<number, { readonly by: number }> = {
  initial: () => 0,
  decide: (_state, { by }) => [{ type: 'counted', version: 1, author: 'clerk', content: { by } }],
  evolve: (state, { content }) => {
    const { by } = content as { readonly by?: number };
    if (by === undefined) throw new TypeError('There is no `by`.');
    return state + by;
  },
  label: (state) => ({ total: state }),
};

function counting() {
  const log = new MemoryEventLog({ clock: new FixedClock(), digest: nodeDigest });
  const newShell = () => createRunEngine({ log, runType: 'count', decider: counter, runTask: async () => undefined });
  return { log, newShell };
}

it('writes with each append how the run stands, with its label once it has come to rest', async () => {
  const { log, newShell } = counting();
  await newShell().execute('c', { by: 2 });
  await newShell().execute('c', { by: 3 });
  expect(await log.findRun('c')).toMatchObject({ seq: 2, standing: 'waiting', label: { total: 5 } });
});

it('writes nothing on a run that was changed, and says which event it was', async () => {
  const { log, newShell } = counting();
  await newShell().execute('c', { by: 2 });
  const [stored] = await log.read('c');
  const shell = createRunEngine({
    log: decorateLog(log, {
      read: async (_, { follows } = {}) => {
        const events = [{ ...stored, content: { by: 200 } } as StoredEvent];
        const verdict = verifyChain(events, nodeDigest, follows);
        if (!verdict.ok) throw new BrokenChainError('c', verdict.seq, verdict.reason);
        return events;
      },
    }),
    runType: 'count',
    decider: counter,
    runTask: async () => undefined,
  });
  for (const attempt of [() => shell.load('c'), () => shell.execute('c', { by: 1 }), () => shell.resume('c')]) {
    await expect(attempt()).rejects.toThrow('Event 1 of run "c" was changed or damaged');
  }
  expect(await log.read('c')).toEqual([stored]);
});

it('writes nothing on a run that it does not understand', async () => {
  const { log, newShell } = counting();
  await log.append({ id: 'c', type: 'count' }, [{ type: 'counted', version: 7, author: 'x', content: {} }], {
    expectedSeq: 0,
  });
  await expect(newShell().load('c')).rejects.toThrow(
    'Event 1 of run "c", "counted" of version 7, is not understood by this program: There is no `by`.',
  );
  await expect(newShell().execute('c', { by: 1 })).rejects.toThrow(ForeignEventError);
  expect(await log.read('c')).toHaveLength(1);
});

it('takes a run of another type for none of its own', async () => {
  const { log, newShell } = counting();
  await log.append({ id: 'c', type: 'line' }, [{ type: 'x', version: 1, author: 'x', content: {} }], {
    expectedSeq: 0,
  });
  expect(await newShell().load('c')).toBeUndefined();
  await expect(newShell().execute('c', { by: 1 })).rejects.toThrow('No run of type "count" is called "c".');
});

it('forgets an erased run, and refuses to begin it anew', async () => {
  const { log, newShell } = counting();
  const shell = newShell();
  await shell.execute('c', { by: 2 });
  await log.eraseRun('c');
  expect(await shell.load('c')).toBeUndefined();
  await expect(shell.execute('c', { by: 1 })).rejects.toThrow('Run "c" was erased.');
});

describe('an idempotency key', () => {
  it('that comes again with its request is answered, with another refused, for as long as the run', async () => {
    const { log, newShell } = counting();
    const shell = newShell();
    await shell.execute('c', { by: 1 }, { key: 'k', request: 'add 1' });
    for (let more = 0; more < 60; more++)
      await shell.execute('c', { by: 1 }, { key: `more-${more}`, request: 'add 1' });
    expect((await newShell().execute('c', { by: 1 }, { key: 'k', request: 'add 1' })).state).toBe(61);
    await expect(newShell().execute('c', { by: 5 }, { key: 'k', request: 'add 5' })).rejects.toThrow(ReusedKeyError);
    expect((await log.read('c')).length).toBe(61);
    expect(JSON.stringify(await log.read('c'))).not.toContain('add 1');
  });

  it('lets one of two different requests through that come at once', async () => {
    const { newShell } = counting();
    const [one, other] = await Promise.allSettled([
      newShell().execute('c', { by: 1 }, { key: 'k', request: 'add 1' }),
      newShell().execute('c', { by: 5 }, { key: 'k', request: 'add 5' }),
    ]);
    expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

it('keeps states by their size, and folds what it has forgotten anew', async () => {
  let folded = 0;
  const counting = {
    ...listener,
    evolve: (state: readonly object[], event: StoredEvent<Heard>) => [...state, { of: ++folded, ...event }],
  };
  const log = new MemoryEventLog({ clock: new FixedClock(), digest: nodeDigest });
  const repository = new RunRepository<readonly object[], Heard>({ log, runType: 'line', fold: counting });
  const large = 'x'.repeat(1_000_000);
  const say = (id: string) =>
    repository.exclusively(id, (run) =>
      repository.append(run, [{ type: 'message-heard', version: 1, author: 'clerk', content: { text: large } }]),
    );
  const ids = Array.from({ length: 20 }, (_, index) => `run-${index}`);
  for (const id of ids) await say(id);
  expect(folded).toBe(20);
  for (const id of ids.slice(-5)) await repository.load(id);
  expect(folded).toBe(20);
  await repository.load('run-0');
  expect(folded).toBe(21);
});

it('keeps a run that is larger than all of the room', async () => {
  let folded = 0;
  const counting = {
    ...listener,
    evolve: (state: readonly object[], event: StoredEvent<Heard>) => [...state, { of: ++folded, ...event }],
  };
  const log = new MemoryEventLog({ clock: new FixedClock(), digest: nodeDigest });
  const repository = new RunRepository<readonly object[], Heard>({ log, runType: 'line', fold: counting });
  const content = { text: 'x'.repeat(20_000_000) };
  await repository.append(await repository.load('run'), [
    { type: 'message-heard', version: 1, author: 'clerk', content },
  ]);
  await repository.load('run');
  expect(folded).toBe(1);
});
