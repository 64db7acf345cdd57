import type { Eatery, VisitId } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { applyEdit, type Edit, type EditablePlan, type EditOutcome } from '../src/index.ts';
import { at, idOf, MONDAY, outcomeOf, planOf, SATURDAY, show, showMove, SUNDAY, table, visitOf } from './town.ts';

// Temple, shrine and tables lie ten minutes from the inn and side by side, the castle ten minutes farther; ten minutes are kept free.
const SATURDAY_LINES = `
  09:10-10:10 temple
  10:20-11:20 shrine
  12:00-13:00 noodles lunch
  14:00-15:30 castle
  18:30-19:30 sushi dinner`;
const DAYS = [SATURDAY_LINES, '10:00-11:00 museum\n12:00-13:00 curry lunch', '10:00-11:00 garden'] as const;
const PLAN = planOf(DAYS);
const MORNING = '09:10-10:10 temple, 10:20-11:20 shrine, 12:00-13:00 noodles lunch';
const EVENING = '18:30-19:30 sushi dinner';

const after = (edit: Edit, date = SATURDAY, plan = PLAN): string => outcomeOf(applyEdit(plan, edit), date);
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
      'of a second lunch',
      { type: 'add', place: idOf('bistro'), to: { date: SATURDAY, at: at('12:30') } },
      'refused: meal-clash',
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

describe('a length', () => {
  it.each<[string, Edit, string]>([
    [
      'longer moves what follows',
      { type: 'length', visit: visitOf('temple'), minutes: 120 },
      `09:10-11:10 temple, 11:20-12:20 shrine, 12:30-13:30 noodles lunch, 14:00-15:30 castle, ${EVENING}`,
    ],
    [
      'by some minutes',
      { type: 'length', visit: visitOf('castle'), by: 30 },
      `${MORNING}, 14:00-16:00 castle, ${EVENING}`,
    ],
    [
      'shorter moves nobody',
      { type: 'length', visit: visitOf('temple'), by: -30 },
      `09:10-09:40 temple, 10:20-11:20 shrine, 12:00-13:00 noodles lunch, 14:00-15:30 castle, ${EVENING}`,
    ],
    ['as it is', { type: 'length', visit: visitOf('temple'), minutes: 60 }, 'unchanged'],
    ['of nothing', { type: 'length', visit: visitOf('temple'), minutes: 0 }, 'refused: out-of-range'],
    ['less than it needs', { type: 'length', visit: visitOf('temple'), minutes: 29 }, 'refused: visit-too-short'],
  ])('%s', (_, edit, expected) => {
    expect(after(edit)).toBe(expected);
  });

  it('that is too little comes with the least there is', () => {
    const outcome = applyEdit(PLAN, { type: 'length', visit: visitOf('temple'), minutes: 20 });
    expect(outcome).toMatchObject({ remedies: [{ edit: { type: 'length', visit: visitOf('temple'), minutes: 30 } }] });
  });

  it('begins earlier where it cannot end later', () => {
    const plan = planOf(['10:00-11:00 temple\n11:10-12:10 shrine fixed']);
    expect(after({ type: 'length', visit: visitOf('temple'), minutes: 90 }, SATURDAY, plan)).toBe(
      '09:30-11:00 temple, 11:10-12:10 shrine fixed',
    );
  });
});

