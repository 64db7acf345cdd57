import assert from 'node:assert/strict';

import { MisuseError } from '../errors.ts';
import { CHAIN_START, verifyChain } from '../events/chain.ts';
import { BrokenChainError, ErasedRunError } from '../events/errors.ts';
import type { AppendOptions, EventLog } from '../events/event-log.ts';
import type { NewEvent } from '../events/event.ts';
import { nodeDigest } from '../node/node-digest.ts';

const RUN = { id: 'run-1', type: 'letter' };
const OTHER = { id: 'run-2', type: 'letter' };

/** What an event log knows of whole runs: how they stand, whether they are whole, or erased. */
export const RUN_CLAUSES: Readonly<Record<string, (log: EventLog) => Promise<void>>> = {
  async 'writes how a run stands with its events, and takes it for running where nobody says it'(log) {
    await log.append(RUN, [letter('a')], { expectedSeq: 0, standing: { standing: 'waiting', label: 'to Anna' } });
    await log.append(OTHER, [letter('a')], { expectedSeq: 0 });
    assert.deepEqual(await ids(log, { standing: 'running' }), ['run-2']);
    assert.deepEqual(await ids(log, { standing: 'running', type: 'letter' }), ['run-2']);
    assert.deepEqual(await ids(log, { standing: 'running', type: 'list' }), []);
    assert.deepEqual(await ids(log, { standing: 'waiting' }), ['run-1']);
    assert.equal((await log.findRun('run-1'))?.label, 'to Anna');
    await log.append(RUN, [letter('b')], { expectedSeq: 1, standing: { standing: 'ended', label: 'to Berta' } });
    assert.deepEqual(await ids(log, { standing: 'ended' }), ['run-1']);
    assert.equal((await log.findRun('run-1'))?.label, 'to Berta');
    await log.append(RUN, [letter('c')], { expectedSeq: 2 });
    assert.deepEqual(await ids(log, { standing: 'running' }), ['run-2', 'run-1']);
    assert.equal('label' in ((await log.findRun('run-1')) ?? {}), false, 'a label tells of the last event, or nothing');
  },

  async 'says what a run waits for, since when and until when, and how it ended'(log) {
    const until = '2099-01-01T00:00:00.000Z';
    const waiting = { for: 'approval', until: '2099-01-01T01:00:00+01:00' };
    await log.append(RUN, [letter('a')], { expectedSeq: 0, standing: { standing: 'waiting', waiting } });
    const { updatedAt, waiting: said } = (await log.findRun('run-1')) ?? {};
    assert.deepEqual(said, { for: 'approval', since: updatedAt, until });
    const since = '2020-01-01T00:00:00.000Z';
    const longer = { standing: 'waiting', waiting: { for: 'answer', since } } as const;
    await log.append(RUN, [letter('b')], { expectedSeq: 1, standing: longer });
    assert.deepEqual((await log.listRuns()).runs[0]?.waiting, { for: 'answer', since });
    await log.append(RUN, [letter('c')], { expectedSeq: 2 });
    assert.equal('waiting' in ((await log.findRun('run-1')) ?? {}), false, 'a run that runs waits for nothing');
    await log.append(RUN, [letter('d')], { expectedSeq: 3, standing: { standing: 'ended', ending: 'completed' } });
    const ended = (await log.findRun('run-1')) ?? {};
    assert.equal('ending' in ended && ended.ending, 'completed');
    assert.equal('waiting' in ended, false, 'a run that has ended waits for nothing');
    await log.append(OTHER, [letter('a')], { expectedSeq: 0, standing: { standing: 'waiting' } });
    assert.equal((await log.findRun('run-2'))?.waiting?.for, 'command', 'what nobody says is waited for');
  },

  async 'works out how a run stands from the events as they are written'(log) {
    const seen: unknown[] = [];
    const stored = await log.append(RUN, [letter('a'), letter('b')], {
      expectedSeq: 0,
      standing: (added) => {
        seen.push(...added);
        return { standing: 'ended' };
      },
    });
    assert.deepEqual(seen, stored);
    assert.deepEqual(await ids(log, { standing: 'ended' }), ['run-1']);
  },

  async 'appends nothing if it cannot be said how the run would stand'(log) {
    const wrong: AppendOptions['standing'][] = [
      { standing: 'sleeping' as 'waiting' },
      { standing: 'waiting', label: 'é'.repeat(1001) },
      { standing: 'waiting', waiting: { for: 'Anna Brown' } },
      { standing: 'waiting', waiting: { for: 'answer', until: 'tomorrow' } },
      { standing: 'ended', waiting: { for: 'answer' } },
      { standing: 'waiting', ending: 'failed' },
      () => {
        throw new MisuseError('Nobody can say.');
      },
    ];
    await log.append(OTHER, [letter('a')], { expectedSeq: 0, standing: { standing: 'waiting' } });
    for (const standing of wrong) {
      await assert.rejects(log.append(RUN, [letter('a')], { expectedSeq: 0, standing }), MisuseError);
      await assert.rejects(log.append(OTHER, [letter('b')], { expectedSeq: 1, standing }), MisuseError);
    }
    assert.deepEqual(await ids(log, {}), ['run-2']);
    assert.deepEqual(await ids(log, { standing: 'waiting' }), ['run-2']);
    assert.equal((await log.read('run-2')).length, 1);
  },

  async 'takes a note of how a run stands, unless it has gone on'(log) {
    await log.append(RUN, [letter('a'), letter('b')], { expectedSeq: 0 });
    log.noteStanding('run-1', { seq: 1, standing: 'ended' });
    log.noteStanding('nobody', { seq: 1, standing: 'ended' });
    assert.deepEqual(await ids(log, { standing: 'running' }), ['run-1']);
    log.noteStanding('run-1', { seq: 2, standing: 'ended', label: { title: 'Dear Anna' } });
    assert.deepEqual(await ids(log, { standing: 'ended' }), ['run-1']);
    assert.deepEqual((await log.findRun('run-1'))?.label, { title: 'Dear Anna' });
    assert.throws(() => log.noteStanding('run-1', { seq: 2, standing: 'ended', label: 'é'.repeat(1001) }), MisuseError);
  },

  async 'erases a run only where it was expected to end, if that is asked for'(log) {
    await log.append(RUN, [letter('a'), letter('b')], { expectedSeq: 0 });
    assert.equal(await log.eraseRun('run-1', { expectedSeq: 1 }), false);
    assert.equal((await log.read('run-1')).length, 2);
    assert.equal(await log.eraseRun('run-1', { expectedSeq: 2 }), true);
    assert.deepEqual(await ids(log, {}), []);
  },

  async 'finds a run by its id'(log) {
    await log.append({ ...RUN, parent: 'root' }, [letter('a')], { expectedSeq: 0 });
    const [listed] = (await log.listRuns()).runs;
    assert.deepEqual(await log.findRun('run-1'), listed);
    assert.equal(await log.findRun('root'), undefined);
  },

  async 'reads events of some types alone'(log) {
    const answer = { ...letter('b'), type: 'answered' };
    const stored = await log.append(RUN, [letter('a'), answer, letter('c'), answer], { expectedSeq: 0 });
    assert.deepEqual(await log.read('run-1', { types: ['answered', 'nothing'] }), [stored[1], stored[3]]);
    assert.deepEqual(await log.read('run-1', { types: ['answered'], limit: 1 }), [stored[1]]);
    assert.deepEqual(await log.read('run-1', { types: ['answered'], after: 2 }), [stored[3]]);
    assert.deepEqual(await log.read('run-1', { types: [] }), []);
    await assert.rejects(log.read('run-1', { types: ['answered'], follows: CHAIN_START }), MisuseError);
  },

  async 'verifies what it reads when it is told what comes before'(log) {
    const stored = await log.append(RUN, [letter('a'), letter('b'), letter('c')], { expectedSeq: 0 });
    assert.deepEqual(await log.read('run-1', { follows: CHAIN_START }), stored);
    const [first] = stored;
    assert.ok(first);
    assert.deepEqual(await log.read('run-1', { follows: first }), stored.slice(1));
    await assert.rejects(log.read('run-1', { follows: { seq: 1, hash: 'f'.repeat(64) } }), BrokenChainError);
    assert.deepEqual(await log.verifyRun('run-1'), { ok: true, head: { seq: 3, hash: stored[2]?.hash } });
    assert.deepEqual(await log.verifyRun('run-1', first), { ok: true, head: { seq: 3, hash: stored[2]?.hash } });
    assert.equal((await log.verifyRun('run-1', { seq: 1, hash: 'f'.repeat(64) })).ok, false);
    assert.deepEqual(await log.verifyRun('nobody'), { ok: true, head: CHAIN_START });
  },

  async 'verifies names in whatever order they come'(log) {
    const content = { b: 1, 10: 'ten', 9: 'nine', é: 2, a: { 2: [], 1: {} } };
    await log.append(RUN, [{ ...letter(''), content }], { expectedSeq: 0 });
    assert.equal((await log.verifyRun('run-1')).ok, true);
    assert.equal(verifyChain(await log.read('run-1', { follows: CHAIN_START }), nodeDigest).ok, true);
  },

  async 'tells events as they lie in the store'(log) {
    const [stored] = await log.append(RUN, [letter('a')], { expectedSeq: 0, key: 'request-1' });
    assert.deepEqual(await log.readRaw('run-1'), [{ ...stored }]);
  },

  async 'erases a run, its values and its label, and gives its id to nobody'(log) {
    const personal = { '⟦name:1⟧': 'Anna Berg' };
    await log.append(RUN, [{ ...letter('a'), personal }], { expectedSeq: 0, subject: 'customer-1' });
    await log.append(OTHER, [{ ...letter('b'), personal }], { expectedSeq: 0, subject: 'customer-1' });
    log.noteStanding('run-1', { seq: 1, standing: 'waiting', label: 'to Anna' });
    const following = log.subscribe('run-1')[Symbol.asyncIterator]();
    await following.next();
    const end = following.next();
    assert.equal(await log.eraseRun('run-1'), true);
    assert.equal((await end).done, true, 'whoever follows it is told that nothing more comes');
    assert.deepEqual(await ids(log, {}), ['run-2']);
    assert.equal(await log.findRun('run-1'), undefined);
    assert.equal((await log.readPersonal('run-1')).size, 0);
    assert.equal((await log.readPersonalOf('customer-1')).length, 1);
    await assert.rejects(log.read('run-1', { follows: CHAIN_START }), ErasedRunError);
    for (const expectedSeq of [0, 1]) {
      await assert.rejects(log.append(RUN, [letter('c')], { expectedSeq }), ErasedRunError);
    }
    log.noteStanding('run-1', { seq: 1, standing: 'waiting', label: 'to Anna' });
    assert.equal(await log.findRun('run-1'), undefined);
    assert.equal((await log.verifyRun('run-2')).ok, true);
    assert.deepEqual([await log.eraseRun('run-1'), await log.eraseRun('nobody')], [false, false]);
  },
};

async function ids(log: EventLog, asked: Parameters<EventLog['listRuns']>[0]): Promise<string[]> {
  return (await log.listRuns(asked)).runs.map(({ id }) => id);
}

function letter(text: string): NewEvent<'letter-written', { text: string }> {
  return { type: 'letter-written', version: 1, author: 'clerk', content: { text } };
}
