import { expect, it } from 'vitest';

import { pauseFor } from './pause-for.ts';

it.each([
  ['localhost', 0],
  ['127.0.0.1', 0],
  ['[::1]', 0],
  ['192.168.1.20', 0],
  ['valhalla', 0],
  ['api.transitous.org', 1000],
  ['10.example.org', 1000],
  ['routing.openstreetmap.de', 1000],
])('spares %s for %i ms', (hostname, milliseconds) => {
  expect(pauseFor(hostname)).toBe(milliseconds);
});
