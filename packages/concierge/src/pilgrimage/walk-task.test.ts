import type { NewEvent, StoredEvent } from '@wayfarer/archon';
import { type Journey, startJourney } from '@wayfarer/replanner';
import { describe, expect, it } from 'vitest';

import { day, DAYS, madePlan, placeOf, visit } from '../../test/made-plan.ts';
import { DATES, INN, TripStory } from '../../test/trip-story.ts';
import { NOTHING_YET, type TripState } from '../trip-state.ts';
import { evolveWalks } from './evolve-walks.ts';
import { concludeWalk, decideWalk, findUnfinishedWalk, findWalkOutcome, wishWalk } from './walk-task.ts';
import type { AskedWalk } from './walks.ts';

const [MONDAY, TUESDAY] = DATES;
const REQUEST = {
  date: '2026-11-22',
  start: 600,
  days: 3,
  radius_km: 5,
  pace: 'moderate',
} as unknown as AskedWalk['request'];
const WALK: AskedWalk = { title: 'Your Name', from: 'Shinjuku', request: REQUEST };
const HEARD = { text: '(a message)', today: '2026-11-22' };
const { world } = new TripStory();

const task = (id: string, asked: AskedWalk, more: object = {}) => ({
  id,
  task: 'walk',
  query: asked,
  notes: [],
  status: 'running',
  ...more,
});
const stateOf = ({
  planning = {},
  ...changes
}: Partial<Omit<TripState, 'planning'>> & { readonly planning?: object } = {}): TripState => ({
  id: 'trip_1',
  ...NOTHING_YET,
  ...changes,
  planning: { ...NOTHING_YET.planning, ...planning },
});
const withPlan = (changes: Partial<Journey> = {}): Partial<TripState> => ({
  journey: { ...startJourney(madePlan()), ...changes },
});

/** What is said, what is wished for, and what is looked for. */
function sumUp(events: readonly NewEvent[]) {
  const of = (type: string) => events.filter((event) => event.type === type).map(({ content }) => content as never);
  return {
    said: of('message-sent').map(({ text }: { text: string }) => text),
    wished: of('walk-wished'),
    asked: of('task-requested').map(({ id, query }: { id: string; query: AskedWalk }) => ({ id, ...query })),
  };
}
const decided = (state: TripState, walk: Partial<AskedWalk> = {}) =>
  sumUp(decideWalk(state, { walk: { ...WALK, ...walk }, ...HEARD }));

describe('a walk that is asked for', () => {
  it('is looked for at once where nothing is planned', () => {
    const first = decided(stateOf());
    expect(first.said).toEqual(['I look for places of Your Name around Shinjuku.']);
    expect(first.asked).toEqual([{ id: 'walk-1', ...WALK }]);
    const third = decided(
      stateOf({
        planning: { tasks: [task('walk-1', WALK), task('walk-2', WALK), { ...task('x', WALK), task: 'stay' }] },
      }),
      {
        from: null,
        others: ['Suzume', 'Weathering'],
      },
    );
    expect(third.said).toEqual(['I look for places of Your Name, Suzume and Weathering.']);
    expect(third.asked[0]?.id).toBe('walk-3');
    expect(decided(stateOf(), { title: null }).said).toEqual(['I look for places of the work around Shinjuku.']);
  });

  it('waits for the choice where there are options, if its work is named', () => {
    const offered = stateOf({ planning: { options: [{}] } });
    expect(decided(offered)).toEqual({
      said: ['Choose an option first: then I show you which of its days could be that walk. Nothing has changed.'],
      wished: [{ walk: WALK, until: 'plan-chosen' }],
      asked: [],
    });
    const nameless = decided(offered, { title: null });
    expect([nameless.said[0], nameless.wished]).toEqual([expect.stringMatching(/^Which film or series\?/), []]);
  });

  it('is a day of the plan that there is: the one that is named, or the only one', () => {
    const into = { date: TUESDAY };
    const { said, asked } = decided(stateOf(withPlan()), { into });
    expect(said).toEqual(['I look for places of Your Name for Tuesday 6 April. Nothing changes before you say yes.']);
    // From where one sleeps; where one leaves that day, from where it begins. Ten kilometres around, from nine o'clock.
    expect(asked).toEqual([
      {
        id: 'walk-1',
        ...WALK,
        into: { date: TUESDAY, city: 'kyoto', at: INN.at },
        request: { ...REQUEST, date: TUESDAY, days: 1, start: 540, radius_km: 10 },
      },
    ]);
    const only = decided(stateOf(withPlan({ days: DAYS.slice(0, 1) })), { request: { ...REQUEST, radius_km: 12 } });
    expect(only.asked[0]).toMatchObject({ into: { date: MONDAY }, request: { radius_km: 12 } });
  });

  it('is asked for its day or its work where they are missing', () => {
    const DAY =
      'Which day shall be a walk past places of Your Name: day 1 (Monday 5 April), day 2 (Tuesday 6 April)? Nothing changes before you say yes.';
    expect(decided(stateOf(withPlan()))).toEqual({
      said: [DAY],
      wished: [{ walk: WALK, until: 'day-named' }],
      asked: [],
    });
    expect(decided(stateOf(withPlan()), { into: { date: null } }).wished).toHaveLength(1);
    expect(decided(stateOf(withPlan()), { into: { date: '2027-05-01' } })).toEqual({
      said: [DAY],
      wished: [],
      asked: [],
    });
    expect(decided(stateOf(withPlan()), { title: null }).said[0]).toMatch(/^Which film or series\?/);
  });

  it('is heard once', () => {
    const heard = [{ interaction: 'i', number: 1 }];
    const again = (state: TripState) => decideWalk(state, { walk: WALK, ...HEARD, interaction: 'i' });
    for (const state of [
      stateOf({ heard }),
      stateOf({ heard, ...withPlan() }),
      stateOf({ heard, planning: { options: [{}] } }),
    ]) {
      // What is answered is said again; nothing is looked for twice.
      expect(again(state).filter(({ type }) => type === 'message-received')).toEqual([]);
    }
  });
});

