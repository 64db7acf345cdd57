import type { EditablePlan } from '@wayfarer/edits';
import type { DayPlan, PlaceId, Visit, VisitId } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { briefOf, cityDay, DATES, eatery, lodging, sight, TOKYO, yen } from '../../test/tiny-town.ts';
import { aboutPersons } from './about-persons.ts';
import { withFilledGaps } from './fill-gaps.ts';
import { toEditable } from './under-way.ts';
import { withinBudget } from './within-budget.ts';

const [MONDAY, TUESDAY] = DATES;
const INN = lodging('Inn', 2000);
const SIGHTS = [
  sight('Hall', { fee: yen(500) }),
  sight('Tower', { fee: yen(900) }),
  sight('Park', { categories: ['park'], significance: 1 }),
  sight('Garden', { categories: ['garden'], significance: 2 }),
  sight('Temple', { categories: ['temple'], significance: 4 }),
  sight('Far', { city: TOKYO }),
];
const TABLES = [eatery('Soba', { price: yen(1000) }), eatery('Grill', { price: yen(3000) })];
const idOf = (name: string): PlaceId =>
  [...SIGHTS, ...TABLES, INN].find((place) => place.name === name)?.id ?? ('' as PlaceId);

/** `Hall 10` an hour each; `lunch` and `dinner` follow a table, `fixed` what is. */
function dayOf(date: string, lines: readonly string[], more: Partial<DayPlan> = {}): DayPlan {
  const bed = (role: string, at: number): Visit => ({
    ...{ id: `visit_${date}-${role}` as VisitId, place: INN.id, kind: 'stay', locked: false, why: '' },
    ...{ arrive: minute(at), depart: minute(at) },
  });
  const stops = lines.map((line): Visit => {
    const [name = '', hour = '', ...words] = line.split(' ');
    const meal = words.find((word) => word === 'lunch' || word === 'dinner');
    return {
      ...{ id: `visit_${date}-${name}` as VisitId, place: idOf(name), kind: meal ? 'meal' : 'place', why: 'Planned.' },
      ...{ arrive: minute(Number(hour) * 60), depart: minute(Number(hour) * 60 + 60) },
      ...(meal && { meal }),
      locked: words.includes('fixed'),
    };
  });
  const window = { start: minute(540), end: minute(1230) };
  const day = {
    date,
    zone: 'Asia/Tokyo',
    window,
    stay: INN.id,
    visits: [bed('start', 540), ...stops.toSorted((left, right) => left.arrive - right.arrive), bed('end', 1230)],
    legs: [],
    ...more,
  };
  return day;
}

function planOf(days: readonly DayPlan[], more: Partial<EditablePlan> = {}, said: object = {}): EditablePlan {
  const town = {
    days: days.map(({ date }) => cityDay(date)),
    sights: SIGHTS,
    eateries: TABLES,
    lodgings: [INN],
    limit: 1_000_000,
    said,
  };
  const leftOut = SIGHTS.filter(({ id }) => !days.some(({ visits }) => visits.some(({ place }) => place === id))).map(
    ({ id }) => ({
      ...{ place: id, reason: 'scored-lower' as const, text: '' },
    }),
  );
  const history = { skipped: [], closed: [], visited: [], now: null } as unknown as EditablePlan;
  return { ...toEditable(briefOf(town), history, { days, leftOut }), ...more };
}

const show = ({ days }: Pick<EditablePlan, 'days'>, date = MONDAY) =>
  (days.find((day) => day.date === date)?.visits ?? [])
    .filter(({ kind }) => kind !== 'stay' && kind !== 'transport')
    .map(({ place }) => place.replace('place_kyoto-', ''));

describe('a plan that is dearer than it may be', () => {
  const dear = planOf([dayOf(MONDAY, ['Hall 10', 'Tower 14', 'Grill 12 lunch'])]);
  const without = (limit: number, plan = dear) => {
    const cut = withinBudget(plan, yen(limit));
    return [
      show(cut),
      cut.leftOut.filter(({ reason }) => reason === 'over-budget').map(({ place, text }) => [place, text]),
    ];
  };

  it('exchanges tables and gives up what costs most, one after the other, until it costs no more', () => {
    // A bed of 2,000, entries of 1,400 and a meal of 3,000, and an eighth of it.
    const total = 7200;
    expect(without(total)[0]).toEqual(['hall', 'grill', 'tower']);
    const [stops] = without(total - 1);
    expect(stops).toEqual(['hall', 'soba', 'tower']);
    const cheapest = withinBudget(dear, yen(0));
    expect(show(cheapest)).toEqual([]);
    expect(without(0)[1]).toEqual(
      expect.arrayContaining([[idOf('Tower'), 'With Tower the trip would cost more than it may.']]),
    );
    expect(cheapest.budget).toBe(dear.budget);
  });

  it('keeps what is fixed or insisted on', () => {
    const fixed = planOf([dayOf(MONDAY, ['Hall 10', 'Tower 14 fixed'])], { mustDo: [idOf('Hall')] });
    expect(without(0, fixed)[0]).toEqual(['hall', 'tower']);
    expect(without(0, planOf([dayOf(MONDAY, ['Hall 10', 'Tower 14 fixed'])]))[0]).toEqual(['tower']);
    expect(without(0, planOf([dayOf(MONDAY, ['Park 10'])]))[0]).toEqual(['park']);
  });
});

