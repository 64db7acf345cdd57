import type { Eatery, Sight } from '@wayfarer/trip';
import { expect, it } from 'vitest';

import { cityDay, DATES, eatery, sight, TripStory, yen } from '../../test/trip-story.ts';
import { listGaps, listUnknown } from './gap.ts';

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

it('names all of which hours or price are not known, whether or not they can be looked up', () => {
  const unknownOf = (places: { readonly sights: readonly Sight[]; readonly eateries: readonly Eatery[] }) => {
    const { journey } = new TripStory({ days: [cityDay(MONDAY)], ...places }).plans({
      budget: { money: yen(200_000), scope: 'total' },
    }).state;
    if (!journey) throw new Error('Nothing is planned.');
    return listUnknown(journey);
  };
  const eateries = [eatery('Soba'), eatery('Grill')];
  expect(unknownOf({ sights: [sight('One')], eateries })).toEqual([]);
  expect(
    unknownOf({
      sights: [sight('Own', { onList: true, hours: 'unknown', hoursText: 'unknown' }), sight('Free', { fee: null })],
      eateries,
    }).toSorted(),
  ).toEqual(['Free', 'Own']);
});
