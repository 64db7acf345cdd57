import type { Question } from '@wayfarer/language';
import { describe, expect, it } from 'vitest';

import { cityDay, DATES, eatery, sight, TripStory, yen } from '../../../test/trip-story.ts';

const TOWN = {
  days: DATES.map((date) => cityDay(date)),
  sights: ['One', 'Two', 'Three'].map((name) => sight(name)),
  eateries: ['Soba', 'Grill', 'Udon'].map((name) => eatery(name)),
};

describe('several people', () => {
  const story = new TripStory(TOWN).plans({
    budget: { money: yen(200_000), scope: 'total' },
    travelers: 3,
    persons: [
      { label: 'Anna', count: 1, interests: ['temples'] },
      { label: 'Ben', count: 1, limit: { money: yen(90_000), scope: 'person' } },
    ],
  });
  const answer = (about: 'split' | 'satisfaction', who?: string): readonly string[] => {
    story.means({ act: 'question', question: { about, ...(who !== undefined && { who }) } as Question });
    return story.lastReply.split('\n');
  };
  const HEADS = ['Anna ¥10,876.', 'Ben ¥10,875, of ¥90,000 that may be spent.', 'you ¥10,874.'];

  it('are told who pays what, line by line', () => {
    // Two rooms at ¥10,000, three tables at ¥1,000 each, 7.5 % and 5 % of ¥29,000.
    const lines = [
      ...HEADS,
      'A night at Inn: ¥20,000 (Anna ¥6,667, Ben ¥6,667, you ¥6,666); 2 rooms at ¥10,000; shared evenly by 3, who also share the bed that is left over.',
      "Lunch: Grill: ¥3,000 (Anna ¥1,000, Ben ¥1,000, you ¥1,000); about ¥1,000 each, everybody's own.",
      "Lunch: Soba: ¥3,000 (Anna ¥1,000, Ben ¥1,000, you ¥1,000); about ¥1,000 each, everybody's own.",
      "Dinner: Udon: ¥3,000 (Anna ¥1,000, Ben ¥1,000, you ¥1,000); about ¥1,000 each, everybody's own.",
      'Small things nobody plans: ¥2,175 (Anna ¥725, Ben ¥725, you ¥725); 7.5 % of what is planned, in proportion to what each pays besides.',
      'Kept back for what goes wrong: ¥1,450 (Anna ¥484, Ben ¥483, you ¥483); 5 % of what is planned, in proportion to what each pays besides.',
    ];
    expect(answer('split')).toEqual(lines);
    expect(answer('split', 'Zoe')).toEqual(lines);
  });

  it('are told what one of them pays for what', () => {
    expect(answer('split', 'Ben')).toEqual([
      HEADS[1],
      'stay: ¥6,667',
      'food: ¥3,000',
      'small things: ¥725',
      'reserve: ¥483',
    ]);
  });

  it('are told how much of what each asked for is in the plan', () => {
    const anna = 'Anna: 100 of 100. The 3 places give 100 % of what the best 3 could, and 0 answer an interest.';
    const how = 'Everybody counts the same: a place that one loves and another hates still has a chance.';
    expect(answer('satisfaction')).toEqual([
      anna,
      'Ben: 100 of 100. It costs no more than their limit.',
      'you: nothing was asked for that a plan could be measured by.',
      how,
    ]);
    expect(answer('satisfaction', 'Anna')).toEqual([anna, how]);
  });
});
