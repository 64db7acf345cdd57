import { describe, expect, it } from 'vitest';

import { cityDay, DATES, eatery, GAZETTEER, sight, type Town, TripStory } from '../../test/trip-story.ts';
import { readFix, readRelease } from './appointment.ts';

const TOWN: Town = {
  days: DATES.map((date) => cityDay(date)),
  sights: [sight('Gate'), sight('Tower')],
  eateries: [eatery('Noodles'), eatery('Grill')],
};

/** What "we have a table" and the like come to, on a trip of two days. */
function read(text: string, time = '', story = new TripStory(TOWN).plans({ budget: BUDGET })): unknown {
  const { journey } = story.state;
  return journey && readFix({ text, journey, gazetteer: GAZETTEER }, time);
}

const BUDGET = { money: { amount: 50_000, currency: 'JPY' }, scope: 'total' };
const fix = (over: object) => ({ command: { type: 'fix', date: DATES[0], ...over } });

describe('a table that is reserved', () => {
  it.each([
    ['at 12:00', 720, 'lunch'],
    ['at noon', 720, 'lunch'],
    ['at 15:59', 959, 'lunch'],
    ['at 16:00', 960, 'dinner'],
    ['at 7 pm', 1140, 'dinner'],
  ])('%s is lunch before four, and dinner from then on', (time, at, meal) => {
    expect(read(`We have a table at Noodles ${time} on day 1`)).toEqual(
      fix({ place: 'place_kyoto-noodles', at, meal }),
    );
  });

  it('is the meal that was named, whatever the time', () => {
    expect(read('Dinner at Noodles at 15:30 on day 1')).toMatchObject(fix({ at: 930, meal: 'dinner' }));
  });

  it('is on the day that was named, at the time that was said in another message', () => {
    expect(read('A table at Grill on day 2', 'at 12:30')).toEqual({
      command: { type: 'fix', place: 'place_kyoto-grill', date: DATES[1], at: 750, meal: 'lunch' },
    });
  });
});

describe('an appointment', () => {
  it('is no meal where nobody eats', () => {
    expect(read('Fix Gate at 10:00 on day 1')).toEqual(fix({ place: 'place_kyoto-gate', at: 600 }));
  });

  it.each([
    ['We have a table at Noodles', 'At what time is it?'],
    ['We have a reservation at 12:00', 'Which place is it, by its name?'],
    [
      'We have a table at Gion Nanba at 19:00',
      'I know no place called "Gion Nanba" here, so I cannot plan the way there or keep its time.',
    ],
  ])('is asked about where it is not clear: %s', (text, problem) => {
    expect(read(text)).toEqual({ reply: problem });
  });
});

describe('an appointment that is no longer fixed', () => {
  const release = (story: TripStory, text: string) =>
    story.state.journey && readRelease({ text, journey: story.state.journey, gazetteer: GAZETTEER });

  it('is the one that is, or the one that was named', () => {
    const story = new TripStory(TOWN).plans({ budget: BUDGET });
    expect(release(story, 'It is not fixed any more')).toEqual({ reply: 'You have fixed nothing.' });
    const [gate, tower] = ['Gate', 'Tower'].map((name) => {
      const day = story.trip.days.find(({ visits }) => visits.some((visit) => visit.name === name));
      const visit = day?.visits.find((one) => one.name === name);
      const [hour = 0, minutes = 0] = (visit?.arrive ?? '').split(':').map(Number);
      story.does({
        type: 'fix',
        place: visit?.placeId as never,
        date: day?.date ?? '',
        at: (hour * 60 + minutes) as never,
      });
      if (name === 'Gate')
        expect(release(story, 'It is not fixed any more')).toEqual({ command: { type: 'release', visit: visit?.id } });
      return visit?.id;
    });
    expect(release(story, 'It is not fixed any more')).toEqual({ reply: 'Which appointment is it, by its place?' });
    expect(release(story, 'Tower is not fixed any more')).toEqual({ command: { type: 'release', visit: tower } });
    expect(gate).not.toBe(tower);
  });
});
