import '../testing/english.ts';

import { expect, it } from 'vitest';

import { toEdit, toLedger } from './ledger.ts';

it('lists what is known, assumed or not, and what is open', () => {
  const { rows } = toLedger({
    facts: [
      { name: 'destinations', value: ['kyoto'], text: 'Kyoto', status: 'stated' },
      { name: 'currency', value: 'JPY', text: 'JPY', status: 'assumed' },
    ],
  });
  expect(rows.find(({ label }) => label === 'Currency')).toEqual({
    key: 'currency',
    label: 'Currency',
    text: 'JPY',
    status: 'assumed',
  });
  expect(rows.find(({ label }) => label === 'Pace')).toEqual({
    key: 'pace',
    label: 'Pace',
    text: null,
    status: 'open',
  });
});

it('lists interests and must-dos as one', () => {
  const { rows } = toLedger({
    facts: [
      { name: 'interests', value: [], text: 'temples', status: 'stated' },
      { name: 'mustDo', value: [], text: 'Fushimi Inari', status: 'stated' },
    ],
  });
  expect(rows.find(({ label }) => label === 'Interests')?.text).toBe('temples · Fushimi Inari');
});

it('starts a message that changes a fact', () => {
  expect(toEdit({ key: 'pace', text: 'relaxed' })).toBe('pace: relaxed');
});
