import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type EventLog, MemoryEventLog, type NewEvent } from '@wayfarer/archon';
import { nodeDigest } from '@wayfarer/archon/node';
import { FixedClock } from '@wayfarer/archon/testing';
import { describe, expect, it, vi } from 'vitest';

import { openHouse } from './support/house.ts';

/** A trip as a version wrote it that kept the words of messages in the chain. */
const OLD = readFileSync(join(import.meta.dirname, '__fixtures__/composed-at-once.jsonl'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as NewEvent)
  .map(({ type, version, author, content }) => ({ type, version, author, content }));

async function oldHouse() {
  const log: EventLog = new MemoryEventLog({ clock: new FixedClock('2026-11-21T10:00:00Z'), digest: nodeDigest });
  await log.append({ id: 'trip_old', type: 'trip' }, OLD, { expectedSeq: 0 });
  const { concierge } = openHouse({ log });
  const { id } = await concierge.createTrip({ text: 'Kyoto with Zorblatt' });
  return { concierge, log, id };
}

describe('words that an earlier version has left in the chain', () => {
  it('are told, not passed over in silence', async () => {
    const { concierge } = await oldHouse();
    await expect(concierge.forgetPerson('trip_old')).rejects.toMatchObject({ code: 'words-in-chain' });
    expect(await concierge.forgetEverybody()).toEqual({ trips: 2, left: ['trip_old'] });
  });

  it('go with the trip', async () => {
    const { concierge, log } = await oldHouse();
    await concierge.eraseTrip('trip_old');
    expect(await log.findRun('trip_old')).toBeUndefined();
    expect(await log.read('trip_old')).toEqual([]);
  });
});

describe('forgetting everybody', () => {
  it('writes nothing where nothing was said since the last time', async () => {
    const { concierge, log, id } = await oldHouse();
    await concierge.eraseTrip('trip_old');
    await concierge.forgetEverybody();
    const before = (await log.findRun(id))?.seq;
    expect(await concierge.forgetEverybody()).toEqual({ trips: 1, left: [] });
    expect((await log.findRun(id))?.seq).toBe(before);
    await concierge.write(id, 'message', { text: 'two people' });
    await concierge.forgetEverybody();
    expect((await log.readPersonal(id)).size).toBe(0);
  });

  it('reads no trip again of which it knows that there are no words in its chain', async () => {
    const { concierge, log, id } = await oldHouse();
    await concierge.forgetEverybody();
    const read = vi.spyOn(log, 'read');
    expect(await concierge.forgetEverybody()).toEqual({ trips: 2, left: ['trip_old'] });
    expect(new Set(read.mock.calls.map(([run]) => run))).toEqual(new Set(['trip_old']));
    await concierge.eraseTrip(id);
    expect(await concierge.forgetEverybody()).toEqual({ trips: 1, left: ['trip_old'] });
  });

  it('erases of many trips side by side, so that the log can write it together', async () => {
    const { concierge, log } = await oldHouse();
    await concierge.createTrip({ text: 'Kyoto with Berta' });
    await concierge.createTrip({ text: 'Kyoto with Carla' });
    const erase = log.erasePersonal.bind(log);
    const [{ promise: allCalled, resolve }, called] = [Promise.withResolvers<undefined>(), new Set<string>()];
    log.erasePersonal = async (subject) => {
      if (called.add(subject).size === 3) resolve(undefined);
      await allCalled; // One after the other, the first would wait for ever.
      return erase(subject);
    };
    expect(await concierge.forgetEverybody()).toEqual({ trips: 4, left: ['trip_old'] });
    for (const subject of called) expect((await log.readPersonal(subject)).size).toBe(0);
  });

  it('makes no view of any trip, which would take most of its time', async () => {
    const { log } = await oldHouse();
    const countBefore = vi.fn(() => 0); // Of a view alone.
    const workshop = { run: vi.fn(), waiting: 0, running: 0, countBefore };
    const { concierge } = openHouse({ log, workshop });
    await concierge.forgetEverybody();
    expect(countBefore).not.toHaveBeenCalled();
    await concierge.getTrip('trip_old');
    expect(countBefore).toHaveBeenCalled();
  });

  it('asks the log for all that is to be erased of a trip in one turn, so that a kill leaves all of it or nothing', async () => {
    const { concierge, log, id } = await oldHouse();
    const [eraseRun, erasePersonal] = [log.eraseRun.bind(log), log.erasePersonal.bind(log)];
    const { promise: areValuesAsked, resolve } = Promise.withResolvers<undefined>();
    log.eraseRun = async (run, options) => {
      await areValuesAsked; // Where the values wait for the chat, it waits for ever.
      return eraseRun(run, options);
    };
    log.erasePersonal = (subject) => {
      resolve(undefined);
      return erasePersonal(subject);
    };
    await concierge.forgetPerson(id);
    expect(await log.findRun(`${id}.chat`)).toBeUndefined();
    expect((await log.readPersonal(id)).size).toBe(0);
  });

  it('takes the words of a trip that cannot be read as well, and leaves what is left of it', async () => {
    const { concierge, log, id } = await oldHouse();
    const { seq = 0 } = (await log.findRun(id)) ?? {};
    await log.append({ id, type: 'trip' }, [{ type: 'option-selected', version: 9, author: 'x', content: null }], {
      expectedSeq: seq,
    });
    await expect(concierge.getTrip(id)).rejects.toMatchObject({ code: 'unreadable-trip' });
    expect([...(await log.readPersonal(id)).values()].join()).toContain('Zorblatt');
    await concierge.eraseTrip('trip_old');
    expect(await concierge.forgetEverybody()).toEqual({ trips: 1, left: [] });
    expect((await log.readPersonal(id)).size).toBe(0);
    expect(await log.findRun(`${id}.chat`)).toBeUndefined();
    expect((await log.readRaw(id)).length).toBe(seq + 1);
  });
});

describe('forgetting everybody where trips are at rest', () => {
  it('reads nothing of a trip but its messages, and notes what was done in its chain', async () => {
    const log: EventLog = new MemoryEventLog({ clock: new FixedClock('2026-11-21T10:00:00Z'), digest: nodeDigest });
    const { id } = await openHouse({ log }).concierge.createTrip({ text: 'Kyoto with Zorblatt' });
    const { concierge } = openHouse({ log }); // Of another process, which has read nothing yet.
    const before = await log.findRun(id);
    const read = vi.spyOn(log, 'read');
    expect(await concierge.forgetEverybody()).toEqual({ trips: 1, left: [] });
    // Besides, the chain is verified, by which a log in memory reads as well; nothing is folded, which follows a link.
    expect(read.mock.calls.filter(([, options]) => options?.follows)).toEqual([]);
    expect(read.mock.calls.at(-1)).toEqual([id, { types: ['message-received', 'message-sent'] }]);
    read.mockRestore();

    expect((await log.readPersonal(id)).size).toBe(0);
    expect(await log.findRun(`${id}.chat`)).toBeUndefined();
    expect((await log.read(id)).at(-1)).toMatchObject({ type: 'person-forgotten', content: { chat: 1 } });
    expect(await log.findRun(id)).toMatchObject({
      seq: (before?.seq ?? 0) + 1,
      standing: 'waiting',
      label: before?.label,
    });
    await concierge.write(id, 'message', { text: 'two people' });
    expect((await log.findRun(`${id}.chat2`))?.parent).toBe(id);
    expect(await concierge.forgetEverybody()).toEqual({ trips: 1, left: [] });
    expect((await log.read(id)).at(-1)).toMatchObject({ type: 'person-forgotten', content: { chat: 2 } });
  });

  it('takes what is said meanwhile as well', async () => {
    const log: EventLog = new MemoryEventLog({ clock: new FixedClock('2026-11-21T10:00:00Z'), digest: nodeDigest });
    const { concierge } = openHouse({ log });
    const { id } = await concierge.createTrip({ text: 'Kyoto with Zorblatt' });
    const append = log.append.bind(log);
    log.append = async (run, events, options) => {
      log.append = append;
      await concierge.write(id, 'message', { text: 'my name is Quixibald' });
      return append(run, events, options);
    };
    expect(await concierge.forgetEverybody()).toEqual({ trips: 1, left: [] });
    expect((await log.readPersonal(id)).size).toBe(0);
    expect((await log.read(id)).some(({ type }) => type === 'person-forgotten')).toBe(true);
    expect((await log.listRuns({ type: 'conversation' })).runs).toEqual([]);
  });
});
