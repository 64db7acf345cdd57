import type { VisitId } from '@wayfarer/trip';
import { money } from '@wayfarer/trip/money';
import { describe, expect, it } from 'vitest';

import { done, PLAN } from '../../test/three-days.ts';
import { at, idOf, MONDAY, planOf, SATURDAY, SUNDAY, visitOf } from '../../test/town.ts';
import type { Edit, EditablePlan, EditOutcome } from '../index.ts';
import { toContext } from '../plan/context.ts';
import { findRemedies } from './find-remedies.ts';
import type { Idea } from './idea.ts';
import { ideasForAdding, ideasForLength, ideasForMoving, inTheWay } from './ideas-for-stops.ts';
import { listIdeas } from './list-ideas.ts';

const REFUSED = { kind: 'refused', reasons: [{ code: 'overlap', text: '' }], remedies: [] } as unknown as EditOutcome;
const CONTEXT = toContext(PLAN);
const overlap = [{ code: 'overlap', text: '' }] as const;
const show = (ideas: Iterable<Idea>) =>
  [...ideas].map(({ edit, opensTheWay }) => (opensTheWay ? { ...edit, first: true } : edit));
const ideasOf = (
  edit: Edit,
  reasons: readonly object[] = overlap,
  plan: EditablePlan = PLAN,
  attempt = (): EditOutcome => REFUSED,
) => show(listIdeas(toContext(plan), { edit, reasons: reasons as never, attempt }));
const times = (ideas: readonly object[]) => ideas.flatMap((idea) => (idea as { to?: { at?: number } }).to?.at ?? []);

