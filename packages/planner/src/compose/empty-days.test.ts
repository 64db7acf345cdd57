import { travelOf } from '@wayfarer/trip';
import { formatTime, minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import {
  airport,
  briefOf,
  cityDay,
  DATES,
  journey,
  lodging,
  terminal,
  TOKYO,
  type Town,
} from '../../test/tiny-town.ts';
import { toEmptyDays } from './empty-days.ts';

const INN = lodging('Inn', 1000);
const BEDS = new Map([[INN.city, INN]]);

/** Each day in one line: its window, where it begins and ends, and when one is there. */
function daysOf(town: Town, beds: Parameters<typeof toEmptyDays>[1] = BEDS): readonly string[] {
  return toEmptyDays(briefOf(town), beds).days.map(({ window, from, to }) => {
    const times = [window.start, window.end].map(formatTime).join('–');
    const anchors = [from, to].map(
      ({ place, kind, arrive, depart }) =>
        `${place.replace(/^place_/, '')} (${kind}) ${formatTime(arrive)}–${formatTime(depart)}`,
    );
    return [times, ...anchors].join(', ');
  });
}

describe('a day without a journey', () => {
  it('begins at nine and ends at half past eight, in the bed', () => {
    const days = [cityDay(DATES[0]), cityDay(DATES[1])];
    const line = '09:00–20:30, kyoto-inn (stay) 09:00–09:00, kyoto-inn (stay) 20:30–20:30';
    expect(daysOf({ days })).toEqual([line, line]);
  });

  it('begins and ends at the usual point of arrival where nobody sleeps', () => {
    const line = '09:00–20:30, kyoto-station (stay) 09:00–09:00, kyoto-station (stay) 20:30–20:30';
    expect(daysOf({}, new Map())).toEqual([line]);
  });

  it('knows what makes it busy: the season, a holiday, a weekend', () => {
    const busyWith = (over: Parameters<typeof cityDay>[1], date = DATES[0]) =>
      toEmptyDays(briefOf({ days: [cityDay(date, over)] }), BEDS).days[0]?.busyWith;
    expect(busyWith({ busy: true, season: 'cherry blossom', holiday: 'Spring Day' })).toEqual([
      'cherry blossom',
      'Spring Day',
    ]);
    expect(busyWith({ busy: true })).toEqual([]);
    expect(busyWith({ busy: false, season: 'cherry blossom', holiday: 'Spring Day' })).toEqual([]);
    expect([
      busyWith({ busy: true }, '2027-04-10'),
      busyWith({ busy: true }, '2027-04-11'),
      busyWith({ busy: true }, '2027-04-09'),
    ]).toEqual([['Saturday'], ['Sunday'], []]);
  });

  it('says where it begins and ends', () => {
    const whys = (beds: typeof BEDS) =>
      toEmptyDays(briefOf({}), beds).days.flatMap(({ from, to }) => [from.why, to.why]);
    expect(whys(BEDS)).toEqual(['The day starts here.', 'The night is spent here.']);
    expect(whys(new Map())).toEqual(['The day starts here.', 'The day ends here.']);
  });

  it('is missing where neither a bed nor a point of arrival is known', () => {
    expect(daysOf({ terminals: [] }, new Map())).toEqual([]);
  });

  it('is followed by a night, but for the last', () => {
    const days = [cityDay(DATES[0], { busy: true }), cityDay(DATES[1])];
    expect(toEmptyDays(briefOf({ days }), BEDS).days).toMatchObject([
      { date: DATES[0], zone: 'Asia/Tokyo', city: 'kyoto', stay: INN.id, busy: true },
      { date: DATES[1], stay: null, busy: false },
    ]);
    expect(toEmptyDays(briefOf({ days }), new Map()).days.map(({ stay }) => stay)).toEqual([null, null]);
  });
});

describe('the day of arrival', () => {
  // Nobody leaves home before seven, nor is anything planned before nine.
  it.each([
    // A quarter of an hour at each station, and one for the luggage at the inn, which stands right there.
    [60, '07:45–09:00', '09:15'],
    [90, '07:15–09:00', '09:15'],
    [91, '07:15–09:01', '09:16'],
    [300, '07:15–12:30', '12:45'],
    // Longer than five hours: no timetable is known, so the plan begins at three.
    [301, '15:00–15:00', '15:15'],
  ])('begins after a journey of %i minutes at the station: %s', (minutes, times, start) => {
    const days = [cityDay(DATES[0]), cityDay(DATES[1])];
    const [first] = daysOf({ days, journeys: [journey('Osaka', 'Kyoto', { minutes })] });
    expect(first).toBe(`${start}–20:30, kyoto-station (transport) ${times}, kyoto-inn (stay) 20:30–20:30`);
  });

  it('is not assumed to be over before one can be at an airport far away', () => {
    const days = [cityDay(DATES[0]), cityDay(DATES[1])];
    const leaving = (km: number) => {
      const gate = terminal();
      const far = { ...gate, at: { lat: INN.at.lat + km / 111.195, lon: INN.at.lon } };
      const facts = { days, terminals: [far], journeys: [journey('Kyoto', 'Osaka', { date: DATES[1], minutes: 600 })] };
      const brief = briefOf(facts);
      const way = travelOf(brief.facts)(INN.at, far.at).minutes;
      return { arrive: toEmptyDays(brief, BEDS).days[1]?.to.arrive ?? 0, way };
    };
    expect(leaving(1).arrive).toBe(720);
    const { arrive, way } = leaving(150);
    expect(way).toBeGreaterThan(180);
    // From nine, with half an hour to set out, to the next quarter of an hour.
    expect(arrive).toBe(Math.ceil((540 + way + 30) / 15) * 15);
  });

  it('names the journey, and how long it takes', () => {
    const of = (minutes: number) => toEmptyDays(briefOf({ journeys: [journey('Osaka', 'Kyoto', { minutes })] }), BEDS);
    expect(of(90).days[0]?.from).toMatchObject({
      label: 'Train from Osaka',
      why: 'The train from Osaka takes about 1 h 30 min, with 15 min to leave the station (estimate; no timetable is known). Then 15 min to leave your luggage at Inn, right there (rooms from 15:00).',
    });
    expect([of(90).assumptions, of(300).assumptions]).toEqual([[], []]);
    expect(of(310).days[0]?.from.why).toBe(
      'You are assumed to be in Kyoto by 15:00; the train from Osaka takes about 5 h 10 min (estimate). Then 15 min to leave your luggage at Inn, right there (rooms from 15:00).',
    );
    expect(of(310).assumptions).toEqual(['Assumed on 2027-04-05: arrival in Kyoto by 15:00; no timetable is known.']);
  });

  it('begins in the bed where no point of arrival is known, or another day’s journey is meant', () => {
    const bed = '09:00–20:30, kyoto-inn (stay) 09:00–09:00, kyoto-inn (stay) 20:30–20:30';
    expect(daysOf({ journeys: [journey('Osaka', 'Kyoto')], terminals: [] })).toEqual([bed]);
    expect(daysOf({ journeys: [journey('Osaka', 'Kyoto', { date: DATES[1] })] })).toEqual([bed]);
    expect(daysOf({ journeys: [journey('Osaka', 'Nara')] })).toEqual([bed]);
  });

  it('may be in the middle of the trip, when the city changes', () => {
    const days = [cityDay(DATES[0]), cityDay(DATES[1], { city: TOKYO }), cityDay(DATES[2], { city: TOKYO })];
    const tokyoInn = lodging('Inn', 1000, { city: TOKYO });
    const beds = new Map([...BEDS, [TOKYO, tokyoInn] as const]);
    const journeys = [1, 2].map((day) =>
      journey('Kyoto', 'Tokyo', { date: DATES[day] ?? '', mode: 'bus', minutes: 180 }),
    );
    expect(daysOf({ days, journeys, terminals: [terminal(), terminal(TOKYO)] }, beds)).toEqual([
      '09:00–20:30, kyoto-inn (stay) 09:00–09:00, kyoto-inn (stay) 20:30–20:30',
      '10:45–20:30, tokyo-station (transport) 07:15–10:30, tokyo-inn (stay) 20:30–20:30',
      // Who is there already does not arrive again.
      '09:00–20:30, tokyo-inn (stay) 09:00–09:00, tokyo-inn (stay) 20:30–20:30',
    ]);
  });
});

describe('the day of leaving', () => {
  // One is at home by half past ten in the evening at the latest, and nothing is planned after half past eight.
  it.each([
    // And a quarter of an hour at either station; the luggage is fetched before.
    [60, '20:30–21:45', '20:15'],
    [90, '20:30–22:15', '20:15'],
    [91, '20:29–22:15', '20:14'],
    [300, '17:00–22:15', '16:45'],
    // Longer than five hours: one leaves at noon.
    [301, '12:00–12:00', '11:45'],
  ])('ends with a journey of %i minutes at the station: %s', (minutes, times, end) => {
    const days = [cityDay(DATES[0]), cityDay(DATES[1])];
    const journeys = [journey('Kyoto', 'Osaka', { date: DATES[1], minutes })];
    const [first, last] = daysOf({ days, journeys });
    expect(first).toContain('kyoto-inn (stay) 20:30–20:30');
    expect(last).toBe(`09:00–${end}, kyoto-inn (stay) 09:00–09:00, kyoto-station (transport) ${times}`);
  });

  it('names the journey, and how long it takes', () => {
    const of = (minutes: number) =>
      toEmptyDays(briefOf({ journeys: [journey('Kyoto', 'Osaka', { mode: 'bus', minutes })] }), BEDS);
    expect(of(120).days[0]?.to).toMatchObject({
      label: 'Bus to Osaka',
      why: 'The bus to Osaka takes about 2 h (estimate; no timetable is known). Be at the station 15 min before. Time is kept to fetch your luggage at Inn before, right there. Rooms are left by 10:00.',
    });
    expect(of(120).assumptions).toEqual([]);
    expect(of(600).days[0]?.to.why).toBe(
      'You are assumed to leave for Osaka at 12:15; the bus takes about 10 h (estimate). Be at the station 15 min before. Time is kept to fetch your luggage at Inn before, right there. Rooms are left by 10:00.',
    );
    expect(of(600).assumptions).toEqual([
      'Assumed on 2027-04-05: departure from Kyoto at 12:15; no timetable is known.',
    ]);
  });

  it('is the last one: a journey from a city that is left in the middle ends no day', () => {
    const days = [cityDay(DATES[0]), cityDay(DATES[1], { city: TOKYO })];
    const [first] = daysOf({ days, journeys: [journey('Kyoto', 'Tokyo')] }, BEDS);
    expect(first).toContain('kyoto-inn (stay) 20:30–20:30');
  });

  it('may be the day of arrival too', () => {
    const journeys = [journey('Osaka', 'Kyoto', { minutes: 180 }), journey('Kyoto', 'Osaka', { minutes: 180 })];
    expect(daysOf({ journeys }, new Map())).toEqual([
      '10:30–19:00, kyoto-station (transport) 07:15–10:30, kyoto-station (transport) 19:00–22:15',
    ]);
  });
});

describe('a flight', () => {
  const days = [cityDay(DATES[0]), cityDay(DATES[1])];
  const terminals = [terminal(), airport()];
  const flights = (over: Partial<ReturnType<typeof journey>>, gates = terminals): Town => ({
    days,
    terminals: gates,
    journeys: [
      journey('Lisbon', 'Kyoto', { mode: 'flight', ...over }),
      journey('Kyoto', 'Lisbon', { mode: 'flight', date: DATES[1], ...over }),
    ],
  });

  it('is caught two hours before, and left 45 minutes after', () => {
    // At the airport of Lisbon at 7:00, in the air from 9:00 to 11:00, out at 11:45.
    // Back home at 22:30: on the ground at 21:45, in the air from 19:45, at the airport at 17:45.
    expect(daysOf(flights({ minutes: 120, km: 1000 }))).toEqual([
      '12:00–20:30, kyoto-airport (transport) 09:00–11:45, kyoto-inn (stay) 20:30–20:30',
      '09:00–17:30, kyoto-inn (stay) 09:00–09:00, kyoto-airport (transport) 17:45–21:45',
    ]);
  });

  it('over more than 3,500 km is caught three hours before, and left an hour after', () => {
    // 7:00 and 3 h and 5 h and 1 h; 22:30 less 1 h, 5 h and 3 h.
    expect(daysOf(flights({ minutes: 300, km: 3501 }))).toEqual([
      '16:15–20:30, kyoto-airport (transport) 10:00–16:00, kyoto-inn (stay) 20:30–20:30',
      '09:00–13:15, kyoto-inn (stay) 09:00–09:00, kyoto-airport (transport) 13:30–21:30',
    ]);
    expect(daysOf(flights({ minutes: 300, km: 3500 }))[1]).toContain('kyoto-airport (transport) 14:45–21:45');
  });

  it('that is longer leaves no earlier than one is at the airport', () => {
    const { days: planned, assumptions } = toEmptyDays(briefOf(flights({ minutes: 800, km: 11_000 })), BEDS);
    expect(planned[0]?.from.why).toBe(
      'You are assumed to be out of the airport by 15:00; the flight from Lisbon takes about 13 h 20 min (estimate). Then 15 min to leave your luggage at Inn, right there (rooms from 15:00).',
    );
    expect(planned[1]?.to).toMatchObject({
      arrive: 720,
      why: 'You are assumed to leave for Lisbon at 15:00; the flight takes about 13 h 20 min (estimate). Be at the airport 3 h before. Time is kept to fetch your luggage at Inn before, right there. Rooms are left by 10:00.',
    });
    expect(assumptions).toEqual([
      'Assumed on 2027-04-05: arrival in Kyoto by 15:00; no timetable is known.',
      'Assumed on 2027-04-06: departure from Kyoto at 15:00; no timetable is known.',
    ]);
  });

  it('says how long the airport takes', () => {
    const [first, last] = toEmptyDays(briefOf(flights({ minutes: 120, km: 1000 })), BEDS).days;
    expect(first?.from.why).toBe(
      'The flight from Lisbon takes about 2 h, with 45 min to leave the airport (estimate; no timetable is known). Then 15 min to leave your luggage at Inn, right there (rooms from 15:00).',
    );
    expect(last?.to.why).toBe(
      'The flight to Lisbon takes about 2 h (estimate; no timetable is known). Be at the airport 2 h before. Time is kept to fetch your luggage at Inn before, right there. Rooms are left by 10:00.',
    );
  });

  it('never ends at a railway station, nor a train at an airport where there is a station', () => {
    const beds = '09:00–20:30, kyoto-inn (stay) 09:00–09:00, kyoto-inn (stay) 20:30–20:30';
    expect(daysOf(flights({}, [terminal()]))).toEqual([beds, beds]);
    for (const gates of [terminals, terminals.toReversed()]) {
      expect(daysOf(flights({ mode: 'train' }, gates))[0]).toContain('kyoto-station (transport)');
    }
    expect(daysOf(flights({ mode: 'train' }, [airport()]))[0]).toContain('kyoto-airport (transport)');
  });
});

describe('a way by car', () => {
  const drive = { mode: 'drive', minutes: 120 } as const;
  const days = [cityDay(DATES[0]), cityDay(DATES[1])];
  const journeys = [journey('Osaka', 'Kyoto', drive), journey('Kyoto', 'Osaka', { ...drive, date: DATES[1] })];

  it('ends and begins at the door of the stay', () => {
    expect(daysOf({ days, journeys })).toEqual([
      '09:30–20:30, kyoto-inn (transport) 07:15–09:30, kyoto-inn (stay) 20:30–20:30',
      '09:00–20:00, kyoto-inn (stay) 09:00–09:00, kyoto-inn (transport) 20:00–22:15',
    ]);
  });

  it('ends at the usual point of arrival where nobody sleeps', () => {
    expect(daysOf({ days: days.slice(0, 1), journeys: journeys.slice(0, 1) }, new Map())[0]).toContain(
      'kyoto-station (transport)',
    );
  });
});

describe('a ticket of their own', () => {
  const days = [cityDay(DATES[0]), cityDay(DATES[1])];
  const both = { arrival: { at: minute(840) }, departure: { at: minute(1110) } };
  const linesOf = (said: Town['said'], town: Town = {}) => daysOf({ days, said: { ...said }, ...town });

  it('begins the first day and ends the last, though nobody knows how they travel', () => {
    // 14:00 and 15 min at the station, 15 min for the luggage; 18:30 less as much.
    expect(linesOf(both)).toEqual([
      '14:30–20:30, kyoto-station (transport) 14:00–14:15, kyoto-inn (stay) 20:30–20:30',
      '09:00–18:00, kyoto-inn (stay) 09:00–09:00, kyoto-station (transport) 18:15–18:30',
    ]);
  });

  it('goes before what a timetable would be guessed at', () => {
    const journeys = [journey('Osaka', 'Kyoto'), journey('Kyoto', 'Osaka', { date: DATES[1], minutes: 400 })];
    expect(linesOf(both, { journeys })).toEqual([
      '14:30–20:30, kyoto-station (transport) 12:00–14:15, kyoto-inn (stay) 20:30–20:30',
      '09:00–18:00, kyoto-inn (stay) 09:00–09:00, kyoto-station (transport) 18:15–18:30',
    ]);
    expect(toEmptyDays(briefOf({ days, said: both, journeys }), BEDS).assumptions).toEqual([]);
  });

  it('of a flight keeps the hours at the airports', () => {
    const flown = { arrival: { at: minute(840), by: 'flight' }, departure: { at: minute(1110), by: 'flight' } };
    const town = { terminals: [terminal(), airport()] };
    expect(linesOf(flown, town)).toEqual([
      '15:00–20:30, kyoto-airport (transport) 14:00–14:45, kyoto-inn (stay) 20:30–20:30',
      '09:00–16:15, kyoto-inn (stay) 09:00–09:00, kyoto-airport (transport) 16:30–18:30',
    ]);
    const far = journey('Lisbon', 'Kyoto', { mode: 'flight', minutes: 800, km: 11_000 });
    expect(linesOf({ arrival: flown.arrival }, { ...town, journeys: [far] })[0]).toContain('14:00–15:00');
    const [first] = toEmptyDays(briefOf({ days, said: flown, ...town }), BEDS).days;
    expect(first?.from).toMatchObject({
      label: 'Flight',
      why: 'You arrive at 14:00, as you said; 45 min to leave the airport. Then 15 min to leave your luggage at Inn, right there (rooms from 15:00).',
    });
  });
});

describe('a long way from city to city', () => {
  const days = [DATES[0], DATES[1]].map((date) => cityDay(date, { zone: 'America/New_York' }));
  const away = (zone: string) => cityDay(DATES[2], { city: TOKYO, zone });
  const tokyoInn = lodging('Inn', 1000, { city: TOKYO });
  const beds = new Map([...BEDS, [TOKYO, tokyoInn] as const]);
  const terminals = [terminal(), airport(), terminal(TOKYO), airport(TOKYO)];
  const flight = journey('Kyoto', 'Tokyo', { date: DATES[2], mode: 'flight', minutes: 450, km: 5500 });
  const of = (zone: string) =>
    toEmptyDays(briefOf({ days: [...days, away(zone)], terminals, journeys: [flight] }), beds);

  it('over night leaves in the evening before, and no bed is paid', () => {
    // At 20:00, so at the airport at 17:00; 7 h 30 min and 6 h of clocks: 9:30, out at 10:30.
    const { days: planned, assumptions } = of('Europe/Paris');
    expect(planned.map(({ stay }) => stay)).toEqual([INN.id, null, null]);
    expect(planned[1]?.to).toMatchObject({ kind: 'transport', arrive: 1020, depart: 1200, label: 'Flight to Tokyo' });
    expect(planned[2]?.from).toMatchObject({ kind: 'transport', arrive: 570, depart: 630 });
    expect(assumptions).toEqual([`The night of ${DATES[1]} is spent on the way: no bed is paid for it.`]);
  });

  it('by day leaves after the last night there', () => {
    // At the airport at 7:00, off at 10:00; 7 h 30 min and 3 h back: 14:30, out at 15:30.
    const { days: planned, assumptions } = of('America/Los_Angeles');
    expect(planned.map(({ stay }) => stay)).toEqual([INN.id, INN.id, null]);
    expect(planned[2]?.from).toMatchObject({ arrive: 870, depart: 930 });
    expect(planned[1]?.to.kind).toBe('stay');
    expect(assumptions).toEqual([]);
  });
});
