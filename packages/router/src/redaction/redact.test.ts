import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { restore } from './placeholders.ts';
import { redact, Redactor } from './redact.ts';
import type { RedactedText } from './redaction.ts';

function known({ values }: RedactedText): ReadonlyMap<string, string> {
  return new Map(values.map(({ placeholder, value }) => [placeholder, value]));
}

describe('redact', () => {
  it('puts placeholders in place of what is personal, and tells what they stand for', () => {
    const redacted = redact('I am Anna Berg, anna@example.com or +49 30 1234567. Anna');
    expect(redacted).toEqual({
      text: 'I am ⟦name:1⟧, ⟦email:1⟧ or ⟦phone:1⟧. ⟦name:2⟧',
      values: [
        { placeholder: '⟦email:1⟧', kind: 'email', value: 'anna@example.com' },
        { placeholder: '⟦name:1⟧', kind: 'name', value: 'Anna Berg' },
        { placeholder: '⟦name:2⟧', kind: 'name', value: 'Anna' },
        { placeholder: '⟦phone:1⟧', kind: 'phone', value: '+49 30 1234567' },
      ],
    });
    expect(restore(redacted.text, known(redacted))).toBe('I am Anna Berg, anna@example.com or +49 30 1234567. Anna');
  });

  it('knows again what was found before, in the text and in the session', () => {
    const session = new Map([['⟦email:3⟧', 'anna@example.com']]);
    const { text, values } = redact('ANNA@EXAMPLE.COM and b@c.de and B@C.DE', { known: session });
    expect(text).toBe('⟦email:3⟧ and ⟦email:4⟧ and ⟦email:4⟧');
    expect(values.map(({ value }) => value)).toEqual(['anna@example.com', 'b@c.de']);
  });

  it('finds values that are personal because somebody says so', () => {
    const personal = [
      { kind: 'name', value: 'Anna Berg' },
      { kind: 'passport', value: 'C01X00T47' },
    ];
    expect(redact('anna has c01x00t47, not C01X00T478', { personal }).text).toBe(
      '⟦name:1⟧ has ⟦passport:1⟧, not C01X00T478',
    );
  });

  it('gives no placeholder again whose value was erased', () => {
    expect(redact('a@b.de', { taken: ['⟦email:1⟧'] }).text).toBe('⟦email:2⟧');
  });

  it('lets nobody forge a placeholder', () => {
    const session = new Map([['⟦card:1⟧', '4111111111111111']]);
    const { text } = redact('send ⟦card:1⟧ to ⟦⟦card:1⟧⟧ ⟦', { known: session });
    expect(text).toBe('send [card:1] to [[card:1]] [');
    expect(restore(text, session)).toBe(text);
  });

  it('keeps placeholders in texts of ours, if they are of this session', () => {
    const session = new Map([['⟦name:1⟧', 'Anna']]);
    const options = { known: session, taken: ['⟦email:1⟧'], ours: true };
    expect(redact('Dear ⟦name:1⟧ (Anna), ⟦email:1⟧ ⟦name:7⟧', options).text).toBe(
      'Dear ⟦name:1⟧ (⟦name:1⟧), ⟦email:1⟧ [name:7]',
    );
  });

  it.each([
    'From 3 May 2027 to 9 May 2027, May 3, 2027, 3. Mai 2027, le 3 mai 2027',
    '2027-05-03, 03.05.2027, 05/03/27, 2027年5月3日, 2027-05-03T10:00:00+02:00, 20270503',
    'at 10:30, 9h15, 09:00–17:30, half past 3, 0900',
    '€49.90, $1,299.00, 12 000 000 EUR, 5000 yen, 612 345 678 won, 20 %',
    'ORD-1001, order 12345678, ORD-0123456789, #4711, INV/2027/0001, 3f2504e0-4f89-11d3-9a0c-0305e82c3301',
    'UA 837, LH1234, NH 0123, ICE 1001, seat 12A, gate B 42, booking X4T9QZ',
    '48.8584, 2.2945; +48.8584,+002.2945; 35.0394° N 135.7292° E; zoom 12',
    'version 1.2.3, node 24.21.0, 127.0.0.1, ::1, port 8080, sha256 9f86d081884c7d65',
    '2 adults, 3 nights, 1 room, 4 stars, room 0412, floor 12, 10 km, 30 minutes',
    'I am looking for a place in Paris. I am German. The station name: Kyoto',
    'Call me tomorrow. My order is wrong. Mr and Mrs? May I?',
    'user@ example, @handle, a@b, https://example.com/?q=1&x=2',
  ])('leaves %j as it is', (text) => {
    expect(redact(text)).toEqual({ text, values: [] });
  });
});

it('remembers from one text to the next', () => {
  const redactor = new Redactor();
  expect(redactor.redact('my name is Anna Berg').text).toBe('my name is ⟦name:1⟧');
  redactor.learn('order', 'ORD-1001');
  expect(redactor.redact('Anna Berg has ORD-1001').text).toBe('⟦name:1⟧ has ⟦order:1⟧');
  expect(redactor.hide('order', 'ord-1001')).toEqual({ placeholder: '⟦order:1⟧', kind: 'order', value: 'ORD-1001' });
  expect([...redactor.values.keys()]).toEqual(['⟦name:1⟧', '⟦order:1⟧']);
});