describe('ideas for a place that does not fit', () => {
  const park = (to: object, more: object = {}) =>
    show(ideasForAdding(CONTEXT, { type: 'add', place: idOf('park'), to, ...more }, overlap));

  it('are another hour near to it, any that day, shorter, another day, instead of another, as an appointment', () => {
    const ideas = park({ date: SATURDAY, at: at('12:15') });
    expect(times(ideas).slice(0, 10)).toEqual([750, 720, 765, 705, 795, 675, 825, 645, 855, 615]);
    const rest = ideas.slice(10);
    expect(rest[0]).toEqual({ type: 'add', place: idOf('park'), to: { date: SATURDAY } });
    expect(rest[1]).toMatchObject({ minutes: 30 });
    expect(rest.slice(2, 4)).toEqual(
      [SUNDAY, MONDAY].map((date) => ({ type: 'add', place: idOf('park'), to: { date } })),
    );
    // The shrine is missed less than the temple, and that less than the castle.
    expect(rest.slice(4, 7).map((idea) => (idea as { visit?: string }).visit)).toEqual(
      ['shrine', 'temple', 'castle'].map((name) => visitOf(name)),
    );
    expect(rest.at(-1)).toEqual({ type: 'lock', place: idOf('park'), date: SATURDAY, at: at('12:15') });
  });

  it('begin with the hour nearest to it at which the door is open long enough', () => {
    // The museum is open from ten to five: an hour there begins at four at the latest.
    const museum = (text: string, changes: object = {}) => {
      const plan = { ...planOf(['', '', '']), ...changes };
      return times(
        show(
          ideasForAdding(
            toContext(plan),
            { type: 'add', place: idOf('museum'), to: { date: SATURDAY, at: at(text) } },
            overlap,
          ),
        ),
      )[0];
    };
    expect([museum('08:00'), museum('16:30'), museum('20:00')]).toEqual([at('10:00'), at('16:00'), at('16:00')]);
    // What is allowed already is no other hour: a quarter later is tried first.
    expect(museum('12:00')).toBe(at('12:15'));
    // In a stretch of less than an hour there is no room.
    const two = {
      [SATURDAY]: [
        { open: at('10:00'), close: at('10:59') },
        { open: at('15:00'), close: at('17:00') },
      ],
    };
    const plan = planOf(['', '', '']);
    const split = {
      facts: {
        ...plan.facts,
        places: plan.facts.places.map((place) => (place.id === idOf('museum') ? { ...place, hours: two } : place)),
      },
    };
    expect(museum('11:00', split)).toBe(at('15:00'));
    const hour = {
      [SATURDAY]: [
        { open: at('10:00'), close: at('11:00') },
        { open: at('15:00'), close: at('17:00') },
      ],
    };
    expect(
      museum('11:00', {
        facts: {
          ...plan.facts,
          places: plan.facts.places.map((place) => (place.id === idOf('museum') ? { ...place, hours: hour } : place)),
        },
      }),
    ).toBe(at('10:00'));
  });

  it('name no hour where no hour helps, and no day that is over', () => {
    const closed = show(
      ideasForAdding(CONTEXT, { type: 'add', place: idOf('park'), to: { date: SATURDAY, at: at('12:15') } }, [
        { code: 'closed-that-day', text: '' },
      ] as never),
    );
    expect(closed[0]).toEqual({ type: 'add', place: idOf('park'), to: { date: SUNDAY } });
    const later = toContext({ ...PLAN, now: { date: SUNDAY, time: at('09:00') } });
    const dates = show(
      ideasForAdding(later, { type: 'add', place: idOf('park'), to: { date: MONDAY } }, [
        { code: 'closed-that-day', text: '' },
      ] as never),
    );
    expect(dates.flatMap((idea) => (idea as { to?: { date?: string } }).to?.date ?? [])).toEqual([SUNDAY]);
    expect(show(ideasForAdding(CONTEXT, { type: 'add', place: idOf('nothing') }, overlap as never))).toEqual([]);
    // No hour was asked for, so none is tried.
    expect(times(park({ date: SATURDAY }))).toEqual([]);
    expect(park({ date: SATURDAY }).at(-1)).not.toMatchObject({ type: 'lock' });
    // A table has no shortest stay, and stands in the way of tables alone.
    const table = show(
      ideasForAdding(CONTEXT, { type: 'add', place: idOf('bistro'), to: { date: SATURDAY } }, overlap),
    );
    expect(table.filter((idea) => 'minutes' in idea)).toEqual([]);
    expect(table.flatMap((idea) => (idea.type === 'replace' ? [(idea as { visit: VisitId }).visit] : []))).toEqual(
      [visitOf('noodles', SATURDAY, 'lunch'), visitOf('sushi', SATURDAY, 'dinner')].toSorted(),
    );
  });
});

describe('ideas for a stop that does not fit elsewhere', () => {
  it('are its rival, another hour, shorter first, another day, or without whom is in the way', () => {
    const lunch = visitOf('curry', SUNDAY, 'lunch');
    const [swapped] = show(ideasForMoving(CONTEXT, { type: 'move', visit: lunch, to: { date: SATURDAY } }, overlap));
    expect(swapped).toEqual({ type: 'swap', visits: [lunch, visitOf('noodles', SATURDAY, 'lunch')] });
    const temple = show(
      ideasForMoving(
        CONTEXT,
        { type: 'move', visit: visitOf('temple'), to: { date: SUNDAY, at: at('10:00') } },
        overlap,
      ),
    );
    expect(times(temple)).toEqual([615, 585, 630, 570, 660, 540, 690, 510, 720, 480]);
    const rest = temple.slice(10);
    expect(rest[0]).toEqual({ type: 'move', visit: visitOf('temple'), to: { date: SUNDAY } });
    expect(rest[1]).toEqual({ type: 'length', visit: visitOf('temple'), minutes: 30, first: true });
    expect(rest[2]).toEqual({ type: 'move', visit: visitOf('temple'), to: { date: MONDAY } });
    expect(rest[3]).toEqual({ type: 'remove', visit: visitOf('museum', SUNDAY), first: true });
    expect(rest).toHaveLength(4);
    const own = show(
      ideasForMoving(CONTEXT, { type: 'move', visit: visitOf('temple'), to: { at: at('14:00') } }, overlap),
    );
    expect(
      own
        .filter((idea) => idea.type === 'move' && !times([idea]).length)
        .map((idea) => (idea as { to: { date: string } }).to.date),
    ).toEqual([SUNDAY, MONDAY]);
    const fixed = planOf(['09:10-10:10 temple fixed']);
    expect(
      show(
        ideasForMoving(
          toContext(fixed),
          { type: 'move', visit: visitOf('temple'), to: { date: SUNDAY } },
          overlap as never,
        ),
      ),
    ).toEqual([]);
  });
});

