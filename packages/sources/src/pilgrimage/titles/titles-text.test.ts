import { expect, it } from 'vitest';

import { type BangumiItem, toTitlesText } from './titles-text.ts';

const item = (id: string | undefined, over: Partial<BangumiItem> = {}): BangumiItem => ({
  ...{ title: '題', titleTranslate: {}, type: 'tv', begin: '2016-08-26T00:00:00Z' },
  sites: [{ site: 'other', id: '1' }, ...(id === undefined ? [] : [{ site: 'bangumi', id }])],
  ...over,
});

it('is a line for each work that Bangumi knows, by its number', () => {
  const text = toTitlesText([item('100'), item('20'), item(undefined), item('x1'), item('3')]);
  expect(text).toBe(['3', '20', '100'].map((id) => `${id}\ttv\t2016-08-26\t題\t\t\t\n`).join(''));
});

it.each([
  ['movie', 'film'],
  ['tv', 'tv'],
  ['web', 'tv'],
  ['ova', 'other'],
])('calls a %s a %s', (type, kind) => {
  expect(toTitlesText([item('1', { type })]).split('\t')[1]).toBe(kind);
});

it('has one title a language, and all others once, but not the own one', () => {
  const titleTranslate = { en: ['A', 'B'], 'zh-Hans': ['甲', '乙'], 'zh-Hant': ['丙', '乙'], ja: ['題', '別'] };
  const cells = toTitlesText([item('1', { titleTranslate })])
    .trimEnd()
    .split('\t');
  expect(cells.slice(3)).toEqual(['題', 'A', '甲', 'B|乙|丙|別']);
  const odd = item('1', { title: ' a\tb\nc ' });
  expect(toTitlesText([odd]).split('\t')[3]).toBe('a b c');
});