describe('gaps', () => {
  const train = (day: DayPlan): DayPlan => ({
    ...day,
    visits: day.visits.map((one, index) => (index === 0 ? { ...one, kind: 'transport' } : one)),
  });
  const plan = planOf([dayOf(MONDAY, ['Hall 10', 'Soba 12 lunch', 'Grill 19 dinner'])]);
  const grown = (changed: readonly string[], old = plan, given = plan, newDates: readonly string[] = []) =>
    withFilledGaps(given, { old, newDates, changed: changed as never });
  const ideas = (filled: EditablePlan) =>
    (filled.days[0]?.visits ?? []).filter(({ why }) => why !== 'Planned.' && why !== '');

  it('are filled where another pace or other interests ask for more', () => {
    const filled = grown(['pace']);
    // Six a day at a moderate pace: all four that are left in the city, though not that of another one.
    expect(show(filled).toSorted()).toEqual(['garden', 'grill', 'hall', 'park', 'soba', 'temple', 'tower']);
    expect(new Set(ideas(filled).map(({ why }) => why))).toEqual(new Set(['It fits what you would like now.']));
    expect(show(grown(['budget']))).toEqual(show(plan));
    expect(show(grown(['pace'], plan, plan, [MONDAY]))).toEqual(show(plan));
  });

  it('are filled on a day that no journey takes any more', () => {
    const old = { ...plan, days: plan.days.map(train) };
    const filled = grown([], old);
    expect(show(filled)).toHaveLength(7);
    expect(ideas(filled)[0]?.why).toBe('The day has time for it now that no journey takes it.');
    expect(show(grown([], old, old))).toEqual(show(plan));
    expect(show(grown([], plan, plan))).toEqual(show(plan));
  });

  it('are filled to what the pace holds, and with a table for each meal that is wanted', () => {
    const relaxed = planOf([dayOf(MONDAY, ['Hall 10'])], {}, { pace: 'relaxed' });
    const filled = grown(['pace'], relaxed, relaxed);
    // Four stops, lunch and dinner.
    expect(filled.days[0]?.visits.filter(({ kind }) => kind === 'place')).toHaveLength(4);
    expect(filled.days[0]?.visits.flatMap(({ meal }) => meal ?? [])).toEqual(['lunch', 'dinner']);
    const hungry = planOf(
      [dayOf(MONDAY, ['Hall 10'], { settings: { withoutMeals: ['lunch'] } })],
      {},
      { pace: 'relaxed' },
    );
    expect(grown(['pace'], hungry, hungry).days[0]?.visits.flatMap(({ meal }) => meal ?? [])).toEqual(['dinner']);
  });

  it('are filled with the best that nobody took out, avoids or gave up', () => {
    const relaxed = (more: Partial<EditablePlan>) =>
      planOf([dayOf(MONDAY, ['Hall 10', 'Tower 14', 'Park 15.5'])], more, { pace: 'relaxed' });
    const with_ = (more: Partial<EditablePlan> = {}) => {
      const given = relaxed(more);
      return show(grown(['pace'], given, given)).filter((name) => ['temple', 'garden'].includes(name));
    };
    const leftOut = (reason: string) =>
      relaxed({}).leftOut.map((entry) =>
        entry.place === idOf('Temple') ? { ...entry, reason } : entry,
      ) as EditablePlan['leftOut'];
    expect(with_()).toEqual(['temple']);
    expect(with_({ leftOut: leftOut('taken-out') })).toEqual(['garden']);
    expect(with_({ leftOut: leftOut('avoided') })).toEqual(['garden']);
    expect(with_({ skipped: [idOf('Temple')] })).toEqual(['garden']);
  });

  it('are made for what is liked better now, in the place of what is liked least', () => {
    const likes = planOf([dayOf(MONDAY, ['Park 10', 'Hall 14'])], {}, { interests: ['temples'], pace: 'relaxed' });
    const filled = grown(['interests'], likes, likes);
    expect(show(filled)).toContain('temple');
    const park = filled.leftOut.find(({ place }) => place === idOf('Park'));
    expect(park?.text ?? 'planned').toMatch(/^Something you like better took the place of Park\.$|^planned$/);
    // The park is liked least, wherever it stands.
    const later = planOf([dayOf(MONDAY, ['Hall 10', 'Park 14'])], {}, { interests: ['temples'], pace: 'relaxed' });
    expect(show(grown(['interests'], later, later)).slice(0, 1)).toEqual(['hall']);
    expect(
      grown(['interests'], later, later).days[0]?.visits.find(({ place }) => place === idOf('Temple'))?.arrive,
    ).toBe(840);
    // What is fixed or insisted on goes for nobody.
    const one = (lines: readonly string[], more: Partial<EditablePlan> = {}) => {
      const given = {
        ...planOf([dayOf(MONDAY, lines)], more, { interests: ['temples'], pace: 'relaxed' }),
        leftOut: [],
      };
      const idea = { place: idOf('Temple'), reason: 'scored-lower', text: '' } as const;
      const ready = { ...given, leftOut: [idea] };
      return show(grown(['interests'], ready, ready)).filter((name) => name === 'park' || name === 'temple');
    };
    // There is room for the park as well, later.
    expect(one(['Park 10'])).toEqual(['temple', 'park']);
    expect(one(['Park 10 fixed'])).toEqual(['park', 'temple']);
    expect(one(['Park 10'], { mustDo: [idOf('Park')] })).toEqual(['park', 'temple']);
  });

  it('of other days stay as they are', () => {
    const two = planOf([dayOf(MONDAY, ['Hall 10']), dayOf(TUESDAY, ['Tower 10'])]);
    const old = { ...two, days: two.days.map((one, index) => (index === 1 ? train(one) : one)) };
    expect(show(grown([], old, two), MONDAY)).toEqual(['hall']);
    expect(show(grown([], old, two), TUESDAY).length).toBeGreaterThan(1);
  });
});

