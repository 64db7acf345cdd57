import { describe, expect, it } from 'vitest';

import { bookOf, DATE, dayOf, eatery, placeId, rules, sight } from '../../test/day.ts';
import { parseTime } from '../clock.ts';
import { money } from '../money.ts';
import { type Place } from '../place.ts';
import { checkDayFeasibility, checkTripFeasibility, isAcceptable } from './judge.ts';
import type { TripRules } from './rules.ts';

/** The codes with which a day of these places is refused or doubted. */
function codes(lines: string, places: readonly Place[], changes: Partial<TripRules> = {}): string[] {
  const book = bookOf(...places);
  const verdict = checkDayFeasibility(dayOf(lines, book), rules(book, changes));
  return verdict.answer === 'ok' ? [] : verdict.reasons.map((reason) => `${verdict.answer} ${reason.code}`);
}

const closesAt = (close: string) => ({ hours: { [DATE]: [{ open: parseTime('09:00'), close: parseTime(close) }] } });

describe('opening hours', () => {
  it('accepts a visit that ends at closing time, to the minute', () => {
    expect(codes('10:00-11:00 museum', [sight('museum', closesAt('11:00'))])).toEqual([]);
  });

  it('accepts a visit that begins at opening time, to the minute', () => {
    const opensAt = (open: string) => ({ hours: { [DATE]: [{ open: parseTime(open), close: parseTime('17:00') }] } });
    expect(codes('10:00-11:00 museum', [sight('museum', opensAt('10:00'))])).toEqual([]);
    expect(codes('10:00-11:00 museum', [sight('museum', opensAt('10:01'))])).toEqual(['no closed-at-arrival']);
  });

  it('names the closing time that a visit runs into', () => {
    const book = bookOf(sight('museum', closesAt('10:59')));
    const verdict = checkDayFeasibility(dayOf('10:00-11:00 museum', book), rules(book));
    expect(verdict).toMatchObject({
      answer: 'no',
      reasons: [
        { code: 'closes-during-visit', minutes: 1, text: 'museum closes at 10:59, during the visit until 11:00.' },
      ],
    });
  });

  it('names the hour at which a place opens when one comes too early', () => {
    const museum = sight('museum', { hours: { [DATE]: [{ open: parseTime('10:30'), close: parseTime('17:00') }] } });
    expect(codes('10:00-11:00 museum', [museum])).toEqual(['no closed-at-arrival']);
  });

  it('does not bridge a break at noon', () => {
    const hours = {
      [DATE]: [
        { open: parseTime('09:00'), close: parseTime('12:00') },
        { open: parseTime('13:00'), close: parseTime('17:00') },
      ],
    };
    expect(codes('11:30-13:30 museum', [sight('museum', { hours })])).toEqual(['no closes-during-visit']);
  });

  it('tells a day of rest from hours that nobody knows', () => {
    expect(codes('10:00-11:00 museum', [sight('museum', { hours: { [DATE]: [] } })])).toEqual(['no closed-that-day']);
    expect(codes('10:00-11:00 museum', [sight('museum', { hours: {} })])).toEqual(['unknown hours-unknown']);
    expect(codes('10:00-11:00 museum', [sight('museum', { hours: 'unknown' })])).toEqual(['unknown hours-unknown']);
  });

  it.each([
    // A museum is usually open 10:00–17:00, a street all day.
    ['10:00-11:00 museum', {}, true],
    ['16:00-17:00 museum', {}, true],
    ['09:59-10:59 museum', {}, false],
    ['16:01-17:01 museum', {}, false],
    ['09:10-10:10 lane', {}, true],
    ['19:00-20:30 lane', {}, true],
    ['10:00-11:00 museum', { knownHoursOnly: true }, false],
    ['10:00-11:00 museum', { knownHoursOnly: false }, true],
  ] as const)(
    'accepts unknown hours at an hour usual for the kind, if no others were asked for: %s %j',
    (line, preferences, expected) => {
      const book = bookOf(
        sight('museum', { hours: 'unknown' }),
        sight('lane', { hours: 'unknown', categories: ['street'] }),
      );
      const day = dayOf(line, book);
      const verdict = checkDayFeasibility(day, rules(book));
      expect(verdict.answer).toBe('unknown');
      expect(isAcceptable(verdict, new Set(), preferences)).toBe(expected);
      expect(isAcceptable(verdict, new Set(day.visits.map((visit) => visit.id)), preferences)).toBe(true);
    },
  );
});

describe('time between visits', () => {
  const near = sight('near', { minutesAway: 10 });
  const next = sight('next', { minutesAway: 20 });

  it('wants travel and the margin between two visits, to the minute', () => {
    expect(codes('09:30-10:30 near\n10:51-11:51 next', [near, next])).toEqual([]);
    expect(codes('09:30-10:30 near\n10:49-11:49 next', [near, next])).toEqual(['no travel-does-not-fit']);
  });

  it('wants no margin from the bed, only the way', () => {
    expect(codes('09:11-10:00 near', [near])).toEqual([]);
    expect(codes('09:09-10:00 near', [near])).toEqual(['no travel-does-not-fit']);
  });

  it('calls two visits at once an overlap', () => {
    expect(codes('09:30-10:30 near\n10:20-11:20 next', [near, next])).toEqual(['no overlap']);
  });

  it('refuses a leg that takes too long, however much time there is', () => {
    expect(codes('12:00-13:00 far', [sight('far', { minutesAway: 400 })], { longestLegMinutes: 60 })).toContain(
      'no too-far',
    );
  });
});

