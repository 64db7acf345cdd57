import type { Place, Sight } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import { money } from '@wayfarer/trip/money';
import { describe, expect, it } from 'vitest';

import { mealFor, toVisit } from '../src/commands/add.ts';
import { spendingLimit, toEmptyDay } from '../src/commands/refill.ts';
import { applyEdit, type Edit, type EditablePlan, judgeSlots } from '../src/index.ts';
import { toContext } from '../src/plan/context.ts';
import { nearTimes } from '../src/remedies/ideas-for-stops.ts';
import { listTables } from '../src/tables.ts';
import { listWished } from '../src/wishes.ts';
import { after, done, PLAN } from './three-days.ts';
import {
  at,
  daily,
  idOf,
  inn,
  MONDAY,
  outcomeOf,
  planOf,
  SATURDAY,
  show,
  sight,
  SUNDAY,
  there,
  visitOf,
} from './town.ts';

const withPlaces = (plan: EditablePlan, change: (place: Place) => Place): EditablePlan => ({
  ...plan,
  facts: { ...plan.facts, places: plan.facts.places.map(change) },
});
const changedAt = (name: string, changes: object, plan = PLAN): EditablePlan =>
  withPlaces(plan, (place) => (place.id === idOf(name) ? { ...place, ...changes } : place));
const refusal = (edit: Edit, plan = PLAN) => {
  const outcome = applyEdit(plan, edit);
  return outcome.kind === 'refused' ? outcome : undefined;
};
const remediesOf = (edit: Edit, plan = PLAN) => refusal(edit, plan)?.remedies.map((remedy) => remedy.edit) ?? [];
const windowOf = ({ days }: EditablePlan, index: number) => [days[index]?.window.start, days[index]?.window.end];

describe('journeys', () => {
  const TRAINS = planOf([
    '11:00-11:20 station train\n12:10-13:10 temple',
    '',
    '10:00-11:00 garden\n15:00-15:10 station train',
  ]);
  const shifted = (index: number, window: { readonly start: number; readonly end: number }) => ({
    ...TRAINS,
    days: TRAINS.days.map((day, at_) =>
      at_ === index ? { ...day, window: { start: minute(window.start), end: minute(window.end) } } : day,
    ),
  });

  it('keep the time that lies between them and the day', () => {
    // The day begins half an hour after the train is left, and ends forty minutes before the other one is reached.
    const late = shifted(0, { start: 710, end: 1230 });
    expect(windowOf(done({ type: 'arrival', at: at('12:00') }, late).plan, 0)).toEqual([750, 1230]);
    const early = shifted(2, { start: 540, end: 860 });
    expect(windowOf(done({ type: 'departure', at: at('14:00') }, early).plan, 2)).toEqual([540, 800]);
    // By day alone: who comes at seven starts at nine, and who leaves at eleven at night is free at half past eight.
    expect(windowOf(done({ type: 'arrival', at: at('07:00') }, TRAINS).plan, 0)).toEqual([540, 1230]);
    expect(windowOf(done({ type: 'departure', at: at('23:00') }, TRAINS).plan, 2)).toEqual([540, 1230]);
  });

  it('last as long as they did', () => {
    const [first] = done({ type: 'arrival', at: at('12:00') }, TRAINS).plan.days[0]?.visits ?? [];
    expect([first?.arrive, first?.depart]).toEqual([700, 720]);
    const [dawn] = done({ type: 'arrival', at: at('00:10') }, TRAINS).plan.days[0]?.visits ?? [];
    expect([dawn?.arrive, dawn?.depart]).toEqual([0, 10]);
    const last = done({ type: 'departure', at: at('16:00') }, TRAINS).plan.days[2]?.visits.at(-1);
    expect([last?.arrive, last?.depart]).toEqual([960, 970]);
  });

  it('that are over cannot be changed; where there is none the day begins and ends with the hour', () => {
    const on = (now: string) => ({ ...TRAINS, now: { date: now, time: at('08:00') } });
    expect(after({ type: 'arrival', at: at('12:00') }, SATURDAY, on(SUNDAY))).toBe('refused: time-past');
    expect(after({ type: 'departure', at: at('16:00') }, MONDAY, on('2027-04-06'))).toBe('refused: time-past');
    expect(after({ type: 'departure', at: at('16:00') }, MONDAY, on(MONDAY))).toBe('10:00-11:00 garden');
    expect(windowOf(done({ type: 'arrival', at: at('09:05') }).plan, 0)).toEqual([545, 1230]);
    expect(windowOf(done({ type: 'departure', at: at('20:00') }).plan, 2)).toEqual([540, 1200]);
  });

  it('set the hours of their days whatever somebody says', () => {
    expect(
      windowOf(done({ type: 'hours', date: SATURDAY, start: at('08:00'), end: at('20:00') }, TRAINS).plan, 0),
    ).toEqual([680, 1200]);
    expect(
      windowOf(done({ type: 'hours', date: MONDAY, start: at('09:30'), end: at('19:00') }, TRAINS).plan, 2),
    ).toEqual([570, 900]);
  });
});

