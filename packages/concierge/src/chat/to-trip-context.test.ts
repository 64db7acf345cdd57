import { startJourney } from '@wayfarer/replanner';
import { expect, it } from 'vitest';

import { madePlan, placeOf, visitOf } from '../../test/made-plan.ts';
import { DATES } from '../../test/trip-story.ts';
import { NOTHING_YET, type TripState } from '../trip-state.ts';
import { toTripContext } from './to-trip-context.ts';

const TODAY = '2026-11-22';
const [MONDAY, TUESDAY] = DATES;
const stateOf = (changes: Partial<TripState>): TripState => ({ id: 'trip_1', ...NOTHING_YET, ...changes });

it('is nothing but the houses before there is a plan, at nine in the morning of today', () => {
  const { facts } = madePlan();
  expect(toTripContext(stateOf({}), TODAY)).toMatchObject({
    ...{
      stops: [],
      places: [],
      days: [],
      currency: 'USD',
      travelers: 1,
      isUnderWay: false,
      options: 0,
      selected: false,
    },
    ...{ now: { date: TODAY, time: 540 }, decision: null, proposal: false, canUndo: false, canRedo: false },
  });
  const gathered = stateOf({ planning: { ...NOTHING_YET.planning, gathered: facts } });
  expect(toTripContext(gathered, TODAY).places.map(({ names }) => names)).toEqual([['Inn']]);
});

it('is all stops and places of a plan, with what is over, fixed and open', () => {
  const plan = madePlan();
  const places = plan.facts.places.map((place) =>
    place.name === 'Soba' ? { ...place, localName: 'そば', aliases: ['Noodles'] } : place,
  );
  const pending = {
    visit: visitOf('Tower'),
    choices: [
      { choice: 'skip', offered: true },
      { choice: 'wait', offered: false },
    ],
    alternatives: [{ n: 1, place: placeOf('Spare'), name: 'Spare' }],
  } as never;
  const journey = {
    ...startJourney({ ...plan, facts: { ...plan.facts, places } }),
    visited: [visitOf('Hall')],
    pending,
    underWay: true,
  };
  const context = toTripContext(stateOf({ journey }), TODAY);
  expect(context.stops.find(({ visit }) => visit === visitOf('Hall'))).toEqual({
    ...{ visit: visitOf('Hall'), place: placeOf('Hall'), kind: 'place', date: MONDAY, arrive: 594, depart: 654 },
    ...{ locked: false, done: true },
  });
  expect(context.stops.find(({ visit }) => visit === visitOf('Soba'))).toMatchObject({ meal: 'lunch', done: false });
  expect(context.stops.find(({ visit }) => visit === visitOf('Tower'))).toMatchObject({ locked: true });
  expect(context.places.find(({ place }) => place === placeOf('Soba'))).toEqual({
    ...{
      place: placeOf('Soba'),
      kind: 'eatery',
      names: ['Soba', 'そば', 'Noodles'],
      localName: 'そば',
      categories: ['restaurant'],
      cuisine: 'soba',
    },
  });
  expect(context.places.find(({ place }) => place === placeOf('Hall'))).not.toHaveProperty('cuisine');
  expect(context.days.map(({ date, city }) => [date, city])).toEqual([
    [MONDAY, 'Kyoto'],
    [TUESDAY, 'Kyoto'],
  ]);
  expect(context.decision).toEqual({
    visit: visitOf('Tower'),
    offered: ['skip'],
    alternatives: [{ n: 1, place: placeOf('Spare') }],
  });
  expect(context).toMatchObject({ currency: 'JPY', travelers: 2, isUnderWay: true, now: journey.cursor });
});

it('has a proposal where an edit or another plan waits', () => {
  const { planning } = NOTHING_YET;
  expect(toTripContext(stateOf({ withheld: { seq: 1 } as never }), TODAY).proposal).toBe(true);
  const waiting = { ...planning, mode: 'FINALIZE', composed: 2, chosen: { composed: 1 } } as never;
  expect(toTripContext(stateOf({ planning: waiting }), TODAY).proposal).toBe(true);
});
