import '../testing/english.ts';

import { expect, it } from 'vitest';

import { sampleTransit } from '../testing/sample.ts';
import { nameLines } from './way-words.ts';

it('names what to look for at the stop', () => {
  const [tram] = sampleTransit().rides;
  const rides = [...(tram ? [tram, { ...tram, mode: 'ride' as const, line: 'Elevador da Bica' }] : [])];
  expect(nameLines({ transit: { ...sampleTransit(), rides } })).toBe('tram 19, Elevador da Bica');
  expect(nameLines({})).toBe('');
});
