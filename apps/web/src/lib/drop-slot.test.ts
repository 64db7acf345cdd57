import '../testing/english.ts';

import type { EditablePlan, Move, SlotVerdict } from '@wayfarer/edits';
import type { PlaceId, VisitId } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import { expect, it } from 'vitest';

import { type Cargo, toDropSlots } from './drop-slot.ts';

const PLAN = { facts: { places: [] } } as unknown as EditablePlan;
const CARGO: Cargo = {
  dragged: { visit: 'visit_temple' as VisitId },
  place: 'place_temple' as PlaceId,
  name: 'Temple',
  home: { date: '2027-04-03', visit: 'visit_temple' as VisitId, before: 'visit_hotel' as VisitId },
};
const verdict = (over: Partial<SlotVerdict>): SlotVerdict => ({
  date: '2027-04-03',
  after: 'visit_lunch' as VisitId,
  answer: 'fits',
  arrive: minute(800),
  depart: minute(860),
  moved: [],
  reasons: [],
  ...over,
});
const shifts = { to: {} } as Move;
const goes = { to: null } as Move;
const tagOf = (over: Partial<SlotVerdict>) => toDropSlots([verdict(over)], CARGO, PLAN)[0];

it('says when it would be, by the clock', () => {
  // 800 minutes are 13 hours and 20 minutes.
  expect(tagOf({})).toMatchObject({ arrive: '13:20', depart: '14:20', answer: 'fits', tag: 'fits' });
});

it('knows where it lies already', () => {
  expect(tagOf({ after: 'visit_hotel' as VisitId })?.answer).toBe('home');
  expect(tagOf({ after: 'visit_hotel' as VisitId, date: '2027-04-04' })?.answer).toBe('fits');
});

it('counts what would move, and what would go', () => {
  expect(tagOf({ answer: 'moves', moved: [shifts] })?.tag).toBe('moves 1 stop');
  expect(tagOf({ answer: 'moves', moved: [shifts, shifts, goes] })?.tag).toBe('moves 2 stops and takes out 1');
  expect(tagOf({ answer: 'moves', moved: [goes] })?.tag).toBe('takes out 1');
});

it('gives the reason in few words and in full', () => {
  const reasons = [{ code: 'too-far' as const, text: 'It is 80 min away; 60 are the most.' }];
  expect(tagOf({ answer: 'refused', reasons })).toMatchObject({ tag: 'too far', text: reasons[0]?.text });
});
