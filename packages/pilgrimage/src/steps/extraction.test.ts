import { describe, expect, it } from 'vitest';

import { faultOf, walk } from '../../test/run-walk.ts';
import { sources } from '../../test/sources.ts';

/** What is read out of a sentence, and how sure it is. */
async function read(sentence: string) {
  const { updates } = await walk({}, { user_query: sentence });
  const { bangumi_name, location, extraction_meta } = updates[0]?.content ?? {};
  return [bangumi_name, location, (extraction_meta as { confidence: number }).confidence];
}

describe('a sentence', () => {
  it.each([
    ['Your Name from Shinjuku', 'Your Name', 'Shinjuku', 1],
    ['I am at Nowhere and want to visit Your Name locations.', 'Your Name', 'Nowhere', 0.75],
    ['I am at Shinjuku, show me where to find the Unheard scenes.', 'Unheard', 'Shinjuku', 0.75],
    ['I am near Nowhere station and want to see the "Unheard" places', 'Unheard', 'Nowhere', 0.5],
    ['Walk the Unheard spots around Nowhere, please', 'Unheard', 'Nowhere', 0.5],
    ['“Unheard” from Nowhere.', 'Unheard', 'Nowhere', 0.5],
    ['どこか駅から「知らない」の聖地巡礼', '知らない', 'どこか', 0.5],
    ['「知らない」を、どこか駅周辺で', '知らない', 'どこか', 0.5],
    ['我在某处站，想去《没听过》圣地巡礼', '没听过', '某处', 0.5],
    ['Your Name', 'Your Name', null, 0.5],
    ['Shinjuku', null, 'Shinjuku', 0.5],
    ['Hello', null, null, 0],
  ])('%s is about %s from %s', async (sentence, work, from, confidence) => {
    expect(await read(sentence)).toEqual([work, from, confidence]);
  });

  it('has no station in its title', async () => {
    const works = { ...sources().works, findIn: () => 'Shinjuku Story' };
    expect(await faultOf({ works }, { user_query: 'Shinjuku Story' })).toEqual({
      code: 'invalid-station',
      message: 'Where do you start? No station was named.',
      next: ['Say it with the title: "I am at Shinjuku and want to visit Your Name locations".'],
    });
  });

  it('without a title is answered with what to say', async () => {
    expect(await faultOf({}, { user_query: 'Shinjuku' })).toMatchObject({ code: 'no-bangumi-found' });
  });
});

it('names stations that are spelt like one that nobody knows', async () => {
  const stations = { ...sources().stations, suggest: () => ['Shinjuku', 'Shinjuku-gyoemmae', 'Shin-Okubo'] };
  expect(
    await faultOf({ stations }, { user_query: 'I am at Shinjukku and want to visit Your Name locations' }),
  ).toEqual({
    code: 'invalid-station',
    message: 'No station in Japan is known here as "Shinjukku".',
    next: [
      'Did you mean Shinjuku, Shinjuku-gyoemmae or Shin-Okubo?',
      'Name a station as it stands on the sign or in Latin letters, e.g. "Shinjuku", "新宿" or "しんじゅく".',
    ],
  });
  const none = { ...stations, suggest: () => [] };
  const fault = await faultOf(
    { stations: none },
    { user_query: 'I am at Shinjukku and want to visit Your Name locations' },
  );
  expect(fault?.next).toHaveLength(1);
});
