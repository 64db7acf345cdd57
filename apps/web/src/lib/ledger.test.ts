import { expect, it } from 'vitest';

import { toEdit, toLedger } from './ledger.ts';

it('counts what is known, assumed or not', () => {
  const { known, rows } = toLedger({
    facts: [
      { name: 'destinations', value: ['kyoto'], text: 'Kyoto', status: 'stated' },
      { name: 'currency', value: 'JPY', text: 'JPY', status: 'assumed' },
    ],
  });
  expect(known).toBe(2);
  expect(rows.find(({ label }) => label === 'Currency')).toEqual({ label: 'Currency', text: 'JPY', status: 'assumed' });
  expect(rows.find(({ label }) => label === 'Pace')).toEqual({ label: 'Pace', text: null, status: 'open' });
});

it('counts interests and must-dos as one', () => {
  const { known, rows } = toLedger({
    facts: [
      { name: 'interests', value: [], text: 'temples', status: 'stated' },
      { name: 'mustDo', value: [], text: 'Fushimi Inari', status: 'stated' },
    ],
  });
  expect(known).toBe(1);
  expect(rows.find(({ label }) => label === 'Interests')?.text).toBe('temples · Fushimi Inari');
});

it('starts a message that changes a fact', () => {
  expect(toEdit({ label: 'Pace', text: 'relaxed', status: 'stated' })).toBe('pace: relaxed');
});
