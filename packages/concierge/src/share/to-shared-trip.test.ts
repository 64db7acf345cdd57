import { EMPTY_STATE, type ItineraryOption } from '@wayfarer/planner';
import type { DayPlan, Place, PlaceId, TripFacts, VisitId } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import { expect, it } from 'vitest';

import { NOTHING_YET, type TripState } from '../trip-state.ts';
import { toSharedTrip } from './to-shared-trip.ts';

function place(id: string, onList?: true): Place {
  return { id: id as PlaceId, name: id, kind: 'terminal', ...(onList && { onList }) } as Place;
}

function leftOut(id: string): ItineraryOption['leftOut'][number] {
  return { place: id as PlaceId, reason: 'scored-lower', text: '' };
}

const DAY: DayPlan = {
  date: '2027-04-03',
  zone: 'Asia/Tokyo',
  window: { start: minute(540), end: minute(1230) },
  stay: null,
  visits: [
    {
      id: 'visit_1' as VisitId,
      place: 'place_planned' as PlaceId,
      kind: 'place',
      arrive: minute(600),
      depart: minute(660),
      locked: false,
      why: '',
    },
  ],
  legs: [],
};

function tripState(over: Partial<TripState['planning']> = {}): TripState {
  const source = { name: 'engine', date: '2027-01-01', verify: false };
  const gathered = {
    places: [place('place_planned', true), place('place_home', true), place('place_known')],
    travel: {
      cities: {},
      routes: [{ points: ['place_home', 'place_known'] as PlaceId[], minutes: [0, 5, 5, 0], km: [0, 1, 1, 0], source }],
    },
  } as unknown as TripFacts;
  const options = [{ id: 'option_1', days: [DAY], leftOut: [leftOut('place_home'), leftOut('place_known')] }];
  const planning = { ...EMPTY_STATE, gathered, options: options as unknown as readonly ItineraryOption[], ...over };
  return { id: 'trip_1', ...NOTHING_YET, planning };
}

it('takes along of a list of one’s own what is in the plan, without saying that it is on a list', () => {
  const shared = toSharedTrip(tripState());
  expect(shared?.gathered.places.map(({ id }) => id)).toEqual(['place_planned', 'place_known']);
  expect(JSON.stringify(shared)).not.toMatch(/place_home|onList/);
  expect(shared?.options[0]?.leftOut.map((one) => one.place)).toEqual(['place_known']);
  expect(shared?.gathered.travel?.routes[0]).toMatchObject({
    points: ['place_left-out', 'place_known'],
    minutes: [0, 5, 5, 0],
  });
});

it('takes along what was insisted on', () => {
  const mustDo = { name: 'mustDo', value: ['place_home' as PlaceId], text: 'home', status: 'stated', from: 3 } as const;
  const shared = toSharedTrip(tripState({ facts: [mustDo] }));
  expect(shared?.gathered.places.map(({ id }) => id)).toContain('place_home');
  expect(shared?.facts).toEqual([{ name: 'mustDo', value: ['place_home'], text: 'home', status: 'stated' }]);
});

it('leaves permissions where they were given', () => {
  const facts = [{ name: 'autonomy', value: 'small-changes', text: '', status: 'stated' }] as const;
  expect(toSharedTrip(tripState({ facts }))?.facts).toEqual([]);
});

it('is nothing before there is something to choose from', () => {
  expect(toSharedTrip(tripState({ options: [] }))).toBeUndefined();
  expect(toSharedTrip(tripState({ gathered: null }))).toBeUndefined();
});
