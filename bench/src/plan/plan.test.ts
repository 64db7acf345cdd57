import type { Option, Trip } from '@wayfarer/contract';
import { beforeAll, describe, expect, it } from 'vitest';

import { checkOption } from './check-option.ts';
import { composeConcierge, planRequest } from './plan-request.ts';
import { readRawCatalogue } from './read-catalogue.ts';
import { generateRequests } from './requests.ts';

const catalogue = readRawCatalogue();

describe('forty requests over four cities', () => {
  const trips: Trip[] = [];

  beforeAll(async () => {
    // Every promise holds of a plan, however long it was searched; how good plans are is what the bench measures.
    const concierge = composeConcierge({ effort: 200 });
    for (const request of generateRequests(40, 1)) trips.push(await planRequest(concierge, request));
  }, 240_000);

  it('lead to two or three options each, to one and why there is no other, or to a question about what cannot be', () => {
    for (const trip of trips) {
      if (trip.options.length === 0) expect(trip.questions, trip.messages[0]?.text).not.toEqual([]);
      if (trip.options.length === 1) expect(trip.messages.at(-1)?.text).toContain('the same places');
    }
    expect(trips.filter((trip) => trip.options.length > 0).length).toBeGreaterThanOrEqual(36);
    expect(trips.filter((trip) => trip.options.length === 1).length).toBeLessThanOrEqual(2);
  });

  it('hold every promise in every option, as the second judge sees it', () => {
    const faults = trips.flatMap((trip) => trip.options.flatMap((option) => checkOption(option, trip, catalogue)));
    expect(faults).toEqual([]);
  });

  it('offer options of one trip that differ in pace and, but for a few short ones in one house, in cost', () => {
    for (const { options } of trips) expect(new Set(options.map(({ pace }) => pace)).size).toBe(options.length);
    const alike = trips.filter(
      ({ options }) => new Set(options.map(({ total }) => total.amount)).size < options.length,
    );
    // Of short trips the flights leave room for a handful of stops at any pace, and one house and free sights cost the same.
    expect(alike.length).toBeLessThanOrEqual(5);
  });

  it('offer options of one trip that show other places, and say so', () => {
    for (const { options } of trips) {
      const seen = options.map(
        (option) => new Set(stopsOf(option).flatMap(({ kind, placeId }) => (kind === 'place' ? [placeId] : []))),
      );
      seen.forEach((left, index) => {
        for (const right of seen.slice(index + 1)) {
          const shared = left.intersection(right).size / left.union(right).size;
          expect(1 - shared).toBeGreaterThanOrEqual(0.2);
        }
      });
      expect(options.map(({ difference }) => difference !== undefined)).toEqual(options.map((_, index) => index > 0));
    }
  });

  it('notice it when a plan is tampered with', () => {
    const trip = trips.find((one) => one.options.length > 0);
    const option = trip?.options[0];
    if (!trip || !option) throw new Error('No option to tamper with.');
    for (const tamper of TAMPERINGS)
      expect(checkOption(tamper(structuredClone(option)), trip, catalogue), tamper.name).not.toEqual([]);
  });
});

/** Ways to spoil a plan, each of which the judge must see. */
const TAMPERINGS: readonly ((option: Option) => Option)[] = [
  function startsBeforeOpening(option) {
    return withStop(option, { arrive: '05:00', depart: '06:00' });
  },
  function cutsShort(option) {
    const [stop] = stopsOf(option);
    return withStop(option, { depart: stop?.arrive ?? '' });
  },
  function goesFarAway(option) {
    return withStop(option, { lat: 34.0, lon: 134.0 });
  },
  function repeatsAPlace(option) {
    const [first, second] = stopsOf(option).filter(({ kind }) => kind === 'place');
    if (first && second) second.placeId = first.placeId;
    return option;
  },
  function inventsAPlace(option) {
    return withStop(option, { placeId: 'place_nowhere-1' });
  },
  function losesADay(option) {
    return { ...option, days: option.days.slice(1) };
  },
];

function stopsOf(option: Option): Option['days'][number]['visits'] {
  return option.days.flatMap((day) => day.visits).filter(({ kind }) => kind === 'place' || kind === 'meal');
}

function withStop(option: Option, changes: Partial<Option['days'][number]['visits'][number]>): Option {
  const [stop] = stopsOf(option);
  if (stop) Object.assign(stop, changes);
  return option;
}
