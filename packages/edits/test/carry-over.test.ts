import { visitIdOf } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import { carryOver, type EditablePlan } from '../src/index.ts';
import { DAYS, PLAN, UNTOUCHED } from './three-days.ts';
import { at, daily, DATES, idOf, MONDAY, planOf, SATURDAY, show, sight, SUNDAY, visitOf } from './town.ts';

const TUESDAY = '2027-04-06';

/** The same trip on these dates, with nothing but a bed at both ends of each day. */
function bareOf(
  plan: EditablePlan,
  dates: readonly string[] = DATES,
  changes: Partial<EditablePlan> = {},
): EditablePlan {
  const [empty] = planOf(['']).days;
  const [calendar] = plan.facts.calendar;
  if (!empty || !calendar) throw new Error('There is a day.');
  const days = dates.map((date) => {
    const [start, end] = ['start', 'end'].map((role) => visitIdOf(date, idOf('inn'), role));
    if (!start || !end) throw new Error('There are two.');
    return {
      ...empty,
      date,
      visits: empty.visits.map((visit, index) => ({ ...visit, id: index === 0 ? start : end })),
      legs: empty.legs.map((leg) => ({ ...leg, from: start, to: end })),
    };
  });
  const facts = { ...plan.facts, calendar: dates.map((date) => ({ ...calendar, date })) };
  return { ...plan, days, leftOut: [], facts, ...changes };
}

const carried = (plan: EditablePlan, dates?: readonly string[], changes?: Partial<EditablePlan>) =>
  carryOver(plan, bareOf(plan, dates, changes));
const daysOf = ({ plan }: ReturnType<typeof carryOver>): readonly string[] =>
  plan.days.map(({ date }) => show(plan, date));
const MUSEUM = '10:00-11:00 museum, 12:00-13:00 curry lunch';
const GARDEN = '10:00-11:00 garden';

