import { startJourney } from '@wayfarer/replanner';
import type { Eatery, Sight } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import { madePlan, placeOf } from '../../test/made-plan.ts';
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

describe('of a plan', () => {
  const { facts, ...plan } = madePlan({ party: { travelers: 2, diets: ['vegan'], access: [] } });
  const changed = (changes: Readonly<Record<string, object>>, more: object = {}) =>
    startJourney({
      ...plan,
      facts: {
        ...facts,
        places: facts.places.map((place) => ({ ...place, ...changes[place.name] })),
        ...more,
      },
    });

  it('hours are asked for the day and the time of the visit', () => {
    const [first, second, ...others] = listGaps(changed({ Tower: { hours: 'unknown' }, Grill: { hours: 'unknown' } }));
    expect(first).toEqual({
      ...{
        kind: 'hours',
        id: `hours ${placeOf('Tower')} ${MONDAY}`,
        specialist: 'places',
        about: 'Tower',
        city: 'Kyoto',
      },
      ...{ place: placeOf('Tower'), date: MONDAY, arrive: 840, depart: 900 },
      question: 'From when to when is Tower in Kyoto open on Monday 2027-04-05?',
    });
    expect(second).toMatchObject({ specialist: 'food', about: 'Grill' });
    // A bed has no hours; the shop has no price.
    expect(others.map(({ id }) => id)).toEqual([`price ${placeOf('Shop')}`]);
  });

  it('prices are held against all others of their kind', () => {
    const gaps = listGaps(changed({ Soba: { price: null }, Inn: { nightly: null } }));
    expect(gaps.map(({ id, specialist, question }) => [id, specialist, question])).toEqual([
      [`price ${placeOf('Shop')}`, 'places', 'What does one adult pay to enter Shop in Kyoto?'],
      [`price ${placeOf('Soba')}`, 'food', 'What does a usual meal for one cost at Soba in Kyoto?'],
      [`price ${placeOf('Inn')}`, 'stay', 'What does a night for two cost at Inn in Kyoto?'],
    ]);
    const others = (at: number) =>
      (gaps[at] as { others: readonly { amount: number }[] }).others.map(({ amount }) => amount);
    expect([others(0), others(1), others(2)]).toEqual([[600, 1000, 0, 0], [2500, 1000], []]);
    // Nobody is told of a bed on the list of the traveller.
    expect(listGaps(changed({ Shop: { fee: yen(0) }, Inn: { nightly: null, onList: true } }))).toEqual([]);
  });

  it('fares are held against what others cost a kilometre', () => {
    const ride = (to: string, km: number, fare: number | null) =>
      ({
        from: 'Osaka',
        to,
        mode: 'train',
        date: MONDAY,
        km,
        minutes: 30,
        fare: fare === null ? null : yen(fare),
      }) as never;
    const journeys = [ride('Kyoto', 50, null), ride('Nara', 30, 900), ride('Here', 0, 500)];
    const [gap, ...more] = listGaps(changed({ Shop: { fee: yen(0) } }, { journeys, ways: [ride('Kobe', 40, 1600)] }));
    // 30 and 40 yen a kilometre, fifty times.
    expect(gap).toEqual({
      ...{
        kind: 'price',
        id: 'fare Osaka Kyoto train',
        specialist: 'transport',
        about: 'Osaka to Kyoto',
        city: 'Kyoto',
      },
      of: { from: 'Osaka', to: 'Kyoto', mode: 'train' },
      question: `What does one adult pay from Osaka to Kyoto by train on ${MONDAY}?`,
      ...{ currency: 'JPY', others: [yen(1500), yen(2000)] },
    });
    expect(more).toEqual([]);
    expect(listUnknown(changed({ Shop: { fee: yen(0) } }, { journeys }))).toEqual(['Osaka – Kyoto']);
  });

  it('tables that suit are looked for where none is known, and a bed where only a quarter is', () => {
    const gaps = listGaps(changed({ Soba: { isArea: true }, Shop: { fee: yen(0) }, Grill: { serves: ['vegan'] } }));
    expect(gaps).toEqual([
      {
        ...{ kind: 'house', id: 'table Kyoto vegan', specialist: 'food', about: 'Kyoto', city: 'Kyoto', in: 'kyoto' },
        ...{ question: 'Which restaurant in Kyoto serves a vegan meal?', words: ['vegan'], diet: 'vegan' },
        known: ['Inn', 'Hall', 'Tower', 'Shop', 'Spare', 'Garden', 'Grill', 'Udon', 'Station'],
        tables: [{ id: placeOf('Udon'), name: 'Udon' }],
      },
    ]);
    const lunchless = listGaps(changed({ Soba: { isArea: true }, Shop: { fee: yen(0) }, Udon: { meals: ['dinner'] } }));
    expect(lunchless).toMatchObject([{ id: 'table Kyoto vegan', tables: [{ name: 'Grill' }] }]);
    const bed = listGaps(changed({ Inn: { isArea: true, name: 'Gion' }, Shop: { fee: yen(0) } }));
    expect(bed).toMatchObject([
      { id: 'bed Kyoto', specialist: 'stay', question: 'Which hotel or guest house in Kyoto is in Gion?' },
    ]);
  });

  it('what nobody knows is named once, whether or not it can be asked for', () => {
    expect(listUnknown(changed({ Inn: { nightly: null }, Tower: { hours: 'unknown' } }))).toEqual([
      'Tower',
      'Inn',
      'Shop',
    ]);
    // What a bed's door says is nobody's business, and what is not planned is not either.
    expect(
      listUnknown(
        changed({
          Shop: { fee: yen(0) },
          Inn: { hours: 'unknown' },
          Spare: { fee: null },
          Station: { hours: 'unknown' },
        }),
      ),
    ).toEqual([]);
  });
});
