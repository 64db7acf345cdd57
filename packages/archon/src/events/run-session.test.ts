import { expect, it, vi } from 'vitest';

import { nodeDigest } from '../node/node-digest.ts';
import { FixedClock } from '../testing/fixed-clock.ts';
import type { Fold } from './decider.ts';
import { BrokenChainError, SequenceConflictError } from './errors.ts';
import type { NewEvent } from './event.ts';
import { MemoryEventLog } from './memory-event-log.ts';
import { RunRepository } from './run-repository.ts';
import { RunSession } from './run-session.ts';

type Said = NewEvent<'word-said', { readonly word: string }>;

const SENTENCE: Fold<string, Said> = {
  initial: (runId) => `${runId}:`,
  evolve: (sentence, { content, personal }) => [sentence, content.word, ...Object.values(personal ?? {})].join(' '),
};

function said(word: string, personal?: Said['personal']): Said {
  return { type: 'word-said', version: 1, author: 'me', content: { word }, personal };
}

async function talk() {
  const log = new MemoryEventLog({ clock: new FixedClock(), digest: nodeDigest });
  const evolve = vi.fn<typeof SENTENCE.evolve>((state, event) => SENTENCE.evolve(state, event));
  const runs = new RunRepository<string, Said>({ log, runType: 'talk', fold: { ...SENTENCE, evolve } });
  const open = async () => new RunSession(await runs.load('t'), { runs, evolve });
  return { log, runs, evolve, open, session: await open() };
}

it('sees at once what was added, and writes it with the next flush, all together', async () => {
  const { log, session } = await talk();
  const append = vi.spyOn(log, 'append');
  session.add(said('we'));
  session.add(said('go'));
  expect(session.state).toBe('t: we go');
  expect(session.run).toMatchObject({ state: 't:', seq: 0 });
  await session.flush();
  await session.flush();
  expect(append).toHaveBeenCalledOnce();
  expect(session.run).toMatchObject({ state: 't: we go', seq: 2 });
});

it('folds each event once, and leaves the repository nothing to fold', async () => {
  const { runs, evolve, session } = await talk();
  for (const word of ['we', 'go']) {
    session.add(said(word));
    await session.flush();
  }
  expect((await runs.load('t')).state).toBe('t: we go');
  expect(evolve).toHaveBeenCalledTimes(2);
});

it('folds no personal values, as nobody does who reads them', async () => {
  const { session } = await talk();
  session.add(said('⟦name:1⟧', { '⟦name:1⟧': 'Ada Lovelace' }));
  expect(session.state).toBe('t: ⟦name:1⟧ ');
});

it('writes in order what is added while it writes', async () => {
  const { log, session } = await talk();
  session.add(said('we'));
  const first = session.flush();
  session.add(said('go'));
  await Promise.all([first, session.flush()]);
  expect((await log.read('t')).map(({ content }) => (content as Said['content']).word)).toEqual(['we', 'go']);
  expect(session.run).toMatchObject({ state: 't: we go', seq: 2 });
});

it('writes nothing after a write that failed, until it begins anew from what is there', async () => {
  const { log, open, session } = await talk();
  const other = await open();
  other.add(said('stop'));
  await other.flush();
  session.add(said('we'));
  await expect(session.flush()).rejects.toThrow(SequenceConflictError);
  session.add(said('go'));
  await expect(session.flush()).rejects.toThrow(SequenceConflictError);
  expect(await log.read('t')).toHaveLength(1);
  await session.reload();
  expect(session.state).toBe('t: stop');
  session.add(said('now'));
  await session.flush();
  expect((await open()).state).toBe('t: stop now');
});

it('is of a repository that lets one piece of work at a run at a time, and begins it anew after a conflict', async () => {
  const { log, runs } = await talk();
  const append = vi.spyOn(log, 'append');
  append.mockRejectedValueOnce(new SequenceConflictError('t', 0, 1));
  const say = (word: string) => runs.exclusively('t', (run) => runs.append(run, [said(word)]));
  await Promise.all([say('we'), say('go')]);
  expect(append.mock.calls.map(([, , { expectedSeq }]) => expectedSeq)).toEqual([0, 0, 1]);
  expect((await runs.load('t')).state).toBe('t: we go');
});

it('is of a repository that lets nobody go on with a run that was changed', async () => {
  const { log, runs, session } = await talk();
  session.add(said('we'));
  await session.flush();
  vi.spyOn(log, 'read').mockRejectedValueOnce(new BrokenChainError('t', 1, 'why'));
  const work = vi.fn<() => Promise<void>>();
  await expect(runs.exclusively('t', work)).rejects.toThrow(BrokenChainError);
  expect(work).not.toHaveBeenCalled();
});
