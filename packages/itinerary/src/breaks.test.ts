import { type DayPlan, type Eatery, toMealBreaks, toPlaceBook } from '@wayfarer/trip';
import { parseTime } from '@wayfarer/trip/clock';
import { money } from '@wayfarer/trip/money';
import { describe, expect, it } from 'vitest';

import { DAY, idOf, INN, linesOf, requestOf, sight, STATION, table, train, visit } from '../test/small-town.ts';
import { explainBreak, listBreaks, toUnfed } from './breaks.ts';
import { fillDays, type FillRequest } from './index.ts';

const temple = sight('temple');
const FOUR = { travelers: 4, diets: ['vegan', 'halal'], eaters: { vegan: 1, halal: 2 }, access: [] } as const;

/** The day of a town with breaks beside its temple, at ten minutes from the inn. */
function dayWith(eateries: readonly Eatery[], over: Partial<FillRequest> = {}) {
  const all = [...eateries, ...toMealBreaks([temple], [])];
  const book = toPlaceBook([INN, STATION, temple, ...all]);
  const [day] = fillDays(requestOf({ sights: [temple], eateries: all, book, ...over })).days;
  if (!day) throw new Error('There is a day.');
  return day;
}

function meals(eateries: readonly Eatery[], over: Partial<FillRequest> = {}): readonly string[] {
  return dayWith(eateries, over)
    .visits.filter(({ kind }) => kind === 'meal')
    .map(({ label, place }) => label ?? place.replace('place_town-', ''));
}

describe('where a break may be', () => {
  /** Breaks at so many minutes along the street, beside sights of those names. */
  const along = (...minutes: readonly number[]) =>
    toMealBreaks(
      minutes.map((at) => sight(`s${String(at).padStart(2, '0')}`, { minutes: at })),
      [],
    );
  const listed = (eateries: readonly Eatery[], stops: readonly string[], meal: 'lunch' | 'dinner' = 'lunch') => {
    const visits = stops.map((name, index) => visit(name, `1${index}:00`, `1${index}:30`));
    const day: DayPlan = { date: DAY.date, zone: 'Asia/Tokyo', window: DAY.window, stay: null, visits, legs: [] };
    const places = [INN, STATION, ...[0, 9, 50].map((minutes) => sight(`stop-${minutes}`, { minutes })), ...eateries];
    return listBreaks([{ date: DAY.date, meal }], [day], requestOf({ eateries, book: toPlaceBook(places) })).map(
      ({ place, meal: of, onlyOn }) => [place.id.replace('place_town-', '').replace('-meal-break', ''), of, onlyOn],
    );
  };
  const names = (...given: Parameters<typeof listed>) => listed(...given).map(([name]) => name);

  it('is beside each stop, and at the five that are nearest to the first', () => {
    const all = along(1, 2, 3, 4, 5, 6, 52, 60);
    expect(listed(all.slice(0, 1), ['stop-0'], 'dinner')).toEqual([['s01', 'dinner', DAY.date]]);
    expect(names(all, ['stop-0'])).toEqual(['s01', 's02', 's03', 's04', 's05']);
    expect(names(all, ['stop-0', 'stop-50'])).toEqual(['s01', 's52', 's02', 's03', 's04', 's05']);
    // Of two as near the one that comes first by name.
    expect(names(along(8, 10, 30), ['stop-9']).slice(0, 2)).toEqual(['s08', 's10']);
    expect(names(all, [])).toEqual([]);
    // No table, and none of another city.
    expect(
      names(
        [table('noodles', { minutes: 1 }), ...all.slice(6).map((one) => ({ ...one, city: 'port' as never }))],
        ['stop-0'],
      ),
    ).toEqual([]);
  });

  it('is none of a breakfast, or where none is wanted', () => {
    expect(toUnfed(['breakfast', 'lunch', 'dinner'], DAY)).toEqual([
      { date: DAY.date, meal: 'lunch' },
      { date: DAY.date, meal: 'dinner' },
    ]);
    expect(toUnfed(['lunch', 'dinner'], { ...DAY, withoutMeals: ['lunch'] })).toEqual([
      { date: DAY.date, meal: 'dinner' },
    ]);
  });

  it('names all that is known and all that is not, each once', () => {
    const party = { travelers: 2, diets: ['vegan', 'nut-free'], access: ['step-free'] } as const;
    const at_ = along(10)[0] ?? table('none');
    const green = table('green', { serves: ['vegan'], minutes: 12 });
    const why = (eateries: readonly Eatery[], more: object = {}) =>
      explainBreak(
        { kind: 'meal', place: at_, meal: 'lunch', score: 0, mandatory: false },
        DAY.date,
        requestOf({ eateries, party, ...more }),
      );
    expect(why([green])).toBe(
      'No restaurant is known in town for lunch that serves vegan and nut-free meals and can be entered without steps: everybody eats where they like. Known and open then: vegan at green (2 min). No kitchen is known to be nut-free then: ask before you order, or buy from a shop.',
    );
    const free = { party: { ...party, diets: [] } };
    expect(why([{ ...green, stepFree: 'no' }], free)).toBe(
      'No restaurant is known in town for lunch that can be entered without steps: everybody eats where they like.',
    );
    // At noon it has closed, or at half past two it has not opened.
    const hours = (open: string, close: string) => ({
      hours: { [DAY.date]: [{ open: parseTime(open), close: parseTime(close) }] },
    });
    const known = (open: string, close: string) =>
      why([{ ...green, ...hours(open, close) }]).includes('Known and open then');
    expect([
      known('08:00', '12:00'),
      known('08:00', '12:01'),
      known('14:29', '20:00'),
      known('14:30', '20:00'),
    ]).toEqual([false, true, true, false]);
  });
});

