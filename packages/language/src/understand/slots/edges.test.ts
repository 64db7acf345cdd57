import { describe, expect, it } from 'vitest';

import { framesFor } from '../../../test/hand-clause.ts';
import { KYOTO } from '../../../test/kyoto-context.ts';
import type { ActName } from '../act-name.ts';
import type { Frame, Language } from '../frame.ts';

const id = (of: string): string => `visit_2027-06-${of}`;
const edit = (of: object): Frame => ({ act: 'edit', edit: of }) as Frame;
const wish = (of: object): Frame => ({ act: 'wish', wish: of }) as Frame;

describe('the beginning and the end of a day', () => {
  it('is a stop before all others, or after the last sight, of its day', () => {
    expect(framesFor('first-of-day', 'start with the Arc de Triomphe')).toEqual([
      edit({ type: 'move', visit: id('10-arc'), to: { date: '2027-06-10', before: id('10-louvre') } }),
    ]);
    expect(framesFor('last-of-day', 'the Louvre last')).toEqual([
      edit({ type: 'move', visit: id('10-louvre'), to: { date: '2027-06-10', after: id('10-arc') } }),
    ]);
  });

  it('is of the day that is named', () => {
    expect(framesFor('last-of-day', 'end Saturday with the Louvre')).toEqual([
      edit({ type: 'move', visit: id('10-louvre'), to: { date: '2027-06-12', after: id('12-sainte-chapelle') } }),
    ]);
  });

  it('takes in a place that is not in the plan, and asks of which day', () => {
    expect(framesFor('first-of-day', 'begin Sunday with the Panthéon')).toEqual([
      edit({ type: 'add', place: 'place_pantheon', to: { date: '2027-06-13', before: id('13-aligre') } }),
    ]);
    expect(framesFor('first-of-day', 'begin with the Panthéon')[0]).toMatchObject({
      act: 'ask',
      about: 'which-day',
      choices: [
        { frame: { edit: { to: { date: '2027-06-10', before: id('10-louvre') } } } },
        { frame: { edit: { to: { date: '2027-06-11' } } } },
        { frame: { edit: { to: { date: '2027-06-12' } } } },
        { frame: { edit: { to: { date: '2027-06-13' } } } },
      ],
    });
  });

  it('is proposed where it is asked', () => {
    expect(framesFor('first-of-day', 'should we start with the Arc de Triomphe?')).toMatchObject([
      { act: 'wish', wish: { kind: 'propose' } },
    ]);
  });

  it.each<[Language, string]>([
    ['fr', 'finir samedi par le Louvre'],
    ['de', 'am Samstag zuletzt in den Louvre'],
    ['es', 'terminar el sábado con el Louvre'],
  ])('is heard in %s', (language, words) => {
    expect(framesFor('last-of-day', words, { language })).toEqual([
      edit({ type: 'move', visit: id('10-louvre'), to: { date: '2027-06-12', after: id('12-sainte-chapelle') } }),
    ]);
  });
});

describe('sunrise and sunset', () => {
  const inKyoto = (act: ActName, words: string, language: Language = 'en'): readonly Frame[] =>
    framesFor(act, words, { context: KYOTO, language });
  const INARI = { place: 'place_fushimi-inari', visit: 'visit_2027-04-04-fushimi-inari' };

  it('name the stop, and the day where it is said', () => {
    expect(inKyoto('at-sunrise', 'Fushimi Inari Taisha at sunrise')).toEqual([
      wish({ kind: 'sun', sun: 'sunrise', ...INARI }),
    ]);
    expect(inKyoto('at-sunset', '月曜日の日没に伏見稲荷大社', 'ja')).toEqual([
      wish({ kind: 'sun', sun: 'sunset', ...INARI, date: '2027-04-05' }),
    ]);
  });

  it('take in a place that is not in the plan', () => {
    expect(inKyoto('at-sunset', '日落时去京都タワー', 'zh')).toEqual([
      wish({ kind: 'sun', sun: 'sunset', place: 'place_tower' }),
    ]);
  });

  it('ask which stop where none is named', () => {
    expect(inKyoto('at-sunset', 'somewhere nice for sunset')[0]).toMatchObject({ act: 'ask', about: 'which-stop' });
  });
});

describe('a day that is to stay as it is', () => {
  it('is fixed, and may change again', () => {
    expect(framesFor('lock-day', 'keep Saturday exactly like that')).toEqual([
      wish({ kind: 'lock-days', dates: ['2027-06-12'], isLocked: true }),
    ]);
    expect(framesFor('unlock', 'Saturday may change again')).toEqual([
      wish({ kind: 'lock-days', dates: ['2027-06-12'], isLocked: false }),
    ]);
    expect(framesFor('unlock', 'the Louvre may move again')).toEqual([
      edit({ type: 'unlock', visit: id('10-louvre') }),
    ]);
  });

  it('is asked for where none is named', () => {
    expect(framesFor('lock-day', 'freeze it')[0]).toMatchObject({
      act: 'ask',
      about: 'which-day',
      choices: [
        { frame: { wish: { dates: ['2027-06-10'] } } },
        { frame: { wish: { dates: ['2027-06-11'] } } },
        { frame: { wish: { dates: ['2027-06-12'] } } },
        { frame: { wish: { dates: ['2027-06-13'] } } },
      ],
    });
  });
});
