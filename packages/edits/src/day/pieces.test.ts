import type { DayPlan, Visit } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { at, idOf, planOf, SATURDAY, SUNDAY, there, visitOf } from '../../test/town.ts';
import { toContext } from '../plan/context.ts';
import { acceptsMoreVisits } from '../plan/wanted-visits.ts';
import { allowedTimes, timesAsSaid } from './allowed-times.ts';
import type { Judging } from './arrange.ts';
import { dayWith } from './day-with.ts';
import { addsToItsMeals, earliestIn, findPlace, type Search, whyNot } from './find-place.ts';
import type { Item } from './item.ts';
import { narrow } from './narrow.ts';
import { dateOf, guestAt, positionsAt } from './target.ts';

const PLAN = planOf([
  '09:10-10:10 temple\n12:00-13:00 noodles lunch\n18:30-19:30 sushi dinner',
  '10:00-11:00 secret',
  '',
]);
const first = ({ days }: Pick<typeof PLAN, 'days'>): DayPlan => there(days[0]);
const stop = (place: string, more: Partial<Visit> = {}): Visit => ({
  ...{ id: visitOf(place), place: idOf(place), kind: 'place', arrive: at('10:00'), depart: at('11:00') },
  ...{ locked: false, why: '' },
  ...more,
});

describe('the times that are allowed', () => {
  const show = (stretches: readonly { readonly open: number; readonly close: number }[]) =>
    stretches.map(({ open, close }) => `${open / 60}-${close / 60}`).join(' ');
  const of = (visit: Visit, changes: Partial<typeof PLAN> = {}, settings: DayPlan['settings'] = {}) => {
    const plan = { ...PLAN, ...changes };
    return show(allowedTimes(toContext(plan), { ...first(plan), settings }, visit));
  };

  it('are those of the door within the day, from now on', () => {
    expect(of(stop('temple'))).toBe('9-18');
    expect(of(stop('temple'), { now: { date: SATURDAY, time: minute(630) } })).toBe('10.5-18');
    expect(of(stop('temple'), { now: { date: '2027-04-02', time: minute(630) } })).toBe('9-18');
    expect(of(stop('temple'), { now: { date: SUNDAY, time: minute(0) } })).toBe('');
    expect(of(stop('temple'), { now: { date: SATURDAY, time: minute(1080) } })).toBe('');
  });

  it('of a meal are its hour, unless somebody has fixed it', () => {
    // Noon to half past two, half past six to half past nine; the tables close at ten, and dinner may end later than the day.
    expect(of(stop('noodles', { kind: 'meal', meal: 'lunch' }))).toBe('12-14.5');
    expect(of(stop('noodles', { kind: 'meal', meal: 'dinner' }))).toBe('18.5-21.5');
    expect(of(stop('noodles', { kind: 'meal', meal: 'lunch', locked: true }))).toBe('11-20.5');
    expect(of(stop('noodles', { kind: 'meal', meal: 'dinner', locked: true }))).toBe('11-21.5');
    expect(of(stop('noodles', { kind: 'meal', meal: 'breakfast' }))).toBe('11-20.5');
  });

  it('are none that is kept free', () => {
    const free = (...windows: readonly (readonly [number, number])[]) => ({
      free: windows.map(([start, end]) => ({ start: minute(start * 60), end: minute(end * 60) })),
    });
    expect(of(stop('temple'), {}, free([11, 12]))).toBe('9-11 12-18');
    expect(of(stop('temple'), {}, free([11, 12], [14, 15]))).toBe('9-11 12-14 15-18');
    expect(of(stop('temple'), {}, free([8, 10], [17, 20]))).toBe('10-17');
    expect(of(stop('temple'), {}, free([9, 18]))).toBe('');
  });

  it('of a door that nobody knows are those usual for it, but for who insists or names the minute', () => {
    // Temples are open from nine to five.
    expect(of(stop('secret'))).toBe('9-17');
    const late = { now: { date: SATURDAY, time: minute(1025) } } as const;
    expect(of(stop('secret'), late)).toBe('');
    // To half past eight, from five past five.
    expect(of(stop('secret'), { ...late, mustDo: [idOf('secret')] })).toMatch(/^17\.08\d*-20\.5$/);
    expect(of(stop('secret'), { mustDo: [idOf('secret')] })).toBe('9-17');
    expect(of(stop('temple'), { now: { date: SATURDAY, time: minute(1085) }, mustDo: [idOf('temple')] })).toBe('');
    const said = (place: string) => show(timesAsSaid(toContext(PLAN), first(PLAN), stop(place)));
    expect([said('secret'), said('temple')]).toEqual(['9-20.5', '9-18']);
    expect(of(stop('temple', { kind: 'rest' }))).toBe('9-20.5');
  });
});

