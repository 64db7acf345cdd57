import type { TravelFacts } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import { INN, sight, TripStory } from '../../test/trip-story.ts';

const MUSEUM = sight('Museum', { minutesOnFoot: 10 });

/** On the spot where the inn is, which was asked about in its place. */
const STATION = 'place_kyoto-station';

/** Uphill to the museum takes longer than down. */
function routesOf(date: string): TravelFacts {
  const source = {
    ...{ name: 'OSRM on OpenStreetMap', date, verify: true, license: 'ODbL 1.0' },
    ...{ attribution: '© OpenStreetMap contributors, ways by OSRM', url: 'https://www.openstreetmap.org/copyright' },
  };
  return {
    cities: {},
    routes: [{ points: [INN.id, MUSEUM.id], minutes: [0, 17, 13, 0], km: [0, 0.9, 0.9, 0], source }],
  };
}

const planned = (travel?: TravelFacts) => new TripStory({ sights: [MUSEUM], ...(travel && { travel }) }).plans();

function waysOf(story: TripStory) {
  const [day] = story.trip.days;
  const placeOf = (id: string) => day?.visits.find((visit) => visit.id === id)?.placeId;
  const travelled = day?.legs.filter(({ minutes }) => minutes > 0) ?? [];
  return travelled.map(({ from, to, ...leg }) => ({ from: placeOf(from), to: placeOf(to), ...leg }));
}

describe('ways that an engine has worked out', () => {
  const story = planned(routesOf('2026-11-22'));

  it('are planned with, and say by whom', () => {
    const source = routesOf('2026-11-22').routes[0]?.source;
    const walked = { mode: 'walk', km: 0.9, estimate: false, source };
    expect(waysOf(story)).toEqual([
      { from: STATION, to: MUSEUM.id, minutes: 17, ...walked },
      // One eats where one leaves: no table is known.
      { from: MUSEUM.id, to: `${STATION}-meal-break`, minutes: 13, ...walked },
    ]);
  });

  it('are named among the sources of the trip', () => {
    expect(story.trip.attributions).toEqual([
      {
        text: '© OpenStreetMap contributors, ways by OSRM',
        license: 'ODbL 1.0',
        url: 'https://www.openstreetmap.org/copyright',
      },
    ]);
  });

  it('make the same plan on whatever day they were asked for', () => {
    expect(planned(routesOf('2027-01-01')).trip.hash).toBe(story.trip.hash);
  });
});

it('are estimates otherwise', () => {
  const ways = waysOf(planned());
  expect(ways).not.toEqual([]);
  expect(ways.every(({ estimate, source }) => estimate && source === undefined)).toBe(true);
});
