import '../testing/english.ts';

import { expect, it } from 'vitest';

import { sampleVisit } from '../testing/sample.ts';
import { creditOf, listFactSources, nameSource } from './source-words.ts';

const OSM = {
  name: 'OpenStreetMap',
  date: '2020-07-20',
  verify: true,
  license: 'ODbL 1.0',
  attribution: '© OpenStreetMap contributors',
  url: 'https://www.openstreetmap.org/way/1',
  attributionUrl: 'https://www.openstreetmap.org/copyright',
};
const OURS = { name: 'outline', date: '2026-11-22', verify: false };

it('calls a source by its own name, and says what to verify', () => {
  expect(nameSource(OSM)).toBe('OpenStreetMap, 20 Jul 2020, verify');
  expect(nameSource(OURS)).toBe('outline, 22 Nov 2026');
});

it('credits with licence and the page of the attribution, else the only page there is', () => {
  const text = '© OpenStreetMap contributors, ODbL 1.0';
  expect(creditOf(OSM)).toEqual({ text, href: 'https://www.openstreetmap.org/copyright' });
  const { attributionUrl: _none, ...alone } = OSM;
  expect(creditOf(alone)?.href).toBe('https://www.openstreetmap.org/way/1');
  expect(creditOf(OURS)).toBeNull();
});

it('lists facts that are from elsewhere', () => {
  const visit = sampleVisit('hall', '09:00-10:00', { factSources: { summary: OURS, hours: OSM } });
  expect(listFactSources(visit)).toEqual([
    { of: 'Hours', source: OSM },
    { of: 'Words', source: OURS },
  ]);
  expect(listFactSources(sampleVisit('hall', '09:00-10:00'))).toEqual([]);
});