describe('a guest', () => {
  const day = first(PLAN);
  const at_ = (target: Parameters<typeof guestAt>[2]['target'], least = 31) => {
    const { visit, earliest, latest } = guestAt(day, stop('temple'), { target, least });
    return [visit.arrive, visit.depart, earliest, latest];
  };

  it('comes at the minute that is named, or in the part of the day with half of what it needs', () => {
    expect(at_({ at: at('14:05') })).toEqual([845, 905, 845, 845]);
    // Until noon less 16 of 31 minutes.
    expect(at_({ part: 'morning' })).toEqual([540, 600, 540, 704]);
    expect(at_({ part: 'midday' })).toEqual([660, 720, 660, 824]);
    expect(at_({ part: 'afternoon' })).toEqual([780, 840, 780, 1064]);
    expect(at_({ part: 'evening' })).toEqual([1050, 1110, 1050, 1424]);
    expect(at_({ part: 'morning' }, 400)).toEqual([540, 600, 540, 540]);
  });

  it('comes late before somebody, else as early as may be', () => {
    expect(at_({ before: visitOf('temple') })).toEqual([1230, 1290, undefined, undefined]);
    expect(at_({ after: visitOf('temple') })).toEqual([540, 600, undefined, undefined]);
    expect(at_({})).toEqual([540, 600, undefined, undefined]);
  });

  it('stands beside whom it is said to, on the day of that one', () => {
    expect(positionsAt(day.visits, { before: visitOf('temple') })).toEqual([1]);
    expect(positionsAt(day.visits, { after: visitOf('temple') })).toEqual([2]);
    expect(positionsAt(day.visits, {})).toBeUndefined();
    const context = toContext(PLAN);
    expect(dateOf(context, { before: visitOf('secret', SUNDAY), date: SATURDAY })).toBe(SUNDAY);
    expect(dateOf(context, { after: visitOf('nothing'), date: SATURDAY })).toBe(SATURDAY);
    expect(dateOf(context, {})).toBeUndefined();
  });

  it('is there when the way from the one before is done and the door open', () => {
    const judging = { before: toContext(PLAN), after: toContext(PLAN) };
    const others = day.visits;
    const when = (place: string, position: number, more: object = {}) => {
      const { arrive, depart } = earliestIn(
        judging,
        { day, others, guest: { visit: stop(place), least: 30, ...more } },
        position,
      );
      return [arrive, depart];
    };
    // From the inn ten minutes at nine; from the temple at its side at once. Ten minutes are kept free between two stops.
    expect(when('shrine', 1)).toEqual([550, 610]);
    expect(when('shrine', 2)).toEqual([620, 680]);
    // The museum opens at ten.
    expect(when('museum', 1)).toEqual([600, 660]);
    expect(when('shrine', 2, { earliest: 700 })).toEqual([700, 760]);
    expect(when('shrine', 2, { latest: 560 })).toEqual([560, 620]);
    expect(when('shrine', 2, { earliest: 700, latest: 560 })).toEqual([700, 760]);
    // Who has an hour of their own is wished for then.
    expect(when('shrine', 1, { weight: 1 })).toEqual([600, 660]);
    expect(
      addsToItsMeals({ day, others, guest: { visit: stop('bistro', { kind: 'meal', meal: 'lunch' }), least: 60 } }),
    ).toBe(true);
    expect(
      addsToItsMeals({ day, others, guest: { visit: stop('bistro', { kind: 'meal', meal: 'breakfast' }), least: 60 } }),
    ).toBe(false);
    expect(addsToItsMeals({ day, others, guest: { visit: stop('shrine'), least: 60 } })).toBe(false);
  });
});