describe('a day', () => {
  it('has half an hour at least', () => {
    const until = (time: string) => after({ type: 'hours', date: MONDAY, start: at('12:00'), end: at(time) }, MONDAY);
    expect([until('12:29'), until('12:30')]).toEqual(['refused: out-of-range', '']);
  });

  it('that has begun begins no other time, but now', () => {
    const plan = { ...PLAN, now: { date: SATURDAY, time: at('10:15') }, visited: [visitOf('temple')] };
    const start = (time: string, given: EditablePlan = plan) =>
      after({ type: 'hours', date: SATURDAY, start: at(time) }, SATURDAY, given);
    expect(start('11:00')).toBe('refused: time-past');
    expect(start('10:15')).not.toBe('refused: time-past');
    expect(start('11:00', { ...plan, visited: [] })).not.toBe('refused: time-past');
  });

  it('is kept free from minute to minute, and stretches that touch are one', () => {
    const free = (start: string, end: string, plan: EditablePlan = PLAN) =>
      done({ type: 'free', date: MONDAY, window: { start: at(start), end: at(end) } }, plan).plan;
    const stretches = ({ days }: EditablePlan) =>
      days[2]?.settings?.free?.map(({ start, end }) => [start / 60, end / 60]);
    const once = free('14:00', '15:00');
    expect(stretches(once)).toEqual([[14, 15]]);
    expect(stretches(free('15:00', '16:00', once))).toEqual([[14, 16]]);
    expect(stretches(free('13:00', '14:00', once))).toEqual([[13, 15]]);
    expect(after({ type: 'free', date: MONDAY, window: { start: at('14:15'), end: at('14:45') } }, MONDAY, once)).toBe(
      'unchanged',
    );
    expect(stretches(free('16:00', '17:00', once))).toEqual([
      [14, 15],
      [16, 17],
    ]);
    // The garden is from ten to eleven.
    expect(show(free('09:00', '10:00'), MONDAY)).toBe('10:00-11:00 garden');
    expect(show(free('11:00', '12:00'), MONDAY)).toBe('10:00-11:00 garden');
    expect(show(free('09:00', '10:01'), MONDAY)).toBe('10:01-11:01 garden');
    expect(after({ type: 'free', date: MONDAY, window: { start: at('14:00'), end: at('14:00') } }, MONDAY)).toBe(
      'refused: out-of-range',
    );
    const fixed = planOf(['', '', '10:00-11:00 garden fixed']);
    const onto = (start: string, end: string) =>
      after({ type: 'free', date: MONDAY, window: { start: at(start), end: at(end) } }, MONDAY, fixed);
    expect([onto('09:00', '10:00'), onto('10:59', '12:00')]).toEqual([
      '10:00-11:00 garden fixed',
      'refused: visit-locked',
    ]);
    expect(after({ type: 'unfree', date: MONDAY }, MONDAY)).toBe('unchanged');
    expect(done({ type: 'unfree', date: MONDAY }, once).plan.days[2]?.settings).toBeUndefined();
  });

  it('may have longer ways, and as usual again', () => {
    const way = (minutes: number, plan: EditablePlan = PLAN) =>
      applyEdit(plan, { type: 'longest-way', date: SATURDAY, minutes });
    const longer = way(90);
    if (longer.kind !== 'done') throw new Error('It may be so.');
    expect(longer.plan.days[0]?.settings).toEqual({ longestWay: 90 });
    expect(way(90, longer.plan).kind).toBe('unchanged');
    expect(way(60).kind === 'unchanged' || way(45).kind === 'unchanged').toBe(true);
  });
});

