import type { Eatery } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import { applyEdit, type Edit, type EditablePlan } from '../src/index.ts';
import { after, EVENING, PLAN } from './three-days.ts';
import { at, idOf, MONDAY, outcomeOf, planOf, SATURDAY, show, showMove, SUNDAY, table, visitOf } from './town.ts';

describe('moving', () => {
  it.each<[string, Edit, string]>([
    [
      'to a time',
      { type: 'move', visit: visitOf('temple'), to: { at: at('16:00') } },
      `10:20-11:20 shrine, 12:00-13:00 noodles lunch, 14:00-15:30 castle, 16:00-17:00 temple, ${EVENING}`,
    ],
    [
      'to a part of the day',
      { type: 'move', visit: visitOf('temple'), to: { part: 'afternoon' } },
      `10:20-11:20 shrine, 12:00-13:00 noodles lunch, 14:00-15:30 castle, 15:50-16:50 temple, ${EVENING}`,
    ],
    // From 13:10 to 14:10, and twenty minutes on to the castle.
    [
      'before something',
      { type: 'move', visit: visitOf('temple'), to: { before: visitOf('castle') } },
      `10:20-11:20 shrine, 12:00-13:00 noodles lunch, 13:10-14:10 temple, 14:30-16:00 castle, ${EVENING}`,
    ],
    [
      'after something',
      { type: 'move', visit: visitOf('castle'), to: { after: visitOf('temple') } },
      `09:10-10:10 temple, 10:30-12:00 castle, 12:20-13:20 shrine, 13:30-14:30 noodles lunch, ${EVENING}`,
    ],
    ['to its own day', { type: 'move', visit: visitOf('temple'), to: { date: SATURDAY } }, 'unchanged'],
    ['to its own time', { type: 'move', visit: visitOf('temple'), to: { at: at('09:10') } }, 'unchanged'],
    [
      'past closing time',
      { type: 'move', visit: visitOf('temple'), to: { at: at('17:31') } },
      'refused: closes-during-visit',
    ],
    [
      'of dinner to noon',
      { type: 'move', visit: visitOf('sushi', SATURDAY, 'dinner'), to: { at: at('17:00') } },
      'refused: meal-clash',
    ],
    [
      'of a bed',
      { type: 'move', visit: visitOf('inn', SATURDAY, 'start'), to: { date: SUNDAY } },
      'refused: not-a-stop',
    ],
  ])('%s', (_, edit, expected) => {
    expect(after(edit)).toBe(expected);
  });

  it('to another day takes it from its own, and leaves the third alone', () => {
    const outcome = applyEdit(PLAN, { type: 'move', visit: visitOf('temple'), to: { date: SUNDAY } });
    if (outcome.kind !== 'done') throw new Error('There is room on Sunday.');
    expect(show(outcome.plan)).toBe(`10:20-11:20 shrine, 12:00-13:00 noodles lunch, 14:00-15:30 castle, ${EVENING}`);
    expect(show(outcome.plan, SUNDAY)).toBe('10:00-11:00 museum, 12:00-13:00 curry lunch, 13:15-14:15 temple');
    expect(outcome.plan.days[2]).toBe(PLAN.days[2]);
    expect(outcome.asked.map(showMove)).toEqual(['temple 03. 09:10-10:10 > 04. 13:15-14:15']);
    expect(outcome.asked[0]?.to?.visit).toBe(visitOf('temple', SUNDAY));
    expect(outcome.plan.leftOut).toEqual([]);
  });

  it('to a day on which it is closed is refused, with the nearest other day', () => {
    const outcome = applyEdit(PLAN, { type: 'move', visit: visitOf('museum', SUNDAY), to: { date: MONDAY } });
    expect(outcome).toMatchObject({
      kind: 'refused',
      reasons: [{ code: 'closed-that-day', text: 'museum is closed on Monday, 2027-04-05.' }],
      remedies: [{ edit: { type: 'move', visit: visitOf('museum', SUNDAY), to: { date: SATURDAY } } }],
    });
  });

  it('shortens what it has to before it is refused', () => {
    const full = (last: string): EditablePlan =>
      planOf([
        `11:00-11:50 temple fixed\n12:00-13:00 noodles lunch fixed\n13:10-14:10 shrine\n${last}`,
        '10:00-11:00 garden',
      ]);
    const edit = { type: 'move', visit: visitOf('garden', SUNDAY), to: { after: visitOf('shrine') } } as const;
    // From 13:10 on both take half an hour at least, with ten minutes between them and twenty to the castle: until 14:20.
    expect(after(edit, SATURDAY, full('14:40-16:10 castle fixed'))).toBe(
      '11:00-11:50 temple fixed, 12:00-13:00 noodles lunch fixed, 13:10-13:40 shrine, 13:50-14:20 garden, 14:40-16:10 castle fixed',
    );
    expect(after(edit, SATURDAY, full('14:39-16:09 castle fixed'))).toBe('refused: overlap');
  });

  it('is done at any length that it needs, before it closes', () => {
    expect(after({ type: 'move', visit: visitOf('temple'), to: { at: at('17:30') } })).toContain('17:30-18:00 temple');
  });
});

