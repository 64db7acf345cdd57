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

it('takes no longer for what is nearly one', () => {
  const start = performance.now();
  findEmails(`@${'a.'.repeat(20_000)}`);
  findEmails(`${'a'.repeat(40_000)}@`);
  expect(performance.now() - start).toBeLessThan(2_000);
});
