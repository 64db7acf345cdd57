import { applyChange, type Change } from '@wayfarer/edits';
import type { Visit } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import type { TripRules } from '@wayfarer/trip/feasibility';
import { money } from '@wayfarer/trip/money';
import { describe, expect, it } from 'vitest';

import { MONDAY_PLAN, placeId, play, to, visit, world } from '../test/kyoto.ts';
import { toContext } from './context.ts';
import { InvariantError } from './errors.ts';
import { assertInvariants } from './invariants.ts';
import { planOf, type PlanState } from './journey.ts';

// An inner part with a test of its own: through the public door its breaches cannot be brought about.
const { journey } = play({}, [to(visit('kennin-ji'))]);
const context = toContext(journey, world());
const [day] = journey.days;
const about = day?.visits.find(({ id }) => id === visit('kennin-ji'));

const newcomer = (name: string, changes: Partial<Visit> = {}): Visit => ({
  id: visit(name),
  place: placeId(name),
  kind: 'place',
  arrive: minute(825),
  depart: minute(860),
  locked: false,
  why: '',
  ...changes,
});

function breachesOf(
  changes: readonly Change[],
  plan: Partial<PlanState> = {},
  { mayMove = false, rules = context.rules }: { readonly mayMove?: boolean; readonly rules?: TripRules } = {},
): string {
  if (!day || !about) throw new Error('The day has that visit.');
  const changed = changes.reduce((so, change) => applyChange(so, change, context.rules), day);
  const days = journey.days.map((one) => (one === day ? changed : one));
  try {
    assertInvariants({ ...context, rules }, { ...planOf(journey), days, ...plan }, { visit: about, mayMove });
    return 'none';
  } catch (error) {
    return error instanceof InvariantError ? error.breaches.join(' ') : String(error);
  }
}

