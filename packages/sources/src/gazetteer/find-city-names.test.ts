import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { embeddedGazetteer, showMatch } from './__fixtures__/gazetteer.ts';

const gazetteer = embeddedGazetteer();

const cases = readFileSync(path.join(import.meta.dirname, '__fixtures__', 'sentences.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(/ =>\s*/) as [string, string]);

describe('cities in a sentence', () => {
  it.each(cases)('%s', (sentence, cities) => {
    expect(
      gazetteer
        .findCityNames(sentence)
        .map(({ match }) => showMatch(match))
        .join(', '),
    ).toBe(cities);
  });

  it('are none in the middle of a month', () => {
    const find = (text: string) => gazetteer.findCityNames(text).map((mention) => mention.text);
    expect(find('zwei Wochen Tokio ab Mitte Mai')).toEqual(['Tokio']);
    expect(find('zwei Wochen Tokio ab Mitte')).toEqual(['Tokio', 'Mitte']);
  });

  it('are told with the words and where they stand', () => {
    const text = 'To Paris, Texas from Saint-Étienne';
    const found = gazetteer.findCityNames(text).map((mention) => ({ text: mention.text, index: mention.index }));
    expect(found).toEqual([
      { text: 'Paris, Texas', index: 3 },
      { text: 'Saint-Étienne', index: 21 },
    ]);
    expect(found.every((mention) => text.startsWith(mention.text, mention.index))).toBe(true);
  });

  // Whatever compares each word with each city does not end.
  it('are found in a message of half a million characters', () => {
    expect(gazetteer.findCityNames('temple walks and Good food in quiet Gardens '.repeat(11_500))).toEqual([]);
  });
});
