import type { VisitId } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import { applyEdit, type Edit, type EditOutcome } from '../src/index.ts';
import { after, DAYS, EVENING, MORNING, PLAN } from './three-days.ts';
import { at, idOf, MONDAY, outcomeOf, planOf, SATURDAY, showMove, SUNDAY, visitOf } from './town.ts';

const movesOf = (outcome: EditOutcome): readonly string[] =>
  outcome.kind === 'done' ? outcome.moved.map(showMove) : [];

describe('adding', () => {
  it.each<[string, Edit, string]>([
    [
      'to a day',
      { type: 'add', place: idOf('park'), to: { date: SATURDAY } },
      `${MORNING}, 14:00-15:30 castle, 15:45-16:45 park, ${EVENING}`,
    ],
    [
      'at a time',
      { type: 'add', place: idOf('park'), to: { date: SATURDAY, at: at('16:00') } },
      `${MORNING}, 14:00-15:30 castle, 16:00-17:00 park, ${EVENING}`,
    ],
    // The castle is a quarter of an hour from the park, margin included.
    [
      'where another has to move',
      { type: 'add', place: idOf('park'), to: { date: SATURDAY, at: at('14:00') } },
      `${MORNING}, 14:00-15:00 park, 15:15-16:45 castle, ${EVENING}`,
    ],
    [
      'in a part of the day',
      { type: 'add', place: idOf('market'), to: { date: SATURDAY, part: 'afternoon' } },
      `${MORNING}, 14:00-15:30 castle, 15:50-16:50 market, ${EVENING}`,
    ],
    [
      'right after something',
      { type: 'add', place: idOf('market'), to: { after: visitOf('castle') } },
      `${MORNING}, 14:00-15:30 castle, 15:50-16:50 market, ${EVENING}`,
    ],
    [
      'for so long',
      { type: 'add', place: idOf('market'), to: { after: visitOf('castle') }, minutes: 40 },
      `${MORNING}, 14:00-15:30 castle, 15:50-16:30 market, ${EVENING}`,
    ],
    [
      'of a table at the hour of lunch: it takes the place of the one that is planned',
      { type: 'add', place: idOf('bistro'), to: { date: SATURDAY, at: at('12:30') } },
      `09:10-10:10 temple, 10:20-11:20 shrine, 12:30-13:30 bistro lunch, 14:00-15:30 castle, ${EVENING}`,
    ],
    [
      'of a table for lunch, at no hour: it is had when lunch was planned',
      { type: 'add', place: idOf('bistro'), meal: 'lunch', to: { date: SATURDAY } },
      `09:10-10:10 temple, 10:20-11:20 shrine, 12:00-13:00 bistro lunch, 14:00-15:30 castle, ${EVENING}`,
    ],
    ['of what is there', { type: 'add', place: idOf('temple') }, 'refused: in-the-plan'],
    ['of a bed', { type: 'add', place: idOf('hostel') }, 'refused: not-a-stop'],
    ['of nothing known', { type: 'add', place: idOf('nowhere') }, 'refused: no-such-place'],
    ['on no day of the trip', { type: 'add', place: idOf('park'), to: { date: '2027-04-09' } }, 'refused: no-such-day'],
    [
      'of what nobody knows the hours of, at an hour usual for a temple',
      { type: 'add', place: idOf('secret'), to: { date: SATURDAY } },
      `${MORNING}, 14:00-15:30 castle, 15:50-16:50 secret, ${EVENING}`,
    ],
    [
      'of what nobody knows the hours of, after the usual ones',
      { type: 'add', place: idOf('secret'), to: { date: SATURDAY, at: at('17:00') } },
      'refused: hours-unknown',
    ],
  ])('%s', (_, edit, expected) => {
    expect(after(edit)).toBe(expected);
  });

  it('goes to the day where it moves nobody and costs least of a way', () => {
    // Anywhere between two stops that lie farther from the inn the park is on the way.
    const outcome = applyEdit(PLAN, { type: 'add', place: idOf('park') });
    expect(outcome).toMatchObject({ kind: 'done', moved: [] });
    expect(
      outcome.kind === 'done' && outcome.asked.map(({ from, to }) => [from, to?.visit.startsWith('visit_')]),
    ).toEqual([[null, true]]);
  });

  it('says that somebody asked for it, and forgets that it was given up or left out', () => {
    const plan = {
      ...PLAN,
      skipped: [idOf('park')],
      leftOut: [{ place: idOf('park'), reason: 'day-full', text: '' }],
    } as const;
    const outcome = applyEdit(plan, { type: 'add', place: idOf('park'), to: { date: MONDAY } });
    if (outcome.kind !== 'done') throw new Error('There is room on Monday.');
    expect(outcome.plan.days[2]?.visits.find(({ place }) => place === idOf('park'))).toMatchObject({
      id: visitOf('park', MONDAY),
      why: 'You asked for it.',
    });
    expect([outcome.plan.skipped, outcome.plan.leftOut]).toEqual([[], []]);
  });

  it('is refused on the day a place was reported closed', () => {
    const plan = { ...PLAN, closed: [{ place: idOf('park'), date: MONDAY }] };
    expect(after({ type: 'add', place: idOf('park'), to: { date: MONDAY } }, MONDAY, plan)).toBe(
      'refused: closed-that-day',
    );
    expect(after({ type: 'add', place: idOf('park'), to: { date: SUNDAY } }, SUNDAY, plan)).toContain('park');
  });

  it('is refused where it would cost too much', () => {
    const plan = planOf(DAYS, { budget: { amount: 62_774, currency: 'JPY' } });
    // Three nights, three tables and four entries for two are ¥52,800, a lunch ¥3,000 more; an eighth comes on top.
    const edit = { type: 'add', place: idOf('bistro'), to: { date: MONDAY } } as const;
    expect(after(edit, MONDAY, { ...plan, budget: { amount: 62_775, currency: 'JPY' } })).toContain('bistro');
    expect(after(edit, MONDAY, plan)).toBe('refused: over-budget');
  });
});