describe('a plan carried over', () => {
  it('into the same days is the same', () => {
    const result = carried(PLAN);
    expect(daysOf(result)).toEqual([UNTOUCHED, MUSEUM, GARDEN]);
    expect(result).toMatchObject({ newDates: [], homeless: [], warnings: [], plan: { leftOut: [] } });
  });

  it('a day later is the same row of days; what is closed on its new weekday goes to another', () => {
    // The museum is closed on Mondays. Ten minutes after the garden it fits.
    expect(daysOf(carried(PLAN, [SUNDAY, MONDAY, TUESDAY]))).toEqual([
      UNTOUCHED,
      '12:00-13:00 curry lunch',
      `${GARDEN}, 11:10-12:10 museum`,
    ]);
  });

  it('into a day more at either end keeps the dates, and leaves the new one empty', () => {
    const longer = carried(PLAN, [...DATES, TUESDAY]);
    expect([daysOf(longer), longer.newDates]).toEqual([[UNTOUCHED, MUSEUM, GARDEN, ''], [TUESDAY]]);
    const earlier = carried(PLAN, ['2027-04-02', ...DATES]);
    expect([daysOf(earlier), earlier.newDates]).toEqual([['', UNTOUCHED, MUSEUM, GARDEN], ['2027-04-02']]);
  });

  it('into a day less places its stops on the others, the most liked first; meals belong to their day', () => {
    const result = carried(PLAN, [SUNDAY, MONDAY]);
    // The castle counts 5, the temple 3, the shrine 2: twice twenty minutes of way to the castle, and ten to spare each.
    expect(daysOf(result)).toEqual([
      `${MUSEUM}, 13:15-14:15 shrine`,
      `${GARDEN}, 11:20-12:50 castle, 13:10-14:10 temple`,
    ]);
    const text = 'The trip is another one now: 2027-04-03 is no day of it any more.';
    expect(result.plan.leftOut).toEqual([
      { place: idOf('noodles'), reason: 'no-time-left', text },
      { place: idOf('sushi'), reason: 'no-time-left', text },
    ]);
    expect(result.homeless).toEqual([]);
  });

  it('moves within its day what the day begins too late for, with another table for a meal that is lost', () => {
    const bare = bareOf(PLAN);
    const days = bare.days.map((day, index) => {
      if (index > 0) return day;
      const [first, ...rest] = day.visits;
      if (!first) return day;
      const train = {
        ...first,
        kind: 'transport',
        place: idOf('station'),
        arrive: at('13:00'),
        depart: at('13:00'),
      } as const;
      return { ...day, window: { start: at('13:00'), end: at('20:30') }, visits: [train, ...rest] };
    });
    const result = carryOver(PLAN, { ...bare, days });
    // Noodles at ten past one would leave the castle too little time before six.
    expect(daysOf(result)[0]).toBe(
      '13:10-14:10 bistro lunch, 14:30-15:00 temple, 15:10-16:10 shrine, 16:30-18:00 castle, 18:30-19:30 sushi dinner',
    );
    expect(result.plan.leftOut).toEqual([
      {
        place: idOf('noodles'),
        reason: 'no-time-left',
        text: 'There was no room left for noodles, which was planned on 2027-04-03.',
      },
    ]);
  });

  it('keeps the wishes about a day, and its hours', () => {
    const wished = PLAN.days.map((day) => ({
      ...day,
      settings: { pace: 'relaxed' as const },
      window: { start: at('09:05'), end: at('20:00') },
    }));
    const { plan } = carried({ ...PLAN, days: wished });
    expect(plan.days.map(({ settings, window }) => [settings, window])).toEqual(
      Array(3).fill([{ pace: 'relaxed' }, { start: at('09:05'), end: at('20:00') }]),
    );
    // Twenty minutes to spare.
    expect(show(plan)).toContain('09:10-10:10 temple, 10:30-11:30 shrine');
  });

  it('plans no meal again that was not wanted', () => {
    const days = PLAN.days.map((day) => ({ ...day, settings: { withoutMeals: ['lunch' as const] } }));
    const result = carried({ ...PLAN, days }, DATES, { party: { ...PLAN.party, diets: ['vegan'] } });
    // The one table that cooks vegan is free for dinner.
    expect(daysOf(result)[0]).toBe(
      '09:10-10:10 temple, 10:20-11:20 shrine, 14:00-15:30 castle, 18:30-19:30 curry dinner',
    );
  });

  it('for vegans goes to the table that cooks for them', () => {
    const result = carried(PLAN, DATES, { party: { ...PLAN.party, diets: ['vegan'] } });
    expect(daysOf(result)[0]).toBe(
      '09:10-10:10 temple, 10:20-11:20 shrine, 12:00-13:00 curry lunch, 14:00-15:30 castle',
    );
    expect(result.plan.leftOut.map(({ place, text }) => [place, text])).toEqual([
      [idOf('noodles'), 'noodles is not known to serve vegan meals.'],
      [idOf('sushi'), 'sushi is not known to serve vegan meals.'],
    ]);
    // A meal goes to no new day.
    expect(result.homeless).toEqual([]);
  });
});

describe('what is carried over to no day', () => {
  const WITHOUT_CASTLE = UNTOUCHED.replace('14:00-15:30 castle, ', '');

  it('is what was given up, without a word', () => {
    const result = carried(PLAN, DATES, { skipped: [idOf('castle')] });
    expect(daysOf(result)[0]).toBe(WITHOUT_CASTLE);
    expect(result).toMatchObject({ homeless: [], warnings: [], plan: { leftOut: [] } });
  });

  it('is what lies in no city of the trip any more', () => {
    const bare = bareOf(PLAN);
    const places = PLAN.facts.places.filter(({ id }) => id !== idOf('castle'));
    const result = carryOver(PLAN, { ...bare, facts: { ...bare.facts, places } });
    expect(daysOf(result)[0]).toBe(WITHOUT_CASTLE);
    expect(result.warnings).toEqual(['castle is in no city of the trip any more.']);
  });

  it('is what is avoided now, unless somebody insisted on it', () => {
    const avoiding = { preferences: { ...PLAN.preferences, avoid: ['castle' as const] } };
    const result = carried(PLAN, DATES, avoiding);
    expect(daysOf(result)[0]).toBe(WITHOUT_CASTLE);
    expect(result.plan.leftOut).toEqual([
      { place: idOf('castle'), reason: 'avoided', text: 'castle is of a kind that you want to avoid.' },
    ]);
    expect(result.homeless).toEqual([idOf('castle')]);
    expect(daysOf(carried(PLAN, DATES, { ...avoiding, mustDo: [idOf('castle')] }))[0]).toBe(UNTOUCHED);
  });

  it('is what of unknown hours was planned, for those who want known ones only; what is fixed stays', () => {
    const strict = { preferences: { ...PLAN.preferences, knownHoursOnly: true } };
    const plan = planOf(['10:00-11:00 secret', '', '']);
    expect(daysOf(carried(plan))[0]).toBe('10:00-11:00 secret');
    expect(daysOf(carried(plan, DATES, strict)).join('')).toBe('');
    const fixed = planOf(['10:00-11:00 secret fixed', '', '']);
    expect(daysOf(carried(fixed, DATES, strict))[0]).toBe('10:00-11:00 secret fixed');
  });
});

