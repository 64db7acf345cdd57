import { describe, expect, it } from 'vitest';

import { at, idOf, MONDAY, planOf, SATURDAY, show, showMove, SUNDAY, visitOf } from '../test/town.ts';
import { applyEdit, type Dragged, judgeSlots } from './index.ts';

const PLAN = planOf([
  `09:10-10:10 temple
   10:20-11:20 shrine
   12:00-13:00 noodles lunch
   14:00-15:30 castle
   18:30-19:30 sushi dinner`,
  '10:00-11:00 museum\n12:00-13:00 curry lunch',
  '10:00-11:00 garden',
]);
const slots = (dragged: Dragged, date: string, plan = PLAN): readonly string[] =>
  judgeSlots(plan, dragged, date).map(
    ({ answer, arrive, reasons }) =>
      `${answer} ${Math.floor(arrive / 60)}:${String(arrive % 60).padStart(2, '0')}${reasons[0] ? ` ${reasons[0].code}` : ''}`,
  );

describe('the slots of a day', () => {
  it('are between the visits, and say who would move', () => {
    const verdicts = judgeSlots(PLAN, { place: idOf('park') }, SATURDAY);
    expect(verdicts.map(({ after }) => after)).toEqual([
      visitOf('inn', SATURDAY, 'start'),
      ...['temple', 'shrine'].map((name) => visitOf(name)),
      visitOf('noodles', SATURDAY, 'lunch'),
      visitOf('castle'),
      visitOf('sushi', SATURDAY, 'dinner'),
    ]);
    expect(slots({ place: idOf('park') }, SATURDAY)).toEqual([
      'moves 9:15',
      'moves 10:25',
      'moves 11:35',
      'moves 13:15',
      'fits 15:45',
      'refused 19:45 closed-at-arrival',
    ]);
    expect(verdicts[3]?.moved.map(showMove)).toEqual(['castle 03. 14:00-15:30 > 03. 14:30-16:00']);
  });

  it('of a table are for the meal of the hour that the stop before leaves', () => {
    const day = planOf(['10:00-11:00 temple\n16:30-17:30 shrine', '', '']);
    expect(slots({ place: idOf('bistro') }, SATURDAY, day)).toEqual(['moves 12:00', 'fits 12:00', 'fits 18:30']);
  });

  it('of its own day are those without it', () => {
    expect(slots({ visit: visitOf('temple') }, SATURDAY)).toEqual([
      'fits 9:10',
      'moves 11:30',
      'moves 13:10',
      'fits 15:50',
      'refused 19:40 closed-at-arrival',
    ]);
  });

  it('of a day on which it is closed are none', () => {
    expect(slots({ visit: visitOf('museum', SUNDAY) }, MONDAY)).toEqual([
      'refused 9:10 closed-that-day',
      'refused 11:10 closed-that-day',
    ]);
  });

  it('of a day that has that meal are none', () => {
    expect(
      new Set(slots({ visit: visitOf('curry', SUNDAY, 'lunch') }, SATURDAY).map((slot) => slot.split(' ')[2])),
    ).toEqual(new Set(['meal-clash']));
  });

  it('are none for what is fixed, over, or no stop, nor on a day that is past or none', () => {
    const locked = {
      ...PLAN,
      days: PLAN.days.map((day) => ({ ...day, visits: day.visits.map((visit) => ({ ...visit, locked: true })) })),
    };
    expect(slots({ visit: visitOf('garden', MONDAY) }, SUNDAY, locked)).toEqual(
      Array(3)
        .fill('refused 11:10 visit-locked')
        .map((text: string, index) => text.replace('11:10', ['9:10', '11:10', '13:15'][index] ?? '')),
    );
    const later = { ...PLAN, now: { date: MONDAY, time: at('09:00') } };
    expect(slots({ place: idOf('park') }, SUNDAY, later).every((slot) => slot.endsWith('time-past'))).toBe(true);
    expect(judgeSlots(PLAN, { place: idOf('park') }, '2027-05-01')).toEqual([]);
    expect(judgeSlots(PLAN, { place: idOf('nowhere') }, SATURDAY)).toEqual([]);
  });

  it('hold what the edit does that is made of them', () => {
    for (const date of [SATURDAY, SUNDAY, MONDAY])
      for (const { after, answer, arrive } of judgeSlots(PLAN, { visit: visitOf('temple') }, date)) {
        const outcome = applyEdit(PLAN, { type: 'move', visit: visitOf('temple'), to: { date, after } });
        expect(outcome.kind === 'refused').toBe(answer === 'refused');
        if (outcome.kind === 'done')
          expect(
            outcome.plan.days.flatMap(({ visits }) => visits).find(({ place }) => place === idOf('temple'))?.arrive,
          ).toBe(arrive);
      }
    expect(show(PLAN, MONDAY)).toBe('10:00-11:00 garden');
  });
});
