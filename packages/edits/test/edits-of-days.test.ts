import { describe, expect, it } from 'vitest';

import { applyEdit, type Edit } from '../src/index.ts';
import { after, done, EVENING, MORNING, PLAN, SATURDAY_LINES, UNTOUCHED } from './three-days.ts';
import { at, idOf, MONDAY, outcomeOf, planOf, SATURDAY, show, showMove, SUNDAY, visitOf } from './town.ts';

const window = (start: string, end: string) => ({ start: at(start), end: at(end) });

describe('the hours of a day', () => {
  it.each<[string, Edit, string]>([
    // Everything in its order: the inn is left at eleven, lunch ends by half past two.
    [
      'start later',
      { type: 'hours', date: SATURDAY, start: at('11:00') },
      `11:10-12:10 temple, 12:20-13:20 shrine, 13:30-14:30 noodles lunch, 14:50-16:20 castle, ${EVENING}`,
    ],
    // The temple opens at nine; the rest stays.
    [
      'start earlier',
      { type: 'hours', date: SATURDAY, start: at('08:00') },
      `09:00-10:00 temple, 10:20-11:20 shrine, 12:00-13:00 noodles lunch, 14:00-15:30 castle, ${EVENING}`,
    ],
    // What ends later is moved up and shortened; dinner is after the end.
    ['end earlier', { type: 'hours', date: SATURDAY, end: at('14:30') }, `${MORNING}, 13:20-14:30 castle`],
    ['are none', { type: 'hours', date: SATURDAY, start: at('20:20') }, 'refused: out-of-range'],
    ['of no day', { type: 'hours', date: '2027-05-01', start: at('10:00') }, 'refused: no-such-day'],
  ])('%s', (_, edit, expected) => {
    expect(after(edit)).toBe(expected);
  });

  it('say what drops out of them', () => {
    const { plan, asked, moved } = done({ type: 'hours', date: SATURDAY, start: at('17:00') });
    // The sights close at six: of the first three one has time, the lunch has not.
    expect(asked).toEqual([]);
    expect(moved.filter(({ to }) => to === null).map(({ place }) => place)).toContain(idOf('noodles'));
    expect(plan.leftOut.map(({ reason }) => reason)).toEqual(plan.leftOut.map(() => 'outside-day-window'));
    expect(plan.leftOut).toHaveLength(moved.filter(({ to }) => to === null).length);
    expect(plan.days.slice(1)).toEqual(PLAN.days.slice(1));
  });

  it('of all days', () => {
    const { plan } = done({ type: 'hours', date: null, start: at('10:00') });
    expect(plan.days.map(({ window: { start } }) => start)).toEqual([600, 600, 600]);
    expect(show(plan, MONDAY)).toBe('10:10-11:10 garden');
    expect(plan.days[0]?.visits[0]).toMatchObject({ kind: 'stay', arrive: 600, depart: 600 });
  });

  it('end with the stop one is at: nothing of what stood later is brought forward', () => {
    const now = { date: SATURDAY, time: at('10:20') };
    const end = (time: string): string =>
      after({ type: 'hours', date: SATURDAY, end: at(time) }, SATURDAY, { ...PLAN, now });
    expect(end('11:20')).toBe('09:10-10:10 temple, 10:20-11:20 shrine');
    // An hour more has room for the lunch, which is brought forward.
    expect(end('13:00')).toBe(MORNING);
    // What is fixed is not given up by it.
    const fixed = { ...planOf([SATURDAY_LINES.replace('lunch', 'lunch fixed')]), now };
    expect(after({ type: 'hours', date: SATURDAY, end: at('11:20') }, SATURDAY, fixed)).toMatch(
      /^refused: visit-locked /,
    );
    const { plan } = done({ type: 'hours', date: SATURDAY, end: at('11:20') }, { ...PLAN, now });
    expect(plan.leftOut.map(({ place, reason }) => [place, reason])).toEqual(
      ['noodles', 'castle', 'sushi'].map((name) => [idOf(name), 'outside-day-window']),
    );
  });

  it('are refused where something fixed is outside them', () => {
    const fixed = planOf([SATURDAY_LINES.replace('temple', 'temple fixed')]);
    const outcome = applyEdit(fixed, { type: 'hours', date: SATURDAY, start: at('10:00') });
    expect(outcome.kind === 'refused' && outcome.reasons[0].code).toBe('visit-locked');
    expect(outcome.kind === 'refused' && outcome.remedies[0]?.edit).toEqual({
      type: 'unlock',
      visit: visitOf('temple'),
    });
  });
});

