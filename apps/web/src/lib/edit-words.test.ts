import '../testing/english.ts';

import { expect, it } from 'vitest';

import { sampleDay, sampleVisit } from '../testing/sample.ts';
import { doneText, placeOf } from './edit-words.ts';

const temple = sampleVisit('temple', '09:20-10:20');
const garden = sampleVisit('garden', '10:40-11:30');
const lunch = sampleVisit('lunch', '12:00-13:00', { kind: 'meal' });
const before = { days: [sampleDay([temple, garden, lunch]), sampleDay([], { date: '2027-04-04' })] };

it('says where a stop stands now, and what moved for it', () => {
  const moved = sampleVisit('temple', '12:30-13:30', { id: 'visit_new' });
  const later = { ...lunch, arrive: '14:00', depart: '15:00' };
  const after = { days: [sampleDay([garden]), sampleDay([moved, later], { date: '2027-04-04' })] };
  expect(doneText({ type: 'move', visit: temple.id, to: { date: '2027-04-04' } }, before, after)).toBe(
    'temple is on Sun 4 Apr, 12:30–13:30 now. Moved for it: lunch to Sun 4 Apr 14:00.',
  );
});

it('names the first two that moved, and counts the others', () => {
  const shift = (visit: typeof temple, arrive: string) => ({ ...visit, arrive });
  const after = {
    days: [sampleDay([shift(temple, '09:30'), shift(garden, '11:00'), shift(lunch, '12:30')])],
  };
  expect(doneText({ type: 'hours', date: '2027-04-03', start: '09:30' }, before, after)).toBe(
    'Sat 3 Apr now starts at 09:30. Moved: temple 09:20 → 09:30, garden 10:40 → 11:00 and 1 more.',
  );
});

it('says what goes, and what stands in for what', () => {
  const without = { days: [sampleDay([garden, lunch])] };
  expect(doneText({ type: 'remove', visit: temple.id }, before, without)).toBe('temple is out. It is among the ideas.');
  const museum = sampleVisit('museum', '09:20-10:20');
  const replaced = { days: [sampleDay([museum, garden, lunch])] };
  expect(doneText({ type: 'replace', visit: temple.id, by: { wish: 'indoors' } }, before, replaced)).toBe(
    'museum instead of temple: Sat 3 Apr, 09:20–10:20.',
  );
});

it('tells a shorter stop from one that moved', () => {
  const after = { days: [sampleDay([temple, { ...garden, depart: '11:10' }, lunch])] };
  expect(doneText({ type: 'length', visit: temple.id, by: 15 }, before, after)).toBe(
    'temple takes from 09:20 to 10:20 now. Moved for it: garden until 11:10.',
  );
});

it('knows of which place an edit is', () => {
  expect(placeOf({ type: 'add', place: 'place_museum' }, before)).toBe('place_museum');
  expect(placeOf({ type: 'lock', visit: lunch.id }, before)).toBe('place_lunch');
  expect(placeOf({ type: 'lock', visit: 'visit_gone' }, before)).toBeUndefined();
  expect(placeOf({ type: 'unfree', date: '2027-04-03' }, before)).toBeUndefined();
});

it.each([
  [{ type: 'add', place: 'place_temple' }, 'temple comes in: Sat 3 Apr, 09:20–10:20.'],
  [{ type: 'add', place: 'place_museum' }, 'It comes in.'],
  [{ type: 'remove', visit: 'visit_temple', forGood: true }, 'temple is out for good.'],
  [{ type: 'move', visit: 'visit_gone', to: {} }, 'It is moved.'],
  [{ type: 'replace', visit: 'visit_temple', by: { wish: 'any' } }, 'temple is replaced.'],
  [{ type: 'length', visit: 'visit_gone', by: 15 }, 'It takes another time.'],
  [{ type: 'lock', visit: 'visit_temple' }, 'temple is fixed: nothing moves it.'],
  [{ type: 'unlock', visit: 'visit_temple' }, 'temple may be moved again.'],
  [{ type: 'hours', date: null, end: '18:00' }, 'Each day now ends at 18:00.'],
  [{ type: 'hours', date: null, start: '10:00', end: '18:00' }, 'Each day now starts at 10:00 and ends at 18:00.'],
  [{ type: 'meal', meal: 'lunch', date: '2027-04-03', skip: true }, 'No lunch is planned on Sat 3 Apr.'],
  [{ type: 'meal', meal: 'lunch', date: '2027-04-03', at: '13:00' }, 'Lunch on Sat 3 Apr is at 13:00 now.'],
  [{ type: 'meal', meal: 'lunch', date: null }, 'Lunch on each day is planned.'],
  [{ type: 'pace', date: null, pace: 'relaxed' }, 'The pace of each day is relaxed now.'],
  [{ type: 'walking', date: '2027-04-03', less: true }, 'There is less to walk on Sat 3 Apr.'],
  [
    { type: 'longest-way', date: '2027-04-03', minutes: 45 },
    'Getting from one stop to the next on Sat 3 Apr may take 45 min.',
  ],
  [
    { type: 'free', date: '2027-04-03', window: { start: '14:00', end: '16:00' } },
    '14:00–16:00 on Sat 3 Apr is kept free.',
  ],
  [{ type: 'unfree', date: '2027-04-03' }, 'Nothing is kept free on Sat 3 Apr any more.'],
  [{ type: 'refill', date: '2027-04-03' }, 'Sat 3 Apr is filled anew.'],
  [{ type: 'budget', limit: null }, 'It is done.'],
] as const)('says of %j: %s', (edit, said) => {
  expect(doneText(edit, before, before)).toBe(said);
});