describe('a walk that lacks something', () => {
  const last = (walk: AskedWalk, more: object = {}) => ({
    planning: { tasks: [task('walk-1', walk, more)] },
    walked: ['walk-1'],
  });

  it('is the one that waits for its day, else the last that came to nothing', () => {
    expect(findUnfinishedWalk(stateOf())).toBeUndefined();
    expect(findUnfinishedWalk(stateOf({ wished: { walk: WALK, until: 'day-named' } }))).toBe(WALK);
    expect(findUnfinishedWalk(stateOf({ wished: { walk: WALK, until: 'plan-chosen' } }))).toBeUndefined();
    expect(findUnfinishedWalk(stateOf(last(WALK, { result: { kind: 'refused' } })))).toBe(WALK);
    expect(findUnfinishedWalk(stateOf(last(WALK)))).toBe(WALK);
    expect(findUnfinishedWalk(stateOf({ ...last(WALK), walked: [] }))).toBeUndefined();
    for (const kind of ['planned', 'for-day'])
      expect(findUnfinishedWalk(stateOf(last(WALK, { result: { kind } })))).toBeUndefined();
    // Once there is a plan, only what was to be a day of it.
    expect(findUnfinishedWalk(stateOf({ ...last(WALK), ...withPlan() }))).toBeUndefined();
    const into = { ...WALK, into: { date: MONDAY } };
    expect(findUnfinishedWalk(stateOf({ ...last(into), ...withPlan() }))).toBe(into);
  });

  it('has no outcome before it is there', () => {
    expect(findWalkOutcome(stateOf())).toBeUndefined();
    const tasks = [
      task('walk-1', WALK, { result: { kind: 'planned' } }),
      task('walk-2', WALK, { result: { kind: 'refused' } }),
    ];
    expect(findWalkOutcome(stateOf({ planning: { tasks } }))).toEqual({ kind: 'refused' });
  });
});

