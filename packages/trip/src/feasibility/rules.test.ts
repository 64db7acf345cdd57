import { describe, expect, it } from 'vitest';

import { bookOf, DATE, dayOf, eatery, INN, sight } from '../../test/day.ts';
import { minute, parseTime } from '../clock.ts';
import type { DayPlan, Visit } from '../day.ts';
import { money } from '../money.ts';
import type { Interval, Place } from '../place.ts';
import { checkDayFeasibility, checkTripFeasibility, isAcceptable } from './judge.ts';
import type { Verdict } from './reason.ts';
import type { TripRules } from './rules.ts';
import { bufferBetween } from './travel-fits.ts';

/** What is said of a verdict, one line a reason: answer, code, minutes missed, sentence. */
function linesOf(verdict: Verdict): readonly string[] {
  if (verdict.answer === 'ok') return [];
  return verdict.reasons.map(({ code, minutes, text }) => `${verdict.answer} ${code} ${minutes ?? '-'} ${text}`);
}

function judge(lines: string, places: readonly Place[], changes: Partial<TripRules> = {}): readonly string[] {
  const book = bookOf(...places);
  return linesOf(checkDayFeasibility(dayOf(lines, book), rulesOf(book, changes)));
}

function rulesOf(book: TripRules['book'], changes: Partial<TripRules> = {}): TripRules {
  const travel: TripRules['travel'] = (from, to) => {
    // Ten minutes for each hundredth of a degree of longitude.
    const minutes = Math.round(Math.abs(from.lon - to.lon) * 1000);
    return { mode: 'walk', minutes, km: 1, estimate: true };
  };
  const party = { travelers: 2, diets: [], access: [] };
  return { book, party, travel, bufferMinutes: 10, longestLegMinutes: 60, visitsPerDay: 6, budget: null, ...changes };
}

/** Places so many minutes from the inn. */
const at = (minutes: number) => ({ at: { lat: 35, lon: 135 + minutes / 1000 } });
const open = (
  ...intervals: readonly (readonly [string, string])[]
): { readonly hours: Record<string, Interval[]> } => ({
  hours: { [DATE]: intervals.map(([from, to]) => ({ open: parseTime(from), close: parseTime(to) })) },
});
const allDay = open(['07:00', '23:00']);
const museum = (changes: Parameters<typeof sight>[1] = {}) => sight('museum', { ...at(10), ...allDay, ...changes });
const table = (changes: Parameters<typeof eatery>[1] = {}) => eatery('table', { ...at(10), ...allDay, ...changes });

describe('opening hours', () => {
  it.each([
    ['10:00-11:00', open(['10:00', '11:00']), []],
    [
      '10:00-11:00',
      open(['10:01', '17:00']),
      ['closed-at-arrival 1 museum opens at 10:01, after the arrival at 10:00.'],
    ],
    [
      '10:00-11:00',
      open(['07:00', '10:58']),
      ['closes-during-visit 2 museum closes at 10:58, during the visit until 11:00.'],
    ],
    [
      '12:00-13:00',
      open(['07:00', '12:00']),
      ['closed-at-arrival - museum closes at 12:00, before the arrival at 12:00.'],
    ],
    [
      '14:00-15:00',
      open(['09:00', '10:00'], ['11:00', '12:00']),
      ['closed-at-arrival - museum closes at 12:00, before the arrival at 14:00.'],
    ],
    [
      '11:30-12:30',
      open(['09:00', '11:00'], ['13:00', '18:00']),
      ['closed-at-arrival 90 museum opens at 13:00, after the arrival at 11:30.'],
    ],
    [
      '11:30-13:30',
      open(['09:00', '12:00'], ['13:00', '18:00']),
      ['closes-during-visit 90 museum closes at 12:00, during the visit until 13:30.'],
    ],
    ['13:00-14:00', open(['09:00', '12:00'], ['13:00', '18:00']), []],
    ['10:00-11:00', open(), ['closed-that-day - museum is closed on Saturday, 2027-04-03.']],
  ])('of a visit at %s', (times, hours, expected) => {
    expect(judge(`${times} museum`, [museum(hours)])).toEqual(expected.map((line) => `no ${line}`));
  });

  it('nobody knows are no yes and no no', () => {
    const line = 'unknown hours-unknown - The hours of museum on 2027-04-03 are not known.';
    expect(judge('10:00-11:00 museum', [museum({ hours: 'unknown' })])).toEqual([line]);
    expect(judge('10:00-11:00 museum', [museum({ hours: {} })])).toEqual([line]);
    // Half an hour before ten and two hours after five.
    expect(judge('09:30-19:00 museum', [museum({ hours: 'unknown' })])).toEqual([
      'unknown hours-unknown 150 The hours of museum on 2027-04-03 are not known; a museum is usually open 10:00–17:00.',
    ]);
  });

  it('are asked of tables too, and of no bed', () => {
    expect(judge('12:00-13:00 table lunch', [table(open(['12:30', '22:00']))])).toEqual([
      'no closed-at-arrival 30 table opens at 12:30, after the arrival at 12:00.',
    ]);
    const book = new Map([...bookOf(museum()), [INN.id, { ...INN, hours: { [DATE]: [] } }]]);
    expect(linesOf(checkDayFeasibility(dayOf('10:00-11:00 museum', book), rulesOf(book)))).toEqual([]);
  });
});

