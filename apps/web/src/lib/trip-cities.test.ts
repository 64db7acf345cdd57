import type { Fact } from '@wayfarer/contract';
import { expect, it } from 'vitest';

import { sampleDay } from '../testing/sample.ts';
import { cityIdsOf } from './trip-cities.ts';

const NAMED: Fact = { name: 'destinations', value: ['porto', 7], text: 'Porto', status: 'stated' };

it('are those of the days, each once', () => {
  const days = [sampleDay([]), sampleDay([], { city: { id: 'porto', name: 'Porto' } }), sampleDay([])];
  expect(cityIdsOf({ days, options: [], facts: [NAMED] })).toEqual(['kyoto', 'porto']);
});

it('are those that were named before there are days', () => {
  expect(cityIdsOf({ days: [], options: [], facts: [NAMED] })).toEqual(['porto']);
  expect(cityIdsOf({ days: [], options: [], facts: [] })).toEqual([]);
});

it('are those of the first option before one is chosen', () => {
  const options = [{ days: [sampleDay([])] }, { days: [] }] as unknown as Parameters<typeof cityIdsOf>[0]['options'];
  expect(cityIdsOf({ days: [], options, facts: [NAMED] })).toEqual(['kyoto']);
});
