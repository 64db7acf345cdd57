import type { DayPlan, Place, Visit } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import { applyEdit, type Edit, type EditablePlan } from '../src/index.ts';
import { after, DAYS, done, PLAN, SATURDAY_LINES, UNTOUCHED } from './three-days.ts';
import { at, idOf, inn, MONDAY, PLACES, planOf, SATURDAY, show, SUNDAY, visitOf } from './town.ts';

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

describe('a bed for some nights', () => {
  const bedsOf = ({ days }: EditablePlan): readonly string[] =>
    days.map(({ visits, stay }) =>
      [visits[0]?.place, visits.at(-1)?.place, stay]
        .map((place) => place?.slice('place_town-'.length) ?? '-')
        .join(' '),
    );
  const withHouses = (...houses: readonly Place[]): EditablePlan => ({
    ...PLAN,
    facts: { ...PLAN.facts, places: [...PLACES, ...houses] },
  });

  it('is that of the nights ahead: one has woken up in the old one', () => {
    const underWay = { ...PLAN, now: { date: SUNDAY, time: at('12:30') } };
    const { plan, asked } = done({ type: 'stay', by: idOf('palace') }, underWay);
    expect(bedsOf(plan)).toEqual(['inn inn inn', 'inn palace palace', 'palace palace palace']);
    expect(asked.map(({ place, from, to }) => [place, (from ?? to)?.date])).toEqual([
      [idOf('inn'), SUNDAY],
      [idOf('palace'), SUNDAY],
    ]);
    expect(
      after({ type: 'stay', by: idOf('palace') }, SATURDAY, {
        ...PLAN,
        now: { date: '2027-05-01', time: at('10:00') },
      }),
    ).toBe('refused: out-of-range');
  });

  it('is that of the nights in its city, and of the morning after', () => {
    const other = { city: 'other' as Place['city'] };
    const plan = withHouses(inn('far', 5, other), inn('farther', 15, other));
    const sleeps =
      (name: string) =>
      (visit: Visit): Visit =>
        visit.kind === 'stay' ? { ...visit, place: idOf(name) } : visit;
    const [first, second, third] = plan.days as readonly [DayPlan, DayPlan, DayPlan];
    const abroad: EditablePlan = {
      ...plan,
      days: [
        first,
        {
          ...second,
          stay: idOf('far'),
          visits: [...second.visits.slice(0, -1), ...second.visits.slice(-1).map(sleeps('far'))],
        },
        { ...third, stay: null, visits: third.visits.map(sleeps('far')) },
      ],
      facts: {
        ...plan.facts,
        calendar: plan.facts.calendar.map((day) => (day.date === SUNDAY ? { ...day, ...other } : day)),
      },
    };
    const by = (name: string): readonly string[] => bedsOf(done({ type: 'stay', by: idOf(name) }, abroad).plan);
    expect(by('farther')).toEqual(['inn inn inn', 'inn farther farther', 'farther farther -']);
    expect(by('palace')).toEqual(['palace palace palace', 'palace far far', 'far far -']);
  });

  it('that is cheaper is the nearest of these, and of two as near the first by its id', () => {
    const yen = (amount: number) => ({ nightly: { amount, currency: 'JPY' } });
    const choose = (...houses: readonly Place[]): string =>
      bedsOf(done({ type: 'stay', by: { wish: 'cheaper' } }, withHouses(...houses)).plan)[0] ?? '';
    expect(choose(inn('b', 10, yen(8000)), inn('a', 10, yen(9000)))).toBe('a a a');
    expect(choose(inn('a', 10, yen(9000)), inn('b', 10, yen(8000)))).toBe('a a a');
    // At the door of the hotel of five minutes away all is farther.
    expect(choose(inn('a', 6, yen(9000)), inn('b', 10, yen(8000)))).toBe('b b b');
    expect(choose(inn('a', 10, yen(12_000)))).toBe('hostel hostel hostel');
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
    // A yen less than it costs is taken, too; what comes later may not cost more than it does.
    const { plan } = done({ type: 'budget', limit: { amount: 59_399, currency: 'JPY' } });
    expect(plan.budget).toEqual({ amount: 59_399, currency: 'JPY' });
    expect(done({ type: 'length', visit: visitOf('temple'), minutes: 50 }, plan).plan.budget).toEqual(plan.budget);
    expect(after({ type: 'add', place: idOf('bistro'), meal: 'dinner', to: { date: MONDAY } }, MONDAY, plan)).toBe(
      'refused: over-budget',
    );
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
