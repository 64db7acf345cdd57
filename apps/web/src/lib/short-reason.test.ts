import '../testing/english.ts';

import type { Place } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import { expect, it } from 'vitest';

import { shortReason } from './short-reason.ts';

const MONDAY = '2027-04-05';
/** Open 9:30–16:30, closed on that Monday. */
const museum = (hoursText: string): Place =>
  ({
    hours: { '2027-04-04': [{ open: minute(570), close: minute(990) }], [MONDAY]: [] },
    hoursText,
  }) as unknown as Place;
const reason = (code: 'closed-that-day' | 'closes-during-visit' | 'closed-at-arrival' | 'meal-clash') => ({
  code,
  text: 'A long sentence with the numbers.',
});

it('says that a place is closed on each such weekday where its hours say so', () => {
  const tried = { date: MONDAY, arrive: minute(600) };
  expect(shortReason(reason('closed-that-day'), museum('Tu-Su 09:30-16:30; Mo off'), tried)).toBe('closed Mondays');
  expect(shortReason(reason('closed-that-day'), museum('Tu-Su 09:30-16:30; Su,Mo off'), tried)).toBe('closed Mondays');
});

it('says that it is closed on that date alone where nothing says more', () => {
  const tried = { date: MONDAY, arrive: minute(600) };
  expect(shortReason(reason('closed-that-day'), museum('09:30-16:30; Apr 5 off'), tried)).toBe('closed Mon 5 Apr');
});

it('says when it closes, or opens', () => {
  const sunday = { date: '2027-04-04', arrive: minute(960) };
  expect(shortReason(reason('closes-during-visit'), museum(''), sunday)).toBe('closes 16:30');
  expect(shortReason(reason('closed-at-arrival'), museum(''), { ...sunday, arrive: minute(540) })).toBe('opens 09:30');
  expect(shortReason(reason('closed-at-arrival'), museum(''), { ...sunday, arrive: minute(1020) })).toBe(
    'closes 16:30',
  );
});

it('has two words for the rest, and for what it does not know', () => {
  const tried = { date: MONDAY, arrive: minute(600) };
  expect(shortReason(reason('meal-clash'), undefined, tried)).toBe('meal clash');
  expect(shortReason(undefined, undefined, tried)).toBe('does not fit');
});

it('says when it opens or closes, by the hour at which it was tried', () => {
  const twice = {
    hours: {
      [MONDAY]: [
        { open: minute(600), close: minute(720) },
        { open: minute(840), close: minute(1020) },
      ],
    },
    hoursText: '',
  } as unknown as Place;
  const words = (arrive: number) =>
    shortReason(reason('closed-at-arrival'), twice, { date: MONDAY, arrive: minute(arrive) });
  expect([599, 600, 719, 720, 839, 840, 1019, 1020].map(words)).toEqual([
    ...['opens 10:00', 'closes 12:00', 'closes 12:00', 'opens 14:00', 'opens 14:00', 'closes 17:00', 'closes 17:00'],
    'closes 17:00',
  ]);
});
