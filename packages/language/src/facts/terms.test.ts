import { describe, expect, it } from 'vitest';

import { createTerms, gloss } from './terms.ts';

const find = createTerms({ temple: 'tempel|temple|寺|お寺', castle: 'schloss', vegetarian: 'vegetari*', bed: 'b b' });

function found(text: string): readonly string[] {
  return find(text).map(({ text: words, value }) => `${words}=${value}`);
}

describe('terms of a table', () => {
  it.for([
    ['Viele Tempeln und Schlösser', ['Tempeln=temple', 'Schlösser=castle']],
    ['vegetarisch, VEGETARIERIN', ['vegetarisch=vegetarian', 'VEGETARIERIN=vegetarian']],
    ['京都のお寺と寺', ['お寺=temple', '寺=temple']],
    ['a B&B', ['B&B=bed']],
    ['contemplative', []],
  ] as const)('finds those of "%s"', ([text, expected]) => {
    expect(found(text)).toEqual(expected);
  });

  it('lets a later table win', () => {
    const later = createTerms<'bus' | 'drive'>({ drive: 'car' }, { bus: 'car' });
    expect(later('en car')[0]?.value).toBe('bus');
  });

  it('puts what they stand for in their place', () => {
    expect(gloss('3泊4日間で', createTerms({ nights: '泊', days: '日間' }))).toBe('3 nights 4 days で');
  });
});
