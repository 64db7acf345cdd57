import { EMPTY_STATE, type Gazetteer, type ItineraryOption } from '@wayfarer/planner';
import type { DayPlan, TripFacts, Visit } from '@wayfarer/trip';
import { expect, it } from 'vitest';

import { toJourneys } from './to-journeys.ts';

const CITIES: Readonly<Record<string, object>> = {
  Oslo: { kind: 'known', city: { zone: 'Europe/Oslo' } },
  Denver: { kind: 'elsewhere', zone: 'America/Denver' },
  Springfield: { kind: 'ambiguous' },
};
const gazetteer = { resolveCity: (name: string) => CITIES[name] ?? { kind: 'unknown' } } as unknown as Gazetteer;

function at(date: string, label: string): DayPlan {
  return {
    date,
    visits: [{ id: `${date} ${label}`, kind: 'transport', label } as unknown as Visit],
  } as unknown as DayPlan;
}

/** The journeys of an option with these days. */
function journeysOf(days: readonly DayPlan[], rides: readonly object[]) {
  const calendar = [{ date: '2027-05-01', city: 'kyoto', cityName: 'Kyoto', zone: 'Asia/Tokyo' }];
  const gathered = { calendar, journeys: rides } as unknown as TripFacts;
  const options = [{ id: 'option_1', days }] as unknown as readonly ItineraryOption[];
  return toJourneys({ ...EMPTY_STATE, options, gathered }, null, gazetteer);
}

function ride(from: string, to: string, date = '2027-05-01'): object {
  return { date, from, to, mode: 'flight', minutes: 690, km: 9000 };
}

it('tells the zones of both ends: of the trip, of the catalogue, of the world, or nobody knows', () => {
  const ends = ['Oslo', 'Denver', 'Springfield', 'Atlantis'].map((from) => {
    const [journey] = journeysOf([at('2027-05-01', `Flight from ${from}`)], [ride(from, 'Kyoto')]);
    return [journey?.direction, journey?.fromZone, journey?.toZone];
  });
  expect(ends).toEqual([
    ['in', 'Europe/Oslo', 'Asia/Tokyo'],
    ['in', 'America/Denver', 'Asia/Tokyo'],
    ['in', null, 'Asia/Tokyo'],
    ['in', null, 'Asia/Tokyo'],
  ]);
});

it('knows how long it takes, and what comes before and after it', () => {
  expect(journeysOf([at('2027-05-01', 'Flight to Oslo')], [ride('Kyoto', 'Oslo')])).toEqual([
    {
      visitId: '2027-05-01 Flight to Oslo',
      direction: 'out',
      mode: 'flight',
      from: 'Kyoto',
      to: 'Oslo',
      minutes: 690,
      before: 180,
      after: 60,
      fromZone: 'Asia/Tokyo',
      toZone: 'Europe/Oslo',
    },
  ]);
});

it('finds one that leaves in the evening and is there on the next day, at both ends', () => {
  const days = [at('2027-05-01', 'Flight to Oslo'), at('2027-05-02', 'Flight from Kyoto')];
  const found = journeysOf(days, [ride('Kyoto', 'Oslo', '2027-05-02')]);
  expect(found.map(({ visitId, direction }) => [visitId, direction])).toEqual([
    ['2027-05-01 Flight to Oslo', 'out'],
    ['2027-05-02 Flight from Kyoto', 'in'],
  ]);
});

it('takes nothing for a journey that is none', () => {
  expect(journeysOf([at('2027-05-01', 'Ferry from Oslo')], [ride('Denver', 'Kyoto')])).toEqual([]);
  expect(journeysOf([at('2027-05-03', 'Flight from Oslo')], [ride('Oslo', 'Kyoto')])).toEqual([]);
});
