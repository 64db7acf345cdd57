import type { PlaceId } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import { framesFor } from '../../../test/hand-clause.ts';
import { PARIS } from '../../../test/paris-context.ts';
import type { Frame, Language } from '../frame.ts';
import type { InFocus } from '../trip-context.ts';

const question = (of: object): Frame => ({ act: 'question', question: of }) as Frame;
const RODIN: InFocus = { role: 'told', age: 1, place: 'place_rodin' as PlaceId };
const FRIDAY: InFocus = { role: 'named', age: 1, date: '2027-06-11' };

describe('how much that is', () => {
  it.each<[Language, string]>([
    ['en', 'how much would that be?'],
    ['de', 'wie viel wäre das?'],
    ['fr', 'combien ça coûterait ?'],
    ['es', '¿cuánto sería?'],
    ['ja', 'それはいくらですか'],
    ['zh', '那要多少钱？'],
  ])('is asked of the place that was spoken of: %s %s', (language, words) => {
    const context = { ...PARIS, focus: [RODIN] };
    expect(framesFor('ask-cost', words, { language, context })).toEqual([
      question({ about: 'price', place: 'place_rodin' }),
    ]);
  });

  it.each([
    ['how much is the whole trip?', [RODIN]],
    ['how much would that be?', [{ ...RODIN, age: 2 }]],
    ['how much would that be?', [FRIDAY, RODIN]],
  ])('is asked of the trip: %s', (words, focus) => {
    expect(framesFor('ask-cost', words, { context: { ...PARIS, focus } })).toEqual([question({ about: 'cost' })]);
  });
});

describe('when to leave', () => {
  const leave = (words: string, focus: readonly InFocus[]) =>
    framesFor('ask-departure', words, { context: { ...PARIS, focus } });

  it('is asked of the morning that was spoken of', () => {
    expect(leave('how early do we have to leave?', [FRIDAY])).toEqual([
      question({ about: 'setting-out', date: '2027-06-11' }),
    ]);
  });

  it('is asked of the way home', () => {
    expect(leave('how early do we have to leave?', [])).toEqual([question({ about: 'departure' })]);
    expect(leave('when do we leave for the train home?', [FRIDAY])).toEqual([question({ about: 'departure' })]);
    expect(leave('how early do we have to leave?', [{ ...FRIDAY, date: '2027-06-13' }])).toEqual([
      question({ about: 'departure' }),
    ]);
  });
});
