import { MemoryEventLog } from '@wayfarer/archon';
import { nodeDigest } from '@wayfarer/archon/node';
import { FixedClock } from '@wayfarer/archon/testing';
import { EMPTY_STATE } from '@wayfarer/planner';
import { expect, it } from 'vitest';

import { NOTHING_YET, type TripState } from '../trip-state.ts';
import type { UseCaseContext } from '../use-case-context.ts';
import { eraseOld } from './erase.ts';

/** A trip that ends on that date. */
function tripUntil(id: string, end: string | undefined): TripState {
  const facts = end === undefined ? [] : [{ name: 'end', value: end, text: end, status: 'stated' } as const];
  const handedOver = id === 'trip_in-person';
  return { ...NOTHING_YET, id, planning: { ...EMPTY_STATE, facts }, handedOver };
}

it('erases trips that are over and untouched for longer than asked, chats included, and no others', async () => {
  const clock = new FixedClock('2027-01-01T12:00:00Z');
  const log = new MemoryEventLog({ clock, digest: nodeDigest });
  const ends: Readonly<Record<string, string>> = {
    trip_old: '2027-01-05',
    trip_touched: '2027-01-05',
    trip_busy: '2027-01-05',
    'trip_child-at-work': '2027-01-05',
    'trip_in-person': '2027-01-05',
    trip_ahead: '2027-03-01',
  };
  const begin = async (id: string, type = 'trip', parent?: string): Promise<void> => {
    // What a list shows is no proof: by its line every trip was over long ago.
    const label = { title: id, mode: 'CLARIFY', selected: null, start: null, end: '2020-01-01' };
    const standing = id.endsWith('busy') ? undefined : ({ standing: 'waiting', label } as const);
    await log.append({ id, type, parent }, [{ type: 'x', version: 1, author: 'a', content: null }], {
      expectedSeq: 0,
      standing,
    });
  };
  await begin('trip_old');
  await begin('trip_old.chat', 'conversation', 'trip_old');
  await begin('trip_ahead');
  await begin('trip_damaged');
  await begin('trip_busy');
  await begin('trip_child-at-work');
  await begin('trip_child-at-work.busy', 'research', 'trip_child-at-work');
  await begin('trip_in-person');
  await begin('trip_without-dates');
  clock.set('2027-01-20T12:00:00Z');
  await begin('trip_touched');
  clock.set('2027-02-05T12:00:00Z');
  const shell = {
    load: (id: string) =>
      id === 'trip_damaged' ? Promise.reject(new Error('damaged')) : Promise.resolve(tripUntil(id, ends[id])),
  };
  const beside: string[] = [];
  const eraseBesideLog = async (trip: string): Promise<void> => void beside.push(trip);
  const world = { log, clock, shell, gazetteer: { listCities: () => [] }, eraseBesideLog };
  const context = world as unknown as UseCaseContext;
  // Thirty days before is 6 January: the fifth is over for longer, and so is what was last touched on the first.
  expect(await eraseOld(context, 30)).toEqual(['trip_without-dates', 'trip_old']);
  expect(beside).toEqual(['trip_without-dates', 'trip_old']);
  const left = (await log.listRuns()).runs.map(({ id }) => id);
  expect(left).toEqual([
    'trip_touched',
    'trip_in-person',
    'trip_child-at-work.busy',
    'trip_child-at-work',
    'trip_busy',
    'trip_damaged',
    'trip_ahead',
  ]);
  expect(await eraseOld(context, 30)).toEqual([]);
});
