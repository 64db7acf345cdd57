import { expect, it } from 'vitest';

import { underWay } from '../../test/stories.ts';

const heads = (story: ReturnType<typeof underWay>) => story.state.journey?.start.party.travelers;

it('asks before how many travel changes: "grandma may come" is soon taken for a fact', () => {
  const story = underWay();
  const before = heads(story);
  story.means({ act: 'edit', edit: { type: 'party', travelers: 3 } });
  expect(story.lastReply).toMatch(/^Shall I do this\? 3 people\./);
  expect(heads(story)).toBe(before);
  story.means({ act: 'answer', answer: { kind: 'yes' } });
  expect(heads(story)).toBe(3);
});
