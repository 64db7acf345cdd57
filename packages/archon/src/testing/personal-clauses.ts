import assert from 'node:assert/strict';

import { MisuseError } from '../errors.ts';
import { CHAIN_START, verifyChain } from '../events/chain.ts';
import { SequenceConflictError } from '../events/errors.ts';
import type { EventLog } from '../events/event-log.ts';
import type { NewEvent } from '../events/event.ts';
import { nodeDigest } from '../node/node-digest.ts';

const RUN = { id: 'run-1', type: 'letter' };
const MAIL = '⟦email:1⟧';
const NAME = '⟦name:1⟧';
const ANNA = { [MAIL]: 'anna@example.com', [NAME]: 'Anna Berg' };

/** What an event log does with personal values. */
export const PERSONAL_CLAUSES: Readonly<Record<string, (log: EventLog) => Promise<void>>> = {
  async 'keeps personal values beside the chain, and only digests in it'(log) {
    const [plain, stored] = await log.append(RUN, [letter(), letter(ANNA)], { expectedSeq: 0, key: 'request-1' });
    assert.equal(plain && 'personal' in plain, false);
    assert.deepEqual(Object.keys(stored?.personal ?? {}), [MAIL, NAME]);
    for (const digest of Object.values(stored?.personal ?? {})) assert.match(digest, /^[0-9a-f]{64}$/);
    assert.notEqual(stored?.personal?.[MAIL], nodeDigest('anna@example.com'), 'a digest without salt can be guessed');
    assert.deepEqual(await log.read('run-1'), [plain, stored]);
    assert.deepEqual([...(await log.readPersonal('run-1'))], Object.entries(ANNA));
    assert.deepEqual([...(await log.readPersonal('nobody'))], []);
    assert.equal(verifyChain(await log.read('run-1'), nodeDigest).ok, true);
  },

  async 'counts the digests among what the chain holds together'(log) {
    await log.append(RUN, [letter(ANNA)], { expectedSeq: 0 });
    const [event] = await log.read('run-1');
    assert.ok(event);
    const { personal: _personal, ...without } = event;
    for (const changed of [{ ...event, personal: { ...event.personal, [MAIL]: 'f'.repeat(64) } }, without]) {
      assert.equal(verifyChain([changed], nodeDigest).ok, false);
    }
  },

  async 'never tells a value where events and runs are read'(log) {
    const following = log.subscribe('run-1')[Symbol.asyncIterator]();
    const next = following.next();
    const stored = await log.append(RUN, [letter(ANNA)], { expectedSeq: 0, subject: 'customer-1' });
    const read = JSON.stringify([stored, await log.read('run-1'), await log.listRuns(), await next]);
    await following.return?.();
    for (const value of Object.values(ANNA)) assert.equal(read.includes(value), false);
    assert.equal(read.includes(MAIL), true);
  },

  async 'stores a value once in a run, with one digest'(log) {
    await log.append(RUN, [letter(ANNA), letter({ [MAIL]: 'anna@example.com' })], { expectedSeq: 0, subject: 'first' });
    await log.append(RUN, [letter(ANNA)], { expectedSeq: 2, subject: 'second' });
    await log.append({ ...RUN, id: 'run-2' }, [letter(ANNA)], { expectedSeq: 0, subject: 'first' });
    const digests = [...(await log.read('run-1')), ...(await log.read('run-2'))].map(
      ({ personal }) => personal?.[MAIL],
    );
    assert.equal(new Set(digests.slice(0, 3)).size, 1);
    assert.notEqual(digests[3], digests[0], 'runs share no salt');
    assert.equal((await log.readPersonalOf('first')).length, 4);
    assert.deepEqual(await log.readPersonalOf('second'), []);
  },

  async 'refuses another value under a known placeholder'(log) {
    await log.append(RUN, [letter(ANNA)], { expectedSeq: 0 });
    const other = letter({ [MAIL]: 'berta@example.com' });
    await assert.rejects(log.append(RUN, [other], { expectedSeq: 1 }), {
      name: 'MisuseError',
      message: /"⟦email:1⟧" stands for another value/,
    });
    await assert.rejects(log.append({ ...RUN, id: 'run-2' }, [letter(ANNA), other], { expectedSeq: 0 }), MisuseError);
    assert.deepEqual([(await log.read('run-1')).length, (await log.read('run-2')).length], [1, 0]);
    assert.deepEqual([...(await log.readPersonal('run-2'))], []);
    assert.equal((await log.readPersonal('run-1')).get(MAIL), 'anna@example.com');
  },

  async 'refuses a value that stands in content as well, and does not repeat it'(log) {
    const values = { ...ANNA, '⟦card:1⟧': '4111111111111111', '⟦name:2⟧': '田中' };
    const open: unknown[] = [
      'Write to anna@example.com.',
      { to: ['Anna Berg'] },
      { 'anna@example.com': 'yes' },
      { number: 4111111111111111 },
      { greeting: '田中さん' },
    ];
    for (const content of open) {
      await assert.rejects(
        log.append(RUN, [{ ...letter(values), content }], { expectedSeq: 0 }),
        (error) =>
          error instanceof MisuseError &&
          error.message.includes('stands in content as well') &&
          !Object.values(values).some((value) => error.message.includes(value)),
      );
    }
    assert.deepEqual(await log.read('run-1'), []);
  },

  async 'lets words be that only look like a value'(log) {
    const content = { name: 'also', text: 'Annabel planned 3 refunds in 2027.', count: 3, wanted: 'refund' };
    const values = { '⟦name:1⟧': 'Anna', '⟦name:2⟧': 'name', '⟦name:3⟧': 'Al', '⟦age:1⟧': '3', '⟦reason:1⟧': 'refund' };
    await log.append(RUN, [{ ...letter(values), content }], { expectedSeq: 0 });
    assert.deepEqual([...(await log.readPersonal('run-1')).values()].sort(), ['3', 'Al', 'Anna', 'name', 'refund']);
  },

  async 'refuses what is no text'(log) {
    for (const wrong of [{ [MAIL]: '' }, { '': 'x' }, { [MAIL]: '\ud83c' }, { [MAIL]: 5 as unknown as string }]) {
      await assert.rejects(log.append(RUN, [letter(wrong)], { expectedSeq: 0 }), MisuseError);
    }
    const [event] = await log.append(RUN, [letter({})], { expectedSeq: 0 });
    assert.equal(event && 'personal' in event, false);
  },

  async 'stores no value of an append that is refused'(log) {
    await log.append(RUN, [letter()], { expectedSeq: 0 });
    await assert.rejects(log.append(RUN, [letter(ANNA)], { expectedSeq: 0 }), SequenceConflictError);
    assert.deepEqual([...(await log.readPersonal('run-1'))], []);
    assert.deepEqual(await log.readPersonalOf('run-1'), []);
  },

  async 'lists and erases the values of a subject in all its runs'(log) {
    const berta = { [MAIL]: 'berta@example.com' };
    await log.append(RUN, [letter(ANNA)], { expectedSeq: 0, subject: 'anna' });
    await log.append({ ...RUN, id: 'run-2' }, [letter(berta)], { expectedSeq: 0, subject: 'berta' });
    await log.append({ ...RUN, id: 'run-3' }, [letter({ [NAME]: 'Anna' })], { expectedSeq: 0, subject: 'anna' });
    await log.append({ ...RUN, id: 'run-4' }, [letter({ [NAME]: 'Anna' })], { expectedSeq: 0 });
    assert.deepEqual(await log.readPersonalOf('anna'), [
      { runId: 'run-1', placeholder: MAIL, value: 'anna@example.com' },
      { runId: 'run-1', placeholder: NAME, value: 'Anna Berg' },
      { runId: 'run-3', placeholder: NAME, value: 'Anna' },
    ]);
    const before = await log.read('run-1');
    assert.equal(await log.erasePersonal('anna'), 3);
    assert.equal(await log.erasePersonal('anna'), 0);
    assert.deepEqual(await log.readPersonalOf('anna'), []);
    assert.equal((await log.readPersonal('run-1')).size, 0);
    assert.deepEqual(await log.read('run-1'), before);
    assert.equal(verifyChain(before, nodeDigest).ok, true);
    assert.deepEqual([...(await log.readPersonal('run-2'))], Object.entries(berta));
    assert.equal((await log.readPersonalOf('run-4')).length, 1, 'by default the run is the subject');
  },

  async 'goes on after values were erased'(log) {
    await log.append(RUN, [letter(ANNA)], { expectedSeq: 0 });
    await log.erasePersonal('run-1');
    await log.append(RUN, [letter({ [MAIL]: 'other@example.com' })], { expectedSeq: 1 });
    const events = await log.read('run-1');
    assert.notEqual(events[1]?.personal?.[MAIL], events[0]?.personal?.[MAIL]);
    assert.equal(verifyChain(events, nodeDigest).ok, true);
    // The first event tells of a value that is no more; the one that stands in its place is the second's.
    assert.equal((await log.verifyRun('run-1')).ok, true);
    assert.deepEqual(await log.read('run-1', { follows: CHAIN_START }), events);
    assert.deepEqual([...(await log.readPersonal('run-1'))], [[MAIL, 'other@example.com']]);
    assert.equal(await log.erasePersonal('run-1'), 1);
  },

  async 'tells no value when it is closed'(log) {
    await log.append(RUN, [letter(ANNA)], { expectedSeq: 0 });
    await log.close();
    await assert.rejects(log.readPersonal('run-1'), MisuseError);
    await assert.rejects(log.readPersonalOf('run-1'), MisuseError);
    await assert.rejects(log.erasePersonal('run-1'), MisuseError);
  },
};

function letter(personal?: Readonly<Record<string, string>>): NewEvent {
  const event = { type: 'letter-written', version: 1, author: 'clerk', content: { text: `To ${MAIL}` } };
  return personal ? { ...event, personal } : event;
}