describe('a pace for all days', () => {
  it('is the same again only where no day has wishes of its own', () => {
    const moderate = (settings?: object) =>
      after({ type: 'pace', date: null, pace: 'moderate' }, SATURDAY, {
        ...PLAN,
        days: PLAN.days.map((day, index) => (settings && index === 1 ? { ...day, settings } : day)),
      });
    expect(moderate()).toBe('unchanged');
    expect(moderate({ visits: 7 })).not.toBe('unchanged');
    expect(moderate({ pace: 'packed' })).not.toBe('unchanged');
  });
});

describe('walking less', () => {
  it('drops what is half a kilometre at least, for what it gives', () => {
    const less = (plan: EditablePlan) => {
      const outcome = applyEdit(plan, { type: 'walking', date: SATURDAY, less: true });
      return outcome.kind === 'done'
        ? outcome.asked.map(({ place }) => place.slice('place_town-'.length))
        : outcome.kind;
    };
    // Ten minutes on foot to the temple, ten more to the castle: either saves the same way there and back.
    expect(less(planOf(['10:00-11:00 temple\n11:30-13:00 castle']))).toEqual(['castle']);
    // The gallery lies where the castle does and is worth less.
    expect(less(planOf(['10:00-11:00 temple\n11:30-13:00 castle\n14:00-15:00 gallery']))).toBe('unchanged');
    expect(less(planOf(['11:30-13:00 castle']))).toEqual(['castle']);
    expect(less({ ...planOf(['11:30-13:00 castle']), mustDo: [idOf('castle')] })).toBe('unchanged');
    expect(less(planOf(['11:30-13:00 castle fixed']))).toBe('unchanged');
    // Five minutes to the one side and nine to the other, 28 in all: without the one it is 18, without the other 10.
    const both = (minutes: number, [near, west]: readonly [Sight['significance'], Sight['significance']]) => {
      const places = [
        ...PLAN.facts.places,
        sight('near', 5, { significance: near, indoor: false }),
        sight('west', -minutes, { significance: west, indoor: false }),
      ];
      return less(planOf(['10:00-11:00 near\n12:00-13:00 west'], { facts: { ...PLAN.facts, places } }));
    };
    expect([both(9, [3, 3]), both(3, [3, 3])]).toEqual([['west'], ['near']]);
    // Ten minutes for what is worth 0.375 are more than fourteen for 0.775.
    expect(both(7, [1, 5])).toEqual(['near']);
    // What saves most for what it is worth: the shrine saves nothing beside the temple.
    expect(less(planOf(['10:00-11:00 temple\n11:10-12:10 shrine']))).toBe('unchanged');
    const dayOf = (minutes: number) =>
      less(
        planOf(['10:00-11:00 near'], {
          facts: { ...PLAN.facts, places: [...PLAN.facts.places, sight('near', minutes)] },
        }),
      );
    // A minute on foot is 75 m: there and back at three minutes some 0.4 km, at four 0.6.
    expect([dayOf(3), dayOf(4)]).toEqual(['unchanged', ['near']]);
  });
});

describe('the meal that is meant', () => {
  const context = toContext(planOf(['', '', '']));
  const day = there(context.plan.days[0]);
  const meant = (target: Parameters<typeof mealFor>[2]['target'], place = 'noodles', visits = day.visits) =>
    mealFor(context, { ...day, visits }, { place: idOf(place), target });

  it('is that of the hour, or one that the day has not got', () => {
    // Halfway between the end of lunch at half past two and the beginning of dinner at half past six: half past four.
    expect(meant({ at: at('16:29') })).toBe('lunch');
    expect(meant({ at: at('16:30') })).toBe('dinner');
    expect(meant({ part: 'evening' })).toBe('dinner');
    // The middle of the afternoon is half past three, that of the morning half past ten.
    expect(meant({ part: 'afternoon' })).toBe('lunch');
    expect(meant({})).toBe('lunch');
    const all = {
      ...there(context.plan.facts.places.find(({ id }) => id === idOf('noodles'))),
      meals: ['breakfast', 'lunch', 'dinner'],
    } as Place;
    const early = toContext({ ...context.plan, facts: { ...context.plan.facts, places: [all] } });
    const when = (time: string) => mealFor(early, { ...day, visits: [] }, { place: all.id, target: { at: at(time) } });
    expect([when('10:59'), when('11:00')]).toEqual(['breakfast', 'lunch']);
    expect(meant({ at: at('12:00') }, 'temple')).toBeUndefined();
  });

  it('is the one that is missing where the hour is nobody’s word', () => {
    const { days } = planOf(['12:00-13:00 curry lunch\n14:00-15:00 temple']);
    const visits = there(days[0]).visits;
    expect(meant({}, 'noodles', visits)).toBe('dinner');
    expect(meant({ at: at('12:30') }, 'noodles', visits)).toBe('lunch');
    expect(meant({ after: visitOf('temple') }, 'noodles', visits)).toBe('dinner');
    expect(meant({ before: visitOf('temple') }, 'noodles', visits)).toBe('dinner');
  });

  it('lasts an hour, a sight as long as is usual, or as somebody says', () => {
    const long = (place: string, minutes?: number) => {
      const { arrive, depart } = toVisit(context, day, { place: idOf(place), minutes, meal: 'lunch', why: '' });
      return [arrive, depart - arrive];
    };
    expect([long('noodles'), long('castle'), long('castle', 25)]).toEqual([
      [540, 60],
      [540, 90],
      [540, 25],
    ]);
  });
});

