import { minute } from '@wayfarer/trip/clock';
import { expect, it } from 'vitest';

import { cityDay, DATES, eatery, sight, TripStory } from '../../../test/trip-story.ts';

/** One day with two sights. */
function proposed(): TripStory {
  const story = new TripStory({
    days: [cityDay(DATES[0])],
    sights: [sight('One'), sight('Two')],
    eateries: [eatery('Soba'), eatery('Grill')],
  }).plans();
  const [first] = story.state.journey?.days[0]?.visits.filter(({ kind }) => kind === 'place') ?? [];
  if (!first) throw new Error('Expected a plan with a sight.');
  const edits = [{ type: 'remove', visit: first.id }] as const;
  story.means({ act: 'wish', wish: { kind: 'propose', edits } });
  return story;
}

it('tells what would go and what would move, and keeps the proposal open', () => {
  const story = proposed();
  const { offered } = story.state.conversation;
  const days = story.state.journey?.days;
  story.means({ act: 'question', question: { about: 'proposal' } });
  expect(story.lastReply).toMatch(/^You would lose (?:One|Two)\./);
  expect(story.state.conversation.offered).toEqual(offered);
  expect(story.state.journey?.days).toEqual(days);
});

it('tells of one place whether it would stay', () => {
  const story = proposed();
  const visits = story.state.journey?.days[0]?.visits.filter(({ kind }) => kind === 'place') ?? [];
  const [gone, stays] = visits.map(({ place }) => place);
  if (!gone || !stays) throw new Error('Expected two sights.');
  story.means({ act: 'question', question: { about: 'proposal', place: gone } });
  expect(story.lastReply).toMatch(/would leave the plan and go among the ideas\.$/);
  story.means({ act: 'question', question: { about: 'proposal', place: stays } });
  expect(story.lastReply).toMatch(/would stay: /);
});

it('loses nothing where nothing goes', () => {
  const story = proposed();
  const edits = [{ type: 'hours', date: DATES[0], start: minute(9 * 60 + 30) }] as const;
  story.means({ act: 'wish', wish: { kind: 'propose', edits } });
  story.means({ act: 'question', question: { about: 'proposal' } });
  expect(story.lastReply).toMatch(/^You would lose nothing\./);
});