describe('removing', () => {
  it('frees the time, and moves nobody', () => {
    const outcome = applyEdit(PLAN, { type: 'remove', visit: visitOf('shrine') });
    expect(outcomeOf(outcome)).toBe(`09:10-10:10 temple, 12:00-13:00 noodles lunch, 14:00-15:30 castle, ${EVENING}`);
    if (outcome.kind !== 'done') throw new Error('It can be removed.');
    expect(outcome.moved).toEqual([]);
    expect(outcome.plan.leftOut).toEqual([{ place: idOf('shrine'), reason: 'taken-out', text: 'You took it out.' }]);
    expect(outcome.plan.skipped).toEqual([]);
    expect(outcome.plan.days.slice(1)).toEqual(PLAN.days.slice(1));
  });

  it('for good gives it up', () => {
    const outcome = applyEdit(PLAN, { type: 'remove', visit: visitOf('shrine'), forGood: true });
    expect(outcome.kind === 'done' && outcome.plan.skipped).toEqual([idOf('shrine')]);
  });

  it('leaves lunch and dinner with an afternoon between them', () => {
    expect(after({ type: 'remove', visit: visitOf('castle') })).toBe(`${MORNING}, ${EVENING}`);
  });

  it('is not for beds, nor for what is not there', () => {
    expect(after({ type: 'remove', visit: visitOf('inn', SATURDAY, 'end') })).toBe('refused: not-a-stop');
    expect(after({ type: 'remove', visit: 'visit_none' as VisitId })).toBe('refused: no-such-visit');
  });
});

