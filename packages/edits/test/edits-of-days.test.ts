import { describe, expect, it } from 'vitest';

import { applyEdit, type Edit, type EditablePlan, type EditOutcome } from '../src/index.ts';
import { at, idOf, MONDAY, outcomeOf, planOf, SATURDAY, show, showMove, SUNDAY, visitOf } from './town.ts';

const SATURDAY_LINES = `
  09:10-10:10 temple
  10:20-11:20 shrine
  12:00-13:00 noodles lunch
  14:00-15:30 castle
  18:30-19:30 sushi dinner`;
const DAYS = [SATURDAY_LINES, '10:00-11:00 museum\n12:00-13:00 curry lunch', '10:00-11:00 garden'] as const;
const PLAN = planOf(DAYS);
const MORNING = '09:10-10:10 temple, 10:20-11:20 shrine, 12:00-13:00 noodles lunch';
const EVENING = '18:30-19:30 sushi dinner';
const UNTOUCHED = `${MORNING}, 14:00-15:30 castle, ${EVENING}`;

const after = (edit: Edit, date = SATURDAY, plan: EditablePlan = PLAN): string =>
  outcomeOf(applyEdit(plan, edit), date);
const done = (edit: Edit, plan: EditablePlan = PLAN): Extract<EditOutcome, { kind: 'done' }> => {
  const outcome = applyEdit(plan, edit);
  if (outcome.kind !== 'done') throw new Error(`${edit.type} is ${outcomeOf(outcome)}.`);
  return outcome;
};
const window = (start: string, end: string) => ({ start: at(start), end: at(end) });