describe('the length of a visit', () => {
  it.each([
    ['10:00-10:30 museum', []],
    ['10:00-10:28 museum', ['no visit-too-short 2 museum needs 30 min; 28 min are planned.']],
    ['12:00-13:00 table lunch', []],
    ['12:00-12:57 table lunch', ['no visit-too-short 3 table needs 60 min; 57 min are planned.']],
  ])('%s', (lines, expected) => {
    expect(judge(lines, [museum(), table()])).toEqual(expected);
  });
});

describe('the window of a day', () => {
  it.each([
    ['09:10-10:00 museum', []],
    ['19:30-20:30 museum', []],
    ['19:30-20:32 museum', ['no outside-day-window 2 museum until 20:32 is after the day ends at 20:30.']],
    [
      '08:45-09:45 museum',
      [
        'no outside-day-window 15 museum at 08:45 is before the day starts at 09:00.',
        'no overlap 15 museum at 08:45 overlaps inn until 09:00.',
      ],
    ],
    ['20:30-21:30 table dinner', []],
    [
      '20:33-21:33 table dinner',
      [
        'no outside-day-window 3 table until 21:33 is after the day ends at 20:30.',
        'no meal-clash - Dinner is eaten between 18:30 and 21:30: table from 20:33 to 21:33.',
      ],
    ],
  ])('%s', (lines, expected) => {
    expect(judge(lines, [museum(), table()])).toEqual(expected);
  });

  it('that is longer than dinner may last is what counts, and starts when it says', () => {
    const book = bookOf(museum(), table());
    const of = (lines: string, start: string, end: string) => {
      const day = dayOf(lines, book);
      return linesOf(
        checkDayFeasibility({ ...day, window: { start: parseTime(start), end: parseTime(end) } }, rulesOf(book)),
      );
    };
    expect(of('10:00-11:00 museum', '10:00', '11:00')).toEqual([]);
    expect(of('10:00-11:00 museum', '10:01', '20:30')).toEqual([
      'no outside-day-window 1 museum at 10:00 is before the day starts at 10:01.',
    ]);
    expect(of('10:00-11:00 museum', '10:00', '10:59')).toEqual([
      'no outside-day-window 1 museum until 11:00 is after the day ends at 10:59.',
    ]);
    expect(of('20:32-21:32 table dinner', '09:00', '22:00')).toEqual([
      'no meal-clash - Dinner is eaten between 18:30 and 21:30: table from 20:32 to 21:32.',
    ]);
  });
});