describe('another hour for a meal', () => {
  const lunch = (time: string) =>
    outcomeOf(applyEdit(PLAN, { type: 'meal', meal: 'lunch', date: SUNDAY, at: at(time) }), SUNDAY);

  it('is within that of the meal', () => {
    expect(lunch('13:30')).toBe('10:00-11:00 museum, 13:30-14:30 curry lunch');
    expect(lunch('13:31')).toBe('refused: meal-clash');
    expect(lunch('12:00')).toBe('unchanged');
    expect(lunch('11:59')).toBe('refused: meal-clash');
    expect(remediesOf({ type: 'meal', meal: 'lunch', date: SUNDAY, at: at('14:00') })[0]).toMatchObject({
      at: at('13:30'),
    });
  });

  it('is none where the trip has no such meal', () => {
    expect(outcomeOf(applyEdit(PLAN, { type: 'meal', meal: 'breakfast', date: null, at: at('09:00') }))).toBe(
      'refused: no-such-visit',
    );
    expect(outcomeOf(applyEdit(PLAN, { type: 'meal', meal: 'lunch', date: null }))).toBe('unchanged');
    // Where none is planned none will be.
    const skipped = done({ type: 'meal', meal: 'dinner', date: SUNDAY, skip: true }).plan;
    expect(skipped.days[1]?.settings).toEqual({ withoutMeals: ['dinner'] });
  });

  it('comes back where it was not wanted, and the others stay unwanted', () => {
    const settings = { withoutMeals: ['lunch', 'dinner'] } as const;
    const plan = { ...PLAN, days: PLAN.days.map((day, index) => (index === 2 ? { ...day, settings } : day)) };
    const fed = done({ type: 'meal', meal: 'dinner', date: MONDAY }, plan).plan;
    expect(fed.days[2]?.settings).toEqual({ withoutMeals: ['lunch'] });
    expect(done({ type: 'meal', meal: 'lunch', date: MONDAY }, fed).plan.days[2]?.settings).toBeUndefined();
  });
});

describe('a meal of all days', () => {
  const lunches = planOf(['12:00-13:00 noodles lunch', '12:00-13:00 curry lunch fixed', '10:00-11:00 garden']);
  const at13 = (plan: EditablePlan) => applyEdit(plan, { type: 'meal', meal: 'lunch', date: null, at: at('13:00') });

  it('moves where it can, and is refused where it can nowhere', () => {
    const outcome = at13(lunches);
    expect([outcomeOf(outcome), outcomeOf(outcome, SUNDAY), outcomeOf(outcome, MONDAY)]).toEqual([
      '13:00-14:00 noodles lunch',
      '12:00-13:00 curry lunch fixed',
      '10:00-11:00 garden',
    ]);
    expect(outcomeOf(at13(planOf(['12:00-13:00 noodles lunch fixed', '', ''])))).toBe('refused: visit-locked');
    expect(outcomeOf(applyEdit(lunches, { type: 'meal', meal: 'lunch', date: SUNDAY, at: at('13:00') }))).toBe(
      'refused: visit-locked',
    );
  });

  it('says why the table is there', () => {
    const why = (edit: Edit, date: number) =>
      done(edit, lunches).plan.days[date]?.visits.find(({ meal }) => meal === (edit as { meal?: string }).meal)?.why;
    expect(why({ type: 'meal', meal: 'dinner', date: MONDAY }, 2)).toBe('You asked for it.');
    expect(why({ type: 'meal', meal: 'lunch', date: SATURDAY, cuisine: 'sushi' }, 0)).toBe(
      'You asked for another lunch than at noodles.',
    );
  });
});

