import { describe, expect, it } from 'vitest';

import { applyEdit, type Edit, type EditablePlan } from '../src/index.ts';
import { at, daily, idOf, MONDAY, planOf, SATURDAY, SUNDAY, visitOf } from './town.ts';

const FULL = `
  09:10-09:50 temple
  10:00-10:40 shrine
  10:50-11:30 garden
  12:00-13:00 noodles lunch
  13:20-14:50 castle
  15:05-15:45 park
  16:00-16:40 museum`;
const PLAN = planOf([FULL, '10:00-11:00 secret', '']);

/** Each remedy is an edit that is done, by itself or with what was asked for after it. */
function remediesOf(edit: Edit, plan: EditablePlan = PLAN): readonly Edit[] {
  const outcome = applyEdit(plan, edit);
  if (outcome.kind !== 'refused') throw new Error(`It is ${outcome.kind}.`);
  for (const remedy of outcome.remedies) {
    const done = applyEdit(plan, remedy.edit);
    expect(done.kind).toBe('done');
    expect(done.kind === 'done' && done.moved).toEqual(remedy.moved);
  }
  return outcome.remedies.map((remedy) => remedy.edit);
}

/** Whatever stands on Saturday is fixed, from nine to six. */
const PACKED = planOf(['09:10-12:00 temple fixed\n12:10-17:50 shrine fixed', '10:00-11:00 garden', '']);

describe('what would fit instead', () => {
  it('on a day without room is another day', () => {
    const edit = { type: 'add', place: idOf('market'), to: { date: SATURDAY } } as const;
    expect(remediesOf(edit, PACKED)[0]).toEqual({ type: 'add', place: idOf('market'), to: { date: SUNDAY } });
  });

  it('of a time that is none is the nearest that is one', () => {
    const edit = { type: 'add', place: idOf('market'), to: { date: MONDAY, at: at('17:45') } } as const;
    // The market closes at six, and lasts an hour; half of it would do.
    expect(remediesOf(edit)[0]).toEqual({ type: 'add', place: idOf('market'), to: { date: MONDAY, at: at('17:00') } });
  });

  it('of a time before the day starts is a day that starts earlier, with what was asked for after it', () => {
    const edit = { type: 'move', visit: visitOf('park', SATURDAY), to: { date: SATURDAY, at: at('08:00') } } as const;
    const known = planOf(['15:05-15:45 park', '', '']);
    const places = known.facts.places.map((one) =>
      one.id === idOf('park') && one.kind === 'sight' ? { ...one, hours: daily('05:00', '22:00') } : one,
    );
    const plan = { ...known, facts: { ...known.facts, places } };
    const [earlier] = remediesOf(edit, plan);
    expect(earlier).toEqual({ type: 'hours', date: SATURDAY, start: at('07:45') });
    const opened = earlier && applyEdit(plan, earlier);
    // A quarter of an hour from the inn: the day that starts then begins with it.
    expect(opened?.kind === 'done' && applyEdit(opened.plan, edit).kind).toBe('unchanged');
    // Nobody is sent out before five.
    const night = { ...edit, to: { date: SATURDAY, at: at('05:10') } };
    expect(remediesOf(night, plan).map(({ type }) => type)).not.toContain('hours');
  });

  it('on a day without room is the nearest day that has some', () => {
    const packed = planOf(['', '', '09:10-17:50 temple fixed']);
    const edit = { type: 'add', place: idOf('market'), to: { date: MONDAY } } as const;
    expect(remediesOf(edit, packed)).toEqual([{ ...edit, to: { date: SUNDAY } }]);
  });

  it('of a meal at another hour is its nearest hour, any, or an appointment for that meal', () => {
    const edit = { type: 'add', place: idOf('bistro'), meal: 'lunch', to: { date: MONDAY, at: at('16:00') } } as const;
    // Lunch begins by half past one.
    expect(remediesOf(edit, planOf(['', '', '10:00-11:00 garden']))).toEqual([
      { ...edit, to: { date: MONDAY, at: at('13:30') } },
      { ...edit, to: { date: MONDAY } },
      { type: 'lock', place: idOf('bistro'), date: MONDAY, at: at('16:00'), meal: 'lunch' },
    ]);
  });

  it('of a stay that is too long is the longest, in steps of five minutes', () => {
    const plan = planOf(['10:00-11:00 temple\n13:00-14:00 shrine fixed', '', '']);
    // Ten minutes from the inn, which one leaves at nine; ten to spare before the shrine.
    // After the shrine it may be until it closes: 14:00, ten minutes there, 18:00.
    for (const minutes of [235, 240, 1500])
      expect(remediesOf({ type: 'length', visit: visitOf('temple'), minutes }, plan)).toEqual([
        { type: 'length', visit: visitOf('temple'), minutes: 230 },
      ]);
  });

  it('for hours that nobody knows is an appointment', () => {
    const plan = planOf([FULL, '', '']);
    const strict = { ...plan, preferences: { ...plan.preferences, knownHoursOnly: true } };
    const edit = { type: 'add', place: idOf('secret'), to: { date: MONDAY, at: at('15:00') } } as const;
    expect(remediesOf(edit, strict)).toContainEqual({
      type: 'lock',
      place: idOf('secret'),
      date: MONDAY,
      at: at('15:00'),
    });
  });

  it('for a stop that cannot come over is another day', () => {
    const edit = { type: 'move', visit: visitOf('garden', SUNDAY), to: { date: SATURDAY } } as const;
    expect(remediesOf(edit, PACKED)[0]).toEqual({ ...edit, to: { date: MONDAY } });
  });

  it('of a length is the longest that fits', () => {
    const [longest] = remediesOf({ type: 'length', visit: visitOf('temple'), minutes: 300 });
    expect(longest).toMatchObject({ type: 'length', visit: visitOf('temple') });
    expect(longest && 'minutes' in longest && longest.minutes).toBeGreaterThan(40);
  });

  it('of an exchange of days is without what is closed', () => {
    const plan = planOf(['10:00-11:00 museum\n11:10-12:10 temple', '', '10:00-11:00 garden']);
    expect(remediesOf({ type: 'swap-days', dates: [SATURDAY, MONDAY] }, plan)[0]).toEqual({
      type: 'swap-days',
      dates: [SATURDAY, MONDAY],
      without: [visitOf('museum')],
    });
  });

  it('for what is too dear is a cheaper bed, or the limit that it takes', () => {
    // Three nights, ¥36,000, and an eighth: ¥40,500. A dinner for two is ¥8,000, and an eighth.
    const plan = { ...planOf(['', '', '']), budget: { amount: 40_500, currency: 'JPY' } };
    expect(remediesOf({ type: 'add', place: idOf('sushi'), to: { date: SUNDAY } }, plan)).toEqual([
      { type: 'stay', by: { wish: 'cheaper' } },
      { type: 'budget', limit: { amount: 49_500, currency: 'JPY' } },
    ]);
  });

  it('is nothing where nothing would', () => {
    expect(remediesOf({ type: 'remove', visit: visitOf('nowhere') })).toEqual([]);
    expect(remediesOf({ type: 'dates', start: SATURDAY, end: '2027-06-01' })).toEqual([]);
  });
});
