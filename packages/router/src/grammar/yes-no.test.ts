import { describe, expect, it } from 'vitest';

import { Phrases } from './phrases.ts';
import { isNo, isYes, readYesNo } from './yes-no.ts';

describe('isYes', () => {
  it.each([
    'yes',
    'Yes!',
    'yeah sure',
    'yep',
    'ok',
    'OK, thanks',
    'sure',
    'Sure!',
    'yes please',
    'Yes, please do that.',
    'please do',
    'go ahead',
    'sounds good',
    'ja',
    'Ja, bitte',
    'ja gerne',
    'oui',
    "Oui, s'il vous plaît",
    "d'accord",
    'sí',
    'Sí, por favor',
    'claro',
    'sì grazie',
    'va bene',
    'はい',
    'はい、お願いします',
    '好的',
    '是的',
    '可以',
    'yes I would like that',
    'Yes, I am really angry by now',
    '👍 yes',
    'why not?',
    'that would be great',
    'Uh-huh',
    'y',
    'right',
    'Of course.',
    'oh yes',
    'ok yes',
    'yes yes',
  ])('is a yes: %j', (text) => {
    expect(isYes(text)).toBe(true);
  });

  it.each([
    'no',
    'yes?',
    'ok, where is my order?',
    'Yes, where is ORD-1?',
    'sure is cold today',
    'right now I want a refund',
    'yesterday',
    'yes but not today',
    'yes and no',
    'good morning',
    'fine print says otherwise',
    'jacket',
    'ok so I want to cancel my order',
    'I said yes already to that',
    'Sí pero no ahora',
    'si possible',
    'yes or no',
    'great product but late',
    'maybe',
    'what',
    'is that right?',
    'is it ok to return it',
    '不是',
    '好像没到',
    'okay but when',
    'oui mais non',
    'correct my address please',
    'perfect fit',
    'nein',
    'true story: it never arrived',
    '',
    'sure thing, but first tell me the price?',
    'Ja, aber erst morgen',
    'ok, cancel ORD-1',
    '好像没到货',
  ])('is none: %j', (text) => {
    expect(isYes(text)).toBe(false);
  });
});

describe('isNo', () => {
  it.each([
    'no',
    'No.',
    'nope',
    'no thanks',
    'No, thank you',
    'no thank you',
    'not now',
    'nah',
    'nein',
    'Nein danke',
    'non merci',
    'no gracias',
    'no, grazie',
    'いいえ',
    'いいえ、結構です',
    '不用了',
    '不是',
    '不用了，谢谢',
    "No, I don't want that",
    "no i don't",
    'not really',
    'Absolutely not!',
    'no, leave it',
    'n',
    "don't do that",
    'no no no',
    'no way',
    'maybe later',
    "no, I'm fine",
    "no that's fine thanks",
    'oh no thanks',
    'Lieber nicht',
    "that's not true",
    "no, that's incorrect",
    'pas maintenant',
  ])('is a no: %j', (text) => {
    expect(isNo(text)).toBe(true);
  });

  it.each([
    'yes',
    'no problem',
    'no idea',
    'no worries, go ahead',
    'nobody answered',
    'no one called me',
    'No, I meant ORD-2',
    'no, ORD-1002',
    'No, where is my order?',
    'No, I want a refund',
    'no, cancel ORD-1',
    'notebook',
    'nothing arrived',
    'none of the items fit',
    'not sure',
    'I have no receipt',
    'no order number yet',
    'know',
    'north',
    "no, it's ORD-1001",
    'nonetheless',
    'No luck with the code',
    'not yet delivered',
    'why not',
    'no longer needed it came late',
    '是',
    'non-refundable?',
    'no more emails please from you people ok',
    '',
    'No hablo inglés',
    'no se nada de eso',
    'non ho ricevuto il pacco',
    'No 5 Main Street',
  ])('is none: %j', (text) => {
    expect(isNo(text)).toBe(false);
  });
});

describe('readYesNo', () => {
  it.each([
    ['yes', 'yes'],
    ['Looks like a yes? ', null],
    ['sure, go ahead, thanks', 'yes'],
    ['ja, bitte', 'yes'],
    ['no way', 'no'],
    ['yes, no', 'no'],
    ['no, sounds good', 'no'],
    ['thanks', null],
    ['yes to Tokyo', null],
    ['', null],
  ])('reads %j', (text, answer) => {
    expect(readYesNo(text)).toBe(answer);
  });

  it('takes more words where they are given', () => {
    expect(readYesNo('ship it')).toBeNull();
    expect(readYesNo('yes, ship it', [['yes', new Phrases('ship it')]])).toBe('yes');
    expect(readYesNo('hold on', [['no', new Phrases('hold on')]])).toBe('no');
  });
});