describe('meals', () => {
  const second = eatery('second', { ...at(10), ...allDay });
  it.each([
    ['12:00-13:00 table lunch', []],
    ['13:30-14:30 table lunch', []],
    ['11:59-12:59 table lunch', ['Lunch is eaten between 12:00 and 14:30: table from 11:59 to 12:59.']],
    ['13:31-14:31 table lunch', ['Lunch is eaten between 12:00 and 14:30: table from 13:31 to 14:31.']],
    ['18:30-19:30 table dinner', []],
    ['18:29-19:29 table dinner', ['Dinner is eaten between 18:30 and 21:30: table from 18:29 to 19:29.']],
    ['12:00-13:00 table lunch\n18:30-19:30 second dinner', []],
    [
      '10:31-11:31 table breakfast\n13:30-14:30 second lunch',
      ['Two meals follow each other, table and then this one: second from 13:30 to 14:30.'],
    ],
    ['10:30-11:30 table breakfast\n13:30-14:30 second lunch', []],
    ['12:00-13:00 table lunch\n15:00-16:00 museum\n18:30-19:30 second dinner', []],
    [
      '12:00-13:00 table lunch\n13:10-13:20 park\n13:30-14:30 second lunch',
      ['A second lunch is planned: second from 13:30 to 14:30.'],
    ],
  ])('%s', (lines, expected) => {
    const park = sight('park', { ...at(15), ...allDay, minimumMinutes: 0 });
    const judged = judge(lines, [museum(), park, table(), second], { bufferMinutes: 0 });
    expect(judged).toEqual(expected.map((text) => `no meal-clash - ${text}`));
  });

  it('in the morning have no window', () => {
    const book = bookOf(table());
    const day = dayOf('09:30-10:30 table lunch', book);
    const visits = day.visits.map((visit): Visit => (visit.kind === 'meal' ? { ...visit, meal: 'breakfast' } : visit));
    expect(linesOf(checkDayFeasibility({ ...day, visits }, rulesOf(book)))).toEqual([]);
  });
});

describe('the way between two visits', () => {
  const near = sight('near', { ...at(10), ...allDay });
  const next = sight('next', { ...at(30), ...allDay });
  it.each([
    ['09:10-10:00 near', []],
    ['09:08-10:00 near', ['travel-does-not-fit 2 From inn to near takes 10 min with a margin; 8 min are free.']],
    ['09:30-10:30 near\n11:00-12:00 next', []],
    [
      '09:30-10:30 near\n10:58-12:00 next',
      ['travel-does-not-fit 2 From near to next takes 30 min with a margin; 28 min are free.'],
    ],
    [
      '09:30-10:30 near\n10:30-12:00 next',
      ['travel-does-not-fit 30 From near to next takes 30 min with a margin; 0 min are free.'],
    ],
    ['09:30-10:30 near\n10:20-12:00 next', ['overlap 10 next at 10:20 overlaps near until 10:30.']],
    ['11:00-12:00 near\n09:50-10:20 next', ['overlap 130 next at 09:50 overlaps near until 12:00.']],
  ])('%s', (lines, expected) => {
    const book = bookOf(near, next);
    const day = withWayHome(dayOf(lines, book), 30);
    expect(linesOf(checkDayFeasibility(day, rulesOf(book)))).toEqual(expected.map((line) => `no ${line}`));
  });

  it('lasts an hour at most, however much time there is', () => {
    const of = (minutes: number, changes: Partial<TripRules> = {}) => {
      const book = bookOf(sight('far', { ...at(minutes), ...allDay }));
      return linesOf(checkDayFeasibility(withWayHome(dayOf('12:00-13:00 far', book), 200), rulesOf(book, changes)));
    };
    expect(of(60)).toEqual([]);
    expect(of(62)).toEqual([
      'no too-far 2 far is 62 min from inn; legs inside a day last 60 min at most.',
      'no too-far 2 inn is 62 min from far; legs inside a day last 60 min at most.',
    ]);
    expect(of(62, { longestLegMinutes: 120 })).toEqual([]);
    expect(of(190, { longestLegMinutes: 180 })).toEqual([
      'no too-far 10 far is 190 min from inn; legs inside a day last 180 min at most.',
      'no travel-does-not-fit 10 From inn to far takes 190 min with a margin; 180 min are free.',
      'no too-far 10 inn is 190 min from far; legs inside a day last 180 min at most.',
    ]);
  });

  it('may be longer to and from a journey: an airport lies where it lies', () => {
    const book = bookOf(sight('airport', { ...at(139), ...allDay }), near);
    const of = (kind: Visit['kind']) => {
      const { visits, ...day } = withWayHome(dayOf('09:00-09:00 airport\n12:00-13:00 near', book), 200);
      const inTown = visits.slice(1).map((visit, index) => (index === 0 ? { ...visit, kind } : visit));
      const lines = linesOf(checkDayFeasibility({ ...day, visits: inTown }, rulesOf(book)));
      return lines.filter((line) => line.startsWith('no too-far'));
    };
    expect(of('transport')).toEqual([]);
    expect(of('place')).toHaveLength(1);
  });

  it.each([
    ['place', 'place', 10],
    ['place', 'meal', 10],
    ['meal', 'place', 10],
    ['stay', 'place', 0],
    ['meal', 'stay', 0],
    ['transport', 'place', 0],
    ['place', 'rest', 0],
  ] as const)('from %s to %s holds a margin of %i min', (from, to, margin) => {
    const [, visit] = dayOf('10:00-11:00 near', bookOf(near)).visits;
    if (!visit) throw new Error('The day is empty.');
    const stop = (kind: Visit['kind']) => ({ visit: { ...visit, kind }, place: near });
    expect(bufferBetween(stop(from), stop(to), 10)).toBe(margin);
  });
});

