import { describe, expect, it } from 'vitest';

import { DAYS, sceneOf, visit, visitOf } from '../../../test/made-plan.ts';
import { DATES } from '../../../test/trip-story.ts';
import {
  answerDates,
  answerDay,
  answerDiary,
  answerFreeTime,
  answerHere,
  answerMeal,
  answerNext,
  answerWalking,
} from './about-days.ts';

const [MONDAY, TUESDAY] = DATES;
const at = (date: string, hour: number, minutes = 0) => ({ date, time: hour * 60 + minutes }) as never;

describe('what is next', () => {
  it('is the first stop, before anybody has left, with the way there and what is spoken of', () => {
    expect(answerNext(sceneOf())).toEqual({
      text: 'Next: Hall, Monday 5 April, 09:54–10:54 (10 min on foot).',
      about: { visit: visitOf('Hall'), place: 'place_kyoto-hall', date: MONDAY },
    });
    expect(answerNext(sceneOf({}, { language: 'ja' })).text).toContain('徒歩');
  });

  it('is not the stop where one is, and names no way that takes no time', () => {
    const there = { underWay: true, at: visitOf('Hall'), cursor: at(MONDAY, 10) };
    expect(answerNext(sceneOf(there)).text).toBe('Next: Soba, Monday 5 April, 12:00–13:00 (20 min on foot).');
    const later = {
      underWay: true,
      at: null,
      cursor: at(TUESDAY, 9),
      visited: ['Hall', 'Soba', 'Tower', 'Grill'].map(visitOf),
    };
    expect(answerNext(sceneOf(later)).text).toBe('Next: Shop, Tuesday 6 April, 09:30–10:30.');
  });

  it('is nothing when all is over', () => {
    const over = {
      underWay: true,
      at: null,
      cursor: at(TUESDAY, 21),
      visited: DAYS.flatMap(({ visits }) => visits.map(({ id }) => id)),
    };
    expect(answerNext(sceneOf(over))).toEqual({ text: 'Nothing more is planned.' });
  });

  it('comes after where one is, on the way alone', () => {
    const there = { underWay: true, at: visitOf('Hall'), cursor: at(MONDAY, 10) };
    expect(answerHere(sceneOf(there))).toEqual({
      text: 'You are at Hall. Next: Soba, Monday 5 April, 12:00–13:00 (20 min on foot).',
      about: { visit: visitOf('Soba'), place: 'place_kyoto-soba', date: MONDAY },
    });
    expect(answerHere(sceneOf()).text).toMatch(/^Next: Hall/);
  });
});

describe('a day', () => {
  const LINES = [
    'Monday 5 April, Kyoto:',
    '09:00–09:00 Inn (fixed)',
    '09:54–10:54 Hall (done)',
    '12:00–13:00 Soba',
    '14:00–15:00 Tower (fixed)',
    '18:30–19:30 Grill',
    '19:45–19:45 Inn',
  ];
  const TUESDAY_LINES = [
    'Tuesday 6 April, Kyoto:',
    '09:00–09:00 Inn',
    '09:30–10:30 Shop',
    '12:00–13:15 Train to Osaka',
  ];
  const scene = sceneOf({ visited: [visitOf('Hall')] });

  it('is told stop by stop, with what is over and what is fixed; a ticket need not be said to be', () => {
    expect(answerDay({ date: MONDAY }, scene)).toEqual({ text: LINES.join('\n'), about: { date: MONDAY } });
    expect(answerDiary(scene).text).toBe([LINES.join('\n'), TUESDAY_LINES.join('\n')].join('\n\n'));
    const both = sceneOf({ visited: [visitOf('Tower')] });
    expect(answerDay({ date: MONDAY }, both).text).toContain('Tower (done, fixed)');
  });

  it('has nothing to tell where one only sleeps or rides', () => {
    const bare = sceneOf({
      days: DAYS.map((day) => ({
        ...day,
        visits: day.visits.filter(({ kind }) => kind !== 'place' && kind !== 'meal'),
      })),
    });
    expect(answerDay({ date: MONDAY }, bare)).toEqual({
      text: 'Nothing is planned on Monday 5 April.',
      about: { date: MONDAY },
    });
    // A table alone is something.
    const table = sceneOf({
      days: DAYS.map((day) => ({ ...day, visits: day.visits.filter(({ kind }) => kind === 'meal') })),
    });
    expect(answerDay({ date: MONDAY }, table).text).toBe('Monday 5 April, Kyoto:\n12:00–13:00 Soba\n18:30–19:30 Grill');
  });

  it('is one of so many', () => {
    expect(answerDates(scene).text).toBe('The trip is from Monday 5 April to Tuesday 6 April, 2 days.');
  });
});

