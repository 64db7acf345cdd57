import { readFileSync } from 'node:fs';

import type { PlaceId, VisitId } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import { toLine } from '../../../test/frame-line.ts';
import { KYOTO } from '../../../test/kyoto-context.ts';
import { PARIS } from '../../../test/paris-context.ts';
import { createMessageReader, createRuleUnderstander, READER_FILE } from '../../index.ts';
import type { Language } from '../frame.ts';
import type { InFocus, TripContext } from '../trip-context.ts';

const learned = createRuleUnderstander({ read: createMessageReader(readFileSync(READER_FILE)) });
const RODIN: InFocus = { role: 'told', age: 1, place: 'place_rodin' as PlaceId };
const LOUVRE: InFocus = {
  role: 'proposed',
  age: 1,
  visit: 'visit_2027-06-10-louvre' as VisitId,
  place: 'place_louvre' as PlaceId,
  date: '2027-06-10',
};

async function linesOf(text: string, focus: readonly InFocus[], context: TripContext = PARIS) {
  return (await learned.understand(text, { ...context, focus })).frames.map(toLine);
}

describe('somewhere to eat near there', () => {
  it.each<[Language, string]>([
    ['en', 'is there somewhere to eat near there?'],
    ['en', 'any good restaurants around there?'],
    ['de', 'gibt es dort in der Nähe etwas zu essen?'],
    ['fr', 'y a-t-il un resto près de là ?'],
    ['es', '¿hay algún sitio para comer cerca de allí?'],
    ['ja', 'その近くで食べるところはありますか'],
    ['zh', '那附近有吃的吗？'],
  ])('is told of the place that was spoken of: %s %s', async (language, text) => {
    const lines = await linesOf(text, [RODIN, LOUVRE], { ...PARIS, language });
    expect(lines).toEqual(['question {about:nearby,what:,near:rodin,isTable:true}']);
  });

  it('is told of a place that was proposed, or is named', async () => {
    const line = 'question {about:nearby,what:,near:louvre,isTable:true}';
    expect(await linesOf('is there somewhere to eat near it?', [LOUVRE])).toEqual([line]);
    expect(await linesOf('is there somewhere to eat near the Louvre?', [RODIN])).toEqual([line]);
  });

  it('is a wish where it says what one wants', async () => {
    expect(await linesOf('lunch near the Louvre on Thursday please', [RODIN])).toEqual([
      'wish {kind:meal-near,meal:lunch,place:louvre,date:06-10}',
    ]);
  });
});

describe('what is around', () => {
  it.each<[Language, string]>([
    ['en', "what's around there?"],
    ['fr', "qu'est-ce qu'il y a autour ?"],
    ['zh', '那附近有什么好玩的？'],
  ])('is told of the place that was spoken of: %s %s', async (language, text) => {
    expect(await linesOf(text, [RODIN], { ...PARIS, language })).toEqual(['question {about:ideas,near:rodin}']);
  });

  it('is told of the whole city where nothing was spoken of', async () => {
    expect(await linesOf('what else is there to see?', [], { ...KYOTO, lastAbout: null })).toEqual([
      'question {about:ideas}',
    ]);
  });
});