describe('swapping', () => {
  it('exchanges two stops of a day, and moves who is in between', () => {
    // Twenty minutes from the inn; the shrine is twenty from the castle.
    expect(after({ type: 'swap', visits: [visitOf('temple'), visitOf('castle')] })).toBe(
      `09:20-10:50 castle, 11:10-12:10 shrine, 12:20-13:20 noodles lunch, 14:00-15:00 temple, ${EVENING}`,
    );
  });

  it('exchanges stops of two days', () => {
    const outcome = applyEdit(PLAN, { type: 'swap', visits: [visitOf('shrine'), visitOf('garden', MONDAY)] });
    if (outcome.kind !== 'done') throw new Error('They can be swapped.');
    expect(show(outcome.plan)).toContain('10:20-11:20 garden');
    expect(show(outcome.plan, MONDAY)).toBe('10:00-11:00 shrine');
    expect(outcome.asked).toHaveLength(2);
    expect(outcome.moved).toEqual([]);
  });

  it('exchanges the tables of two days', () => {
    const outcome = applyEdit(PLAN, {
      type: 'swap',
      visits: [visitOf('noodles', SATURDAY, 'lunch'), visitOf('curry', SUNDAY, 'lunch')],
    });
    expect(outcomeOf(outcome)).toContain('12:00-13:00 curry lunch');
    expect(outcomeOf(outcome, SUNDAY)).toContain('12:00-13:00 noodles lunch');
  });

  it('is refused where one of them is closed', () => {
    expect(after({ type: 'swap', visits: [visitOf('museum', SUNDAY), visitOf('garden', MONDAY)] })).toBe(
      'refused: closed-that-day',
    );
  });
});

describe('where nobody knows the hours', () => {
  const strict = { ...PLAN, preferences: { ...PLAN.preferences, knownHoursOnly: true } };
  const planned = planOf(['10:00-11:00 temple\n12:00-13:00 secret', '', '']);

  it('nothing comes in for those who want known ones only', () => {
    expect(after({ type: 'add', place: idOf('secret'), to: { date: SATURDAY } }, SATURDAY, strict)).toBe(
      'refused: hours-unknown',
    );
    const edit = { type: 'replace', visit: visitOf('garden', MONDAY), by: { wish: 'indoors' } } as const;
    expect(after(edit, MONDAY, strict)).toBe('10:00-11:00 gallery');
  });

  it('what is planned moves to any hour that is said, and by itself to usual ones only', () => {
    expect(after({ type: 'move', visit: visitOf('secret'), to: { at: at('18:00') } }, SATURDAY, planned)).toBe(
      '10:00-11:00 temple, 18:00-19:00 secret',
    );
    // Until five, the hour of the visit included.
    expect(after({ type: 'move', visit: visitOf('secret'), to: { part: 'evening' } }, SATURDAY, planned)).toContain(
      'refused',
    );
  });

  it('a table is found, after those of known hours that lie as near', () => {
    const hours = 'unknown';
    const noodles = (changes: Partial<Eatery>) =>
      table('corner', 10, { meals: ['dinner'], significance: 3, ...changes });
    const tables = [noodles({ hours }), table('known', 10, { meals: ['dinner'], significance: 3 })];
    const at = (places: readonly Eatery[]) => {
      const plan = planOf(['10:00-11:00 temple', '', '']);
      const others = plan.facts.places.filter(({ kind }) => kind !== 'eatery');
      return { ...plan, facts: { ...plan.facts, places: [...others, ...places] } };
    };
    expect(after({ type: 'meal', meal: 'dinner', date: SATURDAY }, SATURDAY, at(tables))).toContain('known dinner');
    expect(after({ type: 'meal', meal: 'dinner', date: SATURDAY }, SATURDAY, at(tables.slice(0, 1)))).toContain(
      '18:30-19:30 corner dinner',
    );
  });
});
