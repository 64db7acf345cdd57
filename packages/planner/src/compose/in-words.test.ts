import { type NoticeFacts, sayNotice, toSpeaker } from '@wayfarer/language';
import type { TripFacts } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { noticeInWords } from './in-words.ts';

const MONDAY = '2027-04-05';
const FACTS = { places: [], calendar: [] } as unknown as TripFacts;
const say = (language: 'en' | 'de' | 'fr' | 'es' | 'ja' | 'zh', told: NoticeFacts | undefined) =>
  noticeInWords(
    { about: 'meal', text: 'In English.', dates: [MONDAY], ...(told && { told }) },
    [],
    toSpeaker({ days: [], facts: FACTS }, language),
  );

const LEAVING = { kind: 'leaving', meal: 'lunch', at: minute(750) } as const;
/** 5 stops: 3 without steps, 1 in part, 1 unknown. */
const STEPS = { kind: 'steps', all: 5, partly: 1, unknown: 1 } as const;

describe('a notice in another language', () => {
  it.each([
    [
      'de',
      'Montag, 5. April: kein Mittagessen geplant, denn Sie reisen um 12:30 ab.',
      'Von 5 Zielen sind, soweit bekannt, 3 stufenlos, 1 zum Teil; bei 1',
    ],
    [
      'fr',
      'lundi 5 avril : pas de déjeuner prévu, car vous partez à 12:30.',
      'Sur 5 étapes, 3 sont sans marches à notre connaissance, 1 en partie ; pour 1',
    ],
    [
      'es',
      'lunes, 5 de abril: sin comida, porque sale a las 12:30.',
      'De 5 paradas, se sabe que 3 no tienen escalones y 1 en parte; de 1',
    ],
    [
      'ja',
      '4月5日月曜日は昼食の予定がありません。',
      '5か所のうち、段差がないと分かっているのは3か所、一部だけは1か所、不明は1か所',
    ],
    ['zh', '4月5日星期一没有安排午餐：您12:30出发。', '5站中已知3站无台阶，1站部分无台阶；1站未知'],
  ] as const)('is said from its figures in %s', (language, leaving, steps) => {
    expect(say(language, LEAVING).startsWith(leaving)).toBe(true);
    expect(say(language, STEPS).startsWith(steps)).toBe(true);
  });

  it('of an old log, or of a kind that keeps no figures, has its own words', () => {
    expect(say('de', undefined)).toBe('In English.');
    expect(say('en', LEAVING)).toBe('In English.');
  });

  it('names when there is a rest, and says where there is none', () => {
    const kept = [{ date: MONDAY, start: minute(870), end: minute(960) }];
    expect(say('de', { kind: 'rest', kept })).toMatch(
      /^Für eine Pause frei gehalten: Montag, 5\. April.* 14:30–16:00\.$/,
    );
    expect(say('zh', { kind: 'rest', kept: [] })).toBe('没有留出休息时间：白天太短。请选择更慢的节奏。');
    expect(say('fr', { kind: 'missing', name: 'Tiki', city: 'Lyon' })).toBe(
      "Tiki, que vous aviez demandé, n'est pas dans le plan : c'est à Lyon, qui ne fait pas partie de ce voyage.",
    );
  });

  const euros = (amount: number) => ({ amount, currency: 'EUR' });
  it.each<NoticeFacts>([
    { kind: 'own-meals', count: 1, of: 4, why: 'No kitchen is known' },
    { kind: 'far-stay', areas: ['Alfama'], within: 1, house: 'Inn', km: '2.4' },
    { kind: 'food', food: 'fish' },
    { kind: 'kitchens', diets: ['gluten-free'] },
    { kind: 'ask-steps', names: ['Gate'] },
    { kind: 'unknown-steps', count: 2 },
    {
      kind: 'purse',
      who: 'Anna',
      spent: euros(100),
      limit: euros(200),
      each: true,
      rest: [
        { who: 'Ben', left: euros(300) },
        { who: 'Cleo', left: null },
      ],
      dear: [{ name: 'Tower', fee: euros(2500) }],
    },
    { kind: 'taste', who: 'Anna', score: 40, avoided: 1, places: 5 },
    { kind: 'children', child: { age: 9, until: minute(1200) }, unpriced: 2 },
  ])('is said of $kind in each language, and in none as in another', (told) => {
    const said = (['de', 'fr', 'es', 'ja', 'zh'] as const).map((language) => say(language, told));
    expect(new Set([...said, sayNotice(told, 'en')]).size).toBe(6);
    expect(said.join()).not.toMatch(/undefined|NaN|In English| (?:is|are|the) /);
  });

  it('says how long a child is out, and what is not known of its prices', () => {
    expect(say('de', { kind: 'children', child: { age: 9, until: minute(1200) }, unpriced: 1 })).toBe(
      'Mit einem Kind von 9 Jahren endet der letzte Besuch des Tages spätestens um 20:00, und abends ist nichts geplant. Was Kinder an einem Ort zahlen, ist nicht bekannt; gerechnet ist der volle Preis, es kann weniger sein.',
    );
  });
});
