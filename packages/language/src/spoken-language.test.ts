import { describe, expect, it } from 'vitest';

import { settleLanguage } from './spoken-language.ts';
import type { Language } from './understand/frame.ts';

const SLIPS =
  `les walking plz | mas food | die museum pls | no temples por favor | undo | der is a museum i want | les temples more food
skip ther museum | add un museum | le museum is closed | mor time at the temple | we want el museum | ok merci | gracias
can we eat con the family | remove die temple | i am muy tired | to much walking | tomorow we start later | les crowded please
a la carte dinner pls | un more day | swap das museum with the garden | not so mutch | que is next | wen do we leave | was is open
is it nah to the hotel | more zeit at the museum | hola, what is next? | lets go per bus | die | pas museum | plus food | less cher
no mas temples | voila, done | sorry mein fault, keep it | add café time | fiancé is tired | remove sur | so late, nein | mi hotel`
    .split(/[|\n]/)
    .map((text) => text.trim());

const SENTENCES: Readonly<Record<Language, readonly string[]>> = {
  en: ['please take out the museum', 'what is next?', 'we want to start later tomorrow', 'less walking please'],
  fr: [
    'enlève le musée',
    'on veut moins marcher demain',
    "qu'est-ce qui vient après ?",
    'annule ça',
    'nous voulons partir plus tard',
  ],
  de: ['nimm das Museum raus', 'wir wollen weniger laufen', 'was kommt als Nächstes?', 'weniger laufen bitte'],
  es: ['quita el museo', 'queremos caminar menos', '¿qué viene después?', 'no quiero museos'],
  ja: ['美術館を外して', '次は何ですか', 'もっとゆっくり', '取り消して'],
  zh: ['去掉博物馆', '下一个是什么？', '我们想少走路', '请撤销'],
};
const LANGUAGES = Object.keys(SENTENCES) as Language[];

describe('the language of a conversation', () => {
  it.each(SLIPS)('stays English after %j', (text) => {
    expect(settleLanguage(text, 'en')).toBe('en');
  });

  for (const from of LANGUAGES)
    for (const to of LANGUAGES)
      it.each(SENTENCES[to])(`goes from ${from} to ${to} with %j`, (text) => {
        expect(settleLanguage(text, from)).toBe(to);
      });

  it.each([
    ['fr', 'ok thanks'],
    ['fr', 'undo'],
    ['de', 'cool, danke'],
    ['de', 'das Sightseeing cancel'],
    ['es', 'un museo more'],
    ['ja', 'OK'],
    ['zh', 'undo'],
    ['en', 'add 金閣寺 on Monday'],
  ] as const)('stays %s after %j', (spoken, text) => {
    expect(settleLanguage(text, spoken)).toBe(spoken);
  });
});
