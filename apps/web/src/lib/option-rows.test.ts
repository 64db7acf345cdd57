import '../testing/english.ts';

import type { Option } from '@wayfarer/contract';
import { expect, it } from 'vitest';

import { compareOptions } from './option-rows.ts';

const option: Option = {
  id: 'a',
  title: '',
  description: '',
  highlights: [],
  tags: [],
  pace: 'relaxed',
  total: { amount: 90000, currency: 'JPY' },
  perPerson: { amount: 45000, currency: 'JPY' },
  walkingKmPerDay: 3.2,
  freeMinutesPerDay: 95,
  mustDosMet: [1, 1],
  leftOutCount: 20,
  leftOut: [],
  costs: [],
  days: [],
};

it('marks the ends of what differs and leaves what is alike unmarked', () => {
  const dearer: Option = { ...option, id: 'b', total: { amount: 120000, currency: 'JPY' } };
  const rows = compareOptions([option, dearer]);
  expect(rows.find(({ label }) => label === 'Cost in all')).toEqual({
    label: 'Cost in all',
    differs: true,
    cells: [
      { text: '¥90,000', mark: 'lowest' },
      { text: '¥120,000', mark: 'highest' },
    ],
  });
  expect(rows.find(({ label }) => label === 'Free time a day')).toMatchObject({
    differs: false,
    cells: [{ text: '1 h 35 min', mark: '' }, { mark: '' }],
  });
});

it('marks no two options as the lowest', () => {
  const [first, second, third] =
    compareOptions([option, { ...option, id: 'b' }, { ...option, id: 'c', walkingKmPerDay: 5 }]).find(
      ({ label }) => label === 'Walking a day',
    )?.cells ?? [];
  expect([first?.mark, second?.mark, third?.mark]).toEqual(['', '', 'most']);
});

it('says how many must-dos are met, of some, and how many places are left out', () => {
  const one: Option = { ...option, mustDosMet: [1, 2], leftOutCount: 1 };
  const none: Option = { ...option, mustDosMet: [0, 0], leftOutCount: 2 };
  const texts = Object.fromEntries(
    compareOptions([one, none]).map(({ label, cells }) => [label, cells.map(({ text }) => text)]),
  );
  expect(texts).toMatchObject({
    Pace: ['Relaxed', 'Relaxed'],
    'Per person': ['¥45,000', '¥45,000'],
    'Must-dos met': ['1 of 2', 'none named'],
    'Left out': ['1 place', '2 places'],
  });
});

it('marks nothing in the middle', () => {
  const km = (id: string, walkingKmPerDay: number): Option => ({ ...option, id, walkingKmPerDay });
  const rows = compareOptions([km('a', 3), km('b', 5), km('c', 9)]);
  expect(rows.find(({ label }) => label === 'Walking a day')?.cells.map(({ mark }) => mark)).toEqual([
    'least',
    '',
    'most',
  ]);
});
