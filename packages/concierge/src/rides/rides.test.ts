import type { TransitFindings, TransitQuery } from '@wayfarer/planner/ports';
import type { TransitWay } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { cityDay, sight, type Town, TripStory } from '../../test/trip-story.ts';

/** Nine days after the trip is planned. */
const SOON = '2026-12-01';
const LATE = '2027-02-01';
const SOURCE = {
  ...{ name: 'Transitous', date: '2026-11-22', verify: true },
  ...{ attribution: 'Timetables by Transitous', url: 'https://transitous.org/sources/' },
};
const hours = Object.fromEntries([SOON, LATE].map((date) => [date, [{ open: minute(540), close: minute(1290) }]]));
const TOWER = sight('Tower', { minutesOnFoot: 40, hours });

function tram(minutes: number): TransitWay {
  const [board, alight] = [
    { name: 'Station', time: minute(545) },
    { name: 'Hill', time: minute(555) },
  ];
  return { rides: [{ mode: 'tram', line: '7', direction: 'Harbour', board, alight }], minutes, source: SOURCE };
}

/** Every ride takes so long; `null`: nothing goes. */
function told(minutes: number | null) {
  const asked: TransitQuery[] = [];
  const lookUp = (query: TransitQuery): TransitFindings => {
    asked.push(query);
    const answered = query.rides.map(({ key }) => ({ key, way: minutes === null ? null : tram(minutes) }));
    return { answered, unanswered: [], problem: '', retryAt: 0 };
  };
  return { asked, lookUp };
}

function planned(town: Town, date = SOON): TripStory {
  return new TripStory({ sights: [TOWER], days: [cityDay(date)], ...town }).plans({ start: date });
}

const legsOf = (story: TripStory) =>
  story.trip.days.flatMap(({ legs }) => legs).filter(({ mode }) => mode === 'transit');

describe('rides of the plan that was chosen', () => {
  it('are looked up once, at their date and time, and shown with whose timetable it is', () => {
    const { asked, lookUp } = told(15);
    const story = planned({ lookUp });
    const [way] = legsOf(story);
    const first = story.trip.days[0]?.visits[0];
    expect(asked).toHaveLength(1);
    expect(asked[0]?.rides).toHaveLength(2);
    const ride = asked[0]?.rides[0];
    expect(ride).toMatchObject({ date: SOON, zone: 'Asia/Tokyo', from: { lat: 35 }, to: TOWER.at });
    expect(ride?.key).toBe(`${SOON} ${first?.depart ?? ''} place_kyoto-station ${TOWER.id}`);
    expect(way).toMatchObject({ mode: 'transit', estimate: true });
    expect(way?.transit).toEqual({
      rides: [
        {
          ...{ mode: 'tram', line: '7', direction: 'Harbour' },
          ...{ board: { name: 'Station', time: '09:05' }, alight: { name: 'Hill', time: '09:15' } },
        },
      ],
      ...{ minutes: 15, warning: null, source: SOURCE },
    });
    expect(story.trip.attributions).toEqual([
      { text: 'Timetables by Transitous', license: null, url: 'https://transitous.org/sources/' },
    ]);
  });

  it('are part of no plan: times and hash stay, and what takes longer says so', () => {
    const [short, long] = [planned(told(15)), planned(told(240))];
    expect(long.trip.hash).toBe(short.trip.hash);
    const [before, after] = long.trip.days[0]?.visits ?? [];
    const clock = (text = '') => Date.parse(`1970-01-01T${text}Z`) / 60_000;
    const gap = clock(after?.arrive) - clock(before?.depart);
    const warningAt = (minutes: number) => legsOf(planned(told(minutes)))[0]?.transit?.warning;
    expect(gap).toBeGreaterThan(0);
    expect(warningAt(gap)).toBeNull();
    expect(warningAt(gap + 1)).toBe(`By the timetable this takes ${gap + 1} min, and the plan has ${gap} min for it.`);
  });

  it('are not asked for beyond the timetable, nor where nobody knows one, nor before a plan is chosen', () => {
    const { asked, lookUp } = told(15);
    expect(legsOf(planned({ lookUp }, LATE)).map(({ transit }) => transit)).toEqual([undefined, undefined]);
    new TripStory({ sights: [TOWER], days: [cityDay(SOON)], lookUp }).offers({ start: SOON });
    expect(asked).toEqual([]);
    expect(planned({}).events.some(({ content }) => (content as { task?: string }).task === 'rides')).toBe(false);
  });

  it('stay estimates where nothing goes, which is said', () => {
    const { asked, lookUp } = told(null);
    const story = planned({ lookUp });
    expect(legsOf(story).every(({ transit }) => transit === undefined)).toBe(true);
    expect(story.trip.warnings).toContain('No connection by timetable was found for 2 rides: the time is an estimate.');
    story.reports({ kind: 'crowd', value: 10 });
    expect(asked).toHaveLength(1);
  });

  it('are asked for again when the plan changes, those alone that are new', () => {
    const { asked, lookUp } = told(15);
    const story = planned({ lookUp });
    const leaves = story.trip.days[0]?.visits[1];
    story.does({ type: 'edit', edit: { type: 'remove', visit: leaves?.id } } as never);
    expect(legsOf(story)).toEqual([]);
    story.does({ type: 'undo' });
    expect(asked).toHaveLength(1);
    expect(legsOf(story)[0]?.transit?.minutes).toBe(15);
  });
});

describe('a timetable that does not answer', () => {
  const problem = 'Lines and stops of some rides could not be looked up: api.transitous.org is busy.';

  /** Events of a story are a second apart, the first at nine o'clock. */
  function failing(retryAt: string) {
    const asked: TransitQuery[] = [];
    const lookUp = (query: TransitQuery): TransitFindings => {
      asked.push(query);
      const keys = query.rides.map(({ key }) => key);
      if (asked.length > 1) return told(15).lookUp(query);
      return { answered: [], unanswered: keys, problem, retryAt: Date.parse(retryAt) };
    };
    return { asked, lookUp };
  }

  it('is said once, and left alone as long as it asks for', () => {
    const { asked, lookUp } = failing('2026-11-22T10:00:00Z');
    const story = planned({ lookUp });
    story.reports({ kind: 'crowd', value: 10 });
    expect(asked).toHaveLength(1);
    expect(story.trip.warnings.filter((text) => text === problem)).toHaveLength(1);
    expect(legsOf(story)).toHaveLength(2);
  });

  it('is asked again later, when something is done with the trip; then there is no more to say', () => {
    const { asked, lookUp } = failing('2026-11-22T09:00:00Z');
    const story = planned({ lookUp });
    expect(asked).toHaveLength(2);
    expect(story.trip.warnings).not.toContain(problem);
    expect(legsOf(story)[0]?.transit?.minutes).toBe(15);
  });
});
