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
