import { describe, expect, it } from 'vitest';

import { GAZETTEER } from '../test/conversation.ts';
import { stated } from '../test/tiny-town.ts';
import { listDefaults, toFact, waivedValue } from './defaults.ts';
import type { FactName } from './facts.ts';

describe('what is left to us', () => {
  it.each<[FactName, unknown]>([
    ['budgetLevel', 'mid'],
    ['pace', 'moderate'],
    ['dietary', []],
    ['interests', []],
    ['mustDo', []],
    ['accessibility', []],
    ['avoid', []],
    ['crowds', 'fine'],
    // It does not matter.
    ['origin', null],
    ['hotelStyle', null],
  ])('becomes something: %s', (name, value) => {
    expect(waivedValue(name)).toEqual(value);
  });

  it.each<FactName>(['destinations', 'start', 'end', 'travelers'])('cannot be %s', (name) => {
    expect(waivedValue(name)).toBeUndefined();
  });
});

describe('what is taken for granted', () => {
  const defaults = (values: Parameters<typeof stated>[0]) =>
    listDefaults(stated(values), GAZETTEER).map(({ name, value, status }) => [name, value, status]);

  it('is said to be assumed, and is what nobody spoke of', () => {
    expect(defaults({ destinations: ['kyoto'] })).toEqual([
      ['dietary', [], 'assumed'],
      ['hotelStyle', 'any', 'assumed'],
      ['currency', 'JPY', 'assumed'],
      ['accessibility', [], 'assumed'],
      ['avoid', [], 'assumed'],
      ['crowds', 'fine', 'assumed'],
    ]);
    const kind = { dietary: ['vegan'], hotelStyle: 'inn', currency: 'EUR' };
    const said = { ...kind, accessibility: ['step-free'], avoid: ['zoo'], crowds: 'avoid' };
    expect(defaults({ destinations: ['kyoto'], ...said })).toEqual([]);
  });

  it('is the currency of the budget before that of the first city, if either is known', () => {
    const budget = { money: { amount: 1, currency: 'USD' }, scope: 'total' };
    expect(defaults({ destinations: ['kyoto'], budget })).toContainEqual(['currency', 'USD', 'assumed']);
    expect(defaults({}).map(([name]) => name)).not.toContain('currency');
  });
});

describe('a fact', () => {
  it('holds its text, and where it comes from, if it comes from a message', () => {
    expect(toFact('travelers', 2, { status: 'stated', from: 0, gazetteer: GAZETTEER })).toEqual({
      name: 'travelers',
      value: 2,
      text: '2 people',
      status: 'stated',
      from: 0,
    });
    expect(toFact('travelers', 2, { status: 'assumed', gazetteer: GAZETTEER })).not.toHaveProperty('from');
  });
});
