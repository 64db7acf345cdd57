import { type EventLog, MemoryEventLog } from '@wayfarer/archon';
import { nodeDigest } from '@wayfarer/archon/node';
import { decorateLog, FixedClock } from '@wayfarer/archon/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { chatOf, type Concierge } from '../src/index.ts';
import { openHouse } from './house.ts';

const WORDS = 'my name is Ada Lovelace, and we go to Kyoto';

let log: MemoryEventLog;
let concierge: Concierge;
let id: string;
/** What happens just before the next event of the trip's first chat is written. */
let meanwhile: (() => Promise<unknown>) | undefined;
/** What happens just after it was. */
let afterwards: (() => Promise<unknown>) | undefined;

function open(others: Partial<EventLog> = {}): Concierge {
  return openHouse({
    log: decorateLog(log, {
      async append(run, events, options) {
        if (run.id === chatOf(id)) await take(meanwhile, () => (meanwhile = undefined));
        const stored = await log.append(run, events, options);
        if (run.id === chatOf(id)) await take(afterwards, () => (afterwards = undefined));
        return stored;
      },
      ...others,
    }),
  }).concierge;
}

async function take(work: (() => Promise<unknown>) | undefined, forget: () => void): Promise<void> {
  forget();
  await work?.();
}

const runs = async (): Promise<readonly string[]> => (await log.listRuns()).runs.map((run) => run.id);

beforeEach(async () => {
  [meanwhile, afterwards] = [undefined, undefined];
  log = new MemoryEventLog({ clock: new FixedClock('2026-11-21T10:00:00.000Z'), digest: nodeDigest });
  concierge = open();
  ({ id } = await concierge.createTrip({}));
});

describe('a trip that is erased while somebody writes in it', () => {
  it('is gone with what they wrote', async () => {
    meanwhile = () => concierge.eraseTrip(id);
    await expect(concierge.write(id, 'message', { text: WORDS })).rejects.toMatchObject({ code: 'unknown-trip' });
    expect(await runs()).toEqual([]);
    expect((await log.readPersonal(chatOf(id))).size).toBe(0);
  });

  it('is gone at the next start where the process died of it', async () => {
    const die = () => Promise.reject(new Error('The process died.'));
    const dying = open({ eraseRun: (run) => (run === chatOf(id) ? die() : log.eraseRun(run)) });
    meanwhile = () => dying.eraseTrip(id);
    await expect(dying.write(id, 'message', { text: WORDS })).rejects.toThrow('The process died.');
    expect(await runs()).toEqual([chatOf(id)]);
    const told = vi.spyOn(console, 'error');
    await open().resume();
    expect(await runs()).toEqual([]);
    expect(told).not.toHaveBeenCalled();
  });

  it('is erased again when it could not be to the last byte', async () => {
    const unfinished = Object.assign(new Error('Another process reads.'), { code: 'unfinished-erasure' });
    const eraseRun = vi.fn((run: string) => log.eraseRun(run));
    eraseRun.mockImplementationOnce(async (run) => {
      await log.eraseRun(run);
      throw unfinished;
    });
    const house = open({ eraseRun });
    await expect(house.eraseTrip(id)).rejects.toBe(unfinished);
    await expect(house.eraseTrip(id)).rejects.toMatchObject({ code: 'unknown-trip' });
    expect(eraseRun.mock.calls).toEqual([[id], [id]]);
  });
});

describe('a person who is forgotten while they write', () => {
  const heard = async (text: string): Promise<number> =>
    (await concierge.getTrip(id)).messages.filter((message) => message.text === text).length;

  it.each([
    ['before it is written down', () => (meanwhile = () => concierge.forgetPerson(id))],
    ['after it was', () => (afterwards = () => concierge.forgetPerson(id))],
  ])('is heard in the chat that is begun anew: %s', async (_, prepare) => {
    prepare();
    await concierge.write(id, 'message', { text: WORDS });
    expect(await heard(WORDS)).toBe(1);
    expect(await runs()).toEqual([chatOf(id, 2), id]);
    await concierge.write(id, 'message', { text: 'my name is Bob Byron' });
    expect(await heard('my name is Bob Byron')).toBe(1);
    await concierge.forgetPerson(id);
    expect(await runs()).toEqual([id]);
    expect((await log.readPersonal(id)).size).toBe(0);
  });
});
