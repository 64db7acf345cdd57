import type { Edit, Trip } from '@wayfarer/contract';
import type { EditablePlan } from '@wayfarer/edits';
import { expect, it } from 'vitest';

import { sampleDay, sampleVisit } from '../../testing/sample.ts';
import { type Apply, applyLocally, withQueue } from './apply-queue.ts';
import type { QueuedChange, QueuedWrite, SavedPlan, SavedTrip } from './saved-trip.ts';

const PLACES = ['Daigo-ji', 'Ryoan-ji'].map((name) => ({
  id: `place_${name}`,
  name,
  kind: 'sight',
  at: { lat: 35, lon: 135.75 },
  categories: ['temple'],
  hours: { '2027-04-03': [{ open: 540, close: 1440 }] },
  indoor: null,
  source: { name: 'sample catalogue', date: '2026-11-21', verify: true },
}));
const visits = [
  { id: 'visit_Daigo-ji', place: 'place_Daigo-ji', kind: 'place', arrive: 600, depart: 660, locked: false, why: '' },
  { id: 'visit_Ryoan-ji', place: 'place_Ryoan-ji', kind: 'place', arrive: 840, depart: 900, locked: false, why: '' },
];
const PLAN = {
  revision: 'four',
  days: [{ date: '2027-04-03', window: { start: 540, end: 1230 }, visits, legs: [] }],
  leftOut: [],
  facts: { places: PLACES },
} as unknown as SavedPlan;
const TRIP = {
  id: 'trip_1',
  seq: 4,
  revision: 'four',
  options: [],
  leftOut: [],
  pending: null,
  canUndo: true,
  days: [
    sampleDay([
      sampleVisit('Daigo-ji', '10:00-11:00', { why: 'You like gardens.' }),
      sampleVisit('Ryoan-ji', '14:00-15:00'),
    ]),
  ],
} as unknown as Trip;

/** Takes a stop out, an hour later each where it is another edit; refuses to lock. */
const apply: Apply = (plan, edit) => {
  if (edit.type === 'lock') return { kind: 'refused', reasons: [{ code: 'visit-locked', text: 'No.' }], remedies: [] };
  const days = plan.days.map((day) => ({
    ...day,
    visits:
      edit.type === 'remove'
        ? day.visits.filter((visit) => visit.id !== edit.visit)
        : day.visits.map((visit) => ({ ...visit, arrive: visit.arrive + 60, depart: visit.depart + 60 })),
  })) as EditablePlan['days'];
  return { kind: 'done', plan: { ...plan, days }, asked: [], moved: [] };
};

const edit = (said: Edit): QueuedWrite => ({ name: 'edit', body: { edit: said } });
const REMOVE = edit({ type: 'remove', visit: 'visit_Daigo-ji' });
const MOVE = edit({ type: 'move', visit: 'visit_Ryoan-ji', to: { at: '15:00' } });
const queued = (key: string, write: QueuedWrite): QueuedChange =>
  ({ key, write, names: [], conflict: null }) as unknown as QueuedChange;
const saved = (...queue: QueuedChange[]): SavedTrip => ({
  id: 'trip_1',
  savedAt: '',
  bytes: 1,
  trip: TRIP,
  plan: PLAN,
  cities: [],
  queue,
  changedThere: [],
  merged: null,
});
const timesOf = (trip: Trip | undefined) =>
  trip?.days[0]?.visits.map(({ name, arrive, depart }) => `${name} ${arrive}-${depart}`);

it('makes all that waits, in order, and keeps what the server has said of the stops', () => {
  const after = withQueue(saved(queued('a', MOVE), queued('b', REMOVE)), apply);
  expect(timesOf(after?.trip)).toEqual(['Ryoan-ji 15:00-16:00']);
  expect(after?.trip.canUndo).toBe(true);
  const moved = withQueue(saved(queued('a', MOVE)), apply);
  expect(moved?.trip.days[0]?.visits[0]?.why).toBe('You like gardens.');
  expect(moved?.trip.days[0]?.visits[0]?.hours).toEqual([{ open: '09:00', close: '24:00' }]);
});

it('leaves out what was taken back', () => {
  const undo = queued('b', { name: 'undo', body: {}, of: 'a' });
  const after = withQueue(saved(queued('a', REMOVE), undo), apply);
  expect(timesOf(after?.trip)).toEqual(['Daigo-ji 10:00-11:00', 'Ryoan-ji 14:00-15:00']);
  expect(after?.trip.canUndo).toBe(false);
});

it('needs the plan that goes with the trip', () => {
  expect(withQueue({ ...saved(), plan: null }, apply)).toBeUndefined();
  expect(withQueue({ ...saved(), plan: { ...PLAN, revision: 'three' } }, apply)).toBeUndefined();
});

it('says why it does not fit, and what only the server can do', () => {
  const local = { trip: TRIP, plan: PLAN };
  expect(
    applyLocally(local, { name: 'edit', body: { edit: { type: 'lock', visit: 'visit_Daigo-ji' } } }, apply),
  ).toEqual({ kind: 'refused', reasons: [{ code: 'visit-locked', text: 'No.' }] });
  const dates: Edit = { type: 'dates', start: '2027-04-03', end: '2027-04-04' };
  expect(applyLocally(local, { name: 'edit', body: { edit: dates } }, apply).kind).toBe('unavailable');
  expect(applyLocally(local, { name: 'decision', body: { choice: 'skip' } }, apply).kind).toBe('unavailable');
});

it('answers an open question, but for waiting', () => {
  const pending = { visitId: 'visit_Daigo-ji', alternatives: [] } as unknown as Trip['pending'];
  const local = { trip: { ...TRIP, pending }, plan: PLAN };
  const decide = (choice: 'skip' | 'keep' | 'wait') =>
    applyLocally(local, { name: 'decision', body: { choice } }, apply);
  const skipped = decide('skip');
  expect(skipped.kind === 'done' && [skipped.trip.pending, timesOf(skipped.trip)]).toEqual([
    null,
    ['Ryoan-ji 14:00-15:00'],
  ]);
  const left = decide('keep');
  expect(left.kind === 'done' && [left.trip.pending, left.plan]).toEqual([null, PLAN]);
  expect(decide('wait').kind).toBe('unavailable');
});
