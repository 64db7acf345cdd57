import type { DayPlan, Visit } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import { money } from '@wayfarer/trip/money';
import { describe, expect, it } from 'vitest';

import { at, idOf, MONDAY, planOf, SATURDAY, showMove, SUNDAY, there, visitOf } from '../../test/town.ts';
import { pairDays } from '../carry/pair-days.ts';
import { dayWith } from '../day/day-with.ts';
import { changed, hasBegun, isOver, leastMinutes, mayMove, toContext } from './context.ts';
import { daysOf } from './days-of.ts';
import { findNewReasons } from './judge.ts';
import { listMoves } from './moves.ts';
import { findEditable, findMovable, noSuchDay, noTimeFor } from './refusals.ts';

const PLAN = planOf(['09:10-10:10 temple\n12:00-13:00 noodles lunch', '10:00-11:00 museum', '10:00-11:00 garden']);
const CONTEXT = toContext(PLAN);
const stopOf = (place: string, plan = PLAN): Visit =>
  there(plan.days.flatMap(({ visits }) => visits).find((visit) => visit.place === idOf(place)));

describe('what has begun, and what is over', () => {
  const states = (time: string, date = SATURDAY, visited: readonly Visit['id'][] = []) => {
    const context = toContext({ ...PLAN, now: { date, time: at(time) }, visited });
    const temple = stopOf('temple');
    return [hasBegun(context, SATURDAY, temple), isOver(context, SATURDAY, temple), mayMove(context, SATURDAY, temple)];
  };

  it('hangs on the minute', () => {
    // From 09:10 to 10:10.
    expect(states('09:10')).toEqual([false, false, true]);
    expect(states('09:11')).toEqual([true, false, false]);
    expect(states('10:09')).toEqual([true, false, false]);
    expect(states('10:10')).toEqual([true, true, false]);
    expect(states('08:00', SUNDAY)).toEqual([true, true, false]);
    expect(states('20:00', '2027-04-02')).toEqual([false, false, true]);
    expect(states('08:00', SATURDAY, [visitOf('temple')])).toEqual([true, true, false]);
  });

  it('is nothing before the trip, and what is fixed or no stop moves for nobody', () => {
    const temple = stopOf('temple');
    expect([hasBegun(CONTEXT, SATURDAY, temple), isOver(CONTEXT, SATURDAY, temple)]).toEqual([false, false]);
    expect(mayMove(CONTEXT, SATURDAY, { ...temple, locked: true })).toBe(false);
    expect(mayMove(CONTEXT, SATURDAY, { ...temple, kind: 'stay' })).toBe(false);
    expect(mayMove(CONTEXT, SATURDAY, { ...temple, kind: 'rest' })).toBe(true);
  });

  it('may last as little as the place needs, a meal an hour', () => {
    const least = (place: string, minutes: number) =>
      leastMinutes(CONTEXT, { ...stopOf(place), depart: minute(stopOf(place).arrive + minutes) });
    expect([least('temple', 60), least('temple', 20)]).toEqual([30, 20]);
    expect([least('noodles', 90), least('noodles', 45)]).toEqual([60, 45]);
    expect(leastMinutes(CONTEXT, { ...stopOf('noodles'), kind: 'rest' })).toBe(60);
  });

  it('leaves the days that are ahead', () => {
    const on = (date: string | null, now: string | null) => {
      const meant = daysOf(toContext({ ...PLAN, now: now === null ? null : { date: now, time: at('12:00') } }), date);
      return 'kind' in meant ? meant.reasons[0].code : meant.map((day) => day.date);
    };
    expect(on(null, null)).toEqual([SATURDAY, SUNDAY, MONDAY]);
    expect(on(null, SUNDAY)).toEqual([SUNDAY, MONDAY]);
    expect(on(SUNDAY, SUNDAY)).toEqual([SUNDAY]);
    expect(on(SATURDAY, SUNDAY)).toBe('time-past');
    expect(on(null, '2027-04-06')).toBe('time-past');
    expect(on('2027-04-06', null)).toBe('no-such-day');
  });
});

