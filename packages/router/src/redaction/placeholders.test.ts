import { describe, expect, it } from 'vitest';

import { kindOf, PlaceholderBook, restore, withoutBrackets } from './placeholders.ts';

describe('a book of placeholders', () => {
  it('numbers values by kind, and gives a value the placeholder that it has', () => {
    const book = new PlaceholderBook();
    expect(book.placeholderOf('email', 'anna@example.com')).toBe('⟦email:1⟧');
    expect(book.placeholderOf('email', 'berta@example.com')).toBe('⟦email:2⟧');
    expect(book.placeholderOf('name', 'Anna Berg')).toBe('⟦name:1⟧');
    expect(book.placeholderOf('email', 'ANNA@example.com')).toBe('⟦email:1⟧');
    expect(book.placeholderOf('name', 'anna  berg')).toBe('⟦name:1⟧');
    expect([...book.values]).toEqual([
      ['⟦email:1⟧', 'anna@example.com'],
      ['⟦email:2⟧', 'berta@example.com'],
      ['⟦name:1⟧', 'Anna Berg'],
    ]);
  });

  it('sees through the spellings of a number', () => {
    const book = new PlaceholderBook();
    for (const value of ['+49 30 123-4567', '0049301234567', '＋４９ 30 1234567']) {
      expect(book.placeholderOf('phone', value)).toBe('⟦phone:1⟧');
    }
    expect(book.placeholderOf('order', '10 01')).not.toBe(book.placeholderOf('order', '1001'));
  });

  it('goes on after what is known or taken', () => {
    const book = new PlaceholderBook(new Map([['⟦name:2⟧', 'Anna']]), ['⟦name:5⟧', '⟦email:1⟧']);
    expect(book.placeholderOf('name', 'Anna')).toBe('⟦name:2⟧');
    expect(book.placeholderOf('name', 'Berta')).toBe('⟦name:6⟧');
    expect(book.placeholderOf('email', 'a@b.de')).toBe('⟦email:2⟧');
    expect([book.has('⟦email:1⟧'), book.has('⟦email:3⟧')]).toEqual([true, false]);
  });

  it('makes placeholders that can be read again, whatever the kind is called', () => {
    for (const kind of ['order:id', 'a⟦b⟧c', 'x'.repeat(500), 'e-mail 2']) {
      const book = new PlaceholderBook();
      expect(restore(book.placeholderOf(kind, 'value'), book.values)).toBe('value');
    }
  });
});

it('puts values back once, and leaves what nobody knows', () => {
  const known = new Map([
    ['⟦name:1⟧', '⟦name:2⟧ $& $1'],
    ['⟦name:2⟧', 'Berta'],
  ]);
  expect(restore('⟦name:1⟧, ⟦name:2⟧, ⟦name:3⟧, ⟦⟦name:2⟧⟧', known)).toBe('⟦name:2⟧ $& $1, Berta, ⟦name:3⟧, ⟦Berta⟧');
});

it('knows a placeholder from other text', () => {
  expect(['⟦name:1⟧', '⟦a:b:12⟧', '⟦name:0⟧', 'name', '⟦:1⟧'].map(kindOf)).toEqual(['name', 'a:b', '', '', '']);
  expect(withoutBrackets('⟦name:1⟧')).toBe('[name:1]');
});