describe('a lock', () => {
  const locked = (edit: Edit, plan: EditablePlan = PLAN): EditablePlan => {
    const outcome = applyEdit(plan, edit);
    if (outcome.kind !== 'done') throw new Error(`It is ${outcome.kind}.`);
    return outcome.plan;
  };
  const plan = locked({ type: 'lock', visit: visitOf('shrine') });

  it('keeps a visit where it is, whatever else is edited', () => {
    expect(show(plan)).toContain('10:20-11:20 shrine fixed');
    expect(outcomeOf(applyEdit(plan, { type: 'lock', visit: visitOf('shrine') }))).toBe('unchanged');
    expect(after({ type: 'length', visit: visitOf('temple'), minutes: 61 }, SATURDAY, plan)).toBe(
      'refused: travel-does-not-fit',
    );
    for (const edit of [
      { type: 'remove', visit: visitOf('shrine') },
      { type: 'move', visit: visitOf('shrine'), to: { date: SUNDAY } },
      { type: 'length', visit: visitOf('shrine'), minutes: 30 },
      { type: 'lock', visit: visitOf('shrine'), at: at('16:00') },
    ] as const) {
      const outcome = applyEdit(plan, edit);
      expect(outcomeOf(outcome)).toBe('refused: visit-locked');
      expect(outcome.kind === 'refused' && outcome.remedies[0]?.edit).toEqual({
        type: 'unlock',
        visit: visitOf('shrine'),
      });
    }
  });

  it('can be released', () => {
    expect(locked({ type: 'unlock', visit: visitOf('shrine') }, plan)).toEqual(PLAN);
    expect(outcomeOf(applyEdit(PLAN, { type: 'unlock', visit: visitOf('shrine') }))).toBe('unchanged');
  });

  it('at a time moves it there first', () => {
    expect(after({ type: 'lock', visit: visitOf('temple'), at: at('11:00') })).toBe(
      `09:50-10:50 shrine, 11:00-12:00 temple fixed, 12:10-13:10 noodles lunch, 14:00-15:30 castle, ${EVENING}`,
    );
  });

  it('at a table makes the other dinner give way, at whatever hour', () => {
    const outcome = applyEdit(PLAN, {
      type: 'lock',
      place: idOf('bistro'),
      date: SATURDAY,
      at: at('17:00'),
      meal: 'dinner',
    });
    if (outcome.kind !== 'done') throw new Error('There is room.');
    expect(show(outcome.plan)).toBe(`${MORNING}, 14:00-15:30 castle, 17:00-18:00 bistro dinner fixed`);
    expect(outcome.moved.map(showMove)).toEqual(['sushi 03. 18:30-19:30 > out']);
    expect(outcome.plan.leftOut).toMatchObject([{ place: idOf('sushi'), reason: 'overlap' }]);
    // Nobody dines at five unless it is fixed: released, it goes to the nearest hour.
    const released = applyEdit(outcome.plan, { type: 'unlock', visit: visitOf('bistro', SATURDAY, 'dinner') });
    expect(outcomeOf(released)).toBe(`${MORNING}, 14:00-15:30 castle, 18:30-19:30 bistro dinner`);
  });

  it('brings a place over from another day, with hours that nobody knows', () => {
    expect(after({ type: 'lock', place: idOf('secret'), date: MONDAY, at: at('15:00') }, MONDAY)).toBe(
      '10:00-11:00 garden, 15:00-16:00 secret fixed',
    );
    const outcome = applyEdit(PLAN, { type: 'lock', place: idOf('temple'), date: MONDAY, at: at('15:00') });
    expect(outcomeOf(outcome, MONDAY)).toBe('10:00-11:00 garden, 15:00-16:00 temple fixed');
    expect(outcomeOf(outcome)).not.toContain('temple');
    expect(after({ type: 'lock', place: idOf('museum'), date: MONDAY, at: at('15:00') }, MONDAY)).toBe(
      'refused: closed-that-day',
    );
  });
});

describe('what is over', () => {
  const under = { ...PLAN, visited: [visitOf('temple')], now: { date: SATURDAY, time: at('10:40') } };

  it('is not edited, nor is what has begun given another hour', () => {
    expect(after({ type: 'remove', visit: visitOf('temple') }, SATURDAY, under)).toBe('refused: visit-done');
    expect(after({ type: 'move', visit: visitOf('shrine'), to: { date: SUNDAY } }, SATURDAY, under)).toBe(
      'refused: visit-done',
    );
    expect(after({ type: 'length', visit: visitOf('shrine'), by: 20 }, SATURDAY, under)).toContain(
      '10:20-11:40 shrine',
    );
  });

  it('is not what something new comes before', () => {
    expect(
      after({ type: 'add', place: idOf('park'), to: { date: SATURDAY, part: 'morning' } }, SATURDAY, under),
    ).toMatch(/10:20-11:20 shrine, 11:35-1\d:\d\d park/);
    const tomorrow = { ...under, now: { date: SUNDAY, time: minute(540) } };
    expect(after({ type: 'add', place: idOf('park'), to: { date: SATURDAY } }, SATURDAY, tomorrow)).toBe(
      'refused: time-past',
    );
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
