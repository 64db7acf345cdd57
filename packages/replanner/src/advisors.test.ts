import { minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { MONDAY_PLAN, play, until, world } from '../test/kyoto.ts';
import { advise } from './advisors.ts';
import { toContext } from './context.ts';
import { type JourneyCommand, rulesOf, situationOf } from './index.ts';
import type { Situation } from './observation.ts';

const tell = (note: Extract<JourneyCommand, { type: 'tell' }>['note']): JourneyCommand => ({ type: 'tell', note });

/** What is advised on Monday after these commands, in a situation that is otherwise as it is said. */
function advised(
  over: Partial<Situation> = {},
  commands: readonly JourneyCommand[] = [],
  monday: string = MONDAY_PLAN,
): readonly string[] {
  const { journey } = play({ monday }, commands);
  const situation = situationOf({ journey, rules: rulesOf({ ...journey.start, days: journey.days }) });
  return advise(toContext(journey, world()), { ...situation, ...over }).map(({ about, text }) => `${about}: ${text}`);
}

// At nine, before the castle, which is outdoors and takes an hour and a half, 45 minutes at least.
describe('before the next stop', () => {
  it('nothing is said while all is well', () => {
    expect(advised()).toEqual([]);
  });

  it.each<[string, Partial<Situation>, readonly string[]]>([
    // Three quarters of 90 minutes are 67.5; the limit is 0.4, and from 0.75 on it is unsafe.
    [
      'rain',
      { weather: 'rainy', severity: 0.65 },
      ['weather: It is rainy, and Nijo castle is outdoors: it may wait, or 67 minutes instead of 90 may be enough.'],
    ],
    [
      'weather at the limit',
      { weather: 'heavy_rain', severity: 0.4 },
      [
        'weather: It is heavy rain, and Nijo castle is outdoors: it may wait, or 67 minutes instead of 90 may be enough.',
      ],
    ],
    ['weather below the limit', { weather: 'rainy', severity: 0.39 }, []],
    [
      'weather that is unsafe',
      { weather: 'stormy', severity: 0.75 },
      ['weather: It is stormy, and Nijo castle is outdoors: better not now. Something indoors can take its time.'],
    ],
    ['weather of which nobody knows', { weather: null, severity: 1 }, []],
    [
      'a crowd at the limit',
      { crowd: 0.35 },
      [
        'crowd: It was 35 % full when you last said, and your limit is 35 % because you avoid crowds. Later today is an answer, another day too.',
      ],
    ],
    ['a crowd below the limit', { crowd: 0.34 }, []],
    [
      'a full road, from nobody knows where',
      { traffic: 0.44 },
      ['traffic: Ways by road take about 1.4 times as long now; leave earlier for Nijo castle.'],
    ],
    ['a road below the limit', { traffic: 0.43 }, []],
  ])('of %s is said', (_, over, texts) => {
    expect(advised(over)).toEqual(texts);
  });

  it('a stop indoors has nothing to do with the weather', () => {
    expect(advised({ weather: 'stormy', severity: 1 }, [until('11:00')])).toEqual([]);
  });

  it('a stop that is as short as may be may wait', () => {
    const short = MONDAY_PLAN.replace('09:30-11:00', '09:30-10:15');
    expect(advised({ weather: 'rainy', severity: 0.65 }, [], short)).toEqual([
      'weather: It is rainy, and Nijo castle is outdoors: it may wait.',
    ]);
  });
});

describe('on a full road', () => {
  // The castle is at 35.0142° N; five kilometres south of it are 0.045°.
  const south = (km: number) => ({ lat: 35.0142 - km / 111.195, lon: 135.7481 });

  it('a ride takes so much longer', () => {
    // 5 km are 6.5 along the way: 19.5 min at 20 km/h and 6 of waiting, so 26; half as long again is 39. The castle takes 90.
    const on = (minutesLeft: number) => advised({ traffic: 0.5, position: south(5), minutesLeft });
    expect(on(129)).toEqual([
      'traffic: Ways by road take about 1.5 times as long now: about 39 minutes to Nijo castle. It still fits today.',
    ]);
    expect(on(128)[0]).toMatch(/It hardly fits today any more\.$/);
  });

  it('a walk takes as long as ever', () => {
    // 0.5 km are 0.65 on foot: 8.7 min at 4.5 km/h.
    expect(advised({ traffic: 1, position: south(0.5) })[0]).toMatch(/about 9 minutes to Nijo castle\. It still/);
  });

  it('one walks where that is quicker, and the road takes more than twice as long', () => {
    // 1.2 km are 1.56 along the way: 4.7 min and 6 of waiting, so 11; three times that is 33; on foot 16 min as the crow flies.
    expect(advised({ traffic: 2, position: south(1.2) })).toEqual([
      'traffic: Ways by road take about 3.0 times as long now: about 16 minutes to Nijo castle on foot, which is quicker. It still fits today.',
    ]);
    expect(advised({ traffic: 1, position: south(1.2) })[0]).toMatch(/about 22 minutes to Nijo castle\. It/);
    // Five kilometres on foot are 67 min, three times 26 are 78.
    expect(advised({ traffic: 2, position: south(5) })[0]).toMatch(/about 67 minutes to Nijo castle on foot/);
    expect(advised({ traffic: 2, position: south(8) })[0]).toMatch(/about 107 minutes to Nijo castle on foot/);
  });
});

describe('whoever is hungry', () => {
  it('is told of their table, and from 45 minutes on of a bite before', () => {
    const table = 'meal: It is time to eat: your table at Udon house is at 12:00, in';
    expect(advised({ hunger: 0.7, time: minute(675) })).toEqual([`${table} 45 minutes.`]);
    expect(advised({ hunger: 0.7, time: minute(674) })).toEqual([
      `${table} 46 minutes. A bite of 45 minutes before, or an earlier table?`,
    ]);
    expect(advised({ hunger: 0.7, time: minute(719) })).toEqual([`${table} 1 minute.`]);
    expect(advised({ hunger: 0.7, time: minute(720) })).toEqual([]);
    expect(advised({ hunger: 0.69, time: minute(675) })).toEqual([]);
  });

  it('is told that there is none left', () => {
    expect(advised({ hunger: 0.7 }, [], '09:30-11:00 nijo-castle')).toEqual([
      "meal: It is time to eat, and no table is left in today's plan; 45 minutes would do.",
    ]);
  });

  it('is told of tables near that are open for so long', () => {
    const at = { lat: 35.005, lon: 135.7649 };
    const near = (time: number) =>
      advised({ hunger: 0.7, time: minute(time) }, [tell({ kind: 'position', at })], '09:30-11:00 nijo-castle')[0];
    expect(near(660)).toMatch(/45 minutes would do\. Open near you: Udon house, /);
    expect(near(659)).toMatch(/45 minutes would do\.$/);
  });

  it('is not told again within forty minutes of having eaten', () => {
    const ate = (time: number) => advised({ hunger: 0.9, time: minute(time) }, [until('11:00'), tell({ kind: 'ate' })]);
    expect(ate(699)).toEqual([]);
    expect(ate(700)[0]).toContain('in 20 minutes.');
    expect(advised({ hunger: 0.9, time: minute(699) }, [until('11:00'), tell({ kind: 'rested' })])).toHaveLength(1);
  });
});

describe('whoever is tired', () => {
  it('is told to rest, with how long they have been on their feet', () => {
    expect(advised({ fatigue: 0.75 })).toEqual(['rest: A rest of 20 minutes would do you good.']);
    expect(advised({ fatigue: 0.75, minutesOnFeet: 90 })).toEqual([
      'rest: A rest of 20 minutes would do you good. You have been on your feet for about 90 minutes.',
    ]);
    expect(advised({ fatigue: 0.74, minutesOnFeet: 90 })).toEqual([]);
  });

  it('is not told again within forty minutes of a rest', () => {
    const rested = (time: number) =>
      advised({ fatigue: 0.8, time: minute(time) }, [until('11:00'), tell({ kind: 'rested' })]);
    expect(rested(699)).toEqual([]);
    expect(rested(700)).toHaveLength(1);
  });
});

it('tells of all that there is, in one order', () => {
  const all = advised({ weather: 'rainy', severity: 0.65, traffic: 0.5, crowd: 0.5, hunger: 1, fatigue: 1 });
  expect(all.map((text) => text.split(':')[0])).toEqual(['weather', 'traffic', 'crowd', 'meal', 'rest']);
});
