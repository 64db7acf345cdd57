import { expect, it } from 'vitest';

import { meetInOrder } from './meeting.ts';

it('meets as many as the windows allow, and waits where it must', () => {
  const travel = { Pier: { Park: 10, Hill: 20 }, Park: { Pier: 12, Hill: 15 }, Hill: { Pier: 20, Park: 15 } };
  const plan = meetInOrder({
    id: 'one',
    start_location: 'Pier',
    start_time: '9:00AM',
    travel_minutes: travel,
    people: [
      { person: 'Ann', location: 'Hill', from: '11:30AM', to: '12:45PM', minutes: 60 },
      { person: 'Ben', location: 'Park', from: '8:00AM', to: '11:00AM', minutes: 30 },
      { person: 'Cem', location: 'Pier', from: '9:00AM', to: '9:15AM', minutes: 30 },
    ],
  });

  expect(plan).toEqual([
    { person: 'Ben', start: '9:10AM' },
    { person: 'Ann', start: '11:30AM' },
  ]);
});
