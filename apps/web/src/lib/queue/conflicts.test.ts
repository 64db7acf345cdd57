import type { Trip } from '@wayfarer/contract';
import { describe, expect, it } from 'vitest';

import { sampleDay, sampleVisit } from '../../testing/sample.ts';
import { findStanding } from '../stop-moves.ts';
import { conflictOf, isDoneThere, nextToSend, withoutChange, withTheirs } from './conflicts.ts';
import type { QueuedChange, SavedTrip } from './saved-trip.ts';

const trip = (seq: number, times: string, over: Partial<Trip> = {}) =>
  ({
    id: 'trip_1',
    seq,
    revision: String(seq),
    pending: null,
    days: [sampleDay([sampleVisit('Daigo-ji', times), sampleVisit('Ryoan-ji', '14:00-15:00')])],
    ...over,
  }) as Trip;
const DAIGO = 'place_Daigo-ji';
const RYOAN = 'place_Ryoan-ji';

const change = (key: string, names: readonly string[], over: Partial<QueuedChange> = {}): QueuedChange => ({
  key,
  names,
  at: '2027-04-03T09:00:00.000Z',
  seq: 4,
  write: { name: 'edit', body: { edit: { type: 'remove', visit: 'visit_Daigo-ji' } } },
  after: null,
  text: key,
  sent: false,
  insisted: false,
  conflict: null,
  ...over,
});
const saved = (queue: readonly QueuedChange[]): SavedTrip => ({
  id: 'trip_1',
  savedAt: '2027-04-03T09:00:00.000Z',
  bytes: 1,
  trip: trip(4, '10:00-11:00'),
  plan: null,
  cities: [],
  queue,
  changedThere: [],
  merged: null,
});
const WAITS = { theirs: null, refusal: null };
const undoOf = (of: string) => change('undo', [DAIGO], { write: { name: 'undo', body: {}, of } });

describe('what is sent next', () => {
  it('is the first, and passes over what waits and all that is about the same', () => {
    const [first, same, other] = [change('a', [DAIGO]), change('b', [DAIGO]), change('c', [RYOAN])];
    expect(nextToSend([first, same, other])).toBe(first);
    expect(nextToSend([{ ...first, conflict: WAITS }, same, other])).toBe(other);
    expect(nextToSend([{ ...first, conflict: WAITS }, same])).toBeUndefined();
  });

  it('does not take back what waits itself', () => {
    const waiting = change('a', [], { conflict: WAITS });
    expect(nextToSend([waiting, { ...undoOf('a'), names: [] }])).toBeUndefined();
  });
});

describe('what changed elsewhere', () => {
  it('stands against what is about it, with where it is now', () => {
    const mine = change('a', [DAIGO]);
    const before = saved([mine]);
    const after = withTheirs(before, trip(5, '12:00-13:00'), before.trip);
    expect(after.changedThere).toEqual([DAIGO]);
    expect(after.merged?.theirs.map(({ name }) => name)).toEqual(['Daigo-ji']);
    expect(conflictOf(mine, after, before.trip)?.theirs).toMatchObject({ arrive: '12:00', depart: '13:00' });
    expect(conflictOf(change('b', [RYOAN]), after, before.trip)).toBeNull();
  });

  it('is nothing against what the traveller wants all the same', () => {
    const mine = change('a', [DAIGO], { insisted: true });
    const before = saved([mine]);
    expect(conflictOf(mine, withTheirs(before, trip(5, '12:00-13:00'), before.trip), before.trip)).toBeNull();
  });

  it('stands against taking back, which would take back another’s change', () => {
    const before = saved([]);
    const [same, newer] = [trip(4, '10:00-11:00'), trip(5, '10:00-11:00')];
    expect(conflictOf(undoOf('a'), withTheirs(before, same, before.trip), before.trip)).toBeNull();
    expect(conflictOf(undoOf('a'), withTheirs(before, newer, before.trip), before.trip)).not.toBeNull();
  });

  it('stands against an answer to a question that is not open any more', () => {
    const answer = change('a', [DAIGO], { write: { name: 'decision', body: { choice: 'skip' } }, decision: 'one' });
    const before = saved([answer]);
    const pending = { id: 'one' } as Trip['pending'];
    expect(
      conflictOf(answer, withTheirs(before, trip(4, '10:00-11:00', { pending }), before.trip), before.trip),
    ).toBeNull();
    expect(conflictOf(answer, withTheirs(before, trip(4, '10:00-11:00'), before.trip), before.trip)).not.toBeNull();
  });
});

describe('a change whose answer was lost', () => {
  const [before, theirs] = [trip(4, '10:00-11:00'), trip(5, '12:00-13:00')];
  const after = findStanding(theirs, DAIGO) ?? null;

  it('is done where its stop is where it put it, in a trip that has gone on', () => {
    expect(isDoneThere(change('a', [DAIGO], { sent: true, after }), theirs, before)).toBe(true);
  });

  it('is not done where nothing has happened, where the stop is elsewhere, or where it never left', () => {
    expect(isDoneThere(change('a', [DAIGO], { sent: true, after }), { ...theirs, seq: 4 }, before)).toBe(false);
    expect(isDoneThere(change('a', [DAIGO], { sent: true }), theirs, before)).toBe(false);
    expect(isDoneThere(change('a', [DAIGO], { after }), theirs, before)).toBe(false);
  });
});

it('lets a change go with what takes it back', () => {
  const [first, other] = [change('a', [DAIGO]), change('c', [RYOAN])];
  expect(withoutChange([first, undoOf('a'), other], 'a')).toEqual([other]);
});
