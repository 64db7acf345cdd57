import type { Trip } from '@wayfarer/contract';
import { expect, it } from 'vitest';

import { showPersons, showSplit } from './show-persons.ts';
import { createStyle } from './style.ts';

const style = createStyle(40, false);
const euros = (amount: number) => ({ amount, currency: 'EUR' });

type Persons = NonNullable<Trip['persons']>;
type Split = NonNullable<Trip['split']>;

it('nobody is told apart who travels alone', () => {
  const ada = { label: 'Ada', cost: null, satisfaction: null } as unknown as Persons[number];
  expect([showPersons({}, style), showPersons({ persons: [ada] }, style), showSplit({}, style)]).toEqual(['', '', '']);
});

it('shows what each pays, of how much, and how much is met of what they asked for', () => {
  const persons = [
    { label: 'Ada', cost: { each: euros(12050), limit: euros(20000) }, satisfaction: { score: 75, text: 'Temples.' } },
    { label: 'Bo', cost: { each: euros(9000), limit: null }, satisfaction: { score: null, text: 'Said nothing.' } },
    { label: 'Cy', cost: null, satisfaction: null },
  ] as unknown as Persons;
  expect(showPersons({ persons }, style).split('\n')).toEqual([
    '  Ada  €120.50 each  of €200  75 of 100',
    '  Bo       €90 each',
    '  Cy',
    '  Ada: Temples.',
    '  Bo: Said nothing.',
  ]);
});

it('shows each line of the costs, with who pays how much where that is more than one', () => {
  const split = [
    {
      ...{ text: 'A room with three beds, or four', date: '2027-04-03', amount: euros(9000), why: 'A third each.' },
      shares: [
        { label: 'Ada', amount: euros(6000) },
        { label: 'Bo', amount: euros(3000) },
      ],
    },
    { text: 'Fare', amount: euros(500), shares: [{ label: 'Ada', amount: euros(500) }], why: 'She rides.' },
  ] as unknown as Split;
  expect(showSplit({ split }, style).split('\n')).toEqual([
    '  2027-04-03 A room with three beds, or',
    '  four: €90',
    '    Ada €60 · Bo €30',
    '    A third each.',
    '  Fare: €5',
    '    She rides.',
  ]);
});