describe('pace, people and places', () => {
  it('are told in sentences', () => {
    const lines = '09:30-10:30 museum\n11:00-12:00 park\n12:30-13:30 table lunch';
    const places = [museum(), sight('park', { ...at(10), ...allDay }), table()];
    expect(judge(lines, places, { visitsPerDay: 2 })).toEqual([]);
    expect(judge(lines, places, { visitsPerDay: 1 })).toEqual([
      'no too-many-visits - 2 visits are planned on 2027-04-03; this pace allows 1.',
    ]);
    const party = { travelers: 2, diets: ['vegetarian', 'halal'], access: [] } as const;
    expect(judge(lines, places, { party })).toEqual([
      'no diet-not-served - table is not known to serve vegetarian and halal meals.',
    ]);
    expect(judge('10:00-11:00 nowhere', [])).toEqual(['no unknown-place - Nothing is known about place_town-nowhere.']);
  });

  it.each([
    ['yes', []],
    ['partly', []],
    ['no', ['no not-step-free - museum cannot be entered without steps.']],
    ['unknown', ['unknown step-free-unknown - Whether museum can be entered without steps is not known.']],
  ] as const)('whose way in is free of steps: %s', (stepFree, expected) => {
    const party = { travelers: 2, diets: [], access: ['step-free'] } as const;
    expect(judge('10:00-11:00 museum', [museum({ stepFree })], { party })).toEqual(expected);
    expect(judge('10:00-11:00 museum', [museum({ stepFree })])).toEqual([]);
    const book = bookOf(museum({ stepFree }));
    const day = dayOf('10:00-11:00 museum', book);
    const visits = day.visits.map((visit): Visit => (visit.kind === 'place' ? { ...visit, kind: 'transport' } : visit));
    expect(linesOf(checkDayFeasibility({ ...day, visits }, rulesOf(book, { party })))).toEqual([]);
  });

  it('where nobody can eat are no tables', () => {
    const party = { travelers: 2, diets: ['vegan'], access: [] } as const;
    const book = bookOf(museum());
    const day = dayOf('12:00-13:00 museum lunch', book);
    expect(linesOf(checkDayFeasibility(day, rulesOf(book, { party })))).toEqual([
      'no diet-not-served - museum is not known to serve vegan meals.',
    ]);
  });
});