describe('a place that fits nowhere', () => {
  const reasons = (name: string, changes: object, plan: EditablePlan = PLAN) =>
    refusal({ type: 'add', place: idOf(name) }, { ...changedAt(name, changes, plan) })?.reasons.map(
      ({ code, date }) => [code, date],
    );

  it('is told why on each day, each reason once and three at most', () => {
    expect(
      reasons('park', { hours: Object.fromEntries([SATURDAY, SUNDAY, MONDAY].map((date) => [date, []])) }),
    ).toEqual([SATURDAY, SUNDAY, MONDAY].map((date) => ['closed-that-day', date]));
    const climbing = { ...PLAN, party: { ...PLAN.party, access: ['step-free'] as const } };
    expect(
      refusal({ type: 'add', place: idOf('park') }, changedAt('park', { stepFree: 'no' }, climbing))?.reasons.map(
        ({ code }) => code,
      ),
    ).toEqual(['not-step-free']);
  });
});

describe('tables', () => {
  const names = (wish: object, more: object = {}, plan = PLAN) => {
    const context = toContext(plan);
    return listTables(context, { day: there(context.plan.days[2]), meal: 'dinner', wish, ...more }).map(({ id }) =>
      id.slice('place_town-'.length),
    );
  };

  it('are near to the way of the day, the more is thought of them the better', () => {
    // The garden is ten minutes from the inn: noodles and sushi at its side, curry five from it, the bistro ten. Where one eats already comes half an hour later.
    expect(names({})).toEqual(['bistro', 'noodles', 'sushi', 'curry']);
    expect(names({}, {}, planOf(['', '', '10:00-11:00 garden']))).toEqual(['noodles', 'sushi', 'curry', 'bistro']);
    const missed = changedAt('bistro', { significance: 5 }, planOf(['', '', '10:00-11:00 garden']));
    // 10 − 5 minutes against 5 − 3.
    expect(names({}, {}, missed)).toEqual(['noodles', 'sushi', 'curry', 'bistro']);
    const unknown = changedAt('noodles', { hours: 'unknown' }, planOf(['', '', '10:00-11:00 garden']));
    // Four minutes of doubt: before what is five farther.
    expect(names({}, {}, unknown)).toEqual(['sushi', 'noodles', 'curry', 'bistro']);
  });

  it('are cheaper than the one instead of which, better by their level and what is thought of them', () => {
    const plan = planOf(['', '', '10:00-11:00 garden']);
    const of = (name: string) => plan.facts.places.find(({ id }) => id === idOf(name));
    expect(names({ price: 'cheaper' }, { instead: of('noodles') }, plan)).toEqual(['curry']);
    expect(names({ price: 'cheaper' }, { instead: of('curry') }, plan)).toEqual([]);
    expect(names({ price: 'better' }, { instead: of('noodles') }, plan)).toEqual(['sushi']);
    expect(names({ price: 'better' }, {}, plan)[0]).toBe('sushi');
    const unknown = changedAt('bistro', { level: null, significance: 4 }, plan);
    expect(names({ price: 'better' }, { instead: of('noodles') }, unknown)).toEqual(['sushi', 'bistro']);
    expect(names({ price: 'better' }, { instead: of('noodles') }, changedAt('bistro', { level: null }, plan))).toEqual([
      'sushi',
    ]);
    expect(names({ cuisine: ' FRENCH ' }, {}, plan)).toEqual(['bistro']);
    expect(names({ cuisine: 'vegan' }, {}, plan)).toEqual(['curry']);
    expect(names({ diets: ['vegan'] }, {}, plan)).toEqual(['curry']);
  });

  it('are none that is given up, shut that day, or not for all', () => {
    const plan = planOf(['', '', '10:00-11:00 garden']);
    expect(names({}, {}, { ...plan, skipped: [idOf('noodles')] })).toEqual(['sushi', 'curry', 'bistro']);
    expect(
      names({}, {}, changedAt('noodles', { hours: { ...(daily('11:00', '22:00') as object), [MONDAY]: [] } }, plan)),
    ).toEqual(['sushi', 'curry', 'bistro']);
    expect(names({}, {}, { ...plan, party: { ...plan.party, diets: ['vegan'] } })).toEqual(['curry']);
    expect(names({}, {}, changedAt('noodles', { meals: ['lunch'] }, plan))).toEqual(['sushi', 'curry', 'bistro']);
    const known = {
      ...changedAt('noodles', { hours: 'unknown' }, plan),
      preferences: { ...plan.preferences, knownHoursOnly: true },
    };
    expect(names({}, {}, known)).toEqual(['sushi', 'curry', 'bistro']);
    // A table that is planned that day already.
    expect(names({}, {}, planOf(['', '', '12:00-13:00 noodles lunch']))).toEqual(['sushi', 'curry', 'bistro']);
  });
});

