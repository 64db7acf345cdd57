import { describe, expect, it } from 'vitest';

import { LANGUAGES } from '../../src/index.ts';
import { listAuthors, readActs, readAuthor, type WrittenMessage } from './read-corpus.ts';

const SLOTS = new Set(
  (
    'place to-place from-place city to-city from-city area day to-day from-day time to-time from-time duration part ' +
    'to-part meal count ordinal percent money dish diet kind amenity mode person age level need title'
  ).split(' '),
);
const ACTS = new Set(readActs());

describe.each(listAuthors())('what author %s wrote', (author) => {
  const messages = readAuthor(author);

  it('has acts and slots that are described', () => {
    const strange = messages.flatMap(({ at, requests, before }) =>
      [...requests, ...(before?.requests ?? [])].flatMap(({ act, pieces }) => [
        ...(ACTS.has(act) ? [] : [`${at}: ${act}`]),
        ...pieces.flatMap(({ slot }) => (slot === undefined || SLOTS.has(slot) ? [] : [`${at}: ${slot}`])),
      ]),
    );
    expect(strange).toEqual([]);
  });

  it('says nothing twice', () => {
    const seen = new Map<string, string>();
    const twice = messages.flatMap((message) => {
      const key = keyOf(message);
      const first = seen.get(key);
      seen.set(key, message.at);
      return first === undefined ? [] : [`${message.at} is ${first} again`];
    });
    expect(twice).toEqual([]);
  });

  it('is in languages that are read', () => {
    expect(LANGUAGES).toEqual(expect.arrayContaining([...new Set(messages.map(({ language }) => language))]));
  });
});

function keyOf({ text, before, language }: WrittenMessage): string {
  return `${language} ${before?.text ?? ''} >> ${text}`.toLowerCase();
}
