import { minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { framesFor } from '../../../test/hand-clause.ts';
import { PARIS } from '../../../test/paris-context.ts';
import type { Frame, Language } from '../frame.ts';

const SATURDAY = '2027-06-12';
const wish = (of: object): Frame => ({ act: 'wish', wish: of }) as Frame;
const edit = (of: object): Frame => ({ act: 'edit', edit: of }) as Frame;

describe('a break', () => {
  it.each<[Language, string]>([
    ['en', 'add a coffee break at 16:00 on Saturday'],
    ['fr', 'un café samedi à 16h'],
    ['de', 'am Samstag um 16 Uhr ein Kaffee'],
    ['es', 'un café el sábado a las 16:00'],
    ['ja', '土曜日の16時にコーヒー'],
    ['zh', '周六16点喝咖啡'],
  ])('is half an hour for a coffee in %s: %s', (language, words) => {
    expect(framesFor('break', words, { language })).toEqual([
      wish({ kind: 'break', date: SATURDAY, at: 960, minutes: 30, isCafe: true }),
    ]);
  });

  it('is as long as is said, and no coffee where it is a rest', () => {
    expect(framesFor('break', 'rest for 45 minutes on Saturday afternoon')).toEqual([
      wish({ kind: 'break', date: SATURDAY, at: 930, minutes: 45, isCafe: false }),
    ]);
  });

  it('"at four" is in the afternoon', () => {
    expect(framesFor('break', 'tea at 4 on Saturday')).toEqual([
      wish({ kind: 'break', date: SATURDAY, at: 960, minutes: 30, isCafe: true }),
    ]);
  });

  it('is asked when, and on which day', () => {
    expect(framesFor('break', 'a coffee break please')[0]).toMatchObject({
      act: 'ask',
      about: 'what-time',
      choices: [{ text: '10:30' }, { text: '13:30' }, { text: '15:30' }],
    });
    expect(framesFor('break', 'a coffee at 16:00')[0]).toMatchObject({
      act: 'ask',
      about: 'which-day',
      choices: [{ frame: wish({ kind: 'break', date: '2027-06-10', at: 960, minutes: 30, isCafe: true }) }, {}, {}, {}],
    });
  });

  it('is right after or before what it is named by', () => {
    // Lunch on Friday is from 12:30 to 13:30: the half hour before it begins at 12:00.
    expect(framesFor('break', 'an ice cream after lunch on Friday')).toEqual([
      wish({ kind: 'break', date: '2027-06-11', at: 810, minutes: 30, isCafe: true }),
    ]);
    expect(framesFor('break', 'a rest before lunch on Friday')).toEqual([
      wish({ kind: 'break', date: '2027-06-11', at: 720, minutes: 30, isCafe: false }),
    ]);
    expect(framesFor('break', 'an ice cream after lunch')[0]).toMatchObject({ act: 'ask', about: 'which-day' });
  });

  it('is now, to the next quarter, for who is on the way', () => {
    const context = { ...PARIS, isUnderWay: true, now: { date: SATURDAY, time: minute(641) } };
    expect(framesFor('break', 'we need a coffee', { context })).toEqual([
      wish({ kind: 'break', date: SATURDAY, at: 645, minutes: 30, isCafe: true }),
    ]);
  });
});

describe('meals', () => {
  it('breakfast is for the days that are named, or all', () => {
    expect(framesFor('breakfast', 'breakfast on Saturday')).toEqual([wish({ kind: 'breakfast', dates: [SATURDAY] })]);
    expect(framesFor('breakfast', 'we want breakfast too')).toEqual([
      wish({ kind: 'breakfast', dates: ['2027-06-10', '2027-06-11', SATURDAY, '2027-06-13'] }),
    ]);
    expect(framesFor('breakfast', 'breakfast at Holybelly on Saturday')).toEqual([
      wish({ kind: 'breakfast', dates: [SATURDAY], place: 'place_holybelly' }),
    ]);
  });

  it('near a place are for that place', () => {
    expect(framesFor('meal-near', 'lunch near the Louvre on Thursday')).toEqual([
      wish({ kind: 'meal-near', meal: 'lunch', place: 'place_louvre', date: '2027-06-10' }),
    ]);
    expect(framesFor('meal-near', 'cenar cerca del Panthéon', { language: 'es' })).toEqual([
      wish({ kind: 'meal-near', meal: 'dinner', place: 'place_pantheon' }),
    ]);
  });

  it('last longer or shorter on the day that is named; else on all of them', () => {
    expect(framesFor('meal-longer', 'more time for dinner on Friday')).toEqual([
      // Dinner takes an hour and a half there.
      edit({ type: 'meal', meal: 'dinner', date: '2027-06-11', minutes: 120 }),
    ]);
    expect(framesFor('meal-shorter', 'lunch on Saturday 15 minutes shorter')).toEqual([
      edit({ type: 'meal', meal: 'lunch', date: SATURDAY, minutes: 45 }),
    ]);
    expect(framesFor('meal-longer', 'a longer lunch')).toMatchObject([{ edit: { type: 'meal', date: null } }]);
  });

  it('last as long as is said where that is all of it, and so much more where it is less', () => {
    const minutesOf = (act: 'meal-longer' | 'meal-shorter', text: string): unknown =>
      (framesFor(act, text)[0] as { edit?: { minutes?: number } }).edit?.minutes;
    expect(minutesOf('meal-longer', 'at least 90 minutes for lunch on Saturday')).toBe(90);
    expect(minutesOf('meal-longer', '20 minutes more for lunch on Saturday')).toBe(80);
    expect(minutesOf('meal-shorter', 'lunch breaks of 30 minutes at most')).toBe(30);
    expect(minutesOf('meal-shorter', 'lunch 10 minutes shorter')).toBe(50);
  });
});

describe('an evening out', () => {
  it('is on the day that is named, of the kind that is', () => {
    expect(framesFor('evening-out', 'a show on Saturday night', { slots: { kind: 'theatre' } })).toEqual([
      wish({ kind: 'evening', date: SATURDAY, categories: ['theatre'] }),
    ]);
    expect(framesFor('evening-out', 'somewhere for a drink in the evening')).toEqual([wish({ kind: 'evening' })]);
  });
});
