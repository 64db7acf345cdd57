import { expect, it } from 'vitest';

import { HOSTILE_NAMES } from '../test/make-plan.ts';
import { toContentDisposition, toFileName } from './file-name.ts';

it.each([
  ['Osaka to Kyoto', '2027-04-03', 'osaka-to-kyoto-2027-04-03.gpx'],
  ['São Paulo & Łódź', undefined, 'sao-paulo-odz.gpx'],
  ['京都', '2027-04-03', 'trip-2027-04-03.gpx'],
  ['../../etc/passwd', undefined, 'etc-passwd.gpx'],
  ['', undefined, 'trip.gpx'],
])('makes of %j a name that every system takes', (title, date, name) => {
  expect(toFileName(title, date, 'gpx')).toBe(name);
});

it('keeps the letters of a title for those who can read them', () => {
  expect(toContentDisposition('京都 "花見"', '2027-04-03', 'ics')).toBe(
    `attachment; filename="trip-2027-04-03.ics"; filename*=UTF-8''${encodeURIComponent('京都 花見 2027-04-03.ics')}`,
  );
});

it.each(HOSTILE_NAMES.map((name) => [name]))('lets no title end the header or leave the folder: %j', (name) => {
  const header = toContentDisposition(name, '2027-04-03', 'md');
  expect(header).toMatch(/^attachment; filename="[a-z0-9-]+2027-04-03\.md"; filename\*=UTF-8''[A-Za-z0-9%._~-]+$/);
  const full = decodeURIComponent(header.split("''")[1] ?? '');
  expect(full).not.toMatch(/[/\\:*?"<>|\p{Cc}\p{Cs}\u202e]/u);
  expect(full.startsWith('.')).toBe(false);
});

it('cuts a long title, not a letter in two', () => {
  const header = toContentDisposition('🏯'.repeat(100), undefined, 'md');
  expect([...decodeURIComponent(header.split("''")[1] ?? '')]).toHaveLength(60 + '.md'.length);
});