describe('somewhere in a day', () => {
  const judging = { before: toContext(PLAN), after: toContext(PLAN) };
  const guestOf = (place: string, more: Partial<Visit> = {}) => {
    const visit = stop(place, more);
    return { visit, least: visit.depart - visit.arrive };
  };
  const found = (search: Partial<Search> & Pick<Search, 'guest'>, given: Judging = judging) => {
    const day = search.day ?? first(PLAN);
    const arranged = findPlace(given, { day, others: day.visits, ...search });
    return arranged?.day.visits.findIndex(({ id }) => id === search.guest.visit.id);
  };

  it('is after what the day starts from, before what it ends at, and after what has begun', () => {
    expect(found({ guest: guestOf('shrine') })).toBe(2);
    expect(found({ guest: guestOf('shrine'), positions: [0] })).toBeUndefined();
    expect(found({ guest: guestOf('shrine'), positions: [5] })).toBeUndefined();
    expect(found({ guest: guestOf('shrine', { arrive: at('15:00'), depart: at('16:00') }), positions: [3] })).toBe(3);
    const begun = toContext({ ...PLAN, now: { date: SATURDAY, time: at('12:30') } });
    expect(found({ guest: guestOf('shrine') }, { before: begun, after: begun })).toBe(3);
    // A day that ends anywhere has room at its end.
    const open = { ...first(PLAN), visits: first(PLAN).visits.slice(0, 2) };
    const plan = toContext({ ...PLAN, days: [open, ...PLAN.days.slice(1)] });
    expect(found({ day: open, guest: guestOf('castle'), positions: [2] }, { before: plan, after: plan })).toBe(2);
    const train = {
      ...open,
      visits: [there(open.visits[0]), { ...there(open.visits[1]), kind: 'transport' as const, locked: true }],
    };
    const leaving = toContext({ ...PLAN, days: [train, ...PLAN.days.slice(1)] });
    expect(
      found({ day: train, guest: guestOf('shrine'), positions: [2] }, { before: leaving, after: leaving }),
    ).toBeUndefined();
    // One bed alone is where a day begins.
    const bare = { ...first(PLAN), visits: first(PLAN).visits.slice(0, 1) };
    const alone = toContext({ ...PLAN, days: [bare, ...PLAN.days.slice(1)] });
    expect(found({ day: bare, guest: guestOf('shrine') }, { before: alone, after: alone })).toBe(1);
  });

  it('is none where the pace of the day is full, unless somebody puts up with it', () => {
    const full = planOf([
      ['temple', 'shrine', 'garden', 'market', 'museum', 'castle']
        .map((name, index) => `${10 + index}:30-${11 + index}:00 ${name}`)
        .join('\n'),
    ]);
    const context = toContext(full);
    const day = first(full);
    const search = {
      day,
      guest: { ...guestOf('park'), visit: stop('park', { arrive: at('17:00'), depart: at('17:30') }), least: 30 },
    };
    expect(found(search, { before: context, after: context })).toBeUndefined();
    expect(found(search, { before: context, after: context, accepts: acceptsMoreVisits })).toBeDefined();
    // A rest, or another stop instead of one of them, is none too many.
    expect(
      found(
        { ...search, others: day.visits.filter(({ place }) => place !== idOf('castle')) },
        { before: context, after: context },
      ),
    ).toBeDefined();
  });

  it('is told why it is none, by three reasons at most, what concerns it first', () => {
    const crowd = planOf(['09:10-10:10 temple\n10:20-11:20 shrine\n11:30-11:59 market\n12:00-13:00 noodles lunch']);
    const context = toContext(crowd);
    const reasons = whyNot(
      { before: context, after: context },
      {
        day: first(crowd),
        others: first(crowd).visits,
        guest: {
          ...guestOf('museum', { arrive: at('09:20'), depart: at('16:50') }),
          earliest: at('09:20'),
          latest: at('09:20'),
        },
      },
    );
    expect(reasons.length).toBeLessThanOrEqual(3);
    expect(reasons[0]?.visit).toBe(visitOf('museum'));
    const shut = toContext({ ...PLAN, closed: [{ place: idOf('shrine'), date: SATURDAY }] });
    expect(
      whyNot(
        { before: shut, after: shut },
        { day: first(PLAN), others: first(PLAN).visits, guest: guestOf('shrine') },
      ).map(({ code }) => code),
    ).toEqual(['closed-that-day']);
  });
});