describe('what could stand there instead', () => {
  const PLACE = planOf(['10:00-11:00 temple\n12:00-13:00 noodles lunch']);
  const wished = (wish: Parameters<typeof listWished>[1]['wish'], visit = 'temple', plan = PLACE) => {
    const context = toContext(plan);
    const day = there(context.plan.days[0]);
    const found = there(day.visits.find(({ place }) => place === idOf(visit)));
    return listWished(context, { day: day, visit: found, wish }).map(({ place }) => place.name);
  };

  it('is cheaper, indoors, outdoors, nearer or known to be open', () => {
    expect(wished('cheaper').toSorted()).toEqual(['gallery', 'garden', 'park']);
    expect(wished('outdoors').toSorted()).toEqual(['garden', 'market', 'park']);
    expect(wished('indoors').toSorted()).toEqual(['castle', 'gallery', 'museum', 'secret', 'shrine']);
    expect(wished('open')).not.toContain('secret');
    expect(wished('any')).toContain('secret');
    // The shrine is no nearer than the temple.
    expect(wished('nearer')).toEqual([]);
    expect(wished('nearer', 'castle', planOf(['10:00-11:00 castle']))).toEqual(
      expect.arrayContaining(['temple', 'park']),
    );
    expect(wished('cheaper', 'noodles')).toEqual(['curry']);
    expect(wished('any', 'noodles').toSorted()).toEqual(['bistro', 'curry', 'sushi']);
  });

  it('is the most liked first, the farther the less', () => {
    const all = wished('any');
    // Of the same worth the nearer; the hours of the secret one nobody knows.
    expect(all.indexOf('museum')).toBeLessThan(all.indexOf('castle'));
    expect(all.indexOf('castle')).toBeLessThan(all.indexOf('shrine'));
    expect(all.indexOf('secret')).toBeLessThan(all.indexOf('gallery'));
  });

  it('is told with why', () => {
    const context = toContext(PLACE);
    const day = there(context.plan.days[0]);
    const visit = there(day.visits.find(({ place }) => place === idOf('temple')));
    const why = (wish: Parameters<typeof listWished>[1]['wish'], name: string) =>
      listWished(context, { day: day, visit, wish }).find(({ place }) => place.name === name)?.why;
    expect(why('cheaper', 'gallery')).toBe('You replaced temple by this: it costs less: ¥300 each.');
    expect(why('cheaper', 'garden')).toBe('You replaced temple by this: it costs less: it is free.');
    expect(why('any', 'shrine')).toBe('You replaced temple by this: you wanted something else.');
    const far = planOf(['10:00-11:00 castle']);
    const farContext = toContext(far);
    const castle = there(there(far.days[0]).visits.find(({ place }) => place === idOf('castle')));
    // Ten minutes from the inn and back.
    expect(
      listWished(farContext, { day: there(far.days[0]), visit: castle, wish: 'nearer' }).find(
        ({ place }) => place.name === 'temple',
      )?.why,
    ).toBe('You replaced castle by this: it is nearer to what stands around it (20 min there and on).');
  });
});

