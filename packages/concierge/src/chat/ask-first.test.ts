import { minute } from '@wayfarer/trip/clock';
import { expect, it } from 'vitest';

import { underWay } from '../../test/stories.ts';
import { cityDay, DATES, eatery, sight, TripStory, yen } from '../../test/trip-story.ts';

const heads = (story: ReturnType<typeof underWay>) => story.state.journey?.start.party.travelers;
const THREE = { act: 'edit', edit: { type: 'party', travelers: 3 } } as const;

it('asks before how many travel changes in passing: "grandma may come" is soon taken for a fact', () => {
  const story = underWay();
  const before = heads(story);
  story.types('My mother tells me that she would so like to see the temples with us, at her age.', { frames: [THREE] });
  expect(story.lastReply).toMatch(/^Shall I do this\? 3 people\./);
  expect(heads(story)).toBe(before);
  story.means({ act: 'answer', answer: { kind: 'yes' } });
  expect(heads(story)).toBe(3);
});

function withPrices(): TripStory {
  return new TripStory({
    days: [cityDay(DATES[0])],
    sights: [sight('One'), sight('Two')],
    eateries: [eatery('Soba'), eatery('Grill')],
  }).plans({ budget: { money: yen(200_000), scope: 'total' } });
}

it('asks before a sum far below what the plan costs becomes its limit: it may be the price of a dinner', () => {
  const story = withPrices();
  const limit = { amount: 100, currency: 'JPY' } as const;
  story.types('100 yen each', { frames: [{ act: 'edit', edit: { type: 'budget', limit } }] });
  expect(story.lastReply).toMatch(/^Shall I do this\? At most ¥100 in all/);
  expect(story.state.journey?.start.budget?.amount).toBe(200_000);
});

it('asks before the pace of every day changes in passing', () => {
  const story = withPrices();
  const frame = { act: 'edit', edit: { type: 'pace', date: null, pace: 'faster' } } as const;
  story.types('It is too little for her I think. Can you give us one more visit in the afternoon of Tuesday?', {
    frames: [frame],
  });
  expect(story.lastReply).toMatch(/^Shall I do this\? A faster pace/);
  expect(story.state.journey?.start.preferences.pace).toBe('moderate');
  story.types('faster please', { frames: [frame] });
  expect(story.state.journey?.start.preferences.pace).toBe('packed');
});

it('takes a plain message about heads as it stands', () => {
  const story = underWay();
  story.types('We are three now.', { frames: [THREE] });
  expect(heads(story)).toBe(3);
});

it('asks on which day where every day would lose stops for it', () => {
  const story = underWay();
  const edit = { type: 'hours', date: null, end: minute(12 * 60) } as const;
  story.means({ act: 'edit', edit });
  expect(story.lastReply).toBe('On which day?');
  const [every, day] = story.state.conversation.offered;
  expect(every).toEqual({ text: 'Every day', frame: { act: 'edit', edit } });
  expect(day?.frame).toEqual({ act: 'edit', edit: { ...edit, date: story.state.journey?.days[0]?.date } });
});

it('asks about both halves of a message where one of them is asked about', () => {
  const story = withPrices();
  const limit = { amount: 100, currency: 'JPY' } as const;
  const budget = { act: 'edit', edit: { type: 'budget', limit } } as const;
  story.types('We are three now, for 100 yen', { frames: [THREE, budget] });
  expect(heads(story)).not.toBe(3);
  expect(story.state.conversation.offered.map(({ text }) => text)).toEqual([
    'Do it',
    '3 people',
    'At most ¥100 in all',
    'Keep my plan',
  ]);
  story.means({ act: 'answer', answer: { kind: 'yes' } });
  expect(heads(story)).toBe(3);
  expect(story.state.journey?.start.budget?.amount).toBe(100);
});