describe('who may be edited', () => {
  const codes = (id: Visit['id'], changes: Partial<typeof PLAN> = {}) =>
    [findEditable, findMovable].map((find) => {
      const found = find(toContext({ ...PLAN, ...changes }), id);
      return found.kind === 'refused' ? found.reasons[0].code : found.visit.place;
    });

  it('is a stop that is not over; one that is fixed or has begun does not move', () => {
    expect(codes(visitOf('temple'))).toEqual([idOf('temple'), idOf('temple')]);
    expect(codes(visitOf('nothing'))).toEqual(['no-such-visit', 'no-such-visit']);
    expect(codes(visitOf('inn', SATURDAY, 'start'))).toEqual(['not-a-stop', 'not-a-stop']);
    expect(codes(visitOf('temple'), { now: { date: SATURDAY, time: at('09:30') } })).toEqual([
      idOf('temple'),
      'visit-done',
    ]);
    expect(codes(visitOf('temple'), { visited: [visitOf('temple')] })).toEqual(['visit-done', 'visit-done']);
    const fixed = planOf(['09:10-10:10 temple fixed']);
    expect(codes(visitOf('temple'), { days: fixed.days })).toEqual([idOf('temple'), 'visit-locked']);
  });

  it('is told where there is no such day or no time', () => {
    expect(noSuchDay(CONTEXT, '2027-05-01').text).toBe(
      'The trip is from 2027-04-03 to 2027-04-05; 2027-05-01 is no day of it.',
    );
    expect(noSuchDay(toContext({ ...PLAN, days: [] }), '2027-05-01').text).toContain('from – to –');
    expect(noTimeFor(CONTEXT, idOf('castle')).text).toBe('There is no time for castle on any day of its city.');
    expect(noTimeFor(CONTEXT, idOf('castle'), SUNDAY)).toMatchObject({
      text: 'There is no time for castle on Sunday, 2027-04-04.',
      date: SUNDAY,
    });
  });
});

describe('what has moved', () => {
  const moves = (after: readonly DayPlan[], before: readonly DayPlan[] = PLAN.days) =>
    listMoves(before, after).map(showMove);

  it('is what has other times, came or went, in order of time', () => {
    const { days } = planOf([
      '09:10-10:10 shrine\n10:30-11:30 temple\n12:00-13:00 noodles lunch',
      '',
      '10:00-11:00 garden',
    ]);
    expect(moves(days)).toEqual([
      'shrine out > 03. 09:10-10:10',
      'museum 04. 10:00-11:00 > out',
      'temple 03. 09:10-10:10 > 03. 10:30-11:30',
    ]);
    expect(moves(PLAN.days)).toEqual([]);
  });

  it('follows a place to another day, and a table to another meal', () => {
    const { days } = planOf([
      '18:30-19:30 noodles dinner',
      '10:00-11:00 museum\n13:00-14:00 temple',
      '10:00-11:00 garden',
    ]);
    expect(moves(days)).toEqual([
      'temple 03. 09:10-10:10 > 04. 13:00-14:00',
      'noodles 03. 12:00-13:00 > 03. 18:30-19:30',
    ]);
    const longer = planOf(['09:10-10:20 temple\n12:00-13:00 noodles lunch']).days;
    expect(moves([...longer, ...PLAN.days.slice(1)])).toEqual(['temple 03. 09:10-10:10 > 03. 09:10-10:20']);
    // Of a day that is gone all has gone.
    expect(moves(PLAN.days.slice(0, 2))).toEqual(['garden 05. 10:00-11:00 > out']);
  });

  it('is told in the order of dates where the hours are the same', () => {
    expect(moves(PLAN.days.map((day) => dayWith(day, [], CONTEXT.rules)))).toEqual([
      'temple 03. 09:10-10:10 > out',
      'museum 04. 10:00-11:00 > out',
      'garden 05. 10:00-11:00 > out',
      'noodles 03. 12:00-13:00 > out',
    ]);
  });
});

