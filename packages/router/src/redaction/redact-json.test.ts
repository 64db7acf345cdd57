import { expect, it } from 'vitest';

import { redactJson, restoreJson } from './redact-json.ts';

const FACTS = {
  customer: { id: 'c-17', lastName: 'Berg', date_of_birth: '1990-05-03', tier: null },
  notes: ['Berg called', 'Reach me at anna@example.com', 'my name is Anna Berg'],
  card: 4111111111111111,
  orders: [{ id: 'ORD-1001', at: 1777777777777, total: 49.9, paid: true }],
  'anna@example.com': 'main',
};

it('hides what is personal in texts, numbers and names, and leaves the rest', () => {
  const { value, values } = redactJson(FACTS);
  expect(value).toEqual({
    customer: { id: 'c-17', lastName: '⟦name:1⟧', date_of_birth: '⟦birth-date:1⟧', tier: null },
    notes: ['⟦name:1⟧ called', 'Reach me at ⟦email:1⟧', 'my name is ⟦name:2⟧'],
    card: '⟦card:1⟧',
    orders: [{ id: 'ORD-1001', at: 1777777777777, total: 49.9, paid: true }],
    '⟦email:1⟧': 'main',
  });
  expect(values.map(({ kind, value: hidden }) => [kind, hidden])).toEqual([
    ['name', 'Berg'],
    ['birth-date', '1990-05-03'],
    ['email', 'anna@example.com'],
    ['name', 'Anna Berg'],
    ['card', '4111111111111111'],
  ]);
});

it('can be put back, but for numbers, which come back as texts', () => {
  const { value, values } = redactJson(FACTS);
  const known = new Map(values.map(({ placeholder, value: hidden }) => [placeholder, hidden]));
  expect(restoreJson(value, known)).toEqual({ ...FACTS, card: '4111111111111111' });
});

it('finds in the beginning what is told in the end', () => {
  const { value } = redactJson(['Anna Berg was here', { said: 'my name is Anna Berg' }]);
  expect(value).toEqual(['⟦name:1⟧ was here', { said: 'my name is ⟦name:1⟧' }]);
});

it('hides known numbers, and keeps placeholders of ours where it is told to', () => {
  const known = new Map([
    ['⟦account:1⟧', '1234567'],
    ['⟦name:1⟧', 'Anna'],
  ]);
  expect(redactJson({ account: 1234567, other: 7654321, text: 'for ⟦name:1⟧' }, { known, ours: true })).toMatchObject({
    value: { account: '⟦account:1⟧', other: 7654321, text: 'for ⟦name:1⟧' },
  });
  expect(redactJson('for ⟦name:1⟧', { known }).value).toBe('for [name:1]');
});

it('takes a name like any other for one', () => {
  const odd = JSON.parse('{"__proto__":{"lastName":"Berg"}}') as unknown;
  expect(JSON.stringify(redactJson(odd).value)).toBe('{"__proto__":{"lastName":"⟦name:1⟧"}}');
});
