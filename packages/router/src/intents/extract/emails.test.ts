import { expect, it } from 'vitest';

import { findEmails } from './emails.ts';

it.each([
  ['write to jo.doe+shop@mail.example.org, please', ['jo.doe+shop@mail.example.org']],
  ['Jörg@Bücher.de.', ['Jörg@Bücher.de']],
  ['<a@b.co> and c@d.eu', ['a@b.co', 'c@d.eu']],
  ['@handle', []],
  ['a@b', []],
  ['a@@b.org', []],
  ['me at example.org', []],
])('finds addresses in %j', (text, addresses) => {
  expect(findEmails(text).map(({ meanings }) => meanings[0])).toEqual(addresses);
});

// A million characters: whatever grows with their square does not end.
it('comes to an end where a long text is nearly one', () => {
  expect(findEmails(`@${'a.'.repeat(500_000)}`)).toEqual([]);
  expect(findEmails(`${'a'.repeat(1_000_000)}@`)).toEqual([]);
});