describe('a meal for which there is no table', () => {
  it('is a break near the way, at its hour', () => {
    expect(linesOf(dayWith([]))).toEqual([
      '09:00-09:00 inn',
      '09:10-10:10 temple',
      '12:00-13:00 temple-meal-break lunch',
      '18:30-19:30 temple-meal-break dinner',
      '19:40-19:40 inn',
    ]);
    expect(meals([])).toEqual(['Lunch on your own near temple', 'Dinner on your own near temple']);
  });

  it('is none where there is a table', () => {
    expect(meals([table('noodles'), table('curry')])).not.toContain('Lunch on your own near temple');
    expect(meals([table('noodles', { meals: ['dinner'] })])).toEqual(['Lunch on your own near temple', 'noodles']);
  });

  it('says where each of the party is known to be served, how far that is, and how many it suits', () => {
    const [lunch] = dayWith(
      [
        table('green', { serves: ['vegan'], minutes: 15 }),
        table('farther', { serves: ['vegan'], minutes: 40 }),
        table('medina', { serves: ['halal'], minutes: 2 }),
        table('closed', { serves: ['halal'], hours: { [DAY.date]: [] } }),
      ],
      { party: FOUR },
    ).visits.filter(({ kind }) => kind === 'meal');
    // From the temple, at 10 minutes: 5 to the one, 8 to the other. Of four one is a vegan and two eat halal.
    expect(lunch?.why).toBe(
      'No restaurant is known in town for lunch that serves vegan and halal meals: everybody eats where they like. Known and open then: vegan at green (5 min, suits 2 of 4); halal at medina (8 min, suits 3 of 4).',
    );
  });

  it('says of a diet that nobody is known to serve that one has to ask', () => {
    const party = { travelers: 2, diets: ['nut-free'], access: [] } as const;
    const [lunch] = dayWith([table('noodles')], { party }).visits.filter(({ kind }) => kind === 'meal');
    expect(lunch?.why).toContain('No kitchen is known to be nut-free then: ask before you order, or buy from a shop.');
  });

  it('has no price, and comes where no table can be paid', () => {
    const dear = [table('dear', { price: money(90_000, 'JPY') })];
    expect(meals(dear, { spendingLimit: money(2000, 'JPY') })).toEqual([
      'Lunch on your own near temple',
      'Dinner on your own near temple',
    ]);
  });

  it('says how many houses there are that suit, and cannot be had', () => {
    const dear = (name: string, over: Partial<Eatery> = {}) => table(name, { price: money(90_000, 'JPY'), ...over });
    const why = (...eateries: readonly Eatery[]): string =>
      dayWith(eateries, { spendingLimit: money(2000, 'JPY') }).visits.find(({ meal }) => meal === 'lunch')?.why ?? '';
    expect(why(dear('a'))).toBe(
      'The one restaurant known to suit all of you cannot be had for lunch then and within the budget: everybody eats where they like.',
    );
    // Nobody has lunch at a house for the evening.
    expect(why(dear('a'), dear('b'), dear('late', { meals: ['dinner'] }))).toBe(
      'None of the 2 restaurants known to suit all of you can be had for lunch then and within the budget: everybody eats where they like.',
    );
    expect(why()).toBe('No restaurant is known in town for lunch: everybody eats where they like.');
  });

  it('is not where it is not wanted, nor on a day that has no time for it', () => {
    expect(meals([], { days: [{ ...DAY, withoutMeals: ['lunch'] }] })).toEqual(['Dinner on your own near temple']);
    expect(meals([], { days: [{ ...DAY, from: train('13:00') }] })).toEqual(['Dinner on your own near temple']);
    const early = { start: parseTime('09:00'), end: parseTime('18:00') };
    expect(meals([], { days: [{ ...DAY, window: early }] })).toEqual(['Lunch on your own near temple']);
  });

  it('is a second time at the one house that suits, before it is a break', () => {
    const days = ['03', '04'].map((date) => ({ ...DAY, date: `2027-04-${date}` }));
    const hours = Object.fromEntries(
      days.map(({ date }) => [date, [{ open: parseTime('11:00'), close: parseTime('22:00') }]]),
    );
    const one = table('one', { serves: ['vegan'], hours });
    const eateries = [one, ...toMealBreaks([temple], [])];
    const book = toPlaceBook([INN, STATION, temple, ...eateries]);
    const party = { travelers: 2, diets: ['vegan'], access: [] } as const;
    const { days: filled } = fillDays(requestOf({ sights: [temple], eateries, book, days, party }));
    const places = filled.flatMap(({ visits }) =>
      visits.filter(({ kind }) => kind === 'meal').map(({ place }) => place),
    );
    expect(places).toHaveLength(4);
    // Once a day, and no more than twice.
    expect(places.filter((place) => place === idOf('one'))).toHaveLength(2);
  });
});
