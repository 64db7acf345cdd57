import { describe, expect, it } from 'vitest';

import { FixedRuntime } from '../testing/fixed-runtime.ts';
import type { Decider } from './decider.ts';
import type { NewEvent } from './event.ts';
import { MemoryEventLog } from './memory-event-log.ts';
import { createRunEngine } from './run-engine.ts';

interface List {
  items: string[];
  seen: Set<string>;
  counts: { total: number };
}

type Evolve = (state: List, item: string) => List;

/** A decider that keeps a list, and evolves as a test says. */
function listOf(evolve: Evolve, options: { readonly freezesStates?: boolean } = {}) {
  const core: Decider<List, string, NewEvent<'added', { readonly item: string }>> = {
    initial: () => ({ items: [], seen: new Set(), counts: { total: 0 } }),
    decide: (_, item) => [{ type: 'added', version: 1, author: 'me', content: { item } }],
    evolve: (state, { content }) => evolve(state, content.item),
  };
  const log = new MemoryEventLog(new FixedRuntime());
  const open = () => createRunEngine({ log, runType: 'list', decider: core, runTask: async () => null, ...options });
  return { log, shell: open(), open };
}

const pure: Evolve = (state, item) => ({
  items: [...state.items, item],
  seen: new Set(state.seen).add(item),
  counts: { total: state.counts.total + 1 },
});

describe('an `evolve` that changes the state it is given', () => {
  it.each<[string, Evolve]>([
    ['a list', (state, item) => (state.items.push(item), state)],
    ['a list of a copy', (state, item) => (state.items.push(item), { ...state })],
    ['a property', (state, item) => ((state.items = [...state.items, item]), state)],
    ['a property deep inside', (state) => (state.counts.total++, { ...state })],
    ['a property that goes', (state) => (delete (state as Partial<List>).items, state)],
    ['a set', (state, item) => (state.seen.add(item), { ...state })],
  ])('is told so, and what to do: %s', async (_, evolve) => {
    const { shell, log } = listOf(evolve);
    await expect(shell.execute('l', 'milk')).rejects.toThrow(
      '`evolve` of "list" changes the state that it is given, at "added": return a changed copy',
    );
    // What happened is in the log, for an `evolve` that is mended.
    expect(await log.read('l')).toHaveLength(1);
  });

  it('is let be where nobody wants it noticed', async () => {
    const { shell } = listOf((state, item) => (state.items.push(item), state), { freezesStates: false });
    expect((await shell.execute('l', 'milk')).state.items).toEqual(['milk']);
  });
});

it('a pure one is never accused, whatever it throws', async () => {
  const { shell, open } = listOf(pure);
  await shell.execute('l', 'milk');
  const { state } = await shell.execute('l', 'eggs');
  expect(state).toEqual({ items: ['milk', 'eggs'], seen: new Set(['milk', 'eggs']), counts: { total: 2 } });
  expect(await open().load('l')).toEqual(state);
  expect((await open().execute('l', 'rice')).state.items).toEqual(['milk', 'eggs', 'rice']);
  const broken = listOf(() => {
    throw new TypeError('Cannot read properties of undefined');
  });
  await expect(broken.shell.execute('l', 'milk')).rejects.toMatchObject({ name: 'ForeignEventError' });
});
