import { describe, expect, it } from 'vitest';

import { likenessOf, type NamedWork, openWorksIndex, readOwnWorks } from './works-index.ts';

const work = (id: number, names: readonly string[], over: Partial<NamedWork> = {}): NamedWork => ({
  ...{ id, title: names[0] ?? '', title_cn: null, title_en: null, kind: 'tv', date: null },
  ...{ colour: null, has_points: true, names, ...over },
});

describe('how alike two titles are', () => {
  it.each([
    ['Your Name', 'your name', 1],
    ['K-On', 'kon', 1],
    // A part is 0.65, and 0.3 more by its share of the letters: 5 of 10, and 9 of 10.
    ['abcde', 'abcdefghij', 0.8],
    ['abcdefghij', 'abcde', 0.8],
    ['abcdefghi', 'abcdefghij', 0.92],
    // A part of two letters is none, unless it is of CJK: 0.65 + 0.3 × 2 / 4.
    ['ab', 'abcd', 0.45],
    ['abc', 'abcdef', 0.8],
    ['君名', '君名四文', 0.8],
    // One letter of four is another: 0.9 × 3/4.
    ['abcd', 'abcx', 0.68],
    ['abcd', 'xbcx', 0.45],
    // Half of the letters are missing, which makes 0.9 × 1/2; more than half make nothing.
    ['wxyz', 'abcdefghi', 0],
    ['axcx', 'abcdefgh', 0.23],
  ])('%s and %s are %d alike', (one, other, alike) => {
    expect(likenessOf(one, other)).toBe(alike);
  });
});

describe('a search', () => {
  const many = Array.from({ length: 7 }, (_, index) =>
    work(index, [`abcdefgh${index}`], { date: `200${7 - index}-01-01` }),
  );
  const index = openWorksIndex([
    ...many,
    work(20, ['The Garden', '庭']),
    work(21, ['zzzzzzzzzzq'], { has_points: false }),
    work(22, ['zzzzzzzzzzr']),
    work(23, ['wwwwwwwwwwp'], { date: null }),
    work(24, ['wwwwwwwwwws'], { date: '2020-01-01' }),
  ]);

  it('finds five at most, of equals the first season first', () => {
    const ids = index.search('abcdefgh').map(({ id }) => id);
    expect(ids).toEqual([6, 5, 4, 3, 2]);
  });

  it('finds the likeliest first, and names what it was found by', () => {
    expect(index.search('abcdefgh3')[0]).toMatchObject({ id: 3, matched: 'abcdefgh3', confidence: 1 });
    expect(index.search('garden')[0]).toMatchObject({ id: 20, matched: 'The Garden', confidence: 1 });
  });

  it('puts those whose places are known, and of whose time is known, first', () => {
    const [first, second] = index.search('zzzzzzzzzz');
    expect([first?.id, second?.id]).toEqual([22, 21]);
    expect(index.search('wwwwwwwwww').map(({ id }) => id)).toEqual([24, 23]);
  });

  it('finds nothing for no letters, or where fewer than half are alike', () => {
    expect(index.search('  ')).toEqual([]);
    expect(index.search('abcdxxxxxxx').map(({ id }) => id)).not.toContain(0);
  });
});

describe('a title in a sentence', () => {
  const index = openWorksIndex([work(1, ['abc']), work(2, ['ab']), work(3, ['庭園']), work(4, ['庭'])]);

  it('has three letters, or two of CJK', () => {
    expect(index.findIn('see abc now', { isKnown: true })).toBe('abc');
    expect(index.findIn('see ab now', { isKnown: true })).toBeUndefined();
    expect(index.findIn('看庭園', { isKnown: true })).toBe('庭園');
    expect(index.findIn('看庭', { isKnown: true })).toBeUndefined();
  });

  it('may be one of which no place is known, where it is long enough to be nothing else', () => {
    // Both are titles of bangumi-data, of ten letters and of six.
    expect(index.findIn('all of Fullmetal Alchemist')).toBe('Fullmetal Alchemist');
    expect(index.findIn('all of Fullmetal Alchemist', { isKnown: true })).toBeUndefined();
    expect(index.findIn('all of CLANNAD')).toBeUndefined();
  });
});

it('has its own works with all that its table says of them', () => {
  expect(readOwnWorks()[0]).toEqual({
    id: 160209,
    title: '君の名は。',
    title_cn: '你的名字。',
    title_en: 'Your Name.',
    kind: 'film',
    date: '2016-08-26',
    names: ['君の名は。', 'Your Name.', '你的名字。', 'Kimi no Na wa.', 'Your Name', '君の名は', '你的名字'],
    colour: '#2f6fc4',
    has_points: true,
  });
});
