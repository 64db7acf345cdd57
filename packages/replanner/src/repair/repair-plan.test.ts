import { parseTime } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { MONDAY, MONDAY_PLAN, placeId, show, start, TUESDAY, visit, world } from '../../test/kyoto.ts';
import { toContext } from '../context.ts';
import { startJourney } from '../journey.ts';
import type { Measure } from '../reading.ts';
import { listBreaches } from './breaches.ts';
import { type Repaired, repairPlan } from './repair-plan.ts';
import type { Trouble } from './trouble.ts';

type Notes = Parameters<typeof start>[0];

const repair = (trouble: Trouble, notes: Notes = {}, levels = {}): Repaired =>
  repairPlan(toContext(startJourney(start(notes)), world(levels)), trouble);
const storm: Measure = { kind: 'weather', condition: 'stormy' };
const late = (minutes: number): Trouble => ({ measure: { kind: 'delay', minutes } });
const full = (name: string): Trouble => ({ measure: { kind: 'crowd', level: 0.9 }, visit: visit(name) });
const stepsOf = ({ steps }: Repaired): readonly string[] => steps.map(({ by, text }) => `${by}: ${text}`);

describe('the least that helps', () => {
  it('is a shift: the next one moves up, everybody else stays', () => {
    const shifted = repair(full('kennin-ji'));
    expect(stepsOf(shifted)).toEqual(['shift: Kennin ji goes to 17:00–18:00; Yasaka shrine moves for it.']);
    expect(
      show(shifted.plan.days[0])
        .split('\n')
        .map((line) => line.slice(12)),
    ).toEqual(['nijo-castle', 'udon-house', 'maruyama-park', 'yasaka-shrine', 'kennin-ji', 'tofu-table']);
  });

  it('is a replacement where no shift is calm enough, with everybody else where they were', () => {
    expect(stepsOf(repair(full('nijo-castle')))).toEqual([
      'replace: Shinsen en takes the place of Nijo castle, 13 min away.',
    ]);
  });

  it('is another day for what is worth much behind a closed door', () => {
    const { plan, steps } = repair({ measure: { kind: 'closed' } });
    expect(steps.map(({ by }) => by)).toEqual(['another-day']);
    expect(show(plan.days[1])).toContain('14:30-16:00 nijo-castle');
    expect(show(plan.days[0])).toBe(show(start().days[0]).split('\n').slice(1).join('\n'));
  });

  it('is another day for a must that is worth little to others', () => {
    const closed: Trouble = { measure: { kind: 'closed' }, visit: visit('kennin-ji') };
    expect(repair(closed).steps.map(({ by }) => by)).toEqual(['replace']);
    expect(repair(closed, { mustDo: [placeId('kennin-ji')] }).steps.map(({ by }) => by)).toEqual(['another-day']);
  });

  it('is free time where nothing else is possible', () => {
    const [monday] = start().days;
    const places = start().facts.places.filter(({ id }) => start().days[0]?.visits.some(({ place }) => place === id));
    const { steps, plan } = repair({ measure: { kind: 'closed' } }, { places, days: monday ? [monday] : [] });
    expect(steps).toMatchObject([{ by: 'free', to: null }]);
    expect(plan.leftOut.at(-1)).toMatchObject({ place: placeId('nijo-castle'), reason: 'closed-that-day' });
  });

  it('is nothing under the limit, and nothing for what is fixed', () => {
    const untouched = repair({ measure: { kind: 'crowd', level: 0.34 }, visit: visit('kennin-ji') });
    expect(untouched.steps).toEqual([]);
    expect(untouched.plan.days).toBe(untouched.supposed.context.journey.days);
    const fixed = MONDAY_PLAN.replace('kennin-ji', 'kennin-ji fixed');
    expect(repair(full('kennin-ji'), { monday: fixed }).steps).toEqual([]);
  });
});

describe('weather', () => {
  it('of a whole day moves what is worth much to another, and fills the rest under a roof around what stays', () => {
    const { plan, steps, supposed } = repair({ measure: storm });
    expect(steps.map(({ by, visit: id }) => [by, id])).toEqual([
      ['another-day', visit('nijo-castle')],
      ['another-day', visit('yasaka-shrine')],
      ['re-plan', visit('nijo-castle')],
    ]);
    expect(show(plan.days[1])).toContain('nijo-castle');
    expect(show(plan.days[1])).toContain('yasaka-shrine');
    expect(show(plan.days[0])).toContain('12:00-13:00 udon-house\n13:30-14:30 kennin-ji');
    expect(show(plan.days[0])).toContain('18:30-19:30 tofu-table');
    for (const name of ['nijo-castle', 'maruyama-park', 'yasaka-shrine', 'shinsen-en', 'palace-park'])
      expect(show(plan.days[0])).not.toContain(name);
    expect(listBreaches(plan, { supposed, isReplanned: true })).toEqual([]);
  });

  it('of some hours touches what is outdoors then, and nothing else', () => {
    const trouble = { measure: storm, from: parseTime('13:00'), until: parseTime('15:30') };
    expect(stepsOf(repair(trouble))).toEqual(['shift: Maruyama park goes to 16:54–17:24.']);
  });

  it('of a day to come is about that day', () => {
    const { plan, supposed } = repair({ measure: storm, date: TUESDAY });
    expect(supposed.stops.map(({ date }) => date)).toEqual([TUESDAY, TUESDAY]);
    expect(plan.days[0]).toBe(supposed.context.journey.days[0]);
    expect(show(plan.days[1])).not.toContain('kinkaku-ji');
  });
});