describe('a day with other visits', () => {
  it('keeps the ways between those that stay neighbours, and reaches its bed when the way is done', () => {
    const { rules } = toContext(PLAN);
    const day = first(PLAN);
    const marked = { ...day, legs: day.legs.map((leg) => ({ ...leg, minutes: leg.minutes + 5 })) };
    const without = dayWith(
      marked,
      marked.visits.filter(({ place }) => place !== idOf('noodles')),
      rules,
    );
    // The inn to the temple and the table to the bed are as they were; from temple to table it is no way at all.
    expect(without.legs.map(({ minutes }) => minutes)).toEqual([15, 0, 15]);
    expect(without.visits.at(-1)).toMatchObject({ kind: 'stay', arrive: at('19:45'), depart: at('19:45') });
    // Under the same id another place is another way.
    const moved = dayWith(
      marked,
      marked.visits.map((one) => (one.place === idOf('temple') ? { ...one, place: idOf('castle') } : one)),
      rules,
    );
    expect(moved.legs.slice(0, 2).map(({ minutes }) => minutes)).toEqual([20, 10]);
  });
});

describe('bounds that follow from the neighbours', () => {
  const item = (changes: Partial<Item> = {}): Item => ({
    ...{ wished: 0, weight: 1, longest: 60, shortest: 30, earliest: 0, latest: Infinity, isFixed: false, gap: 10 },
    within: [{ open: 0, close: 300 }],
    ...changes,
  });
  const bounds = (items: readonly Item[], isShortened = false) =>
    narrow(items, isShortened)?.map(({ earliest, latest }) => [earliest, latest]);

  it('leave time for those before and those after', () => {
    // From behind: 300 − 60; 240 − 10 − 60; and so on.
    expect(bounds([item({ gap: 0 }), item(), item()])).toEqual([
      [0, 100],
      [70, 170],
      [140, 240],
    ]);
    expect(bounds([item({ gap: 0 }), item()], true)).toEqual([
      [0, 230],
      [40, 270],
    ]);
    expect(bounds([item({ gap: 0 }), item(), item(), item()])).toEqual([
      [0, 30],
      [70, 100],
      [140, 170],
      [210, 240],
    ]);
    expect(bounds([item({ gap: 0 }), item(), item(), item(), item()])).toBeUndefined();
    expect(bounds([item({ gap: 0, latest: 20 })])).toEqual([[0, 20]]);
    expect(bounds([item({ gap: 0, earliest: 241 })])).toBeUndefined();
    expect(bounds([item({ gap: 0, earliest: 240 })])).toEqual([[240, 240]]);
  });

  it('are moved on to the next open stretch, and back to the one before', () => {
    const within = [
      { open: 0, close: 100 },
      { open: 150, close: 300 },
    ];
    expect(bounds([item({ gap: 0 }), item({ within })])).toEqual([
      [0, 170],
      [150, 240],
    ]);
    expect(bounds([item({ gap: 0, within }), item({ within: [{ open: 0, close: 210 }] })])).toEqual([
      [0, 40],
      [70, 150],
    ]);
  });

  it('stop at what is fixed, which moves for nobody', () => {
    const fixed = item({ isFixed: true, within: [], planned: { arrive: 100, depart: 160 } });
    const [before, , after] = bounds([item({ gap: 0 }), fixed, item()]) ?? [];
    expect([before, after]).toEqual([
      [0, 30],
      [170, 240],
    ]);
    expect(bounds([item({ gap: 0, earliest: 31 }), fixed])).toBeUndefined();
    expect(bounds([item({ gap: 0, earliest: 30 }), fixed])?.[0]).toEqual([30, 30]);
    expect(bounds([fixed, item({ latest: 169 })])).toBeUndefined();
    expect(bounds([fixed, item({ latest: 170 })])?.[1]).toEqual([170, 170]);
  });

  it('let stay what was planned amiss', () => {
    const amiss = item({ within: [], planned: { arrive: 100, depart: 160 }, gap: 0 });
    expect(bounds([amiss])).toEqual([[100, 100]]);
    expect(bounds([item({ gap: 0, within: [{ open: 50, close: 300 }] }), amiss])).toBeUndefined();
  });
});
