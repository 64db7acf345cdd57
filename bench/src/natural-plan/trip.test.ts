import { expect, it } from 'vitest';

import { readMeetings } from './read-meeting.ts';
import { readTrip } from './read-trip.ts';
import { orderCities } from './trip.ts';

const PROMPT = `You plan to visit 3 European cities for 9 days in total. You only take direct flights to commute between cities. You want to spend 3 days in Aville. You would like to visit Bourg for 4 days. You are going to attend a wedding in Bourg between day 6 and day 9. You plan to stay in Cerne for 4 days.

Here are the cities that have direct flights:
Aville and Cerne, from Cerne to Bourg, from Bourg to Aville.

Find a trip plan of visiting the cities for 9 days by taking direct flights to commute between them.`;

it('reads cities, days, windows and flights of one way or both', () => {
  expect(readTrip('one', PROMPT)).toEqual({
    id: 'one',
    total_days: 9,
    stay_days: { Aville: 3, Bourg: 4, Cerne: 4 },
    windows: [{ city: 'Bourg', from: 6, to: 9 }],
    direct_flights: [
      ['Aville', 'Cerne'],
      ['Cerne', 'Aville'],
      ['Cerne', 'Bourg'],
      ['Bourg', 'Aville'],
    ],
  });
});

it('orders cities so that flights exist and windows are kept; days of flights count twice', () => {
  expect(orderCities(readTrip('one', PROMPT))).toEqual([
    { city: 'Aville', start: 1, end: 3 },
    { city: 'Cerne', start: 3, end: 6 },
    { city: 'Bourg', start: 6, end: 9 },
  ]);
});

it('leaves a city out where no flight leads to it', () => {
  const task = readTrip('one', PROMPT);
  const without = task.direct_flights.filter(([from, to]) => from !== 'Cerne' || to !== 'Bourg');
  expect(orderCities({ ...task, direct_flights: without }).length).toBe(2);
});

it('reads ways, people and their windows', () => {
  const task = readMeetings(
    'one',
    `Travel distances (in minutes):
Pier to Old Town: 10.
Old Town to Pier: 12.

CONSTRAINTS: You arrive at Pier at 9:00AM. Ann Lee will be at Old Town from 11:30AM to 12:45PM. You'd like to meet Ann Lee for a minimum of 60 minutes.`,
  );
  expect(task).toEqual({
    id: 'one',
    start_location: 'Pier',
    start_time: '9:00AM',
    travel_minutes: { Pier: { 'Old Town': 10 }, 'Old Town': { Pier: 12 } },
    people: [{ person: 'Ann Lee', location: 'Old Town', from: '11:30AM', to: '12:45PM', minutes: 60 }],
  });
});
