import { describe, expect, it } from 'vitest';

import { framesFor } from '../../../test/hand-clause.ts';
import { PARIS } from '../../../test/paris-context.ts';
import type { Frame, Language } from '../frame.ts';

const SATURDAY = '2027-06-12';
const question = (of: object): Frame => ({ act: 'question', question: of }) as Frame;

describe('an occasion', () => {
  it.each<[Language, string]>([
    ['en', "Saturday is my wife's birthday"],
    ['de', 'am Samstag hat meine Frau Geburtstag'],
    ['fr', "samedi c'est l'anniversaire de ma femme"],
    ['es', 'el sábado es el cumpleaños de mi mujer'],
    ['ja', '土曜日は妻の誕生日です'],
    ['zh', '周六是我老婆的生日'],
  ])('on a day of the plan changes nothing, in %s', (language, words) => {
    expect(framesFor('occasion', words, { language })).toEqual([question({ about: 'occasion', date: SATURDAY })]);
  });

  it('without a day tells the planner nothing of dates', () => {
    expect(framesFor('occasion', "it's our honeymoon")).toEqual([
      { act: 'fact', text: "it's our honeymoon", about: ['interests', 'persons'] },
    ]);
  });

  it('is read whole before there is a plan', () => {
    const context = { ...PARIS, stops: [], days: [] };
    expect(framesFor('occasion', 'our honeymoon, 3 to 7 May', { context })).toEqual([
      { act: 'fact', text: 'our honeymoon, 3 to 7 May' },
    ]);
  });
});

describe('other tables', () => {
  it.each<[Language, string]>([
    ['en', 'what other restaurants are there for dinner on Saturday?'],
    ['de', 'welche anderen Restaurants gibt es fürs Abendessen am Samstag?'],
    ['fr', 'quels autres restaurants pour le dîner samedi ?'],
    ['es', '¿qué otros restaurantes hay para la cena el sábado?'],
    ['ja', '土曜日の夕食に他のレストランはありますか'],
    ['zh', '周六晚餐还有什么别的餐厅？'],
  ])('are asked for, in %s', (language, words) => {
    expect(framesFor('ask-meal', words, { language })).toEqual([
      question({ about: 'other-tables', meal: 'dinner', date: SATURDAY }),
    ]);
  });

  it('are not meant by a question where one eats', () => {
    expect(framesFor('ask-meal', 'where is dinner on Saturday?')).toEqual([
      question({ about: 'meal', meal: 'dinner', date: SATURDAY }),
    ]);
  });
});

describe('what about taking a stop out', () => {
  const [louvre] = PARIS.stops.filter(({ place }) => place === 'place_louvre');
  it.each<[Language, string]>([
    ['en', 'what about skipping the Louvre?'],
    ['de', 'wie wäre es, den Louvre wegzulassen?'],
    ['fr', 'et si on enlevait le Louvre ?'],
    ['es', '¿y si quitamos el Louvre?'],
    ['ja', 'ルーヴルを外すのはどうかな'],
    ['zh', '去掉卢浮宫怎么样'],
  ])('is put to the traveller, in %s', (language, words) => {
    expect(framesFor('what-about', words, { language })).toEqual([
      { act: 'wish', wish: { kind: 'propose', edits: [{ type: 'remove', visit: louvre?.visit }] } },
    ]);
  });

  it('is not meant by its name alone', () => {
    expect(framesFor('what-about', 'what about the Louvre?')[0]).toMatchObject({ act: 'ask', about: 'which-meaning' });
  });
});

describe('a later dinner', () => {
  it('moves the meal, and not the end of the day', () => {
    const dinner = PARIS.stops.find(({ meal, date }) => meal === 'dinner' && date === SATURDAY);
    expect(framesFor('day-end-later', 'dinner half an hour later on Saturday')).toEqual([
      { act: 'edit', edit: { type: 'meal', meal: 'dinner', date: SATURDAY, at: (dinner?.arrive ?? NaN) + 30 } },
    ]);
  });

  it('is said by its verb, too', () => {
    const [frame] = framesFor('day-end-later', 'cenar más tarde el sábado', { language: 'es' });
    expect(frame).toMatchObject({ edit: { type: 'meal', meal: 'dinner', date: SATURDAY } });
  });

  it('is not meant by a later end', () => {
    expect(framesFor('day-end-later', 'finish later on Saturday')[0]).toMatchObject({ edit: { type: 'hours' } });
  });
});