describe('the shape of a day', () => {
  it('keeps visits inside the day, and lets dinner end later', () => {
    expect(
      codes('08:30-09:30 museum', [
        sight('museum', {
          minutesAway: 0,
          ...{ hours: { [DATE]: [{ open: parseTime('08:00'), close: parseTime('22:00') }] } },
        }),
      ]),
    ).toContain('no outside-day-window');
    expect(codes('20:30-21:30 table dinner', [eatery('table')])).toEqual([]);
  });

  it('refuses a visit shorter than the place needs', () => {
    expect(codes('10:00-10:29 museum', [sight('museum')])).toEqual(['no visit-too-short']);
  });

  it('wants meals inside their windows, one of each, never back to back', () => {
    const tables = [eatery('one'), eatery('two', { at: sight('x', { minutesAway: 12 }).at })];
    expect(codes('11:30-12:30 one lunch', tables)).toEqual(['no meal-clash']);
    expect(codes('13:30-14:30 one lunch', tables)).toEqual([]);
    expect(codes('12:00-13:00 one lunch\n13:30-14:30 two lunch', tables)).toEqual(['no meal-clash', 'no meal-clash']);
  });

  it('holds no more visits than the pace allows; meals are not counted', () => {
    const places = [sight('a'), sight('b', { minutesAway: 12 }), eatery('table')];
    const lines = '09:30-10:30 a\n11:00-11:45 b\n12:10-13:10 table lunch';
    expect(codes(lines, places, { visitsPerDay: 2 })).toEqual([]);
    expect(codes(lines, places, { visitsPerDay: 1 })).toEqual(['no too-many-visits']);
  });

  it('says so when the facts hold no such place', () => {
    expect(codes('10:00-11:00 nowhere', [])).toEqual(['no unknown-place']);
  });
});

describe('the people', () => {
  it('feeds everyone at every meal; a kitchen not known to cook for them does not', () => {
    const party = { travelers: 2, diets: ['vegetarian'], access: [] } as const;
    expect(codes('12:00-13:00 table lunch', [eatery('table')], { party })).toEqual(['no diet-not-served']);
    expect(codes('12:00-13:00 table lunch', [eatery('table', { serves: ['vegan'] })], { party })).toEqual([]);
    // Somewhere in a part of the town everybody looks for a kitchen.
    expect(codes('12:00-13:00 table lunch', [eatery('table', { isArea: true })], { party })).toEqual([]);
  });

  it('lets everyone in, into a part at least; not knowing is unknown', () => {
    const party = { travelers: 2, diets: [], access: ['step-free'] } as const;
    const at = (stepFree: 'yes' | 'partly' | 'no' | 'unknown') =>
      codes('10:00-11:00 museum', [sight('museum', { stepFree })], { party });
    expect([at('yes'), at('partly'), at('no'), at('unknown')]).toEqual([
      [],
      [],
      ['no not-step-free'],
      ['unknown step-free-unknown'],
    ]);
  });
});

describe('the whole trip', () => {
  it('visits a sight once', () => {
    const book = bookOf(sight('museum'));
    const day = dayOf('10:00-11:00 museum', book);
    expect(checkTripFeasibility([day, day], rules(book))).toMatchObject({
      answer: 'no',
      reasons: [{ code: 'visited-twice', place: placeId('museum') }],
    });
  });

  it('keeps to the money, to the yen', () => {
    const book = bookOf(sight('museum'));
    const day = dayOf('10:00-11:00 museum', book);
    const judge = (limit: number) =>
      checkTripFeasibility(
        [day],
        rules(book, { budget: { limit: money(limit, 'JPY'), totalOf: () => money(1000, 'JPY') } }),
      );
    expect(judge(1000)).toEqual({ answer: 'ok' });
    expect(judge(999)).toMatchObject({
      answer: 'no',
      reasons: [{ code: 'over-budget', text: 'The plan costs ¥1,000, ¥1 more than the limit of ¥999.' }],
    });
  });

  it.each([
    ['10:00', '11:00', []],
    ['10:01', '11:00', ['appointment-moved']],
    ['10:00', '11:01', ['appointment-moved']],
    ['10:30', '11:30', ['appointment-moved']],
  ])('keeps an appointment fixed for %s to %s where it is, at its beginning and its end', (arrive, depart, codes) => {
    const book = bookOf(sight('museum'));
    const day = dayOf('10:00-11:00 museum', book);
    const [, visit] = day.visits;
    const appointments = new Map(visit ? [[visit.id, { arrive: parseTime(arrive), depart: parseTime(depart) }]] : []);
    const verdict = checkTripFeasibility([day], rules(book, { appointments }));
    expect(verdict.answer === 'ok' ? [] : verdict.reasons.map(({ code }) => code)).toEqual(codes);
  });
});
