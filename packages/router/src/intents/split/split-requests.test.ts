import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { splitRequests } from './split-requests.ts';

describe('splitRequests', () => {
  it.each([
    [['Where is ORD-1?', 'And also cancel ORD-2.']],
    [['Cancel ORD-1', 'and refund ORD-2']],
    [['Cancel my order;', 'where is ORD-2?']],
    [['I want a refund,', 'also, can you change my address?']],
    [['Track ORD-1', 'and then cancel ORD-2']],
    [['refund ORD-1', 'oh and track ORD-2']],
    [['I never got my parcel.', 'I was charged twice!']],
    [['Hi! Where is my order?', 'By the way, what are your opening hours? Thanks!']],
    [['I ordered a shirt', 'and I want a refund']],
    [['Am 3. Mai will ich absagen', 'und außerdem meine Adresse ändern']],
    [['Annulez ma commande', 'et aussi changez mon adresse']],
    [['Cancele mi pedido', 'y además quiero un reembolso']],
    [['Annulla il mio ordine', 'e poi cambia indirizzo']],
    [['注文をキャンセルしてください。', 'それと返金してください。']],
    [['取消我的订单\uff0c', '另外退款到哪里']],
  ])('splits into %j', (parts) => {
    const isSpaceless = parts.some((part) => /\p{Script=Han}/u.test(part));
    expect(splitRequests(parts.join(isSpaceless ? '' : ' '))).toEqual(parts);
  });

  it('splits at the ends of lines', () => {
    const text = 'Cancel ORD-1\nRefund ORD-2\n\nTrack ORD-3';
    expect(splitRequests(text)).toEqual(['Cancel ORD-1', 'Refund ORD-2', 'Track ORD-3']);
  });

  it.each([
    '',
    'Where is my order?',
    'Hi! Where is my order?',
    'Where is my order? Thank you very much!',
    'Bread and butter, please',
    'what is your name, by the way',
    'my wife and I want to book',
    'between 3 and 5 pieces',
    'Dr. Smith ordered it',
    'Send it to 5 Main St. Springfield',
    'order no. 1001 is late',
    'It cost 3.50 and it broke',
    'Mail jo.doe@example.org about it',
    'see https://example.org/a?b=c&d',
    'Before 9 a.m. if you can',
    'am 3. Mai bitte',
    'He wrote "cancel it. And also refund me" to you',
    'Er sagte: „Stornieren. Und dann warten.“',
    'My order (see mail; and also the invoice) is wrong',
    "the 'stop and cancel it; now' button",
    'Yes. No. OK.',
  ])('leaves %j whole', (text) => {
    expect(splitRequests(text)).toEqual([text]);
  });

  it('gives at most four parts, split at the likeliest places', () => {
    const text = 'Cancel ORD-1 and refund ORD-2. Track ORD-3; and also change ORD-4; please close my account.';
    expect(splitRequests(text)).toEqual([
      'Cancel ORD-1 and refund ORD-2.',
      'Track ORD-3;',
      'and also change ORD-4;',
      'please close my account.',
    ]);
  });

  it('loses nothing but white space', () => {
    const word = fc.constantFrom(
      'cancel',
      'ORD-1',
      'and',
      'also,',
      'then',
      '.',
      '? ',
      '; ',
      '"',
      '(',
      ')',
      '\n',
      'Mr.',
      '3.',
      '取消',
      '。',
      'und',
      'I',
      'where',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (words) => {
        const text = words.join(' ');
        const parts = splitRequests(text);
        expect(parts.length).toBeLessThanOrEqual(4);
        expect(parts.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
        if (parts.length > 1) expect(parts).not.toContain('');
      }),
      { numRuns: 500 },
    );
  });

  it('does not look into what is as long as a letter', () => {
    const text = 'Cancel ORD-1. Refund ORD-2. '.repeat(500).trim();
    expect(splitRequests(text)).toEqual([text]);
  });
});
