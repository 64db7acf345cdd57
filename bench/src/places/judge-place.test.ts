import type { Trip } from '@wayfarer/contract';
import { expect, it } from 'vitest';

import { judgePlace } from './judge-place.ts';

const tripWith = (destinations: readonly string[], chips: readonly string[] = []): Trip =>
  ({
    facts: destinations.length > 0 ? [{ name: 'destinations', value: destinations }] : [],
    questions: [{ fact: 'destinations', chips }],
  }) as unknown as Trip;

it.each([
  ['paris', tripWith(['paris']), [], 'right'],
  ['paris', tripWith(['boston']), [], 'wrong'],
  ['paris', tripWith(['paris', 'boston']), [], 'wrong'],
  ['paris', tripWith([], ['Paris', 'Lyon, France']), [], 'asked'],
  ['paris', tripWith([], ['Kyoto']), [], 'nothing'],
  ['Ghent/BE', tripWith([], ['Fetch Ghent']), ['Ghent/BE'], 'right'],
  ['Ghent/BE', tripWith([], ['Fetch Genoa']), ['Genoa/IT'], 'wrong'],
  ['Portland, Maine', tripWith([], ['Portland, Oregon', 'Portland, Maine']), [], 'asked'],
] as const)('%s is judged %#', (city, trip, offered, verdict) => {
  expect(judgePlace({ id: '1', text: '', city }, trip, offered)).toBe(verdict);
});
