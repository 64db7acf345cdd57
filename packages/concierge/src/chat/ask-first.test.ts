import { minute } from '@wayfarer/trip/clock';
import { expect, it } from 'vitest';

import { underWay } from '../../test/stories.ts';

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
