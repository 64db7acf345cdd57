import { describe, expect, it } from 'vitest';

import { framesFor } from '../../../test/hand-clause.ts';
import { KYOTO } from '../../../test/kyoto-context.ts';
import type { ActName } from '../act-name.ts';
import type { Frame, Language } from '../frame.ts';

const question = (of: object): Frame => ({ act: 'question', question: of }) as Frame;
const LOUVRE = 'place_louvre';

describe('what is asked of a place and stands in no data', () => {
  it.each<[Language, ActName, string, string]>([
    ['en', 'ask-access', 'can we pay by card at the Louvre?', 'card'],
    ['en', 'ask-access', 'is there wifi at the Louvre?', 'wifi'],
    ['en', 'ask-place', 'are there lockers at the Louvre?', 'cloakroom'],
    ['de', 'ask-price', 'kann man im Louvre mit Karte zahlen?', 'card'],
    ['de', 'ask-access', 'darf man im Louvre fotografieren?', 'photos'],
    ['fr', 'ask-access', 'y a-t-il un vestiaire au Louvre ?', 'cloakroom'],
    ['es', 'ask-price', '¿se puede pagar con tarjeta en el Louvre?', 'card'],
  ])('%s: %s "%s" is about %s', (language, act, words, matter) => {
    expect(framesFor(act, words, { language })).toEqual([question({ about: 'detail', place: LOUVRE, matter })]);
  });

  it.each<[Language, ActName, string, string]>([
    ['ja', 'ask-access', '二条城でカードは使えますか?', 'card'],
    ['zh', 'ask-place', '二条城有寄存处吗?', 'cloakroom'],
  ])('%s: %s "%s" is about %s', (language, act, words, matter) => {
    expect(framesFor(act, words, { language, context: KYOTO })).toEqual([
      question({ about: 'detail', place: 'place_nijo', matter }),
    ]);
  });

  it('leaves alone what data has, and what is near', () => {
    expect(framesFor('ask-access', 'is the Louvre step-free?')).toEqual([question({ about: 'access', place: LOUVRE })]);
    expect(framesFor('ask-nearby', 'where is a toilet near the Louvre?')[0]).toMatchObject({
      question: { about: 'nearby' },
    });
  });
});

describe('how long', () => {
  it.each<[Language, string]>([
    ['en', 'how long do we stay at the Louvre?'],
    ['de', 'wie lange bleiben wir im Louvre?'],
    ['fr', 'combien de temps restons-nous au Louvre ?'],
    ['es', '¿cuánto tiempo nos quedamos en el Louvre?'],
  ])('one stays is no way there, in %s', (language, words) => {
    expect(framesFor('ask-way', words, { language })).toEqual([question({ about: 'length', place: LOUVRE })]);
  });

  it.each<[Language, string]>([
    ['ja', '二条城にはどのくらいいますか?'],
    ['zh', '在二条城待多久?'],
  ])('one stays is no way there, in %s', (language, words) => {
    expect(framesFor('ask-way', words, { language, context: KYOTO })).toEqual([
      question({ about: 'length', place: 'place_nijo' }),
    ]);
  });

  it.each<[Language, ActName, string]>([
    ['en', 'ask-way', 'how long is the train ride?'],
    ['en', 'ask-departure', 'how long is the flight'],
    ['de', 'ask-way', 'wie lange dauert die Zugfahrt?'],
    ['fr', 'ask-way', 'combien de temps dure le vol ?'],
    ['es', 'ask-way', '¿cuánto dura el vuelo?'],
    ['ja', 'ask-way', '新幹線はどのくらいかかりますか?'],
    ['zh', 'ask-way', '火车要多久?'],
  ])('a journey takes, in %s', (language, act, words) => {
    expect(framesFor(act, words, { language })).toEqual([question({ about: 'journey' })]);
  });

  it('is a way in town where it leads to a place, and an hour where none asks how long', () => {
    expect(framesFor('ask-way', 'how long is the train ride to the Louvre?')).toEqual([
      question({ about: 'way', to: LOUVRE }),
    ]);
    expect(framesFor('ask-departure', 'when does our train leave?')).toEqual([question({ about: 'departure' })]);
  });
});

it('answers a question about crowds, and takes a report for one', () => {
  expect(framesFor('ask-when', 'is the Louvre crowded at that time?')).toEqual([
    question({ about: 'crowd', place: LOUVRE }),
  ]);
  expect(framesFor('crowd', 'the Louvre is crowded')[0]).toMatchObject({ act: 'ask', about: 'how-full' });
});
