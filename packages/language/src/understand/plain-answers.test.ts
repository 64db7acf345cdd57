import { describe, expect, it } from 'vitest';

import { readPlainAnswer } from './plain-answers.ts';

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