describe('the end of a walk', () => {
  const ended = (more: object, changes: Partial<TripState> = {}) =>
    concludeWalk(stateOf({ ...changes, planning: { tasks: [task('walk-1', WALK, more)] } }), world);

  it('is said, and said once', () => {
    const [concluded, said] = ended({ problem: 'it rains' });
    expect(concluded).toMatchObject({ type: 'walk-concluded', content: { task: 'walk-1' } });
    expect(said).toMatchObject({ content: { text: 'The walk could not be planned: it rains' } });
    expect(ended({ problem: 'it rains' }, { walked: ['walk-1'] })).toEqual([]);
    expect(ended({})).toEqual([]);
    expect(ended({ result: { kind: 'refused', code: 'x', text: 'No such film.' } })[1]).toMatchObject({
      content: { text: 'No such film.' },
    });
    expect(ended({ result: { kind: 'asked', text: 'Which?', titles: ['A', 'B'] } })[1]).toMatchObject({
      content: { text: 'Which? A / B', offered: [{ text: 'A', frame: { act: 'fact', text: 'A' } }, { text: 'B' }] },
    });
  });

  it('is a question about the day, where there is a plan', () => {
    const result = { kind: 'for-day', date: MONDAY, title: 'Your Name', sights: [], notes: [] };
    expect(ended({ result })[1]).toMatchObject({ content: { text: 'The walk could not be planned: ' } });
    expect(ended({ result }, withPlan()).length).toBeGreaterThan(1);
  });

  it('is the plan where nothing else was planned, and changes no other', () => {
    const result = { kind: 'planned', name: 'n', text: 't', trip: {} };
    expect(ended({ result }, withPlan())[1]).toMatchObject({ content: { text: 'The walk could not be planned: ' } });
    const stored = (type: string, content: object) => ({ type, content, version: 1, seq: 1 }) as unknown as StoredEvent;
    const state = stateOf({ planning: { tasks: [task('walk-1', WALK, { result })], messages: ['m'] }, ...withPlan() });
    const over = evolveWalks(state, stored('walk-concluded', { task: 'walk-1' }));
    expect([over.walked, over.planning]).toEqual([['walk-1'], state.planning]);
    expect(evolveWalks(state, stored('anything', {}))).toBe(state);
    const wished = { walk: WALK, until: 'plan-chosen' } as const;
    expect(evolveWalks(state, stored('walk-wished', wished)).wished).toEqual(wished);
    expect(evolveWalks({ ...state, wished }, stored('task-requested', { task: 'walk' })).wished).toBeNull();
    expect(evolveWalks({ ...state, wished }, stored('task-requested', { task: 'stay' })).wished).toEqual(wished);
  });
});

describe('a wish for a walk, once there is a plan', () => {
  const wished = (walk: AskedWalk = WALK, days = DAYS) =>
    sumUp(concludeWalk(stateOf({ ...withPlan({ days }), wished: { walk, until: 'plan-chosen' } }), world));

  it('is for the day that is named, else for that with most time', () => {
    const said = (name: string) => [
      `You wished for a day past places of Your Name: I look for them on ${name}. Nothing changes before you say yes.`,
    ];
    expect(wished().said).toEqual(said('Monday 5 April'));
    expect(wished({ ...WALK, into: { date: TUESDAY } }).said).toEqual(said('Tuesday 6 April'));
    expect(wished().asked[0]).toMatchObject({
      id: 'walk-1',
      into: { date: MONDAY, city: 'kyoto' },
      request: { days: 1, start: 540 },
    });
    // Who arrives at ten has until half past eight; who leaves at half past seven has from nine on, and thirty minutes less.
    const rides = { kind: 'transport', place: placeOf('Station') } as const;
    const arrival = (times: string) => day(MONDAY, [visit('Come', times, rides), visit('Hall', '12:00–13:00')]);
    const leaving = (times: string) => day(TUESDAY, [visit('Hall', '12:00–13:00'), visit('Go', times, rides)]);
    expect(wished(WALK, [arrival('09:30–10:00'), leaving('19:00–21:00')]).said).toEqual(said('Monday 5 April'));
    expect(wished(WALK, [arrival('09:30–10:01'), leaving('19:30–21:00')]).said).toEqual(said('Tuesday 6 April'));
    expect(wished(WALK, [arrival('09:30–10:30'), leaving('19:30–21:00')]).said).toEqual(said('Tuesday 6 April'));
    expect(wished(WALK, [arrival('09:30–10:30'), leaving('19:00–21:00')]).said).toEqual(said('Monday 5 April'));
  });

  it('is asked for its day where the one that was named is not in it', () => {
    const { said, wished: again, asked } = wished({ ...WALK, into: { date: '2027-05-01' } });
    expect(said[0]).toMatch(/^Which day shall be a walk/);
    expect([again, asked]).toEqual([[{ walk: { ...WALK, into: { date: '2027-05-01' } }, until: 'day-named' }], []]);
    expect(wishWalk(WALK).content).toEqual({ walk: WALK, until: 'plan-chosen' });
  });

  it('begins where one sleeps, else where the day begins', () => {
    const at = { lat: 36, lon: 136 };
    const plan = madePlan();
    const places = plan.facts.places.map((place) => (place.name === 'Shop' ? { ...place, at } : place));
    const journey = startJourney({ ...plan, facts: { ...plan.facts, places } });
    const where = (stay: typeof INN.id | null) => {
      const days = [day(MONDAY, [visit('Shop', '10:00–11:00')], [], { stay })];
      const wish = { walk: WALK, until: 'plan-chosen' } as const;
      return sumUp(concludeWalk(stateOf({ journey: { ...journey, days }, wished: wish }), world)).asked[0]?.into?.at;
    };
    expect([where(INN.id), where(null)]).toEqual([INN.at, at]);
  });
});
