import { describe, expect, it } from 'vitest';

import type { CityId, PlaceId } from './ids.ts';
import type { Place } from './place.ts';
import type { CityTravel, TravelFacts, WalkedRoutes } from './travel-facts.ts';
import { travelOf } from './travel-of.ts';
import { estimateTravel, USUAL_FIGURES } from './travel.ts';

const HILLTOWN = 'hilltown' as CityId;
const source = { name: 'test', date: '2026-11-22', verify: true };

/** A point so many kilometres north of the inn, as the crow flies. */
const north = (km: number) => ({ lat: 41 + km / 111.195, lon: -8.6 });

function place(name: string, km: number, city = HILLTOWN): Place {
  return {
    id: `place_${name}` as PlaceId,
    name,
    city,
    at: north(km),
    kind: 'terminal',
    categories: ['station'],
    hours: 'unknown',
    hoursText: 'unknown',
    indoor: null,
    stepFree: 'unknown',
    significance: 1,
    summary: null,
    source,
  };
}

const INN = place('inn', 0);
const TOWER = place('tower', 0.48);
const BRIDGE = place('bridge', 1);
const AIRPORT = place('airport', 29.99);
const PLACES = [INN, TOWER, BRIDGE, AIRPORT];

/** Steep: a way one and a half times as long as the crow flies, at 4 km an hour; beyond 12 km at 60 km an hour. */
const STEEP: CityTravel = {
  ...USUAL_FIGURES,
  detour: 1.5,
  walkKmh: 4,
  rideKmh: 24,
  rideWaitMinutes: 5,
  far: { fromKm: 12, kmh: 60 },
  source,
};

const between = (travel: TravelFacts | undefined, from: Place, to: Place, places = PLACES) =>
  travelOf({ places, ...(travel && { travel }) })(from.at, to.at);

describe('without facts on travel', () => {
  it('is the usual estimate, as in every older log', () => {
    expect(travelOf({ places: PLACES })).toBe(estimateTravel);
  });

  it('of this city, too', () => {
    const others = { cities: { elsewhere: STEEP }, routes: [] };
    expect(between(others, INN, TOWER)).toEqual(estimateTravel(INN.at, TOWER.at));
  });
});

describe('with the figures of the city', () => {
  const travel = { cities: { [HILLTOWN]: STEEP }, routes: [] };

  it('walks by them', () => {
    // 0.72 km at 4 km an hour: 10.8 min.
    expect(between(travel, INN, TOWER)).toEqual({ mode: 'walk', minutes: 11, km: 0.7, estimate: true });
  });

  it('rides far ways faster', () => {
    // Nearly 45 km: 12 at 24 km an hour (30 min), 33 at 60 (33 min), and 5 of waiting.
    expect(between(travel, AIRPORT, INN)).toEqual({ mode: 'transit', minutes: 68, km: 45, estimate: true });
  });

  it('is worked out once for the same facts, and anew for others', () => {
    const way = travelOf({ places: PLACES, travel });
    expect(travelOf({ places: PLACES, travel })).toBe(way);
    const other = travelOf({ places: PLACES, travel: { cities: {}, routes: [] } });
    expect(other(INN.at, TOWER.at)).toEqual(estimateTravel(INN.at, TOWER.at));
    expect(travelOf({ places: PLACES, travel })(INN.at, TOWER.at).minutes).toBe(11);
  });

  it('knows a place by coordinates that are the same', () => {
    const way = travelOf({ places: PLACES, travel });
    expect(way({ ...INN.at }, { ...TOWER.at })).toEqual(way(INN.at, TOWER.at));
  });

  it('knows the city by either end', () => {
    const unknown = north(0.2);
    const way = travelOf({ places: PLACES, travel });
    expect(way(unknown, INN.at)).toEqual(way(INN.at, unknown));
    // 0.3 km at 4 km an hour.
    expect(way(unknown, INN.at).minutes).toBe(5);
  });
});

describe('with routes', () => {
  // From the tower up to the inn takes longer than down; nobody can walk from the bridge to the tower.
  const routes: WalkedRoutes = {
    points: [INN.id, TOWER.id, BRIDGE.id],
    minutes: [0, 9, 31, 14, 0, 8, 33, -1, 0],
    km: [0, 0.6, 2.4, 0.7, 0, 0.6, 2.4, -1, 0],
    source,
  };
  const travel = { cities: { [HILLTOWN]: STEEP }, routes: [routes] };

  it('takes the way of the engine, each direction for itself', () => {
    expect(between(travel, INN, TOWER)).toEqual({ mode: 'walk', minutes: 9, km: 0.6, estimate: false });
    expect(between(travel, TOWER, INN)).toEqual({ mode: 'walk', minutes: 14, km: 0.7, estimate: false });
  });

  it('rides what is too long to walk, over the true distance, and says that this is an estimate', () => {
    // 2.4 km at 24 km an hour: 6 min, and 5 of waiting.
    expect(between(travel, INN, BRIDGE)).toEqual({ mode: 'transit', minutes: 11, km: 2.4, estimate: true });
  });

  it('estimates where the engine found no way, or was not asked', () => {
    // 0.78 km at 4 km an hour: 11.7 min.
    expect(between(travel, BRIDGE, TOWER)).toEqual({ mode: 'walk', minutes: 12, km: 0.8, estimate: true });
    expect(between(travel, BRIDGE, AIRPORT).estimate).toBe(true);
  });

  it('estimates where the answer is shorter than the list of points', () => {
    const torn = { ...travel, routes: [{ ...routes, minutes: [0, 9], km: [0, 0.6] }] };
    expect(between(torn, TOWER, INN).estimate).toBe(true);
    expect(between(torn, INN, TOWER).estimate).toBe(false);
  });

  it('finds a route by a place, though another one stands on the same spot', () => {
    const kiosk = place('kiosk', 0.48);
    for (const places of [
      [kiosk, ...PLACES],
      [...PLACES, kiosk],
    ]) {
      expect(between(travel, INN, kiosk, places)).toMatchObject({ minutes: 9, estimate: false });
    }
  });
});
