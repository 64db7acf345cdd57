import { describe, expect, it } from 'vitest';

import { framesFor } from '../../../test/hand-clause.ts';
import { PARIS } from '../../../test/paris-context.ts';
import type { Frame, Language } from '../frame.ts';

const wish = (by: object): Frame => ({ act: 'wish', wish: { kind: 'stay', by } }) as Frame;

describe('another house', () => {
  it.each<[Language, string, string, object]>([
    ['en', 'I want to sleep in a ryokan', 'ryokan', { house: 'ryokan' }],
    ['en', 'no hostels please', 'hostels', { house: 'hostel', isNot: true }],
    ['ja', 'ホステルは嫌です', 'ホステル', { house: 'hostel', isNot: true }],
    ['zh', '想住公寓', '公寓', { house: 'apartment' }],
    ['fr', 'plutôt un appartement', 'appartement', { house: 'apartment' }],
    ['de', 'lieber eine Pension', 'Pension', { house: 'guesthouse' }],
    ['es', 'mejor un albergue', 'albergue', { house: 'hostel' }],
    ['en', 'with breakfast', 'breakfast', { feature: 'breakfast' }],
    ['de', 'ein eigenes Zimmer', 'eigenes Zimmer', { feature: 'own-room' }],
    ['en', 'a hotel with a pool', 'pool', { unknown: 'pool' }],
  ])('of a kind, or with something, in %s: %s', (language, words, amenity, by) => {
    expect(framesFor('stay-kind', words, { language, slots: { amenity } })).toEqual([wish(by)]);
  });

  it('is near what is named, and near the plan where nothing is', () => {
    expect(framesFor('stay-nearer', 'a hotel nearer to the Louvre')).toEqual([wish({ near: 'place_louvre' })]);
    expect(framesFor('stay-nearer', 'a hotel nearer to everything')).toEqual([
      { act: 'edit', edit: { type: 'stay', by: { wish: 'nearer' } } },
    ]);
  });

  it('is in a part of the town: a place of the trip, or any', () => {
    expect(framesFor('stay-area', 'we want to sleep in Place du Tertre and Montmartre')).toEqual([
      wish({ near: 'place_montmartre' }),
    ]);
    expect(framesFor('stay-area', 'im Marais schlafen', { language: 'de', slots: { area: 'Marais' } })).toEqual([
      wish({ area: 'Marais' }),
    ]);
  });

  it('is for the planner before there is a plan', () => {
    const context = { ...PARIS, stops: [], days: [] };
    expect(framesFor('stay-kind', 'a small ryokan', { context })).toMatchObject([
      { act: 'fact', text: 'a small ryokan' },
    ]);
  });
});

describe('which other houses there are', () => {
  it('is asked of all, of a kind, or of a city', () => {
    expect(framesFor('ask-stays', 'what other hotels are there?')).toEqual([
      { act: 'question', question: { about: 'stays' } },
    ]);
    expect(
      framesFor('ask-stays', 'welche Hostels gibt es in Paris?', {
        language: 'de',
        slots: { amenity: 'Hostels', city: 'Paris' },
      }),
    ).toEqual([{ act: 'question', question: { about: 'stays', city: 'Paris', house: 'hostel' } }]);
  });
});
