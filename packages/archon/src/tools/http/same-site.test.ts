import { expect, it } from 'vitest';

import { isSameSite } from './same-site.ts';

it.each([
  ['http://soup.example/', 'http://soup.example/end', true],
  ['http://soup.example/', 'https://soup.example/end', true],
  ['https://soup.example/', 'https://soup.example:443/', true],
  ['https://soup.example/', 'http://soup.example/', false],
  ['http://soup.example/', 'https://www.soup.example/', false],
  ['http://soup.example/', 'https://soup.example:8443/', false],
  ['http://soup.example:8080/', 'https://soup.example/', false],
  ['http://soup.example/', 'https://ada:word@soup.example/', false],
  ['http://soup.example/', 'http://ada:word@soup.example/', false],
])('%s and %s are one site: %s', (from, to, same) => {
  expect(isSameSite(new URL(from), new URL(to))).toBe(same);
});
