import { PilgrimageApiError } from '@wayfarer/pilgrimage/ports';
import { expect, it } from 'vitest';

import { searchWith } from './search-with.ts';
import { openWorksIndex } from './works-index.ts';

type Found = Awaited<ReturnType<ReturnType<typeof searchWith>>>;

const own = [{ id: 7, title: 'Garden of Words', title_cn: null, title_en: null, names: ['Garden of Words'] }];
const index = () => openWorksIndex(own as never);
const work = (id: number, title: string, title_cn: string | null = null) => ({ id, title, title_cn, title_en: null });
const context = { signal: new AbortController().signal };

/** What is found where the service answers so; and how often it was asked. */
async function search(keyword: string, answer: readonly object[] | Error) {
  let asked = 0;
  const service = {
    async search() {
      asked++;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const found: Found = await searchWith(index, service as never)(keyword, context);
  return { asked, found };
}

it('asks nobody about a title that is known', async () => {
  const { asked, found } = await search('garden of words', []);
  expect([asked, found.map(({ id }) => id)]).toEqual([0, [7]]);
});

it('takes from a service what is not known, by the name that is most alike', async () => {
  const { found } = await search('zzyzx qqfrob', [work(900_001, 'Another', 'Zzyzx Qqfrob'), work(900_002, 'Unlike')]);
  expect(found.slice(0, 2).map(({ id, matched, confidence }) => [id, matched, confidence])).toEqual([
    [900_001, 'Zzyzx Qqfrob', 1],
    [900_002, 'Unlike', 0.5],
  ]);
});

it('tells a work once, and five works at most', async () => {
  const { found } = await search('garden of word', [work(7, 'Garden of Words'), work(7, 'Words')]);
  expect(found.filter(({ id }) => id === 7)).toHaveLength(1);
  const many = Array.from({ length: 9 }, (_, number) => work(900_000 + number, 'Zzyzx'));
  expect((await search('zzyzx', many)).found).toHaveLength(5);
});

it('does without a service that does not answer where anything is known, and passes on what else goes wrong', async () => {
  const down = new PilgrimageApiError('is down', { retryAt: null });
  expect((await search('garden of word', down)).found.map(({ id }) => id)).toContain(7);
  await expect(search('zzyzx qqfrob', down)).rejects.toBe(down);
  await expect(search('garden of word', new Error('other'))).rejects.toThrow('other');
  const alone = await searchWith(index, undefined)('garden of word', context);
  expect(alone.map(({ id }) => id)).toContain(7);
});
