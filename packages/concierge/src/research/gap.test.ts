import type { Eatery, Sight } from '@wayfarer/trip';
import { expect, it } from 'vitest';

import { cityDay, DATES, eatery, sight, TripStory, yen } from '../../test/trip-story.ts';
import { listGaps } from './gap.ts';

const [MONDAY] = DATES;

function gapsOf(places: { readonly sights: readonly Sight[]; readonly eateries: readonly Eatery[] }) {
  const story = new TripStory({ days: [cityDay(MONDAY)], ...places }).plans({
    budget: { money: yen(200_000), scope: 'total' },
  });
  const { journey } = story.state;
  if (!journey) throw new Error('Nothing is planned.');
  return listGaps(journey).map(({ kind, specialist, about }) => [kind, specialist, about]);
}

it('lists hours first, then prices, of places in the plan', () => {
  const gaps = gapsOf({
    sights: [sight('One', { hours: 'unknown', hoursText: 'unknown' }), sight('Two', { fee: null })],
    eateries: [eatery('Soba', { price: null }), eatery('Grill', { price: null })],
  });
  expect(gaps.slice(0, 2)).toEqual([
    ['hours', 'places', 'One'],
    ['price', 'places', 'Two'],
  ]);
  expect(gaps.slice(2).every(([kind, specialist]) => kind === 'price' && specialist === 'food')).toBe(true);
});

it('lists nothing where all is known, and tells nobody of a place on the list of the traveller', () => {
  const eateries = [eatery('Soba'), eatery('Grill')];
  expect(gapsOf({ sights: [sight('One'), sight('Two')], eateries })).toEqual([]);
  expect(gapsOf({ sights: [sight('Two'), sight('Mine', { fee: null, onList: true })], eateries })).toEqual([]);
});
