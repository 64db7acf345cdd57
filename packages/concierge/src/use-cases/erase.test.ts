import { MemoryEventLog } from '@wayfarer/archon';
import { nodeDigest } from '@wayfarer/archon/node';
import { FixedClock } from '@wayfarer/archon/testing';
import { expect, it } from 'vitest';

import type { Desk } from '../desk.ts';
import { eraseOld } from './erase.ts';

it('erases trips that are over and untouched for longer than asked, chats included, and no others', async () => {
  const clock = new FixedClock('2027-01-01T12:00:00Z');
  const log = new MemoryEventLog({ clock, digest: nodeDigest });
  const begin = async (id: string, end: string | null, type = 'trip', parent?: string): Promise<void> => {
    await log.append({ id, type, parent }, [{ type: 'x', version: 1, author: 'a', content: null }], { expectedSeq: 0 });
    log.markFinished(id, { seq: 1, label: { title: id, mode: 'CLARIFY', selected: null, start: null, end } });
  };
  await begin('trip_old', '2027-01-05');
  await begin('trip_old.chat', null, 'conversation', 'trip_old');
  await begin('trip_ahead', '2027-03-01');
  await begin('trip_without-dates', null);
  clock.set('2027-01-20T12:00:00Z');
  await begin('trip_touched', '2027-01-05');
  clock.set('2027-02-05T12:00:00Z');
  // Thirty days before is 6 January: the fifth is over for longer, and so is what was last touched on the first.
  const desk = { log, clock } as unknown as Desk;
  expect(await eraseOld(desk, 30)).toEqual(['trip_without-dates', 'trip_old']);
  expect((await log.listRuns()).runs.map(({ id }) => id)).toEqual(['trip_touched', 'trip_ahead']);
  expect(await eraseOld(desk, 30)).toEqual([]);
});
