import { describe, expect, it } from 'vitest';

import { framesFor } from '../../../test/hand-clause.ts';
import { PARIS } from '../../../test/paris-context.ts';
import type { Language } from '../frame.ts';

const CHOOSING = { ...PARIS, stops: [], days: [], selected: false, options: 3 };
const choosing = (act: 'option' | 'option-by' | 'compare-options', words: string, told = {}): unknown =>
  framesFor(act, words, { context: CHOOSING, ...told })[0];

describe('options', () => {
  it.each<[Language, string, string]>([
    ['en', 'which of the three is the cheapest?', 'cheapest'],
    ['en', 'which one has the least walking', 'least-walking'],
    ['ja', '一番安いのはどれ', 'cheapest'],
    ['zh', '哪个方案走路最少', 'least-walking'],
    ['fr', 'laquelle est la moins chère ?', 'cheapest'],
    ['de', 'Welche hat die wenigsten Umstiege?', 'fewest-rides'],
    ['es', '¿cuál es la más tranquila?', 'calmest'],
  ])('are compared in %s: %s', (language, words, by) => {
    expect(choosing('compare-options', words, { language })).toEqual({
      act: 'question',
      question: { about: 'compare-options', by },
    });
  });

  it('are compared in all where nothing is said', () => {
    expect(choosing('compare-options', 'compare them for me')).toEqual({
      act: 'question',
      question: { about: 'compare-options' },
    });
  });

  it.each<[Language, string, Record<string, string>, unknown]>([
    ['en', 'the cheapest', {}, 'cheapest'],
    ['fr', 'la plus calme', { level: 'plus calme' }, 'calmest'],
    ['en', 'the one with the ryokan', { amenity: 'ryokan' }, { has: 'ryokan' }],
    ['en', 'the one with more temples', { kind: 'temples' }, { has: 'temples', categories: ['temple', 'shrine'] }],
  ])('are taken by a property in %s: %s', (language, words, slots, by) => {
    expect(choosing('option-by', words, { language, slots })).toEqual({
      act: 'answer',
      answer: { kind: 'option-by', by },
    });
  });

  it('are only compared by it once one was chosen', () => {
    expect(framesFor('option-by', 'the cheapest')).toEqual([
      { act: 'question', question: { about: 'compare-options', by: 'cheapest' } },
    ]);
  });

  it.each<[Language, string, string, number]>([
    ['en', 'the second', 'second', 2],
    ['fr', 'la première', 'première', 1],
    ['de', 'die dritte bitte', 'dritte', 3],
    ['es', 'la segunda', 'segunda', 2],
    ['ja', '二番目で', '二番目', 2],
    ['zh', '第一个', '第一', 1],
    ['en', 'that one, the last', 'last', 3],
    ['de', 'die letzte', 'letzte', 3],
  ])('are taken by their place in %s: %s', (language, words, ordinal, option) => {
    expect(choosing('option', words, { language, slots: { ordinal } })).toEqual({
      act: 'answer',
      answer: { kind: 'option', option },
    });
    expect(choosing('option', words, { language })).toEqual({ act: 'answer', answer: { kind: 'option', option } });
  });

  it('are told side by side to who does not know', () => {
    expect(framesFor('do-not-know', 'no idea', { context: CHOOSING })).toEqual([
      { act: 'question', question: { about: 'compare-options' } },
    ]);
    expect(framesFor('do-not-know', 'no idea')).toEqual([{ act: 'talk', topic: 'filler' }]);
  });

  it('are asked about where none is named', () => {
    expect(choosing('option', 'I take that one')).toEqual({ act: 'answer', answer: { kind: 'yes' } });
    // A yes would take something else that is open.
    expect(framesFor('option', 'I take that one')).toEqual([
      { act: 'question', question: { about: 'compare-options' } },
    ]);
    const decision = { visit: PARIS.stops[0]?.visit, offered: [], alternatives: [] } as never;
    expect(framesFor('option', 'I take that one', { context: { ...PARIS, decision } })).toEqual([
      { act: 'question', question: { about: 'choices' } },
    ]);
  });
});

describe('once one was chosen', () => {
  const context = { ...PARIS, selected: true, options: 3 };

  it.each<[Language, string, number]>([
    ['en', "let's take the third option instead", 3],
    ['fr', 'prenons plutôt la deuxième', 2],
  ])('another is taken by its place in %s: %s', (language, words, option) => {
    expect(framesFor('choose', words, { context, language })).toEqual([
      { act: 'answer', answer: { kind: 'option', option } },
    ]);
  });

  it('they are told again', () => {
    expect(framesFor('ask-choices', 'what was option 2 again?', { context })).toEqual([
      { act: 'question', question: { about: 'compare-options' } },
    ]);
  });
});