describe('filling anew', () => {
  it('may spend what the days cost now and what is left of the limit', () => {
    const limited = (amount: number) => {
      const plan = { ...planOf(['10:00-11:00 temple\n12:00-13:00 noodles lunch']), budget: money(amount, 'JPY') };
      const context = toContext(plan);
      return [spendingLimit(context, plan.days)?.amount, context.rules.budget?.totalOf(plan.days).amount] as const;
    };
    const [, total = 0] = limited(100_000);
    // Two people at 500 and 1,500; of what is left 12.5 % are kept for small things and a reserve.
    expect(limited(total)[0]).toBe(4000);
    expect(limited(total + 1125)[0]).toBe(5000);
    expect(limited(total - 1125)[0]).toBe(3000);
    expect(limited(0)[0]).toBe(0);
    expect(spendingLimit(toContext(PLAN), PLAN.days)).toBeNull();
  });

  it('is refused where no saving makes it cheap enough, and done where it does', () => {
    const plan = (amount: number) => ({
      ...planOf(['10:00-11:00 temple\n12:00-13:00 noodles lunch', '', '']),
      budget: money(amount, 'JPY'),
    });
    const filled = (amount: number) =>
      applyEdit(plan(amount), { type: 'refill', date: SATURDAY }, { seed: 1, effort: 5 }).kind;
    const total = toContext(plan(100_000)).rules.budget?.totalOf(plan(100_000).days).amount ?? 0;
    expect(filled(100_000)).toBe('done');
    expect(['done', 'unchanged']).toContain(filled(total));
  });

  it('knows when the day begins, what is kept free and which meals nobody wants', () => {
    const settings = {
      visits: 3,
      free: [{ start: minute(600), end: minute(660) }],
      withoutMeals: ['lunch'],
      pace: 'packed',
    } as const;
    const plan = { ...PLAN, now: { date: SATURDAY, time: at('10:00') } };
    const context = toContext(plan);
    const day = { ...there(plan.days[0]), settings };
    expect(toEmptyDay(context, day)).toMatchObject({ city: 'town', busy: true, notBefore: 600, ...settings });
    const bare = toEmptyDay(context, there(plan.days[2]));
    expect(bare).toMatchObject({ busy: false, pace: 'moderate', from: { kind: 'stay', arrive: 540 } });
    expect(Object.keys(bare)).not.toEqual(expect.arrayContaining(['notBefore']));
    expect(Object.keys(bare).filter((key) => ['visits', 'free', 'withoutMeals'].includes(key))).toEqual([]);
    expect(() => toEmptyDay(context, { ...day, visits: day.visits.slice(1) })).toThrow(
      'A day begins and ends at a bed or a journey.',
    );
  });
});

describe('what might do instead', () => {
  it('is near in time, up to two hours away, on the same day', () => {
    expect(nearTimes({ at: at('12:00') })).toEqual([735, 705, 750, 690, 780, 660, 810, 630, 840, 600]);
    expect(nearTimes({ at: at('00:20') })).toEqual([35, 5, 50, 80, 110, 140]);
    expect(nearTimes({ at: at('23:30') })).toEqual([1425, 1395, 1380, 1350, 1320, 1290]);
    expect(nearTimes({})).toEqual([]);
  });

  it('for a longer visit is the longest that fits, by five minutes', () => {
    // From ten to eleven in the museum, which closes at five, and no time for it once lunch has begun.
    const plan = planOf(['10:00-11:00 museum\n12:30-13:30 noodles lunch fixed\n14:10-17:50 castle fixed']);
    // Ten minutes are kept free: 140 minutes.
    expect(outcomeOf(applyEdit(plan, { type: 'length', visit: visitOf('museum'), minutes: 140 }))).toBe(
      '10:00-12:20 museum, 12:30-13:30 noodles lunch fixed, 14:10-17:50 castle fixed',
    );
    expect(remediesOf({ type: 'length', visit: visitOf('museum'), minutes: 141 }, plan)[0]).toEqual({
      type: 'length',
      visit: visitOf('museum'),
      minutes: 140,
    });
    expect(remediesOf({ type: 'length', visit: visitOf('museum'), by: 300 }, plan)[0]).toEqual({
      type: 'length',
      visit: visitOf('museum'),
      minutes: 140,
    });
    for (const minutes of [0, 1441, 30.5])
      expect(outcomeOf(applyEdit(PLAN, { type: 'length', visit: visitOf('temple'), minutes }))).toBe(
        'refused: out-of-range',
      );
  });

  it('for a place that is closed is another day, the nearest first', () => {
    const adding = remediesOf(
      { type: 'add', place: idOf('market'), to: { date: MONDAY } },
      changedAt('market', { hours: { ...(daily('09:00', '18:00') as object), [MONDAY]: [] } }),
    );
    expect(adding[0]).toEqual({ type: 'add', place: idOf('market'), to: { date: SUNDAY } });
    const planned = remediesOf({ type: 'add', place: idOf('temple'), to: { date: SUNDAY } });
    expect(planned).toEqual([{ type: 'move', visit: visitOf('temple'), to: { date: SUNDAY } }]);
  });
});

