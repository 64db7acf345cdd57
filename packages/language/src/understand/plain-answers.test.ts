import { describe, expect, it } from 'vitest';

import { beginsWithYes, readPlainAnswer, readShortYes } from './plain-answers.ts';

describe('a message that is nothing but an answer', () => {
  it.each(
    ['yes', 'Yes, please!', 'ok do it', 'go ahead', 'Approve', 'ja gern', 'Ja, bitte.', 'oui, d’accord', 'Sí, adelante']
      .concat(['はい', 'はい、お願いします', 'いいですよ', '好的', '可以，谢谢'])
      .map((text) => [text]),
  )('is a yes: %s', (text) => {
    expect(readPlainAnswer(text)).toBe('yes');
  });

  it.each(
    [
      'no',
      'No thanks',
      'something else',
      'Nein danke',
      'lieber nicht',
      'non merci',
      'mejor no',
      'いいえ',
      '不要',
      '不用谢谢',
    ].map((text) => [text]),
  )('is a no: %s', (text) => {
    expect(readPlainAnswer(text)).toBe('no');
  });

  it.each(
    [
      '',
      '…',
      'please',
      'yes, but on Monday',
      'no dinner on Monday',
      'okinawa',
      'good morning',
      'ja aber nicht',
      '好吃',
    ].map((text) => [text]),
  )('is something else: %s', (text) => {
    expect(readPlainAnswer(text)).toBeUndefined();
  });
});

describe('a yes with a few words', () => {
  it.each(['yes, swap them', 'Yes to both of those', 'oui pour ces deux-là', 'ja mach das bitte so'])(
    'is one: %s',
    (text) => {
      expect(readShortYes(text)).toBe(true);
    },
  );

  it.each([
    'yes but not on Friday',
    'yes, and lunch at 1',
    'yes?',
    'yes, move it to the afternoon of the day after',
    'yesterday was nice',
    'yes',
    'good idea to swap them',
  ])('is none: %s', (text) => {
    expect(readShortYes(text)).toBe(false);
  });
});

it.each([
  ['Yes to both', true],
  ['Yes to both, but keep the ship', false],
  ['Ja, das stimmt. Aber die Conciergerie lassen wir weg', true],
  ['好，就这样。不过御苑太赶了', true],
  ['C’est trop, ne touchez pas aux autres jours', false],
  ['Yesterday was nice', false],
])('%s begins with a yes: %s', (text, isYes) => {
  expect(beginsWithYes(text)).toBe(isYes);
});