describe('coming and going', () => {
  const plan = planOf([
    '11:00-11:00 station train\n11:10-12:10 temple\n12:20-13:20 noodles lunch',
    '10:00-11:00 garden\n15:00-15:00 station train',
  ]);

  it('later moves what is on the first day', () => {
    const outcome = done({ type: 'arrival', at: at('12:00') }, plan);
    expect(show(outcome.plan)).toBe('12:00-13:00 temple, 13:10-14:10 noodles lunch');
    expect(outcome.asked.map(showMove)).toEqual(['station 03. 11:00-11:00 > 03. 12:00-12:00']);
    expect(outcome.plan.days[0]?.window.start).toBe(720);
  });

  it('earlier shortens what is on the last', () => {
    // The station and the garden lie side by side.
    expect(outcomeOf(done({ type: 'departure', at: at('10:40') }, plan), SUNDAY)).toBe('09:40-10:40 garden');
    expect(outcomeOf(done({ type: 'departure', at: at('09:50') }, plan), SUNDAY)).toBe('09:10-09:50 garden');
    expect(outcomeOf(done({ type: 'departure', at: at('09:39') }, plan), SUNDAY)).toBe('');
  });

  it('by a known train leaves a quarter of an hour at the station, and the way to the stay with the luggage', () => {
    const source = { name: 'test', date: '2026-11-21', verify: true };
    const train = { from: 'Osaka', to: 'Town', mode: 'train', minutes: 60, km: 40, fare: null, source } as const;
    const journeys = [
      { ...train, date: SATURDAY },
      { ...train, date: SUNDAY },
    ];
    // Half an hour was kept for the luggage on the first day.
    const [first, ...others] = plan.days;
    if (!first) throw new Error('There is no day.');
    const days = [{ ...first, window: { ...first.window, start: at('11:30') } }, ...others];
    const known = { ...plan, days, facts: { ...plan.facts, journeys } };
    const arrived = done({ type: 'arrival', at: at('12:00') }, known).plan.days[0];
    expect([arrived?.visits[0]?.depart, arrived?.window.start]).toEqual([735, 765]);
    const left = done({ type: 'departure', at: at('14:00') }, known).plan.days.at(-1);
    expect([left?.visits.at(-1)?.arrive, left?.window.end]).toEqual([825, 825]);
  });

  it('by no train is when the day starts and ends', () => {
    expect(done({ type: 'arrival', at: at('10:00') }).plan.days[0]?.window.start).toBe(600);
    expect(done({ type: 'departure', at: at('18:00') }).plan.days[2]?.window.end).toBe(1080);
  });
});

describe('a pace', () => {
  it('that is slower keeps twenty minutes between visits', () => {
    const { plan, moved } = done({ type: 'pace', date: SATURDAY, pace: 'slower' });
    expect(show(plan)).toBe(
      `09:10-10:10 temple, 10:30-11:30 shrine, 12:00-13:00 noodles lunch, 14:00-15:30 castle, ${EVENING}`,
    );
    expect(moved.map(showMove)).toEqual(['shrine 03. 10:20-11:20 > 03. 10:30-11:30']);
    expect(plan.days[0]?.settings).toEqual({ pace: 'relaxed' });
    expect(plan.preferences.pace).toBe('moderate');
  });

  it('that is slower holds four visits, and drops the least liked', () => {
    const full = planOf([
      `
      09:10-09:50 temple
      10:00-10:40 shrine
      10:50-11:30 garden
      12:00-13:00 noodles lunch
      13:20-14:00 park
      14:20-15:20 museum`,
    ]);
    const { plan } = done({ type: 'pace', date: SATURDAY, pace: 'relaxed' }, full);
    // The park counts 1 of 5.
    expect(plan.leftOut.map(({ place, reason }) => [place, reason])).toEqual([[idOf('park'), 'day-full']]);
  });

  it('that is faster changes nothing else', () => {
    const { plan, moved } = done({ type: 'pace', date: SATURDAY, pace: 'faster' });
    expect([show(plan), moved, plan.days[0]?.settings]).toEqual([UNTOUCHED, [], { pace: 'packed' }]);
    expect(after({ type: 'pace', date: SATURDAY, pace: 'moderate' })).toBe('unchanged');
    expect(done({ type: 'pace', date: SATURDAY, pace: 'moderate' }, plan).plan).toEqual(PLAN);
  });

  it('of all days is that of the trip', () => {
    const { plan } = done(
      { type: 'pace', date: null, pace: 'relaxed' },
      done({ type: 'pace', date: SUNDAY, pace: 'packed' }).plan,
    );
    expect(plan.preferences.pace).toBe('relaxed');
    expect(plan.days.map(({ settings }) => settings)).toEqual([undefined, undefined, undefined]);
    expect(after({ type: 'pace', date: null, pace: 'slower' }, SATURDAY, plan)).toBe('unchanged');
  });
});