describe('slots', () => {
  it('of a day that is over, or is none, are refused, or there are none', () => {
    const plan = { ...PLAN, now: { date: SUNDAY, time: at('09:00') } };
    expect(
      judgeSlots(plan, { place: idOf('park') }, SATURDAY).map(({ answer, reasons }) => [answer, reasons[0]?.code]),
    ).toEqual(Array.from({ length: 6 }, () => ['refused', 'time-past']));
    expect(judgeSlots(plan, { place: idOf('park') }, '2027-05-01')).toEqual([]);
    expect(judgeSlots(plan, { place: idOf('nothing') }, SUNDAY)).toEqual([]);
    expect(judgeSlots(plan, { visit: visitOf('nothing') }, SUNDAY)).toEqual([]);
  });

  it('of what is dragged to another day are as early as can be, as long as it was, and before it has begun', () => {
    const [first] = judgeSlots(PLAN, { visit: visitOf('castle') }, MONDAY);
    // Twenty minutes to the castle from nine on.
    expect(first).toMatchObject({ answer: 'moves', arrive: at('09:20'), depart: at('10:50') });
    const begun = { ...PLAN, now: { date: SUNDAY, time: at('10:30') } };
    expect(judgeSlots(begun, { place: idOf('park') }, SUNDAY).map(({ reasons }) => reasons[0]?.code)).toEqual([
      'visit-done',
      undefined,
      undefined,
    ]);
    expect(
      judgeSlots({ ...PLAN, now: { date: SUNDAY, time: at('09:00') } }, { visit: visitOf('temple') }, SUNDAY)[0]
        ?.reasons[0]?.code,
    ).toBe('visit-done');
  });
});

describe('another house', () => {
  const beds = ({ days }: EditablePlan) =>
    days.map(({ stay, visits }) => [stay?.slice(11), visits[0]?.place.slice(11), visits.at(-1)?.place.slice(11)]);

  it('is slept in from tonight on, and woken up in from tomorrow on', () => {
    const { plan, asked } = done({ type: 'stay', by: idOf('hostel') as never });
    expect(beds(plan)).toEqual([
      ['hostel', 'hostel', 'hostel'],
      ['hostel', 'hostel', 'hostel'],
      ['hostel', 'hostel', 'hostel'],
    ]);
    expect(asked.map(({ place, from, to }) => [place.slice(11), from?.date, to?.date])).toEqual([
      ['inn', SATURDAY, undefined],
      ['hostel', undefined, SATURDAY],
    ]);
    const later = done(
      { type: 'stay', by: idOf('hostel') as never },
      { ...PLAN, now: { date: SUNDAY, time: at('08:00') } },
    ).plan;
    expect(beds(later)).toEqual([
      ['inn', 'inn', 'inn'],
      ['hostel', 'inn', 'hostel'],
      ['hostel', 'hostel', 'hostel'],
    ]);
    expect(outcomeOf(applyEdit(PLAN, { type: 'stay', by: idOf('inn') as never }))).toBe('unchanged');
  });

  it('by a wish is cheaper, better or nearer than the present one, the nearest first', () => {
    const by = (wish: 'cheaper' | 'better' | 'nearer', plan = PLAN) => {
      const outcome = applyEdit(plan, { type: 'stay', by: { wish } });
      return outcome.kind === 'done' ? outcome.plan.days[0]?.stay?.slice(11) : outcomeOf(outcome);
    };
    expect([by('cheaper'), by('better')]).toEqual(['hostel', 'palace']);
    expect(by('cheaper', changedAt('inn', { nightly: money(6000, 'JPY') }))).toBe('refused: nothing-fits-the-wish');
    expect(
      refusal({ type: 'stay', by: { wish: 'cheaper' } }, changedAt('inn', { nightly: null }))?.reasons[0].text,
    ).toMatch(/^What a night at inn costs is not known/);
    expect(
      refusal({ type: 'stay', by: { wish: 'better' } }, changedAt('inn', { level: null }))?.reasons[0].text,
    ).toMatch(/^Of what level inn is/);
    const unpriced = changedAt('palace', { nightly: null }, changedAt('hostel', { nightly: null }));
    expect(refusal({ type: 'stay', by: { wish: 'cheaper' } }, unpriced)?.reasons[0].text).toBe(
      'No house that is known to be cheaper fits; of 2 of the 2 others the price is not known.',
    );
    // What stands in the days is ten minutes off: five from the palace, five from the hostel, none from a house at its side.
    const beside = { ...PLAN, facts: { ...PLAN.facts, places: [...PLAN.facts.places, inn('beside', 10)] } };
    expect(by('nearer', beside)).toBe('beside');
  });
});
