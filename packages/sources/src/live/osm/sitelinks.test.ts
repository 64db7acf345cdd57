import { expect, it } from 'vitest';

import { listItems, parseSitelinks } from './sitelinks.ts';

const museum = (id: number, wikidata: string) => ({
  type: 'node' as const,
  id,
  tags: { tourism: 'museum', name: 'Museum', wikidata },
  at: { lat: 0, lon: 0 },
});

it('asks for each item of a sight once, and for 400 at most', () => {
  const many = Array.from({ length: 401 }, (_, index) => museum(index, `Q${index + 1}`));
  expect(listItems([museum(0, 'Q1'), ...many]).at(-1)).toBe('Q400');
  expect(listItems(many)).toHaveLength(400);
  expect(listItems([museum(1, 'Q7'), museum(2, 'Q7')])).toEqual(['Q7']);
  expect(listItems([{ ...museum(1, 'Q7'), tags: { amenity: 'bench', wikidata: 'Q7' } }])).toEqual([]);
});

it('reads how many each has, and takes what is no answer for none', () => {
  expect(parseSitelinks('{"results":{}}')).toBeUndefined();
  const row = { item: { value: 'http://www.wikidata.org/entity/Q7' }, sitelinks: { value: '41' } };
  expect(parseSitelinks(JSON.stringify({ results: { bindings: [row] } }))).toEqual(new Map([['Q7', 41]]));
  expect(parseSitelinks('busy')).toBeUndefined();
});