describe('ideas for a longer or shorter visit', () => {
  const lengths = (edit: object, longest = Infinity, plan = PLAN) => {
    const tried: number[] = [];
    const attempt = (_: EditablePlan, given: Edit): EditOutcome => {
      const { minutes } = given as { minutes: number };
      tried.push(minutes);
      return minutes <= longest ? done({ type: 'length', visit: visitOf('temple'), minutes: 40 }) : REFUSED;
    };
    const ideas = show(
      ideasForLength(toContext(plan), { type: 'length', visit: visitOf('temple'), ...edit } as never, attempt),
    );
    return { first: ideas[0], most: Math.max(0, ...tried), rest: ideas.slice(1) };
  };

  it('are the longest that fits by five minutes, below what was asked for, and below a day', () => {
    expect(lengths({ minutes: 120 }, 87).first).toEqual({ type: 'length', visit: visitOf('temple'), minutes: 85 });
    expect(lengths({ by: 60 }, 90).first).toMatchObject({ minutes: 90 });
    // What was asked for does not fit, so less is tried.
    expect(lengths({ minutes: 120 }).most).toBe(115);
    expect(lengths({ minutes: 5000 }).most).toBe(1435);
    expect(lengths({ minutes: 120 }, 60).first).toEqual({ type: 'remove', visit: visitOf('shrine'), first: true });
    expect(lengths({ minutes: 120 }, 60).rest).toEqual([{ type: 'remove', visit: visitOf('castle'), first: true }]);
  });

  it('are the least that the place needs, where that is more than was asked for', () => {
    expect(lengths({ minutes: 10 })).toMatchObject({ first: { type: 'length', minutes: 30 }, rest: [], most: 0 });
    expect(lengths({ minutes: 10 }, Infinity, planOf(['09:10-09:40 temple'])).first).toBeUndefined();
  });
});

