import { expect, it } from 'vitest';

import { Vault } from './vault.ts';

it('hides in what follows what it has found in the facts', () => {
  const vault = new Vault(new Map(), []);
  expect(vault.hide('Berg wants a refund')).toBe('Berg wants a refund');
  expect(vault.hideJson({ customer: { lastName: 'Berg' } })).toEqual({ customer: { lastName: '⟦name:1⟧' } });
  expect(vault.hide('Berg wants a refund')).toBe('⟦name:1⟧ wants a refund');
  expect(vault.takeFresh()).toEqual({ '⟦name:1⟧': 'Berg' });
});

it('brings each value once, and again if it was not written', () => {
  const vault = new Vault(new Map([['⟦email:1⟧', 'a@example.com']]), ['⟦email:1⟧', '⟦email:2⟧']);
  expect(vault.hide('a@example.com, b@example.com, b@example.com')).toBe('⟦email:1⟧, ⟦email:3⟧, ⟦email:3⟧');
  expect(vault.takeFresh()).toEqual({ '⟦email:3⟧': 'b@example.com' });
  expect(vault.takeFresh()).toBeUndefined();
  vault.rollBack();
  expect(vault.takeFresh()).toEqual({ '⟦email:3⟧': 'b@example.com' });
  vault.commit();
  vault.rollBack();
  expect(vault.takeFresh()).toBeUndefined();
});

it('hides what becomes known to be personal, in texts it has seen as well', () => {
  const vault = new Vault(new Map(), []);
  expect(vault.hide('Ada was here')).toBe('Ada was here');
  vault.learn('name', ['Ada']);
  expect(vault.hide('Ada was here')).toBe('⟦name:1⟧ was here');
  expect(vault.hideParams({ who: 'Ada', reason: 'it broke' }, ['reason'])).toEqual({
    who: '⟦name:1⟧',
    reason: '⟦reason:1⟧',
  });
  expect(vault.hide('because it broke')).toBe('because ⟦reason:1⟧');
});

it('understands who says the same again, though what was said is kept as personal', () => {
  const vault = new Vault(new Map(), []);
  expect(vault.hideParams({ said: 'we booked a table' }, ['said'])).toEqual({ said: '⟦said:1⟧' });
  expect(vault.hide('we booked a table')).toBe('we booked a table');
  expect(vault.revealParams({ said: '⟦said:1⟧' })).toEqual({ said: 'we booked a table' });
});

it('leaves what is public', () => {
  const vault = new Vault(new Map(), [], (words) => words === 'Florence');
  expect(vault.hide('my friend Florence and my friend Berta')).toBe('my friend Florence and my friend ⟦name:1⟧');
});
