import { expect, it } from 'vitest';

import { chooseAnswer, type PageFiles, staleCaches } from './page-files.ts';

const FILES: PageFiles = {
  version: 'b',
  hashed: ['/assets/main-1a.js'],
  named: { '/index.html': '00', '/favicon.svg': '01' },
};

it.each([
  ['/', '/index.html'],
  ['/trips/trip_1', '/index.html'],
  ['/trips/trip_1/', '/index.html'],
])('opens %s without the server', (path, answered) => {
  expect(chooseAnswer({ method: 'GET', isNavigation: true, path }, FILES)).toEqual({ from: 'page', path: answered });
});

it.each(['/trips/trip_1/print', '/api/docs', '/trips', '/elsewhere'])(
  'leaves the navigation to %s to the server',
  (path) => {
    expect(chooseAnswer({ method: 'GET', isNavigation: true, path }, FILES)).toEqual({ from: 'server' });
  },
);

it.each(['/assets/main-1a.js', '/assets/of-the-version-before-9z.js', '/favicon.svg'])('keeps %s', (path) => {
  expect(chooseAnswer({ method: 'GET', isNavigation: false, path }, FILES)).toEqual({ from: 'page', path });
});

it.each([
  ['GET', '/api/trips/trip_1'],
  ['POST', '/assets/main-1a.js'],
  ['GET', '/constructor'],
  ['GET', '/sw.js'],
])('leaves %s %s to the server', (method, path) => {
  expect(chooseAnswer({ method, isNavigation: false, path }, FILES)).toEqual({ from: 'server' });
});

it('keeps the version before the one in use, and what is not ours', () => {
  const names = ['wayfarer-page-y', 'somebody-elses', 'wayfarer-page-a', 'wayfarer-page-b'];
  expect(staleCaches(names, 'b')).toEqual(['wayfarer-page-y']);
  expect(staleCaches(['wayfarer-page-b'], 'b')).toEqual([]);
});
