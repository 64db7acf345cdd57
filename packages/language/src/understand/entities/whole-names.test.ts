import type { PlaceId } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import type { Clause, Mention } from '../clause.ts';
import { lexiconOf } from '../lexicon/lexicons.ts';
import { withWholeNames } from './whole-names.ts';

const MUSEUM: Mention = {
  entity: {
    kind: 'place',
    places: ['place_boston-science' as PlaceId, 'place_boston-kennedy' as PlaceId],
    how: 'named',
    words: 'museum',
  },
  index: 7,
};

function placesIn(words: string, more: Partial<Clause>, language: 'en' | 'de' | 'fr' = 'en'): readonly string[] {
  const clause: Clause = {
    ...{ text: words, core: words, words, act: 'remove', isQuestion: false, isWhether: false, mentions: [] },
    ...more,
  };
  return withWholeNames(clause, lexiconOf(language)).mentions.flatMap(({ entity }) =>
    entity.kind === 'place' ? [`${entity.words}: ${entity.places.length}`] : [],
  );
}

describe('a kind of place beside a name that nobody knows', () => {
  it('is a part of that name', () => {
    const more = { mentions: [MUSEUM] };
    expect(placesIn('remove Salem Witch Museum', more)).toEqual(['Salem Witch Museum: 0']);
    expect(placesIn('streiche das Deutsche Museum', more, 'de')).toEqual(['Deutsche Museum: 0']);
  });

  it('is a kind where it stands alone, or beside words that are known', () => {
    expect(placesIn('Remove the museum', { mentions: [MUSEUM] })).toEqual(['museum: 2']);
    expect(placesIn('Remove the big Museum please', { mentions: [MUSEUM] })).toEqual(['museum: 2']);
  });
});

describe('a place that only the reader has marked', () => {
  const slots = [{ name: 'place', text: 'the Moulin' }];

  it('goes by its whole name', () => {
    expect(placesIn('add the Moulin Rouge', { act: 'add', slots })).toEqual(['Moulin Rouge: 0']);
  });

  it('is left alone as long as no act is known', () => {
    expect(placesIn('add the Moulin Rouge', { act: undefined, slots })).toEqual([]);
  });
});
