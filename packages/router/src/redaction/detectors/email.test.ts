import { expect, it } from 'vitest';

import { findEmails } from './email.ts';

it.each([
  ['Write to anna.berg+x@mail.example.com, or Jörg@Bücher.de.', ['anna.berg+x@mail.example.com', 'Jörg@Bücher.de']],
  ["<a@b.co> 'x@y.org' mailto:q@w.de \"o'neil@r.ie\"", ['a@b.co', 'x@y.org', 'q@w.de', "o'neil@r.ie"]],
  ['メールはanna@example.comです', ['anna@example.com']],
  ['email=anna_b@e-mail.example, _x@y.de', ['anna_b@e-mail.example', '_x@y.de']],
  ['@anna met b @ c.de at a@@b, x@localhost, 5@10.20', []],
  ['a@b.de@c.de', ['a@b.de']],
])('finds the addresses in %j', (text, addresses) => {
  expect(findEmails(text).map(({ start, end }) => text.slice(start, end))).toEqual(addresses);
});