describe('ideas for other edits', () => {
  it('are those of their kind', () => {
    expect(ideasOf({ type: 'remove', visit: visitOf('temple') })).toEqual([
      { type: 'replace', visit: visitOf('temple'), by: { wish: 'any' } },
    ]);
    expect(ideasOf({ type: 'lock', place: idOf('park'), date: SATURDAY, at: at('10:00') })).toEqual([
      { type: 'add', place: idOf('park'), to: { date: SATURDAY } },
    ]);
    expect(ideasOf({ type: 'stay', by: idOf('palace') as never })).toEqual(
      ['nearer', 'cheaper', 'better'].map((wish) => ({ type: 'stay', by: { wish } })),
    );
    const [temple, museum] = [visitOf('temple'), visitOf('museum', SUNDAY)];
    const moves = (edit: Edit): readonly Edit[] => ideasOf(edit).filter((idea) => !('without' in idea));
    expect(moves({ type: 'swap', visits: [temple, museum] })).toEqual([
      { type: 'move', visit: temple, to: { date: SUNDAY } },
      { type: 'move', visit: museum, to: { date: SATURDAY } },
    ]);
    expect(moves({ type: 'swap', visits: [temple, visitOf('shrine')] })).toEqual([
      { type: 'move', visit: temple, to: { after: visitOf('shrine') } },
      { type: 'move', visit: visitOf('shrine'), to: { before: temple } },
    ]);
    expect(ideasOf({ type: 'swap', visits: [temple, visitOf('nothing')] })).toEqual([]);
    expect(ideasOf({ type: 'swap', visits: [temple, museum] })[2]).toMatchObject({
      type: 'swap',
      without: [expect.anything()],
    });
    expect(ideasOf({ type: 'pace', date: null, pace: 'slower' })).toEqual([]);
  });

  it('leave out whom the reasons name', () => {
    const reasons = [{ code: 'visit-locked', text: '', visit: visitOf('temple'), place: idOf('temple') }];
    expect(
      ideasOf({ type: 'free', date: SATURDAY, window: { start: at('09:00'), end: at('10:00') } }, reasons),
    ).toEqual([
      { type: 'unlock', visit: visitOf('temple'), first: true },
      { type: 'remove', visit: visitOf('temple'), first: true },
    ]);
    expect(
      ideasOf({ type: 'free', date: SATURDAY, window: { start: at('09:00'), end: at('10:00') } }, [
        { code: 'overlap', text: '', place: idOf('inn') },
      ]),
    ).toEqual([]);
    const swapped = ideasOf({ type: 'swap-days', dates: [SUNDAY, MONDAY] });
    expect(swapped).toEqual([
      { type: 'move', visit: visitOf('museum', SUNDAY), to: { date: MONDAY } },
      { type: 'move', visit: visitOf('garden', MONDAY), to: { date: SUNDAY } },
    ]);
  });

  it('of a meal are its hours half an hour apart, then less of what was wished for', () => {
    const meal = (more: object) => ideasOf({ type: 'meal', meal: 'lunch', date: SATURDAY, ...more });
    // Lunch begins between noon and half past one.
    expect(meal({ at: at('13:00') }).map((idea) => (idea as { at?: number }).at)).toEqual([
      810,
      750,
      810,
      720,
      810,
      720,
      undefined,
    ]);
    expect(meal({ at: at('15:00') })[0]).toMatchObject({ at: 810 });
    expect(meal({ cuisine: 'soba', price: 'cheaper' })).toEqual([
      { type: 'meal', meal: 'lunch', date: SATURDAY, cuisine: 'soba' },
    ]);
    expect(meal({ diets: ['vegan'], cuisine: 'soba' })).toEqual([
      { type: 'meal', meal: 'lunch', date: SATURDAY, diets: ['vegan'] },
    ]);
    expect(ideasOf({ type: 'meal', meal: 'breakfast', date: SATURDAY, at: at('09:00') })).toEqual([
      { type: 'meal', meal: 'breakfast', date: SATURDAY },
    ]);
  });

  it('of an hour before the day begins are a day that begins earlier, with time for the way, from five on', () => {
    const before = [{ code: 'outside-day-window', text: '' }];
    const starts = (edit: Edit, reasons: readonly object[] = before) =>
      ideasOf(edit, reasons).flatMap((idea) => (idea.type === 'hours' ? [(idea as { start?: number }).start] : []));
    const park = (text: string): Edit => ({ type: 'add', place: idOf('park'), to: { date: SATURDAY, at: at(text) } });
    expect(starts(park('08:30'))).toEqual([495, 480, 450]);
    expect(starts(park('05:30'))).toEqual([315, 300]);
    expect(starts(park('05:14'))).toEqual([]);
    expect(starts(park('09:00'))).toEqual([]);
    expect(starts(park('08:59'))).toEqual([524, 509, 479]);
    expect(starts(park('08:30'), overlap)).toEqual([]);
    expect(starts({ type: 'move', visit: visitOf('temple'), to: { at: at('08:30') } })).toEqual([495, 480, 450]);
  });

  it('over the budget are a cheaper house, or as much more as it costs', () => {
    const plan = { ...PLAN, budget: money(10_000, 'JPY') };
    const dearer = done({ type: 'length', visit: visitOf('temple'), minutes: 40 });
    const total = toContext({ ...dearer.plan, budget: money(1, 'JPY') }).rules.budget?.totalOf(dearer.plan.days).amount;
    const over = [{ code: 'over-budget', text: '' }];
    const attempt = (): EditOutcome => dearer;
    const ideas = ideasOf({ type: 'pace', date: null, pace: 'slower' }, over, plan, attempt);
    expect(ideas).toEqual([
      { type: 'stay', by: { wish: 'cheaper' }, first: true },
      { type: 'budget', limit: money(total ?? 0, 'JPY'), first: true },
    ]);
    const [, own] = ideasOf({ type: 'budget', limit: money(10, 'JPY') }, over, plan, attempt);
    expect(own).toEqual({
      type: 'budget',
      limit: money(toContext({ ...PLAN, budget: money(1, 'JPY') }).rules.budget?.totalOf(PLAN.days).amount ?? 0, 'JPY'),
    });
    expect(ideasOf({ type: 'stay', by: idOf('palace') as never }, over, plan, attempt)).not.toContainEqual(
      expect.objectContaining({ by: { wish: 'cheaper' }, first: true }),
    );
  });
});