describe('free time', () => {
  it('moves what stands in it, and drops what cannot be elsewhere that day', () => {
    const morning = done({ type: 'free', date: SATURDAY, window: window('10:00', '12:00') });
    // Three visits between noon and half past two are too many, so that one is cut to end at ten.
    expect(show(morning.plan)).toBe(
      `09:10-10:00 temple, 12:00-13:00 shrine, 13:10-14:10 noodles lunch, 14:30-16:00 castle, ${EVENING}`,
    );
    const afternoon = done({ type: 'free', date: SATURDAY, window: window('13:00', '20:00') });
    expect(show(afternoon.plan)).toBe(`${MORNING}, 20:00-21:00 sushi dinner`);
    expect(afternoon.moved.map(showMove)).toEqual([
      'castle 03. 14:00-15:30 > out',
      'sushi 03. 18:30-19:30 > 03. 20:00-21:00',
    ]);
    expect(afternoon.plan.leftOut).toMatchObject([{ place: idOf('castle'), reason: 'kept-free' }]);
    expect(afternoon.plan.days[0]?.settings?.free).toEqual([window('13:00', '20:00')]);
  });

  it('is kept by what comes later, until it is given back', () => {
    const { plan } = done({ type: 'free', date: MONDAY, window: window('11:00', '20:30') });
    expect(after({ type: 'add', place: idOf('park'), to: { date: MONDAY, at: at('15:00') } }, MONDAY, plan)).toBe(
      'refused: kept-free',
    );
    expect(done({ type: 'unfree', date: MONDAY }, plan).plan).toEqual(PLAN);
    expect(after({ type: 'unfree', date: MONDAY })).toBe('unchanged');
  });

  it('that touches is one', () => {
    const once = done({ type: 'free', date: MONDAY, window: window('14:00', '16:00') }).plan;
    const twice = done({ type: 'free', date: MONDAY, window: window('16:00', '17:00') }, once).plan;
    expect(twice.days[2]?.settings?.free).toEqual([window('14:00', '17:00')]);
    expect(after({ type: 'free', date: MONDAY, window: window('14:00', '14:00') })).toBe('refused: out-of-range');
  });

  it('may begin when something fixed ends, and end when it begins', () => {
    const fixed = planOf([SATURDAY_LINES.replace('castle', 'castle fixed')]);
    const free = (start: string, end: string): string =>
      after({ type: 'free', date: SATURDAY, window: window(start, end) }, SATURDAY, fixed);
    const untouched = UNTOUCHED.replace('castle', 'castle fixed');
    expect([free('15:30', '16:30'), free('13:00', '14:00')]).toEqual([untouched, untouched]);
    expect([free('15:29', '16:30'), free('13:00', '14:01')]).toEqual(Array(2).fill('refused: visit-locked'));
  });

  it('is not where something is fixed', () => {
    const fixed = planOf([SATURDAY_LINES.replace('castle', 'castle fixed')]);
    expect(after({ type: 'free', date: SATURDAY, window: window('14:00', '15:00') }, SATURDAY, fixed)).toBe(
      'refused: visit-locked',
    );
  });
});

