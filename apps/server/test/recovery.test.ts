import { type EventLog, MemoryEventLog } from '@wayfarer/archon';
import { nodeDigest } from '@wayfarer/archon/node';
import { FixedClock } from '@wayfarer/archon/testing';
import { chatOf } from '@wayfarer/concierge';
import { describe, expect, it } from 'vitest';

import { chosenTrip, openHouse } from './support/house.ts';

/** The log, with a note of each run that is read from its first event. */
function noteReads(log: EventLog): { readonly watched: EventLog; readonly readWhole: readonly string[] } {
  const readWhole: string[] = [];
  const watched = new Proxy(log, {
    get(target, name) {
      if (name !== 'read') {
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      }
      return (...given: Parameters<EventLog['read']>) => {
        const [id, { after, follows } = {}] = given;
        if ((after ?? follows?.seq ?? 0) === 0) readWhole.push(id);
        return target.read(...given);
      };
    },
  });
  return { watched, readWhole };
}

async function openLog() {
  const log = new MemoryEventLog({ clock: new FixedClock('2026-11-21T10:00:00.000Z'), digest: nodeDigest });
  return { log, ids: [await chosenTrip(openHouse({ log }).concierge)] };
}

describe('a start', () => {
  it('reads nothing of a trip that waits for its traveller', async () => {
    const { log } = await openLog();
    const { watched, readWhole } = noteReads(log);
    await openHouse({ log: watched }).concierge.resume();
    expect(readWhole).toEqual([]);
  });

  it('reads a trip and its chat once where nobody knows whether they wait, and notes that they do', async () => {
    const { log, ids } = await openLog();
    const [trip = ''] = ids;
    // An earlier process has died before it noted that these are at rest: an append takes the note away.
    for (const [id, type] of [
      [trip, 'trip'],
      [chatOf(trip), 'conversation'],
    ] as const) {
      const { seq = 0 } = (await log.findRun(id)) ?? {};
      const event = { type: 'run-continued', version: 1, author: 'test', content: { open: [] } };
      await log.append({ id, type }, [event], { expectedSeq: seq });
    }
    const { watched, readWhole } = noteReads(log);
    await openHouse({ log: watched }).concierge.resume();
    expect(readWhole.toSorted()).toEqual([trip, chatOf(trip)].toSorted());
    expect((await log.listRuns({ standing: 'running' })).runs).toEqual([]);
  });

  it('goes on with nothing more once the process is to end', async () => {
    const { log, ids } = await openLog();
    const [trip = ''] = ids;
    const { seq = 0 } = (await log.findRun(trip)) ?? {};
    const event = { type: 'run-continued', version: 1, author: 'test', content: { open: [] } };
    await log.append({ id: trip, type: 'trip' }, [event], { expectedSeq: seq });
    const { watched, readWhole } = noteReads(log);
    await openHouse({ log: watched }).concierge.resume({ signal: AbortSignal.abort() });
    expect(readWhole).toEqual([]);
  });
});
