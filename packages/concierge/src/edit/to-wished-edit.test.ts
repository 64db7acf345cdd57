import { describe, expect, it } from 'vitest';

import { cityDay, DATES, eatery, sight, TripStory, yen } from '../../test/trip-story.ts';
import { toWishedEdit } from './to-wished-edit.ts';

const [MONDAY] = DATES;

function chosen(facts: object): TripStory {
  return new TripStory({
    days: DATES.map((date) => cityDay(date)),
    sights: [sight('One'), sight('Two')],
    eateries: [eatery('Soba')],
  }).plans(facts);
}

const limitOf = (story: TripStory, edit: Parameters<typeof toWishedEdit>[2]): number | undefined => {
  const { planning, journey } = story.state;
  return journey ? toWishedEdit(planning, journey, edit).budget?.amount : undefined;
};

describe('what the trip may cost with another person, or a day less', () => {
  const two = { type: 'party', travelers: 2 } as const;
  const short = { type: 'dates', start: MONDAY, end: MONDAY } as const;

  // A middle day of Kyoto is ¥10,000 here; the test's trip has no journeys.
  it.each([
    ['a level', { budget: null, budgetLevel: 'high' }, 80_000, 20_000],
    ['an amount for each person', { budget: { money: yen(60_000), scope: 'person' } }, 120_000, undefined],
    ['an amount for each person and day', { budget: { money: yen(30_000), scope: 'person-day' } }, 120_000, 30_000],
    ['an amount for each day', { budget: { money: yen(30_000), scope: 'day' } }, undefined, 30_000],
    ['an amount in all', { budget: { money: yen(60_000), scope: 'total' } }, undefined, undefined],
  ])('follows from %s', (_, facts, withTwo, withOneDay) => {
    const story = chosen(facts);
    expect([limitOf(story, two), limitOf(story, short)]).toEqual([withTwo, withOneDay]);
  });

  it('is no wish of its own, and is turned back with the edit', () => {
    const story = chosen({ budget: { money: yen(60_000), scope: 'person' } });
    const { facts, hash } = story.trip;
    story.does({ type: 'edit', edit: two });
    expect(story.state.journey?.start.budget).toEqual(yen(120_000));
    expect(story.trip.facts.find(({ name }) => name === 'budget')).toEqual(facts.find(({ name }) => name === 'budget'));
    story.does({ type: 'undo' });
    expect([story.state.journey?.start.budget, story.trip.hash]).toEqual([yen(60_000), hash]);
  });
});
