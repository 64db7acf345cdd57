import '../testing/english.ts';

import { expect, it } from 'vitest';

import { sampleDay, sampleVisit } from '../testing/sample.ts';
import { comparePlan } from './plan-change.ts';

const yen = (amount: number) => ({ amount, currency: 'JPY' });
const costs = [{ category: 'stay' as const, amount: yen(40_000), estimate: true }];
const days = [sampleDay([sampleVisit('Nanzen-ji', '10:00-11:00'), sampleVisit('Konchi-in', '11:30-12:00')])];

it('shows only the figures that differ, and which stops come and go', () => {
  const other = [
    sampleDay([sampleVisit('Nanzen-ji', '10:00-11:00'), sampleVisit('Murin-an', '11:30-12:00')], {
      stay: { placeId: 'place_ryokan', name: 'Tawaraya' },
    }),
  ];
  expect(comparePlan({ days, costs }, { days: other, total: yen(90_000) })).toEqual({
    rows: [
      { label: 'Cost in all', now: 'at least ¥40,000', after: 'at least ¥90,000' },
      { label: 'Stay', now: 'none', after: 'Tawaraya' },
    ],
    comes: ['Murin-an'],
    goes: ['Konchi-in'],
  });
});

it('finds nothing where nothing would change', () => {
  expect(comparePlan({ days, costs }, { days, total: yen(40_000) })).toEqual({ rows: [], comes: [], goes: [] });
});

it('says a sum plainly where every price is known', () => {
  const priced = days.map((day) => ({ ...day, visits: day.visits.map((visit) => ({ ...visit, fee: yen(600) })) }));
  const { rows } = comparePlan({ days: priced, costs }, { days: priced, total: yen(50_000) });
  expect(rows).toEqual([{ label: 'Cost in all', now: '¥40,000', after: '¥50,000' }]);
});
