import { describe, expect, it } from 'vitest';

import { KeywordIndex } from './keyword-index.ts';
import { stem, termsOf } from './terms.ts';

describe('KeywordIndex', () => {
  it('scores by rarity, as worked out by hand', () => {
    const index = new KeywordIndex();
    index.set(0, 'red bridge');
    index.set(1, 'red tower');
    index.set(2, 'blue tower');
    // Of three texts of two words each, "bridge" stands in one: ln(1 + 2.5 / 1.5) = 0.9808, "red" in two: ln(1 + 1.5 / 2.5) = 0.4700.
    // Text 0 has both once, at average length: (0.9808 + 0.4700) · 1 of (0.9808 + 0.4700) · 2.2.
    const { scores, slots } = index.match('the red bridge');
    expect(scores[0]).toBeCloseTo(1 / 2.2, 4);
    expect(scores[1]).toBeCloseTo(0.47 / 1.4508 / 2.2, 4);
    expect([...slots]).toEqual([0, 1]);
  });

  it('forgets what was deleted or replaced', () => {
    const index = new KeywordIndex();
    index.set(0, 'red bridge');
    index.set(1, 'red red tower');
    index.set(0, 'green door');
    expect([...index.match('bridge').slots]).toEqual([]);
    expect([...index.match('red').slots]).toEqual([1]);
    index.delete(1);
    expect([...index.match('red').slots]).toEqual([]);
    expect([...index.match('doors').slots]).toEqual([0]);
  });

  it('knows nothing of the search before', () => {
    const index = new KeywordIndex();
    index.set(0, 'red bridge');
    index.set(1, 'red tower');
    const first = [...index.match('red bridge').scores.subarray(0, 2)];
    index.match('tower');
    const again = index.match('red bridge');
    expect([...again.scores.subarray(0, 2)]).toEqual(first);
    expect([...again.slots].toSorted()).toEqual([0, 1]);
    expect([...index.match('blue').slots]).toEqual([]);
  });

  it('reads one form of each word, in any script', () => {
    expect(['hotels', 'allergies', 'boxes', 'booked', 'planning', 'is', 'bus', 'liked', 'like'].map(stem)).toEqual([
      'hotel',
      'allergy',
      'box',
      'book',
      'plan',
      'is',
      'bus',
      'lik',
      'lik',
    ]);
    expect(termsOf('京都に行く')).toEqual(['京', '都', 'に', '行', 'く']);
    expect(termsOf('What is it?')).toEqual(['what', 'is', 'it']);
  });
});