describe('who is late', () => {
  it('keeps everything where that can be', () => {
    expect(stepsOf(repair(late(40)))).toEqual([
      'move-later: Everything else is later: Nijo castle 10:10–11:40, Udon house 12:04–13:04, Kennin ji 13:31–14:31.',
    ]);
  });

  it('gives up one stop where that is enough, and never what is over, eaten or fixed', () => {
    const { plan, steps } = repair(late(200));
    expect(steps.map(({ by }) => by)).toEqual(['another-day', 'move-later']);
    expect(show(plan.days[0])).toBe(
      '12:43-13:43 udon-house\n14:10-15:10 kennin-ji\n15:34-16:04 maruyama-park\n16:18-16:58 yasaka-shrine\n18:30-19:30 tofu-table',
    );
  });
});

describe('the invariants', () => {
  const sound = repair({ measure: { kind: 'closed' } });
  const { supposed } = sound;
  const days = supposed.context.journey.days;
  const breaches = (changed: readonly (typeof days)[number][], at = supposed): readonly string[] =>
    listBreaches({ ...sound.plan, days: changed }, { supposed: at, isReplanned: false });
  const [monday, tuesday] = days as [(typeof days)[number], (typeof days)[number]];
  const without = (name: string) => ({ ...monday, visits: monday.visits.filter(({ id }) => id !== visit(name)) });

  it('find nothing in a sound repair', () => {
    expect(listBreaches(sound.plan, { supposed, isReplanned: false })).toEqual([]);
  });

  it('see what is over change (1, 2, 3)', () => {
    const journey = { ...supposed.context.journey, visited: [visit('udon-house', 'lunch')] };
    const after = breaches([without('udon-house'), tuesday], {
      ...supposed,
      context: { ...supposed.context, journey },
    });
    expect(
      breaches([{ ...monday, visits: monday.visits.filter(({ meal }) => meal !== 'lunch') }, tuesday], {
        ...supposed,
        context: { ...supposed.context, journey },
      }),
    ).toContain(`${visit('udon-house', 'lunch')} is over and may not change.`);
    expect(after).not.toContain(`${visit('udon-house', 'lunch')} is over and may not change.`);
  });

  it('see more go than were disrupted (4)', () => {
    const two = {
      ...without('kennin-ji'),
      visits: without('kennin-ji').visits.filter(({ id }) => id !== visit('nijo-castle')),
    };
    expect(breaches([two, tuesday])).toContain('8 stops became 6, with 1 disrupted.');
  });

  it('see a stop and a meal twice (5, 6)', () => {
    const [, nijo, lunch] = monday.visits;
    if (!nijo || !lunch) throw new Error('Monday has a castle and a lunch.');
    const twice = { ...tuesday, visits: [...tuesday.visits, { ...nijo, id: visit('other') }] };
    expect(breaches([monday, twice])).toContain(`${placeId('nijo-castle')} is planned twice.`);
    const lunches = { ...monday, visits: [...monday.visits, { ...lunch, id: visit('other-lunch') }] };
    expect(breaches([lunches, tuesday])).toContain(`There are two of lunch on ${MONDAY}.`);
  });

  it('see another order (7), a far newcomer (8), and a fixed stop moved', () => {
    const [bed, nijo, lunch, ...rest] = monday.visits;
    if (!bed || !nijo || !lunch) throw new Error('Monday has a castle and a lunch.');
    const swapped = { ...monday, visits: [bed, nijo, rest[0] ?? lunch, lunch, ...rest.slice(1)] };
    expect(breaches([swapped, tuesday])).toContain('The order of the visits that stay may not change.');
    const far = {
      ...monday,
      visits: [bed, { ...nijo, id: visit('far'), place: placeId('arashiyama-bamboo') }, lunch, ...rest],
    };
    expect(breaches([far, tuesday])).toContain(
      `${placeId('arashiyama-bamboo')} is farther than 5 km from what it stands in for.`,
    );
    const locked = {
      ...supposed.context.journey,
      days: [{ ...monday, visits: monday.visits.map((one) => ({ ...one, locked: one.id === nijo.id })) }, tuesday],
    };
    expect(
      breaches([without('nijo-castle'), tuesday], { ...supposed, context: { ...supposed.context, journey: locked } }),
    ).toContain(`${nijo.id} is fixed and may not change.`);
  });
});