describe('a meal', () => {
  it('is the next one of its kind, or that of the day', () => {
    expect(answerMeal({ meal: 'dinner' }, sceneOf())).toEqual({
      text: 'Your dinner: Grill, Monday 5 April, 18:30–19:30.',
      about: { visit: visitOf('Grill'), place: 'place_kyoto-grill', date: MONDAY, meal: 'dinner' },
    });
    expect(answerMeal({ meal: 'lunch', date: TUESDAY }, sceneOf())).toEqual({
      text: 'No lunch is planned on Tuesday 6 April.',
      about: { date: TUESDAY, meal: 'lunch' },
    });
  });

  it('is none that is over', () => {
    const eaten = sceneOf({ underWay: true, cursor: at(MONDAY, 14), visited: [visitOf('Soba')] });
    expect(answerMeal({ meal: 'lunch' }, eaten)).toEqual({
      text: 'No lunch is planned on Monday 5 April.',
      about: { date: MONDAY, meal: 'lunch' },
    });
    const tomorrow = sceneOf({ underWay: true, cursor: at(TUESDAY, 9) });
    expect(answerMeal({ meal: 'dinner' }, tomorrow).text).toBe('No dinner is planned on Tuesday 6 April.');
    expect(answerMeal({ meal: 'dinner', date: MONDAY }, tomorrow).text).toMatch(/^Your dinner: Grill/);
  });
});

describe('free time', () => {
  it('is what lasts three quarters of an hour between two stops, their ways counted off', () => {
    // From nine it is 44 minutes until one sets out; between the table and the tower exactly 45.
    const monday = 'Free on Monday 5 April: 10:54–11:40, 13:00–13:45, 15:00–18:20, 19:30–20:30.';
    expect(answerFreeTime({ date: MONDAY }, sceneOf())).toEqual({ text: monday, about: { date: MONDAY } });
    // An hour between shop and train; after the train until half past eight.
    expect(answerFreeTime({}, sceneOf())).toEqual({
      text: `${monday}\nFree on Tuesday 6 April: 10:30–11:30, 13:15–20:30.`,
    });
  });

  it('may be none', () => {
    const full = sceneOf({ days: [{ ...DAYS[0], visits: [visit('Hall', '09:44–19:46')], legs: [] }] });
    expect(answerFreeTime({}, full).text).toBe('No longer stretch is free on Monday 5 April.');
  });
});

describe('walking', () => {
  it('adds up what is on foot of a day, or of each', () => {
    // 0.7 + 1.46 + 0.7 + 1.1 km in 10 + 20 + 10 + 15 min; the ride is none.
    const monday =
      'On Monday 5 April you walk about 4.0 km between the stops (55 min); what you walk inside them comes on top.';
    expect(answerWalking({ date: MONDAY }, sceneOf())).toEqual({ text: monday, about: { date: MONDAY } });
    expect(answerWalking({}, sceneOf())).toEqual({
      text: `${monday}\nOn Tuesday 6 April you walk about 2.2 km between the stops (30 min); what you walk inside them comes on top.`,
    });
  });
});