describe('who is in the way', () => {
  const names = (way: Parameters<typeof inTheWay>[1], plan = PLAN) =>
    inTheWay(toContext(plan), way).map(({ place }) => place.slice('place_town-'.length));

  it('is whatever may move, the least liked first; meals of meals, stops of stops', () => {
    expect(names({ date: SATURDAY })).toEqual(['shrine', 'temple', 'castle']);
    expect(names({ date: SATURDAY, meal: true }).toSorted()).toEqual(['noodles', 'sushi']);
    expect(names({ date: SATURDAY, place: idOf('temple') })).toEqual(['shrine', 'castle']);
    expect(names({ place: idOf('park') }).toSorted()).toEqual(['castle', 'garden', 'museum', 'shrine', 'temple']);
    expect(names({ date: SATURDAY }, { ...PLAN, now: { date: SATURDAY, time: at('12:00') } })).toEqual(['castle']);
    expect(names({ date: SATURDAY }, planOf(['09:10-10:10 temple fixed\n10:20-11:20 shrine']))).toEqual(['shrine']);
  });
});

describe('remedies', () => {
  const asked: Edit = { type: 'add', place: idOf('park'), to: { date: SATURDAY, at: at('12:15') } };
  const fitting = done({ type: 'length', visit: visitOf('temple'), minutes: 40 });
  const found = (fits: (edit: Edit) => boolean) => {
    const tried: Edit[] = [];
    const attempt = (_: EditablePlan, edit: Edit): EditOutcome => {
      tried.push(edit);
      return fits(edit) ? fitting : REFUSED;
    };
    return {
      remedies: findRemedies(CONTEXT, { edit: asked, reasons: overlap, attempt }).map(({ edit }) => edit),
      tried,
    };
  };

  it('are three at most, one of a kind', () => {
    const { remedies, tried } = found(() => true);
    expect(remedies).toEqual([
      { ...asked, to: { date: SATURDAY, at: at('12:30') } },
      { ...asked, to: { date: SATURDAY } },
      { ...asked, minutes: 30 },
    ]);
    expect(tried).toHaveLength(3);
  });

  it('are tried eight of a kind and twenty-four in all at most', () => {
    const { remedies, tried } = found(() => false);
    expect(remedies).toEqual([]);
    const hours = tried.filter((edit) => times([edit]).length > 0 && edit.type === 'add');
    expect(hours.length).toBe(8 + 1);
    expect(tried.length).toBeLessThanOrEqual(24);
  });

  it('that open the way have to let in what was asked for', () => {
    const move: Edit = { type: 'move', visit: visitOf('temple'), to: { date: SUNDAY, at: at('10:00') } };
    const remedies = (opens: boolean) =>
      findRemedies(CONTEXT, {
        edit: move,
        reasons: overlap,
        attempt: (plan, edit) =>
          edit.type === 'length' || (opens && edit === move && plan !== PLAN) ? fitting : REFUSED,
      }).map(({ edit }) => edit.type);
    expect([remedies(true), remedies(false)]).toEqual([['length'], []]);
  });
});
