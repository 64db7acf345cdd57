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

  it('scores as if what was deleted had never been there', () => {
    const [index, fresh] = [new KeywordIndex(), new KeywordIndex()];
    const texts = ['red bridge', 'red red tower', 'blue tower by the sea'];
    for (const one of [index, fresh]) texts.forEach((text, slot) => one.set(slot, text));
    index.set(3, 'a very long text of many words on red towers');
    index.delete(3);
    index.set(1, 'green door');
    index.set(1, 'red red tower');
    for (const query of ['red', 'tower', 'red tower', 'sea']) {
      const [found, expected] = [index.match(query), fresh.match(query)];
      expect([...found.slots].toSorted()).toEqual([...expected.slots].toSorted());
      expect([0, 1, 2].map((slot) => found.scores[slot])).toEqual([0, 1, 2].map((slot) => expected.scores[slot]));
    }
  });

  it('holds a long text against what it says once, and counts what it says twice for more', () => {
    const index = new KeywordIndex();
    index.set(0, 'red bridge');
    index.set(1, 'red red tower tower');
    index.set(2, 'blue bridge tower sky sea road');
    // "red" in two of three texts of 4 words on average: its weight cancels out.
    // Text 0: 1 · 2.2 / (1 + 1.2 · (0.25 + 0.75 · 2 / 4)) / 2.2; text 1: 2 / (2 + 1.2 · (0.25 + 0.75 · 4 / 4)).
    const { scores } = index.match('red');
    expect(scores[0]).toBeCloseTo(1 / 1.75, 5);
    expect(scores[1]).toBeCloseTo(2 / 3.2, 5);
  });

  it('passes over words that stand in more than a tenth of a thousand texts, if there are others', () => {
    const filled = (texts: number, common: number): KeywordIndex => {
      const index = new KeywordIndex();
      for (let slot = 0; slot < texts; slot++) index.set(slot, `word${slot} ${slot < common ? 'red' : 'blue'}`);
      return index;
    };
    const found = (index: KeywordIndex, query: string): number => index.match(query).slots.length;
    expect(found(filled(1_000, 101), 'red word500')).toBe(1);
    expect(found(filled(1_000, 100), 'red word500')).toBe(101);
    expect(found(filled(999, 101), 'red word500')).toBe(102);
    expect(found(filled(1_000, 101), 'red')).toBe(101);
    expect(found(filled(1_000, 101), 'red unheard')).toBe(101);
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
