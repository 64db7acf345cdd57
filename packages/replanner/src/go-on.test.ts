import { describe, expect, it } from 'vitest';

import {
  closed,
  crowd,
  MONDAY,
  placeId,
  play,
  skip,
  start,
  time,
  to,
  TUESDAY,
  until,
  visit,
  wait,
} from '../test/kyoto.ts';
import { goOn, type Journey, startJourney } from './index.ts';

/** The same days once more, as another plan for the same trip. */
const another = (): Journey => startJourney(start());

describe('another plan for a trip under way', () => {
  it('goes on where the traveller stands, with what was visited, learned and reported', () => {
    const { journey } = play({}, [to(visit('kennin-ji'))]);
    expect(goOn(another(), journey)).toMatchObject({
      underWay: true,
      cursor: { date: MONDAY, time: time('13:30') },
      at: visit('kennin-ji'),
      visited: journey.visited,
      readings: journey.readings,
      learned: journey.learned,
      history: [],
    });
  });

  it('begins with its first visit before the trip is under way', () => {
    const { journey } = play({}, [crowd(10)]);
    const gone = goOn(another(), journey);
    expect([gone.underWay, gone.cursor, gone.readings]).toEqual([false, another().cursor, journey.readings]);
  });

  it('brings nothing back that was given up or waits, unless it plans it anew', () => {
    const given = play({}, [closed, skip]).journey;
    const without = another();
    const days = without.days.map((day) => ({
      ...day,
      visits: day.visits.filter(({ place }) => place !== placeId('nijo-castle')),
    }));
    expect(goOn({ ...without, days }, given).skipped).toEqual([placeId('nijo-castle')]);
    expect(goOn(another(), given).skipped).toEqual([]);
    const waits = play({}, [crowd(60, visit('maruyama-park')), wait]).journey;
    expect(goOn(another(), waits).waiting).toEqual([]);
  });

  it('leaves the open question: the plan it was about is gone', () => {
    const { journey } = play({}, [closed]);
    expect(journey.pending).not.toBeNull();
    expect([goOn(another(), journey).pending, goOn(another(), journey).asked]).toEqual([null, 1]);
  });

  it('begins anew where the day on which the traveller stands is no more', () => {
    const { journey } = play({}, [until('12:00')]);
    const later = another();
    const tuesday = startJourney({ ...later.start, days: later.days.filter(({ date }) => date === TUESDAY) });
    expect(goOn(tuesday, journey)).toMatchObject({ underWay: false, cursor: tuesday.cursor });
  });
});
