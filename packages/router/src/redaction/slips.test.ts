import { expect, it } from 'vitest';

import { redact } from './redact.ts';

/** What may happen to a text at any place. */
const SLIPS: readonly ((text: string, at: number) => string)[] = [
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at) => text.slice(0, at) + (text[at] ?? '') + text.slice(at),
  (text, at) => `${text.slice(0, at)} ${text.slice(at)}`,
  (text, at) => text.slice(0, at) + text.slice(at).replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
  (text, at) => text.slice(0, at) + text.slice(at).replace(/\p{L}/u, (letter) => letter.toUpperCase()),
  (text, at) => text.slice(at),
];

/**
 * What is personal, each with what is hidden of it when at each of its places a character is lost or twice there, a blank comes in, a
 * digit or the case of a letter is another, or it begins there: how many of each kind, and how many characters stay in sight.
 */
const PERSONAL: readonly (readonly [name: string, text: string, outcome: string])[] = [
  ['an address of e-mail', 'write to anna.berg+x@mail.example.com, or a@b.de.', '533 email, 4642 in sight'],
  ['one that is spelled', 'it is anna dot berg (at) example dot com please', '216 email, 5142 in sight'],
  ['an international telephone', 'call +49 (0)30 123-4567 or +81 3 1234 5678.', '436 phone, 3084 in sight'],
  ['a national telephone', 'my number is 030/1234567, or 06 12 34 56 78', '452 phone, 4581 in sight'],
  ['an American telephone', 'Tel.: (212) 555-0123; 212.555.0199', '331 phone, 2087 in sight'],
  ['a card', 'card 4111 1111 1111 1111, 5500-0000-0000-0004', '381 card, 3948 in sight'],
  ['a card of fifteen', '378282246310005 (exp 12/27)', '95 card, 2611 in sight'],
  [
    'an account',
    'IBAN DE89 3704 0044 0532 0130 00; GB82WEST12345698765432',
    '14 card, 452 iban, 81 phone, 4727 in sight',
  ],
  ['an address of the internet', 'from 203.0.113.42 and 2001:db8::8a2e:370:7334', '432 ip-address, 3632 in sight'],
  ['a name that is said', 'Hello, my name is Anna-Maria van der Berg, and this is Otto.', '591 name, 12639 in sight'],
  [
    'names of others',
    'I travel with my wife Xanthippe Wolfenstein and my kids Mia and Noah.',
    '1021 name, 17153 in sight',
  ],
  ['a name behind a title', 'for Mr. John Smith and Frau Müller', '342 name, 3722 in sight'],
  ['a day of birth', 'I was born on 3 May 1980; DOB: 1979-12-31', '388 birth-date, 5613 in sight'],
  [
    'a document',
    'passport number C01X00T47, plate B-MW 1234, PNR ABC123',
    '300 booking, 228 passport, 274 plate, 9815 in sight',
  ],
  [
    'a home',
    'I live at 12 Rue de la Paix, 75002 Paris, not in Hauptstraße 5, 10115 Berlin.',
    '758 address, 11561 in sight',
  ],
  ['a home by its place', 'home is 48.8584, 2.2945', '85 coordinates, 1668 in sight'],
  ['health', 'I have type 2 diabetes, my son has epilepsy, I am 6 months pregnant', '947 health, 12275 in sight'],
  ['a password', 'pw: correct-horse-battery, my password is hunter2', '482 password, 6751 in sight'],
  [
    'nothing',
    'From 3 May 2027 to 9 May: 2 adults, €1,299.00, UA 837, order ORD-0123456789, 10:30.',
    '5 phone, 37964 in sight',
  ],
];

function outcomeOf(text: string): string {
  const kinds: Record<string, number> = {};
  let inSight = 0;
  for (const slip of SLIPS) {
    for (let at = 0; at < text.length; at++) {
      const redacted = redact(slip(text, at));
      for (const { kind } of redacted.values) kinds[kind] = (kinds[kind] ?? 0) + 1;
      inSight += redacted.text.replaceAll(/⟦.*?⟧/g, '').length;
    }
  }
  const named = Object.entries(kinds)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([kind, count]) => `${count} ${kind}`);
  return [...named, `${inSight} in sight`].join(', ');
}

it.each(PERSONAL)('hides as much as ever where somebody slips in %s', (name, text, outcome) => {
  expect(outcomeOf(text)).toBe(outcome);
});
