import { describe, expect, it } from 'vitest';

import { framesFor } from '../../../test/hand-clause.ts';
import { KYOTO } from '../../../test/kyoto-context.ts';
import type { Frame, Language } from '../frame.ts';

const id = (of: string): string => `visit_2027-06-${of}`;
const add = (to: object): Frame => ({ act: 'edit', edit: { type: 'add', place: 'place_pantheon', to } }) as Frame;
const SUNDAY = '2027-06-13';

describe('the hours that are no hours', () => {
  it.each<[Language, string]>([
    ['en', 'the Panthéon on Sunday, first thing'],
    ['en', 'the Panthéon on Sunday early in the morning'],
    ['de', 'das Panthéon am Sonntag ganz früh'],
    ['de', 'das Panthéon am Sonntag als erstes'],
    ['fr', 'le Panthéon dimanche tôt le matin'],
    ['es', 'el Panthéon el domingo a primera hora'],
  ])('%s: "%s" is before all else', (language, words) => {
    expect(framesFor('add', words, { language })).toEqual([add({ date: SUNDAY, before: id('13-aligre') })]);
  });

  it.each<[Language, string]>([
    ['en', 'the Panthéon on Sunday in the late afternoon'],
    ['de', 'das Panthéon am Sonntag am späten Nachmittag'],
    ['fr', "le Panthéon dimanche en fin d'après-midi"],
    ['es', 'el Panthéon el domingo a última hora de la tarde'],
  ])('%s: "%s" is at four', (language, words) => {
    // 16:00 is minute 960.
    expect(framesFor('add', words, { language })).toEqual([add({ date: SUNDAY, at: 960 })]);
  });

  it.each<[Language, string, object]>([
    ['ja', '龍安寺を日曜日の朝一番に', { before: 'visit_2027-04-04-fushimi-inari' }],
    ['zh', '星期天一大早去龙安寺', { before: 'visit_2027-04-04-fushimi-inari' }],
    ['ja', '龍安寺を日曜日の午後遅くに', { at: 960 }],
    ['zh', '星期天下午晚些去龙安寺', { at: 960 }],
  ])('%s: "%s"', (language, words, to) => {
    expect(framesFor('add', words, { language, context: KYOTO })).toEqual([
      { act: 'edit', edit: { type: 'add', place: 'place_ryoan', to: { date: '2027-04-04', ...to } } },
    ]);
  });
});
