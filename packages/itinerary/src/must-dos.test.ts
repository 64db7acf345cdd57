import { parseTime } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { DAY, idOf, PREFERENCES, requestOf, sight } from '../test/small-town.ts';
import { fillDays, type FillRequest } from './index.ts';

const SATURDAY = DAY.date;
const SUNDAY = '2027-04-04';
const MONDAY = '2027-04-05';
const OPEN = [{ open: parseTime('09:00'), close: parseTime('18:00') }];
const TWO_DAYS = [DAY, { ...DAY, date: SUNDAY }];
/** A day of two hours: from nine to eleven. */
const SHORT = { ...DAY, window: { start: parseTime('09:00'), end: parseTime('11:00') } };

function planned(request: Partial<FillRequest>): readonly (readonly string[])[] {
  return fillDays(requestOf(request)).days.map(({ visits }) =>
    visits.filter(({ kind }) => kind === 'place').map(({ place }) => place.replace('place_town-', '')),
  );
}

function leftOut(request: Partial<FillRequest>): readonly string[] {
  return fillDays(requestOf(request)).leftOut.map(({ place, text }) => `${place.replace('place_town-', '')}: ${text}`);
}

describe('what the traveller insists on', () => {
  it('is on the one day on which it is open, though it lies beside what the other day has', () => {
    const louvre = sight('louvre', { hours: { [SATURDAY]: [], [SUNDAY]: OPEN } });
    const sights = [louvre, sight('palace', { hours: { [SATURDAY]: OPEN, [SUNDAY]: [] } })];
    expect(planned({ days: TWO_DAYS, sights, mustDo: [louvre.id] })).toEqual([['palace'], ['louvre']]);
  });

  it('pushes out what is only liked, though that is worth more', () => {
    // 10 min there, an hour, 10 min back: a day of two hours holds one of the two, which lie at opposite ends.
    const dull = sight('dull', { significance: 1, minutes: -10, usualMinutes: 90 });
    const famous = sight('famous', { significance: 5, usualMinutes: 90 });
    const sights = [dull, famous];
    expect(planned({ days: [SHORT], sights })).toEqual([['famous']]);
    expect(planned({ days: [SHORT], sights, mustDo: [dull.id] })).toEqual([['dull']]);
  });

  it('is told first of all that is left out, with its day and the next one on which it is open', () => {
    const sights = [
      sight('abbey', { hours: { [SATURDAY]: [] } }),
      sight('louvre', { hours: { [SATURDAY]: [], [SUNDAY]: [], [MONDAY]: OPEN, '2027-04-01': OPEN } }),
    ];
    const said = (days: FillRequest['days']) => leftOut({ days, sights, mustDo: [idOf('louvre')] });
    expect(said([DAY])).toEqual([
      'louvre: louvre is closed on Saturday 3 April, the only day of your trip. It is open on Monday 5 April: come then, or stay until then.',
      'abbey: abbey is not open long enough on any day of this trip spent in its city.',
    ]);
    expect(said(TWO_DAYS)[0]).toBe(
      'louvre: louvre is closed on Saturday 3 April and Sunday 4 April, all days of your trip. It is open on Monday 5 April: come then, or stay until then.',
    );
    const lastWeek = sights.map((one) => ({ ...one, hours: { [SATURDAY]: [], '2027-04-01': OPEN } }));
    expect(leftOut({ days: [DAY], sights: lastWeek, mustDo: [idOf('louvre')] })[0]).toContain(
      'It is open on Thursday 1 April: come then, or begin so early.',
    );
    const never = sights.map((one) => ({ ...one, hours: { [SATURDAY]: [] } }));
    expect(leftOut({ days: [DAY], sights: never, mustDo: [idOf('louvre')] })[0]).toContain(
      'No day near your trip on which it is open is known: ask there.',
    );
  });

  it('says that it is open on a day spent in another city', () => {
    const elsewhere = { ...DAY, date: SUNDAY, city: 'other' as typeof DAY.city };
    const sights = [sight('louvre', { hours: { [SATURDAY]: [], [SUNDAY]: OPEN } })];
    expect(leftOut({ days: [DAY, elsewhere], sights, mustDo: [idOf('louvre')] })).toEqual([
      'louvre: louvre is closed on Saturday 3 April, your only day in its city. It is open on Sunday 4 April, which you spend in another city.',
    ]);
  });

  it('says for how long it is open where that is not long enough', () => {
    const short = [{ open: parseTime('10:00'), close: parseTime('10:30') }];
    const sights = [sight('louvre', { hours: { [SATURDAY]: short, [SUNDAY]: OPEN } })];
    expect(leftOut({ days: [DAY], sights, mustDo: [idOf('louvre')] })).toEqual([
      'louvre: louvre is not open long enough while you are there, on Saturday 3 April, the only day of your trip (Saturday 3 April: 10:00–10:30). It is open on Sunday 4 April: come then, or stay until then.',
    ]);
  });

  it('of two that exclude each other names the other, and what would help', () => {
    // Each takes an hour and a half and lies ten minutes to another side: 9:00–10:50, and 10:40 at the other one.
    const sights = [sight('a', { minutes: -10, usualMinutes: 90 }), sight('b', { usualMinutes: 90 })];
    const [text = ''] = leftOut({ days: [SHORT], sights, mustDo: [idOf('a'), idOf('b')] });
    expect(planned({ days: [SHORT], sights, mustDo: [idOf('a'), idOf('b')] }).flat()).toHaveLength(1);
    expect(text).toMatch(/^[ab]: .*(?:It would fit without [ab]\.|It would fit with another day\.)$/);
    expect(
      planned({
        days: [SHORT, { ...SHORT, date: SUNDAY }],
        sights: sights.map((one) => ({ ...one, hours: { [SATURDAY]: OPEN, [SUNDAY]: OPEN } })),
        mustDo: [idOf('a'), idOf('b')],
      })
        .flat()
        .toSorted(),
    ).toEqual(['a', 'b']);
  });

  it('is never said to be worth less than others', () => {
    const sights = ['a', 'b', 'c', 'd', 'e'].map((name) => sight(name, { usualMinutes: 30 }));
    const preferences = { ...PREFERENCES, pace: 'relaxed' } as const;
    const [text = ''] = leftOut({ sights, preferences, mustDo: sights.map(({ id }) => id) });
    expect(text).toMatch(
      /^[a-e]: Each day that [a-e] could be on holds 4 stops already, as many as this pace allows\. Choose a fuller pace, or add a day\.$/,
    );
  });
});