// Nobody eats at the table of another day where there is one as near; sushi and noodles are Saturday's.
describe('a meal', () => {
  it.each<[string, Edit, string]>([
    ['at another time', { type: 'meal', date: SATURDAY, meal: 'dinner', at: at('20:00') }, '20:00-21:00 sushi dinner'],
    [
      'at a time that is none for it',
      { type: 'meal', date: SATURDAY, meal: 'dinner', at: at('16:00') },
      'refused: meal-clash',
    ],
    ['of a cuisine', { type: 'meal', date: SATURDAY, meal: 'dinner', cuisine: 'French' }, '18:30-19:30 bistro dinner'],
    [
      'of a cuisine that nobody cooks',
      { type: 'meal', date: SATURDAY, meal: 'dinner', cuisine: 'Basque' },
      'refused: nothing-fits-the-wish',
    ],
    ['for a diet', { type: 'meal', date: SATURDAY, meal: 'lunch', diets: ['vegetarian'] }, '12:00-13:00 curry lunch'],
    [
      'for a diet, as a cuisine',
      { type: 'meal', date: SATURDAY, meal: 'lunch', cuisine: 'vegan' },
      '12:00-13:00 curry lunch',
    ],
    ['that is cheaper', { type: 'meal', date: SATURDAY, meal: 'lunch', price: 'cheaper' }, '12:00-13:00 curry lunch'],
    ['that is better', { type: 'meal', date: SUNDAY, meal: 'lunch', price: 'better' }, 'bistro lunch'],
    ['that is skipped', { type: 'meal', date: SATURDAY, meal: 'dinner', skip: true }, `${MORNING}, 14:00-15:30 castle`],
    ['that is missing', { type: 'meal', date: SUNDAY, meal: 'dinner' }, '18:30-19:30 bistro dinner'],
    ['that is there', { type: 'meal', date: SATURDAY, meal: 'dinner' }, 'unchanged'],
  ])('%s', (_, edit, expected) => {
    const date = 'date' in edit && edit.date ? edit.date : SATURDAY;
    expect(after(edit, date)).toContain(expected);
  });

  it('that is skipped is not planned again by itself, and comes back by its name', () => {
    const { plan } = done({ type: 'meal', date: null, meal: 'dinner', skip: true });
    expect(plan.days.map(({ settings }) => settings?.withoutMeals)).toEqual([['dinner'], ['dinner'], ['dinner']]);
    expect(outcomeOf(done({ type: 'refill', date: SATURDAY }, plan))).not.toContain('dinner');
    const back = done({ type: 'meal', date: SATURDAY, meal: 'dinner' }, plan).plan;
    expect(show(back)).toContain('dinner');
    expect(back.days[0]?.settings).toBeUndefined();
  });

  it('of all days is of those that have it', () => {
    const { plan } = done({ type: 'meal', date: null, meal: 'lunch', at: at('12:30') });
    expect([SATURDAY, SUNDAY, MONDAY].map((date) => show(plan, date).includes('12:30-13:30'))).toEqual([
      true,
      true,
      false,
    ]);
    expect(after({ type: 'meal', date: null, meal: 'breakfast', at: at('09:30') })).toBe('refused: no-such-visit');
  });

  it('at an hour that is none comes with the nearest that is one', () => {
    const outcome = applyEdit(PLAN, { type: 'meal', date: SATURDAY, meal: 'lunch', at: at('15:00') });
    expect(outcome).toMatchObject({ remedies: [{ edit: { type: 'meal', meal: 'lunch', at: 810 } }] });
  });
});

it('less walking drops what costs most steps for what it gives, with the figures', () => {
  const { plan, asked } = done({ type: 'walking', date: SATURDAY, less: true });
  expect(asked.map(({ place, to }) => [place, to])).toEqual([[idOf('castle'), null]]);
  expect(plan.leftOut[0]?.text).toMatch(
    /^You wanted to walk less on 2027-04-03: without castle it is \d\.\d km instead of \d\.\d km on foot\.$/,
  );
  expect(after({ type: 'walking', date: MONDAY, less: true }, MONDAY, planOf(['', '', '']))).toBe('unchanged');
});
