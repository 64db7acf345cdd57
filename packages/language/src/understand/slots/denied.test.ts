import { describe, expect, it } from 'vitest';

import { framesFor } from '../../../test/hand-clause.ts';
import type { Language } from '../frame.ts';

const OTHER_DAY = {
  act: 'wish',
  wish: { kind: 'other-day', place: 'place_louvre', visit: 'visit_2027-06-10-louvre', not: ['2027-06-10'] },
};

describe('what is denied', () => {
  it.each<[Language, string]>([
    ['en', 'not the Louvre on Thursday, any other day is fine'],
    ['de', 'den Louvre nicht am Donnerstag'],
    ['en', 'the Louvre, but not on Thursday'],
  ])('%s: "%s" is another day', (language, words) => {
    expect(framesFor('move', words, { language })).toEqual([OTHER_DAY]);
  });

  it('is kept where no day is named', () => {
    expect(framesFor('move', 'do not move the Louvre')[0]).toMatchObject({ act: 'ask', about: 'which-meaning' });
  });

  it('without a place changes nothing, and is answered so', () => {
    expect(framesFor('swap', 'do not swap anything')).toEqual([{ act: 'talk', topic: 'as-it-is' }]);
  });
});