describe('the days that carry on others', () => {
  const days = (dates: readonly string[]) => dates.map((date) => ({ ...there(PLAN.days[0]), date }));
  const dated = (dates: readonly string[], cities: readonly string[] = []) => ({
    days: days(dates),
    facts: {
      ...PLAN.facts,
      calendar: dates.map((date, index) => ({
        ...there(PLAN.facts.calendar[0]),
        date,
        city: (cities[index] ?? 'town') as never,
      })),
    },
  });
  const pairs = (...given: Parameters<typeof pairDays>) =>
    [...pairDays(...given)].map(([date, day]) => `${date.slice(8)}<${day.date.slice(8)}`);
  const OLD = dated(['2027-04-03', '2027-04-04', '2027-04-05']);

  it('have their dates where one end has stayed, and their place in the row where all has moved', () => {
    expect(pairs(OLD, dated(['2027-04-03', '2027-04-04', '2027-04-05']))).toEqual(['03<03', '04<04', '05<05']);
    // The first stays: the fourth carries on what is left.
    expect(pairs(OLD, dated(['2027-04-03', '2027-04-04', '2027-04-06']))).toEqual(['03<03', '04<04', '06<05']);
    expect(pairs(OLD, dated(['2027-04-02', '2027-04-03', '2027-04-05']))).toEqual(['03<03', '05<05', '02<04']);
    expect(pairs(OLD, dated(['2027-04-04', '2027-04-05', '2027-04-06']))).toEqual(['04<03', '05<04', '06<05']);
    // One more than there were is new.
    expect(pairs(OLD, dated(['2027-04-04', '2027-04-05', '2027-04-06', '2027-04-07']))).toEqual([
      '04<03',
      '05<04',
      '06<05',
    ]);
    expect(pairs(OLD, dated(['2027-04-03', '2027-04-04', '2027-04-05', '2027-04-06']))).toEqual([
      '03<03',
      '04<04',
      '05<05',
    ]);
  });

  it('are of the same city', () => {
    const two = ['town', 'town', 'port'];
    expect(
      pairs(
        dated(['2027-04-03', '2027-04-04', '2027-04-05'], two),
        dated(['2027-04-03', '2027-04-04', '2027-04-05'], ['port', 'town', 'town']),
      ),
    ).toEqual(['04<04', '03<05', '05<03']);
  });
});

describe('what a changed plan has against it', () => {
  const codes = (after: typeof PLAN, before = PLAN) =>
    findNewReasons(toContext(before), changed(toContext(before), after)).map(({ code, visit }) => [code, visit]);
  const withDay = (lines: string, plan = PLAN) => ({
    ...plan,
    days: [there(planOf([lines]).days[0]), ...plan.days.slice(1)],
  });

  it('is what is new, or worse than it was', () => {
    expect(codes(PLAN)).toEqual([]);
    // The museum opens at ten and closes at five.
    expect(codes(withDay('09:10-10:10 museum'))[0]).toEqual(['closed-at-arrival', visitOf('museum')]);
    const early = planOf(['09:30-10:30 museum']);
    expect(codes({ ...early, days: planOf(['09:30-10:30 museum\n12:00-13:00 noodles lunch']).days }, early)).toEqual(
      [],
    );
    expect(codes({ ...early, days: planOf(['09:29-10:29 museum']).days }, early)).toMatchObject([
      ['closed-at-arrival', visitOf('museum')],
    ]);
    expect(codes({ ...early, days: planOf(['09:31-10:31 museum']).days }, early)).toEqual([]);
  });

  it('counts money and visits against what they were', () => {
    const dear = { ...PLAN, budget: money(1000, 'JPY') };
    expect(codes({ ...dear, days: withDay('09:10-10:10 temple').days }, dear)).toEqual([]);
    expect(
      codes(
        { ...dear, days: withDay('09:10-10:10 temple\n10:30-11:30 gallery\n12:00-13:00 noodles lunch', dear).days },
        dear,
      ),
    ).toMatchObject([['over-budget', undefined]]);
    const names = ['temple', 'shrine', 'market', 'garden', 'secret', 'museum', 'park'];
    const full = (count: number) =>
      planOf([
        names
          .slice(0, count)
          .map((name, index) => `${10 + index}:00-${10 + index}:30 ${name}`)
          .join('\n'),
      ]);
    // Six are a moderate day.
    const many = (before: number, after: number) =>
      codes({ ...full(after), mustDo: [idOf('secret')] }, { ...full(before), mustDo: [idOf('secret')] }).map(
        ([code]) => code,
      );
    expect(many(5, 6)).toEqual([]);
    expect(many(6, 7)).toContain('too-many-visits');
    expect(many(7, 7)).toEqual([]);
  });

  it('is not that nobody knows the hours of what was planned or insisted on', () => {
    const late = withDay('17:30-18:00 secret');
    expect(codes(late)).toMatchObject([['hours-unknown', visitOf('secret')]]);
    expect(codes(late, { ...PLAN, mustDo: [idOf('secret')] })).toEqual([]);
    expect(codes(withDay('17:31-18:01 secret'), planOf(['17:30-18:00 secret', '', '']))).toEqual([]);
    expect(codes(withDay('14:00-14:30 secret'))).toEqual([]);
  });
});