describe('what is said of several people', () => {
  const persons = [
    { label: 'Anna', count: 2, limit: { money: yen(5000), scope: 'person' } },
    { label: 'Ben', count: 1, limit: { money: yen(9000), scope: 'person' } },
  ];
  const about = (
    travelers: number,
    given: readonly object[] = persons,
    more: object = {},
    lines = ['Hall 10', 'Tower 14'],
  ) => {
    const brief = briefOf({
      ...{ days: [cityDay(MONDAY)], sights: SIGHTS, eateries: TABLES, lodgings: [INN], limit: 1_000_000 },
      said: { travelers, persons: given, ...more },
    });
    const leftOut = ['Hall', 'Tower', 'Park', 'Garden'].map((name) => ({
      place: idOf(name),
      reason: 'over-budget' as const,
      text: '',
    }));
    return aboutPersons({ days: [dayOf(MONDAY, lines)], leftOut }, brief);
  };

  it('is what they do together, what is left to those who have more, and what only they can pay', () => {
    const [budget] = about(4).filter((notice) => notice.about === 'budget');
    // Entries of 1,400 and an eighth, each.
    expect(budget?.text).toMatch(
      /^What you do together is within what Anna can spend: ¥[\d,]+ of ¥5,000 each\. Left over for each: Ben ¥[\d,]+ and you as much as you like\. Left out because of that limit, and open to those who have more: Hall \(¥500\), Tower \(¥900\) and Park( \(¥0\))?\.$/,
    );
    expect(about(3).find((notice) => notice.about === 'budget')?.text).not.toContain('as much as you like');
    const same = persons.map((person) => ({ ...person, limit: { money: yen(5000), scope: 'person' } }));
    expect(about(3, same).find((notice) => notice.about === 'budget')?.text).toMatch(/each\.$/);
    expect(
      about(1, [{ label: 'Anna', count: 1, limit: { money: yen(5000), scope: 'person' } }]).filter(
        (notice) => notice.about === 'budget',
      ),
    ).toEqual([]);
  });

  it('is whose taste it meets by less than half', () => {
    const tastes = [
      { label: 'Anna', count: 1, interests: ['temples'] },
      { label: 'Ben', count: 1, avoid: ['museum'] },
    ];
    const told = about(2, tastes)
      .filter((notice) => notice.about === 'taste')
      .map(({ text }) => text);
    expect(
      told.some((text) =>
        /^Little of this is to the taste of Ben \(\d+ of 100, and 2 of the 2 places are of a kind they would rather not see\)\. Say "fair/.test(
          text,
        ),
      ),
    ).toBe(true);
    const one = about(2, tastes, {}, ['Hall 10', 'Garden 14'])
      .filter((notice) => notice.about === 'taste')
      .map(({ text }) => text)
      .join('\n');
    expect(one === '' || /1 of the 2 places is of a kind/.test(one) || /Anna/.test(one)).toBe(true);
    expect(about(2, tastes, {}, []).filter((notice) => notice.about === 'taste')).toEqual([]);
    expect(about(2, tastes.slice(0, 1), {}, []).filter((notice) => notice.about === 'taste')).toEqual([]);
  });

  it('is when children end their day, and of how many places nobody knows what they pay', () => {
    const child = (age: number) => [{ label: 'your child', count: 1, ages: [age] }];
    const text = (age: number, lines?: readonly string[]) =>
      about(2, child(age), {}, lines as never).find((notice) => notice.about === 'children')?.text;
    expect(text(4)).toMatch(
      /^With a child of 4 the last stop of a day is over by \d\d:\d\d, and no evening out is planned\. What children pay at 2 places is not known, so the full price is counted: it may be less\.$/,
    );
    expect(text(4, ['Hall 10', 'Park 14'])).toContain('What children pay at one place is not known');
    expect(text(4, ['Park 14'])).toMatch(/no evening out is planned\.$/);
    expect(about(2, []).find((notice) => notice.about === 'children')).toBeUndefined();
  });
});