describe('the whole trip', () => {
  const book = bookOf(museum(), table());
  const day = dayOf('10:00-11:00 museum\n12:00-13:00 table lunch', book);

  it('may eat twice at one table and not see one sight twice', () => {
    const lunch = dayOf('12:00-13:00 table lunch', book);
    expect(linesOf(checkTripFeasibility([lunch, lunch], rulesOf(book)))).toEqual([]);
    expect(
      linesOf(
        checkTripFeasibility(
          [day, { ...lunch, date: '2027-04-04' }],
          rulesOf(bookOf(museum(), table({ hours: 'unknown' }))),
        ),
      ),
    ).toEqual([
      'unknown hours-unknown - The hours of table on 2027-04-03 are not known.',
      'unknown hours-unknown - The hours of table on 2027-04-04 are not known.',
    ]);
    expect(linesOf(checkTripFeasibility([day, day], rulesOf(book)))).toEqual([
      'no visited-twice - museum is planned twice, on 2027-04-03 and on 2027-04-03.',
    ]);
  });

  it.each([
    [1001, []],
    [1000, []],
    [997, ['no over-budget - The plan costs ¥1,000, ¥3 more than the limit of ¥997.']],
  ])('keeps to a limit of ¥%i', (limit, expected) => {
    const budget = { limit: money(limit, 'JPY'), totalOf: () => money(1000, 'JPY') };
    expect(linesOf(checkTripFeasibility([day], rulesOf(book, { budget })))).toEqual(expected);
  });

  it('is not judged by what is unknown where something is wrong', () => {
    const doubtful = bookOf(museum({ hours: 'unknown' }), table(open(['12:30', '22:00'])));
    expect(linesOf(checkDayFeasibility(day, rulesOf(doubtful)))).toEqual([
      'no closed-at-arrival 30 table opens at 12:30, after the arrival at 12:00.',
    ]);
  });

  it('keeps an appointment', () => {
    const [, visit] = day.visits;
    if (!visit) throw new Error('The day is empty.');
    const fixed = (arrive: number, depart: number) => {
      const appointments = new Map([[visit.id, { arrive: minute(arrive), depart: minute(depart) }]]);
      return linesOf(checkTripFeasibility([day], rulesOf(book, { appointments })));
    };
    expect(fixed(600, 660)).toEqual([]);
    const moved = ['no appointment-moved - A fixed appointment on 2027-04-03 may not be moved.'];
    expect([fixed(601, 660), fixed(600, 661), fixed(601, 661)]).toEqual([moved, moved, moved]);
  });

  it('is acceptable with hours nobody knows where the traveller insists on every one of them', () => {
    const doubtful = bookOf(museum({ hours: 'unknown' }), table({ hours: 'unknown' }));
    const verdict = checkDayFeasibility(day, rulesOf(doubtful));
    const ids = day.visits.map(({ id }) => id);
    expect(
      [new Set<Visit['id']>(), new Set(ids.slice(0, 2)), new Set(ids)].map((insisted) =>
        isAcceptable(verdict, insisted, { knownHoursOnly: true }),
      ),
    ).toEqual([false, false, true]);
    expect(isAcceptable(checkDayFeasibility(day, rulesOf(book)), new Set(), {})).toBe(true);
    const wrong = checkDayFeasibility(day, rulesOf(bookOf(museum({ hours: { [DATE]: [] } }), table())));
    expect(isAcceptable(wrong, new Set(ids), {})).toBe(false);
    const nameless: Verdict = { answer: 'unknown', reasons: [{ code: 'fee-unknown', text: '' }] };
    expect(isAcceptable(nameless, new Set(ids), {})).toBe(false);
  });
});

/** The bed at the end is reached so many minutes after the last visit. */
function withWayHome(day: DayPlan, minutes: number): DayPlan {
  const last = Math.max(...day.visits.slice(0, -1).map(({ depart }) => depart));
  const time = minute(last + minutes);
  return { ...day, visits: day.visits.with(-1, { ...(day.visits.at(-1) as Visit), arrive: time, depart: time }) };
}
