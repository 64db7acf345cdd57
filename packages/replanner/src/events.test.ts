import { applyChange } from '@wayfarer/edits';
import { describe, expect, it } from 'vitest';

import { MONDAY, play, start, visit } from '../test/kyoto.ts';
import { toContext } from './context.ts';
import { changeBetween, JOURNEY_VERSIONS } from './events.ts';
import { evolveJourney } from './evolve.ts';
import { planOf, startJourney } from './journey.ts';

const journey = startJourney(start());
const plan = planOf(journey);
const { rules } = toContext(journey, { crowd: () => ({ level: 0, typical: true }) });
const monday = plan.days.map((day) =>
  day.date === MONDAY ? applyChange(day, { type: 'remove', visit: visit('kennin-ji') }, rules) : day,
);

describe('a change of the plan', () => {
  it('is what is different, and nothing else', () => {
    expect(changeBetween(plan, plan)).toEqual({});
    expect(changeBetween(plan, structuredClone(plan))).toEqual({});
    expect(changeBetween(plan, { ...plan, days: monday })).toEqual({ days: [monday[0]] });
    expect(changeBetween(plan, { ...plan, skipped: ['place_a' as never] })).toEqual({ skipped: ['place_a'] });
    expect(changeBetween(plan, { ...plan, days: monday, leftOut: [] })).toEqual({ days: [monday[0]], leftOut: [] });
  });

  it('carries nothing but what it is about', () => {
    const journey = startJourney(start());
    const content = { visit: visit('kennin-ji'), change: { days: [monday[0]] }, text: '' };
    const after = evolveJourney(journey, { type: 'visit-fixed', version: 2, content, seq: 4 });
    expect(planOf(after)).toEqual({ ...plan, days: monday });
    expect(after.days[1]).toBe(journey.days[1]);
    expect(after.history).toEqual([{ decision: `fixed-${visit('kennin-ji')}`, seq: 4, before: plan, text: '' }]);
  });
});

it('has the version of its shape', () => {
  // A number here changes with the shape of the event, together with an upcaster for the old one.
  expect(JOURNEY_VERSIONS).toEqual({
    'reading-reported': 1,
    'decision-requested': 2,
    'decision-queued': 2,
    'decision-lapsed': 2,
    'decision-made': 2,
    'cursor-advanced': 2,
    'visit-returned': 1,
    'visit-fixed': 2,
    'plan-edited': 1,
    'plan-repaired': 1,
    undone: 2,
    'step-undone': 2,
    redone: 1,
    'traveller-noted': 1,
    'learning-forgotten': 1,
    'agents-dispatched': 1,
  });
  expect(play({}, [{ type: 'report', reading: { measure: { kind: 'closed' } } }]).events).toMatchObject([
    { type: 'reading-reported', version: 1 },
    { type: 'decision-requested', version: 2 },
  ]);
});