describe('replacing', () => {
  it.each<[string, Edit, string]>([
    // Twenty minutes there, so that it is shorter, and nobody moves.
    [
      'by a place',
      { type: 'replace', visit: visitOf('temple'), by: idOf('gallery') },
      `09:20-10:00 gallery, 10:20-11:20 shrine, 12:00-13:00 noodles lunch, 14:00-15:30 castle, ${EVENING}`,
    ],
    [
      'by something outdoors',
      { type: 'replace', visit: visitOf('museum', SUNDAY), by: { wish: 'outdoors' } },
      'market',
    ],
    // Its hours are not known, but it lies nearer than the gallery.
    ['by something indoors', { type: 'replace', visit: visitOf('garden', MONDAY), by: { wish: 'indoors' } }, 'secret'],
    ['by what is open', { type: 'replace', visit: visitOf('garden', MONDAY), by: { wish: 'open' } }, 'market'],
    [
      'by a cheaper table',
      { type: 'replace', visit: visitOf('sushi', SATURDAY, 'dinner'), by: { wish: 'cheaper' } },
      'bistro',
    ],
    ['by what is planned', { type: 'replace', visit: visitOf('temple'), by: idOf('museum') }, 'refused: in-the-plan'],
    ['by itself', { type: 'replace', visit: visitOf('temple'), by: idOf('temple') }, 'unchanged'],
  ])('%s', (_, edit, expected) => {
    const outcome = applyEdit(PLAN, edit);
    expect([SATURDAY, SUNDAY, MONDAY].map((date) => outcomeOf(outcome, date)).join(', ')).toContain(expected);
  });

  it('by what those who travel like, each by their own likings', () => {
    const edit = { type: 'replace', visit: visitOf('garden', MONDAY), by: { wish: 'indoors' } } as const;
    const persons = [{ label: 'Anna', count: 2, interests: ['art'] }] as const;
    const plan = { ...PLAN, party: { ...PLAN.party, persons } };
    // The secret house of significance 3 and known hours to nobody; a gallery of 2, half as far again, for two who love art.
    expect(after(edit, MONDAY)).toContain('secret');
    expect(after(edit, MONDAY, plan)).toContain('gallery');
  });

  it('by what is cheaper is refused where nothing is', () => {
    const outcome = applyEdit(PLAN, { type: 'replace', visit: visitOf('garden', MONDAY), by: { wish: 'cheaper' } });
    // The garden costs nothing.
    expect(outcome).toMatchObject({ kind: 'refused', reasons: [{ code: 'nothing-fits-the-wish' }] });
    expect(outcome.kind === 'refused' && outcome.remedies[0]?.edit).toEqual({
      type: 'replace',
      visit: visitOf('garden', MONDAY),
      by: { wish: 'any' },
    });
  });

  it('leaves the other among the ideas, and does not offer what was given up', () => {
    const plan = { ...PLAN, skipped: [idOf('market'), idOf('park')] };
    const outcome = applyEdit(plan, { type: 'replace', visit: visitOf('shrine'), by: { wish: 'outdoors' } });
    expect(outcomeOf(outcome)).toBe('refused: nothing-fits-the-wish');
    const any = applyEdit(plan, { type: 'replace', visit: visitOf('shrine'), by: idOf('market') });
    expect(any.kind === 'done' && [any.plan.leftOut.map(({ place }) => place), any.plan.skipped]).toEqual([
      [idOf('shrine')],
      [idOf('park')],
    ]);
  });
});

it('edits nothing in place, and the same twice', () => {
  const before = structuredClone(PLAN);
  const edit = { type: 'move', visit: visitOf('temple'), to: { date: SUNDAY } } as const;
  expect(applyEdit(PLAN, edit)).toEqual(applyEdit(structuredClone(PLAN), edit));
  expect(PLAN).toEqual(before);
  expect(movesOf(applyEdit(PLAN, edit))).toEqual([]);
});

it('does not say that one comes from where one came from before', () => {
  const days = PLAN.days.map((day) => ({
    ...day,
    visits: day.visits.map((visit) => ({ ...visit, why: 'Significance 3 of 5; 10 min on foot from temple.' })),
  }));
  const outcome = applyEdit({ ...PLAN, days }, { type: 'remove', visit: visitOf('temple') });
  const whys = outcome.kind === 'done' ? (outcome.plan.days[0]?.visits.map(({ why }) => why) ?? []) : [];
  expect(whys[1]).toBe('Significance 3 of 5; 10 min on foot from inn.');
  expect(new Set(whys.slice(2))).toEqual(new Set(['Significance 3 of 5; 10 min on foot from temple.']));
});
