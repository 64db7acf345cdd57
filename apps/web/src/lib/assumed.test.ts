import '../testing/english.ts';

import type { Fact } from '@wayfarer/contract';
import { expect, it } from 'vitest';

import { listAssumptions } from './assumed.ts';

it('lists what nobody has said, in a few words each', () => {
  const facts: Fact[] = [
    { name: 'destinations', value: ['kyoto'], text: 'Kyoto', status: 'stated' },
    { name: 'start', value: '2026-12-04', text: 'Fri 2026-12-04', status: 'assumed' },
    { name: 'end', value: '2026-12-06', text: 'Sun 2026-12-06', status: 'assumed' },
    { name: 'travelers', value: 2, text: '2 people', status: 'assumed' },
    { name: 'pace', value: 'relaxed', text: 'relaxed', status: 'stated' },
    { name: 'budgetLevel', value: 'mid', text: 'mid', status: 'assumed' },
    { name: 'origin', value: null, text: 'not needed', status: 'waived' },
    { name: 'currency', value: 'JPY', text: 'JPY', status: 'assumed' },
  ];
  expect(listAssumptions({ facts }).map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Dates: Fri 4 Dec 2026 to Sun 6 Dec 2026',
    'Travellers: 2 people',
    'Budget: mid-range',
    'From: from nowhere in particular',
  ]);
});

it('lists nothing where all of it was said', () => {
  expect(listAssumptions({ facts: [{ name: 'pace', value: 'packed', text: 'packed', status: 'stated' }] })).toEqual([]);
});