describe('a plan may not', () => {
  const instead = (by: Visit): Change => ({ type: 'replace', visit: visit('kennin-ji'), by });

  it('be refused without reason', () => {
    expect(breachesOf([])).toBe('none');
    expect(breachesOf([{ type: 'remove', visit: visit('kennin-ji') }])).toBe('none');
    expect(breachesOf([instead(newcomer('city-gallery'))])).toBe('none');
  });

  it('pass the limit of money, unless a stop has gone: then two walks may be a ride', () => {
    const [limit, dearer] = [money(1000, 'JPY'), money(1100, 'JPY')];
    const asked = visit('kennin-ji');
    const totalOf: NonNullable<TripRules['budget']>['totalOf'] = (days) =>
      days.some(({ visits }) => visits.some(({ id }) => id === asked)) ? limit : dearer;
    const rules = { ...context.rules, budget: { limit, totalOf } };
    expect(breachesOf([{ type: 'remove', visit: asked }], {}, { rules })).toBe('none');
    expect(breachesOf([instead(newcomer('city-gallery'))], {}, { rules })).toBe(
      'The plan costs ¥1,100, ¥100 more than the limit of ¥1,000.',
    );
  });

  it('change what is over', () => {
    expect(breachesOf([{ type: 'remove', visit: visit('nijo-castle') }])).toContain(
      'nijo-castle is over and may not change.',
    );
  });

  it('change what was not asked about', () => {
    expect(breachesOf([{ type: 'remove', visit: visit('yasaka-shrine') }])).toContain(
      'yasaka-shrine was not asked about',
    );
  });

  it('take in two visits', () => {
    const second: Change = {
      type: 'insert',
      by: newcomer('nishiki-market', { arrive: minute(1020), depart: minute(1050) }),
    };
    expect(breachesOf([instead(newcomer('city-gallery')), second])).toContain('2 visits came in; at most one may.');
  });

  it('hold what lies too far, in the past, or was given up', () => {
    expect(breachesOf([instead(newcomer('arashiyama-bamboo'))])).toMatch(/lies \d+\.\d km away; 5 km are allowed/);
    const past = newcomer('city-gallery', { arrive: minute(800), depart: minute(830) });
    expect(breachesOf([instead(past)])).toContain('would lie in the past.');
    expect(breachesOf([instead(newcomer('city-gallery'))], { skipped: [placeId('city-gallery')] })).toContain(
      'was given up',
    );
  });

  it('plan and leave out the same place', () => {
    const leftOut = [{ place: placeId('city-gallery'), reason: 'day-full' as const, text: '' }];
    expect(breachesOf([instead(newcomer('city-gallery'))], { leftOut })).toContain('is planned and left out at once');
  });

  it('be worse than before in the eyes of the judge', () => {
    expect(breachesOf([instead(newcomer('silk-hall'))])).toContain('Silk hall is closed on Monday');
    expect(breachesOf([instead(newcomer('tea-garden'))])).toContain(
      'The hours of Tea garden on 2027-04-05 are not known.',
    );
  });

  it('move anything, unless somebody is late, and then to no earlier time', () => {
    const park = day?.visits.find(({ id }) => id === visit('maruyama-park'));
    if (!park) throw new Error('The day has that visit.');
    const at = (minutes: number): Change => ({
      type: 'move',
      to: [{ ...park, arrive: minute(park.arrive + minutes), depart: minute(park.depart + minutes) }],
    });
    expect(breachesOf([at(10)])).toContain('maruyama-park was not asked about');
    expect(breachesOf([at(10)], {}, { mayMove: true })).toBe('none');
    expect(breachesOf([at(-10)], {}, { mayMove: true })).toContain('maruyama-park was not asked about');
  });

  it.each<[string, number, string]>([
    ['at what is locked', 10, 'fixed'],
    ['before what the decision is about', 10, 'udon-house'],
  ])('move anything %s', (_, minutes, which) => {
    const monday = MONDAY_PLAN.replace('maruyama-park', 'maruyama-park fixed');
    const { journey: given } = play({ monday }, []);
    const name = which === 'fixed' ? visit('maruyama-park') : visit('udon-house', 'lunch');
    const [first] = given.days;
    const one = first?.visits.find(({ id }) => id === name);
    const decided = first?.visits.find(({ id }) => id === visit('kennin-ji'));
    if (!first || !one || !decided) throw new Error('The day has those visits.');
    const around = toContext(given, world());
    const to = [{ ...one, arrive: minute(one.arrive + minutes), depart: minute(one.depart + minutes) }];
    const days = [applyChange(first, { type: 'move', to }, around.rules), ...given.days.slice(1)];
    const check = (): void => assertInvariants(around, { ...planOf(given), days }, { visit: decided, mayMove: true });
    expect(check).toThrow(`${name} was not asked about and may not change.`);
  });

  it('stand in another order', () => {
    const swap = day?.visits.toSorted((left, right) =>
      left.id === visit('tofu-table', 'dinner') ? -1 : right.id ? 0 : 0,
    );
    if (!day || !swap || !about) throw new Error('The day has visits.');
    const days = journey.days.map((one) => (one === day ? { ...day, visits: swap } : one));
    expect(() => assertInvariants(context, { ...planOf(journey), days }, { visit: about, mayMove: false })).toThrow(
      'The order of the visits that stay may not change.',
    );
  });

  it('have legs that do not join its visits, or a visit twice', () => {
    const breaches = (changed: Partial<NonNullable<typeof day>>): string => {
      if (!day || !about) throw new Error('The day has visits.');
      const days = journey.days.map((one) => (one === day ? { ...day, ...changed } : one));
      try {
        assertInvariants(context, { ...planOf(journey), days }, { visit: about, mayMove: false });
        return 'none';
      } catch (error) {
        return error instanceof InvariantError ? error.breaches.join(' ') : String(error);
      }
    };
    const unjoined = 'The legs of 2027-04-05 do not join its visits.';
    const [first, second, ...rest] = day?.legs ?? [];
    if (!first || !second) throw new Error('The day has legs.');
    expect(breaches({ legs: day?.legs.slice(1) ?? [] })).toContain(unjoined);
    expect(breaches({ legs: day?.legs.slice(0, -1) ?? [] })).toContain(unjoined);
    expect(breaches({ legs: [] })).toContain(unjoined);
    expect(breaches({ legs: [{ ...first, from: second.from }, second, ...rest] })).toContain(unjoined);
    expect(breaches({ legs: [{ ...first, to: second.to }, second, ...rest] })).toContain(unjoined);
    expect(breaches({})).toBe('none');
    const visits = day?.visits ?? [];
    expect(breaches({ visits: [...visits, ...visits.slice(-1)] })).toContain('A visit stands twice on 2027-04-05.');
  });

  it('lie farther than five kilometres, to the hundred metres', () => {
    expect(breachesOf([instead(newcomer('arashiyama-bamboo'))])).toContain(
      'visit_2027-04-05-arashiyama-bamboo lies 9.4 km away; 5 km are allowed.',
    );
  });

  it('begin before now, and may begin now', () => {
    const now = newcomer('city-gallery', { arrive: minute(810), depart: minute(840) });
    expect(breachesOf([instead(now)])).not.toContain('would lie in the past');
    const before = newcomer('city-gallery', { arrive: minute(809), depart: minute(840) });
    expect(breachesOf([instead(before)])).toContain('visit_2027-04-05-city-gallery would lie in the past.');
  });
});
