import { describe, expect, it } from 'vitest';

import { childrenOf, payersOf, tastersOf } from './members.ts';
import { nameOf, type Person } from './person.ts';

const usd = (amount: number) => ({ money: { amount, currency: 'USD' }, scope: 'person' }) as const;
const heads = (members: readonly { readonly label: string; readonly count: number }[]) =>
  members.map(({ label, count }) => `${count} ${label}`);

describe('persons of a party', () => {
  it.each<[string, number, readonly Person[], readonly string[]]>([
    ['nobody was spoken of', 4, [], ['4 each of you']],
    ['nobody else travels', 1, [], ['1 you']],
    ['the speaker is left', 2, [{ label: 'Anna', count: 1 }], ['1 Anna', '1 you']],
    ['the speaker and others are left', 4, [{ label: 'Anna', count: 1 }], ['1 Anna', '3 you and 2 others']],
    [
      'the speaker may be one of them',
      4,
      [{ label: 'two of you', count: 2, unnamed: true }],
      ['2 two of you', '2 the other 2'],
    ],
    [
      'the rest is whoever is left',
      5,
      [
        { label: 'two of you', count: 2, unnamed: true },
        { label: 'the others', count: 'rest' },
      ],
      ['2 two of you', '3 the others'],
    ],
    [
      'no rest is left',
      1,
      [
        { label: 'you', count: 1 },
        { label: 'the others', count: 'rest' },
      ],
      ['1 you'],
    ],
    ['more were spoken of than travel', 2, [{ label: 'the children', count: 3 }], ['2 the children']],
  ])('has every head once: %s', (_, travelers, persons, expected) => {
    expect(heads(tastersOf({ travelers, persons: persons.map((person) => ({ ...person, diets: [] })) }))).toEqual(
      expected,
    );
  });

  it('tells those who pay apart from those who like, where they overlap', () => {
    const persons: readonly Person[] = [
      { label: 'two of you', count: 2, unnamed: true, limit: usd(60000) },
      { label: 'the others', count: 'rest', limit: usd(150000) },
      { label: 'Anna', count: 1, diets: ['vegan'] },
      { label: 'Ben', count: 1, avoid: ['museum'] },
      { label: 'Tom', count: 1, interests: ['food'] },
    ];
    expect(heads(payersOf({ travelers: 4, persons }))).toEqual(['2 two of you', '2 the others']);
    expect(heads(tastersOf({ travelers: 4, persons }))).toEqual(['1 Anna', '1 Ben', '1 Tom', '1 you']);
  });

  it('goes by those who were told apart by it, where more were spoken of than travel', () => {
    const persons: readonly Person[] = [
      { label: 'Anna', count: 1, limit: usd(1) },
      { label: 'Ben', count: 1, diets: [] },
      { label: 'Carl', count: 1, limit: usd(2) },
    ];
    expect(heads(payersOf({ travelers: 2, persons }))).toEqual(['1 Anna', '1 Carl']);
  });

  it('takes nobody for one of those who were only counted', () => {
    const persons: readonly Person[] = [
      { label: 'two of you', count: 2, unnamed: true, diets: ['vegan'] },
      { label: 'two of you', count: 2, unnamed: true, limit: usd(60000) },
    ];
    // They may be the same two.
    expect(heads(payersOf({ travelers: 4, persons }))).toEqual(['2 two of you', '2 the other 2']);
    expect(heads(tastersOf({ travelers: 4, persons }))).toEqual(['2 two of you', '2 the other 2']);
  });

  it('counts whoever was spoken of otherwise among the others', () => {
    const persons: readonly Person[] = [
      { label: 'Anna', count: 1, diets: ['vegan'] },
      { label: 'Ben', count: 1, avoid: ['museum'], limit: usd(90000) },
      { label: 'the others', count: 'rest', limit: usd(150000), interests: ['art'] },
    ];
    const party = { travelers: 4, persons };
    expect(payersOf(party).map(({ label, limit }) => [label, limit?.money.amount])).toEqual([
      ['Anna', 150000],
      ['Ben', 90000],
      ['the others', 150000],
    ]);
    expect(tastersOf(party).map(({ interests }) => interests)).toEqual([['art'], undefined, ['art']]);
  });

  it('knows the children by their ages, the youngest first', () => {
    const persons: readonly Person[] = [
      { label: 'the children', count: 2, ages: [9, 6] },
      { label: 'your mother', count: 1, ages: [71] },
    ];
    expect(childrenOf({ travelers: 4, persons })).toEqual([6, 9]);
    expect(nameOf({ label: 'the children', ages: [9, 6, 2] })).toBe('the children (9, 6 and 2)');
    expect(nameOf({ label: 'your son', ages: [9] })).toBe('your son (9)');
    expect(nameOf({ label: 'Anna' })).toBe('Anna');
  });
});
