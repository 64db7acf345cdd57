import { describe, expect, it } from 'vitest';

import { framesFor } from '../../../test/hand-clause.ts';
import { KYOTO } from '../../../test/kyoto-context.ts';
import type { ActName } from '../act-name.ts';
import type { Frame, Language } from '../frame.ts';

// Dinner in Paris on Saturday 12 June 2027 is at 19:00.
const dinner = (at: number) => ({ type: 'meal', meal: 'dinner', date: '2027-06-12', at });
const proposed = (at: number): Frame => ({ act: 'wish', wish: { kind: 'propose', edits: [dinner(at)] } }) as Frame;

describe('a meal at another hour', () => {
  it('is moved by half an hour, or by as much as is said', () => {
    expect(framesFor('meal', 'dinner earlier on Saturday')).toEqual([{ act: 'edit', edit: dinner(1110) }]);
    expect(framesFor('meal', 'dinner an hour later on Saturday')).toEqual([{ act: 'edit', edit: dinner(1200) }]);
  });

  it.each<[Language, ActName, string, number]>([
    ['en', 'ask-meal', 'could we have dinner earlier on Saturday?', 1110],
    ['de', 'what-if', 'wie wäre es, wenn wir am Samstag früher zu Abend essen?', 1110],
    ['fr', 'day-start-earlier', 'on pourrait dîner plus tôt samedi ?', 1110],
    ['es', 'what-if', '¿y si cenamos más tarde el sábado?', 1170],
    ['ja', 'ask-meal', '土曜日の夕食を早めるのはどうですか', 1110],
    ['zh', 'ask-meal', '周六晚饭早一点怎么样', 1110],
  ])('is proposed where it is asked for: %s %s "%s"', (language, act, words, at) => {
    expect(framesFor(act, words, { language })).toEqual([proposed(at)]);
  });

  it.each<[ActName, string]>([
    ['meal', 'dinner at 7 on Saturday'],
    ['meal', 'something other for dinner on Saturday'],
    ['day-start-later', 'start later on Saturday'],
    ['meal-skip', 'no dinner later on Saturday'],
  ])('is not what is asked for: %s "%s"', (act, words) => {
    const frames = framesFor(act, words);
    expect(frames).not.toEqual([]);
    for (const at of [1110, 1170]) expect(JSON.stringify(frames)).not.toContain(`"at":${at}`);
  });

  it('leaves a day without that meal to the other readers', () => {
    expect(framesFor('ask-meal', 'is dinner earlier on that day?', { context: KYOTO })).toMatchObject([
      { act: 'question', question: { about: 'meal' } },
    ]);
  });
});