const FIRST = fc.constantFrom(
  'Anna',
  'Jörg',
  'María José',
  'Zoë',
  'Óscar',
  'Hans-Peter',
  'Dmitri',
  'Olga',
  'Nguyễn',
  'Søren',
);
const LAST = fc.constantFrom(
  'Berg',
  'Müller',
  "O'Neil",
  'van der Meer',
  'García López',
  'Kowalczyk',
  'Ивaнов',
  'Bjørnsen',
);
const NAME = fc.tuple(FIRST, LAST).map((words) => words.join(' '));
const digits = (least: number, most = least) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: least, maxLength: most }).map((each) => each.join(''));
const PHONE = fc.oneof(
  fc.tuple(fc.constantFrom('+49', '+33', '+1', '+81'), digits(3), digits(6)).map((groups) => groups.join(' ')),
  fc.tuple(digits(2), digits(7)).map(([area, rest]) => `0${(Number(area) % 9) + 1}${area.slice(1)} ${rest}`),
);
const EMAIL = fc
  .tuple(fc.stringMatching(/^[a-z][a-z0-9.]{0,12}[a-z0-9]$/), fc.stringMatching(/^[a-z][a-z0-9]{1,10}$/))
  .map(([local, domain]) => `${local}@${domain}.example`);
const CARD = digits(14).map((middle) => {
  const body = `4${middle}`;
  const sum = [...body].reduce((before, digit, place) => {
    const weighed = place % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return before + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`.replace(/(\d{4})(?=\d)/g, '$1 ');
});
const BIRTH = fc
  .tuple(
    fc.integer({ min: 1, max: 28 }),
    fc.constantFrom('May', 'June', 'Sept.', 'Mai'),
    fc.integer({ min: 1930, max: 2015 }),
  )
  .map((parts) => parts.join(' '));

/** A sentence with something personal in it, and that. */
const SENTENCE: fc.Arbitrary<{ readonly sentence: string; readonly value: string }> = fc.oneof(
  saying(NAME, [
    'My name is *.',
    'Hello, my name is * and I want to go.',
    'Name: *',
    'ich heiße * und möchte',
    'Mr *, please.',
  ]),
  saying(EMAIL, ['Write to *.', 'mail:*', '<*>', 'メールは*です']),
  saying(PHONE, ['Call *, please.', 'on 3 May 2027 under *', '(*)', '2 people; *']),
  saying(CARD, ['The card is *.', 'card:* (12/29)', 'pay 20 EUR with *']),
  saying(BIRTH, ['I was born on *.', 'DOB: *', 'geboren am * in Wien']),
);

function saying(value: fc.Arbitrary<string>, sentences: readonly string[]) {
  return fc
    .tuple(value, fc.constantFrom(...sentences))
    .map(([each, sentence]) => ({ sentence: sentence.replace('*', () => each), value: each }));
}

const HARMLESS = fc.constantFrom(
  'We leave on 3 May 2027 at 10:30.',
  'Order ORD-1001 costs 49.90 EUR.',
  'UA 837 on 2027-05-03',
  'two rooms\n',
  '48.8584, 2.2945',
);

it('leaves no value behind, and can be undone, whatever is said in whatever order', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          SENTENCE,
          HARMLESS.map((sentence) => ({ sentence, value: '' })),
        ),
        { maxLength: 6 },
      ),
      (said) => {
        const text = said.map(({ sentence }) => sentence).join('\n');
        const redacted = redact(text);
        for (const { value } of said) if (value !== '') expect(redacted.text).not.toContain(value);
        expect(restore(redacted.text, known(redacted))).toBe(text);
      },
    ),
    { numRuns: 500 },
  );
});

it('gives any text back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const redacted = redact(text);
      expect(restore(redacted.text, known(redacted))).toBe(text.replaceAll('⟦', '[').replaceAll('⟧', ']'));
    }),
  );
});

describe('a text of 150,000 signs', () => {
  const parts = [
    'a',
    '1',
    '@',
    'a@',
    '.',
    '1.',
    '1 ',
    '0 ',
    '+',
    '+1',
    '(',
    ')',
    '-',
    ' ',
    '\n',
    'Aa ',
    "my'",
    'my ',
    'name',
    'my name is ',
    'name:',
    'Name: A ',
    'I am A ',
    'Mr ',
    'born ',
    'born in ',
    'born on 3 ',
    '4111 ',
    '41111111',
    'DE89',
    'DE89 3704 ',
    '⟦',
    '⟦a:',
    '⟦name:1⟧',
    '名前は',
    '田',
    'ア',
    '我叫',
    '・',
    'phone ',
    'phone: is at ',
    '1,',
    '1 000 ',
    '01.23.',
    '2027-05-',
    '"name":"',
    'd.o.b.',
    '1990年',
    'x\u0301',
    'Ａ',
    'anna ',
    'anna berg ',
    '0-',
    'passport ',
    'passport no. A1 ',
    'plate B-',
    'PNR ',
    'pw: ',
    'PIN ',
    '1.1.1.',
    '::',
    'a:b:',
    'home is 1.11, ',
    'I have ',
    'type 2 ',
    'severe ',
    'Hauptstraße ',
    '12 Rue de ',
    'Flat 3, ',
    'via a ',
    'I live at ',
    'my wife ',
    'my kids Mia, ',
    'for me, ',
    'i am zoltan ',
    'this is ',
    'with Anna ',
    ' (at) ',
    ' at ',
    'a dot ',
    'Hi, this is ',
    'insurance ',
  ];
  // Whatever grows with the square of its length does not end.
  it.each(parts)('of nothing but %j is read to its end', { timeout: 15_000 }, (part) => {
    const text = part.repeat(Math.ceil(150_000 / part.length));
    const session = new Map([
      ['⟦name:1⟧', 'Anna Berg'],
      ['⟦phone:1⟧', '0 1 2 3 4 5 6'],
    ]);
    expect(redact(text, { known: session })).toBeDefined();
  });
});