describe('what is fixed', () => {
  it('on a day that is none of the trip any more is said, and planned nowhere else', () => {
    const plan = planOf([DAYS[0], DAYS[1], '10:00-11:00 garden fixed']);
    const result = carried(plan, [SATURDAY, SUNDAY]);
    const text = 'garden was fixed for 2027-04-05, which is no day of the trip any more.';
    expect(daysOf(result)).toEqual([UNTOUCHED, MUSEUM]);
    expect(result.warnings).toEqual([text]);
    expect(result.plan.leftOut).toEqual([{ place: idOf('garden'), reason: 'no-time-left', text }]);
  });

  it('keeps its date where the days move', () => {
    const plan = planOf(['10:00-11:00 temple', '10:00-11:00 shrine fixed', '']);
    // The temple comes before it, from ten minutes after nine at the earliest, with ten minutes to spare.
    expect(daysOf(carried(plan, [SUNDAY, MONDAY, TUESDAY]))).toEqual([
      '09:10-09:50 temple, 10:00-11:00 shrine fixed',
      '',
      '',
    ]);
  });

  it('and cannot be kept is said, and free on another day', () => {
    const plan = planOf([DAYS[0].replace('castle', 'castle fixed'), DAYS[1], DAYS[2]]);
    const result = carried(plan, DATES, { closed: [{ place: idOf('castle'), date: SATURDAY }] });
    expect(result.warnings).toEqual(['castle was fixed for 2027-04-03 and cannot be kept there: look at it yourself.']);
    expect(daysOf(result).slice(1)).toEqual([MUSEUM, `${GARDEN}, 11:20-12:50 castle`]);
  });

  it('beside something else that is fixed, with no time for the way, lets the later one go', () => {
    const plan = planOf(['10:00-11:00 temple fixed\n11:05-12:05 castle fixed', '', '']);
    const result = carried(plan);
    expect(daysOf(result)).toEqual(['10:00-11:00 temple fixed', '09:20-10:20 castle', '']);
    expect(result.warnings).toHaveLength(1);
  });
});

describe('under way', () => {
  const now = { date: SUNDAY, time: at('10:30') };
  const avoid = { preferences: { ...PLAN.preferences, avoid: ['castle' as const, 'museum' as const] } };

  it('a day that is over and a stop that one is at stay, whatever the wishes are now', () => {
    const result = carried(PLAN, DATES, { ...avoid, now, visited: [visitOf('temple')] });
    expect(daysOf(result)).toEqual([UNTOUCHED, MUSEUM, GARDEN]);
    // What is planned needs no new day.
    expect(result).toMatchObject({ homeless: [], plan: { leftOut: [] } });
  });

  it('nothing goes to a day that is over', () => {
    const plan = planOf(['10:00-11:00 temple', '10:00-11:00 shrine', '10:00-11:00 market']);
    const result = carried(plan, DATES, {
      now: { date: SUNDAY, time: at('09:00') },
      closed: DATES.slice(1).map((date) => ({ place: idOf('market'), date })),
    });
    expect(daysOf(result)).toEqual(['10:00-11:00 temple', '10:00-11:00 shrine', '']);
    expect(result.homeless).toEqual([idOf('market')]);
  });
});

it('prefers the day on which nothing has to move', () => {
  const full = '09:10-12:00 temple\n12:10-17:50 shrine';
  const extra = sight('extra', 10, { hours: daily('09:00', '18:00') });
  const base = planOf(['', '', '']);
  const facts = { ...base.facts, places: [...base.facts.places, extra] };
  const plan = planOf([full, '10:00-11:00 garden', '10:00-11:00 extra'], { facts });
  const result = carried(plan, DATES, { closed: [{ place: idOf('extra'), date: MONDAY }] });
  expect(daysOf(result)).toEqual([
    '09:10-12:00 temple, 12:10-17:50 shrine',
    '10:00-11:00 garden, 11:10-12:10 extra',
    '',
  ]);
});
