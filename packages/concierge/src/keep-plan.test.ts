import type { ArrangeQuery } from '@wayfarer/planner';
import { toEditablePlan } from '@wayfarer/replanner';
import { expect, it } from 'vitest';

import { DATES, eatery, sight, TripStory, yen } from '../test/trip-story.ts';
import { createTripCore } from './core.ts';

const TOWN = { sights: ['One', 'Two'].map((name) => sight(name)), eateries: [eatery('Soba')] };

it('hands the plan under way to whoever arranges another', () => {
  const story = new TripStory(TOWN);
  const core = createTripCore(story.world);
  const queries: ArrangeQuery[] = [];
  const watched = story.happens.bind(story);
  story.happens = (events) => {
    const [task] = core.pendingTasks?.(story.state) ?? [];
    if (task?.task === 'arrange') queries.push(task.query as ArrangeQuery);
    return watched(events);
  };
  story.plans({ budget: { money: yen(100_000), scope: 'total' } });
  const { journey } = story.state;
  story.says({ pace: 'relaxed' });
  expect(queries.map(({ keep }) => keep)).toEqual([undefined, journey && toEditablePlan(journey)]);
});

it('goes on with what was given up and visited when another plan is chosen', () => {
  const story = new TripStory(TOWN).plans({ budget: { money: yen(100_000), scope: 'total' } });
  const [first] = story.trip.days[0]?.visits.filter(({ kind }) => kind === 'place') ?? [];
  story.does({ type: 'advance', date: DATES[0], time: 620 as never });
  const { now } = story.trip;
  expect(story.state.journey?.visited).toEqual([first?.id]);
  story.says({ pace: 'relaxed' });
  story.does({ type: 'approve' });
  expect([story.trip.now, story.state.journey?.visited]).toEqual([now, [first?.id]]);
});