describe('the hours of a day', () => {
  it.each<[string, Edit, string]>([
    // Everything in its order: the inn is left at eleven, lunch ends by half past two.
    [
      'start later',
      { type: 'hours', date: SATURDAY, start: at('11:00') },
      `11:10-12:10 temple, 12:20-13:20 shrine, 13:30-14:30 noodles lunch, 14:50-16:20 castle, ${EVENING}`,
    ],
    ['start earlier', { type: 'hours', date: SATURDAY, start: at('08:00') }, UNTOUCHED],
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

describe('another bed', () => {
  const nights = (plan: EditablePlan): readonly unknown[] => plan.days.map(({ stay }) => stay);

  it.each<[string, Edit, string]>([
    ['by its name', { type: 'stay', by: idOf('palace') }, 'palace'],
    ['that is cheaper', { type: 'stay', by: { wish: 'cheaper' } }, 'hostel'],
    ['that is better', { type: 'stay', by: { wish: 'better' } }, 'palace'],
    ['that is nearer', { type: 'stay', by: { wish: 'nearer' } }, 'palace'],
  ])('%s is that of all nights', (_, edit, name) => {
    const { plan, asked, moved } = done(edit);
    expect(nights(plan)).toEqual([idOf(name), idOf(name), idOf(name)]);
    expect(
      plan.days.every(({ visits }) => visits[0]?.place === idOf(name) && visits.at(-1)?.place === idOf(name)),
    ).toBe(true);
    expect([show(plan), moved]).toEqual([UNTOUCHED, []]);
    expect(asked.map(({ place, kind }) => [place, kind])).toEqual([
      [idOf('inn'), 'stay'],
      [idOf(name), 'stay'],
    ]);
  });

  it('is refused where it is too dear, or none', () => {
    const plan = { ...PLAN, budget: { amount: 60_000, currency: 'JPY' } };
    expect(after({ type: 'stay', by: idOf('palace') }, SATURDAY, plan)).toBe('refused: over-budget');
    expect(after({ type: 'stay', by: idOf('temple') })).toBe('refused: not-a-stop');
    expect(after({ type: 'stay', by: idOf('inn') })).toBe('unchanged');
  });
});

describe('other dates', () => {
  it('within the trip drop what is on the rest, and try to keep what was insisted on', () => {
    const { plan, moved } = done(
      { type: 'dates', start: SATURDAY, end: SUNDAY },
      { ...PLAN, mustDo: [idOf('garden')] },
    );
    expect(plan.days.map(({ date }) => date)).toEqual([SATURDAY, SUNDAY]);
    expect(plan.facts.calendar.map(({ date }) => date)).toEqual([SATURDAY, SUNDAY]);
    expect(plan.days[1]?.stay).toBeNull();
    expect(moved).toMatchObject([{ place: idOf('garden'), to: {} }]);
    const dropped = done({ type: 'dates', start: SATURDAY, end: SUNDAY });
    expect(dropped.plan.leftOut).toMatchObject([{ place: idOf('garden'), reason: 'no-time-left' }]);
  });

  it('take the train along', () => {
    const plan = planOf([
      `10:00-10:00 station train`,
      '09:30-10:30 temple\n12:00-13:00 noodles lunch',
      '10:00-11:00 garden',
    ]);
    const { plan: shorter } = done({ type: 'dates', start: SUNDAY, end: MONDAY }, plan);
    expect(shorter.days[0]?.visits[0]).toMatchObject({ kind: 'transport', depart: 600 });
    expect(show(shorter, SUNDAY)).toBe('10:00-11:00 temple, 12:00-13:00 noodles lunch');
  });

  it('beyond the trip are for whoever plans', () => {
    expect(after({ type: 'dates', start: SATURDAY, end: '2027-04-06' })).toBe('refused: out-of-range');
    expect(after({ type: 'dates', start: SATURDAY, end: MONDAY })).toBe('unchanged');
  });

  it('do not lose what is over', () => {
    const later = { ...PLAN, visited: [visitOf('museum', SUNDAY)], now: { date: SUNDAY, time: at('11:30') } };
    expect(after({ type: 'dates', start: SATURDAY, end: SATURDAY }, SATURDAY, later)).toBe('refused: time-past');
    expect(after({ type: 'dates', start: MONDAY, end: MONDAY }, SATURDAY, later)).toBe('refused: time-past');
    expect(after({ type: 'dates', start: SATURDAY, end: SUNDAY }, SUNDAY, later)).toBe(
      '10:00-11:00 museum, 12:00-13:00 curry lunch',
    );
  });

  it('do not lose what is fixed', () => {
    const plan = planOf([DAYS[0], DAYS[1], '10:00-11:00 garden fixed']);
    expect(after({ type: 'dates', start: SATURDAY, end: SUNDAY }, SATURDAY, plan)).toBe('refused: visit-locked');
  });
});

describe('people and money', () => {
  it('with a diet eat at other tables, or nowhere', () => {
    const { plan } = done({ type: 'party', diets: ['vegan'] });
    // One table alone cooks vegan: it has them for lunch, and nobody eats at the same table twice a day.
    expect(show(plan)).toBe('09:10-10:10 temple, 10:20-11:20 shrine, 12:00-13:00 curry lunch, 14:00-15:30 castle');
    expect(plan.leftOut.map(({ place, reason }) => [place, reason])).toContainEqual([idOf('sushi'), 'diet-not-served']);
  });

  it('cost what they cost', () => {
    const plan = { ...PLAN, budget: { amount: 60_000, currency: 'JPY' } };
    expect(done({ type: 'party', travelers: 1 }, plan).plan.party.travelers).toBe(1);
    expect(after({ type: 'party', travelers: 4 }, SATURDAY, plan)).toBe('refused: over-budget');
    expect(after({ type: 'party', travelers: 0 })).toBe('refused: out-of-range');
  });

  it('have a limit that the plan keeps', () => {
    // ¥52,800 and an eighth.
    expect(done({ type: 'budget', limit: { amount: 59_400, currency: 'JPY' } }).plan.budget).toEqual({
      amount: 59_400,
      currency: 'JPY',
    });
    const outcome = applyEdit(PLAN, { type: 'budget', limit: { amount: 59_399, currency: 'JPY' } });
    expect(outcome).toMatchObject({ kind: 'refused', reasons: [{ code: 'over-budget' }] });
    expect(outcome.kind === 'refused' && outcome.remedies.map(({ edit }) => edit)).toEqual([
      { type: 'stay', by: { wish: 'cheaper' } },
      { type: 'budget', limit: { amount: 59_400, currency: 'JPY' } },
    ]);
    expect(after({ type: 'budget', limit: { amount: 59_400, currency: 'EUR' } })).toBe('refused: out-of-range');
    expect(after({ type: 'budget', limit: null })).toBe('unchanged');
  });
});

describe('two days', () => {
  it('exchange their stops', () => {
    const { plan, moved } = done({ type: 'swap-days', dates: [SATURDAY, SUNDAY] });
    expect(show(plan)).toBe('10:00-11:00 museum, 12:00-13:00 curry lunch');
    expect(show(plan, SUNDAY)).toBe(UNTOUCHED);
    expect(plan.days[2]).toBe(PLAN.days[2]);
    expect(moved).toEqual([]);
  });

  it('do not where something is closed', () => {
    expect(after({ type: 'swap-days', dates: [SUNDAY, MONDAY] })).toBe('refused: closed-that-day');
    expect(after({ type: 'swap-days', dates: [SUNDAY, SUNDAY] })).toBe('unchanged');
  });

  it('keep what is fixed', () => {
    const plan = planOf([SATURDAY_LINES.replace('castle', 'castle fixed'), DAYS[1], DAYS[2]]);
    expect(show(done({ type: 'swap-days', dates: [SATURDAY, SUNDAY] }, plan).plan)).toBe(
      '10:00-11:00 museum, 12:00-13:00 curry lunch, 14:00-15:30 castle fixed',
    );
  });
});

describe('a day that is filled anew', () => {
  const plan = {
    ...planOf([SATURDAY_LINES.replace('shrine', 'shrine fixed'), DAYS[1], DAYS[2]]),
    skipped: [idOf('park')],
  };
  const filled = done({ type: 'refill', date: SATURDAY }, plan).plan;

  it('keeps what is fixed, and leaves the other days alone', () => {
    expect(show(filled)).toContain('10:20-11:20 shrine fixed');
    expect(filled.days.slice(1)).toEqual(plan.days.slice(1));
  });

  it('takes nothing from other days, nor what was given up', () => {
    const places = filled.days[0]?.visits.map(({ place }) => place) ?? [];
    for (const name of ['museum', 'garden', 'curry', 'park']) expect(places).not.toContain(idOf(name));
    expect(places.length).toBeGreaterThan(plan.days[0]?.visits.length ?? 0);
  });

  it('does so the same for the same seed', () => {
    expect(applyEdit(plan, { type: 'refill', date: null }, { seed: 2, effort: 50 })).toEqual(
      applyEdit(plan, { type: 'refill', date: null }, { seed: 2, effort: 50 }),
    );
  });
});
