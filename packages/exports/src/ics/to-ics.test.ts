import ICAL from 'ical.js';
import { afterAll, describe, expect, it } from 'vitest';

import { day, leg, plan, TWO_STOPS, visit } from '../../test/make-plan.ts';
import type { ExportedPlan } from '../exported-plan.ts';
import { toIcs } from './to-ics.ts';

/** Events as a calendar reads them; zones are those that the file brings along, no others. */
function read(over: Partial<ExportedPlan> = {}) {
  const calendar = new ICAL.Component(ICAL.parse(toIcs(plan(over))));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, location, description, startDate, endDate, sequence } = new ICAL.Event(component);
    const start = startDate.toJSDate().toISOString();
    return {
      uid,
      summary,
      location,
      description,
      sequence,
      start,
      local: startDate.toString(),
      end: endDate.toString(),
      zone: startDate.zone?.tzid,
    };
  });
}

describe('times', () => {
  it.each([
    ['Asia/Tokyo', '2027-04-03', '2027-04-03T00:16:00.000Z'],
    ['America/New_York', '2027-03-13', '2027-03-13T14:16:00.000Z'],
    ['America/New_York', '2027-03-14', '2027-03-14T13:16:00.000Z'],
    ['Europe/Paris', '2027-10-30', '2027-10-30T07:16:00.000Z'],
    ['Europe/Paris', '2027-10-31', '2027-10-31T08:16:00.000Z'],
    ['Asia/Calcutta', '2027-04-03', '2027-04-03T03:46:00.000Z'],
  ])('are those of %s on %s', (zone, date, instant) => {
    const [event] = read({ days: [day({ zone, date })] });
    expect(event).toMatchObject({ zone, local: `${date}T09:16:00`, end: `${date}T10:46:00`, start: instant });
  });

  it('are on the next date after midnight', () => {
    const visits = [
      visit({ placeId: 'dinner', arrive: '23:00', depart: '00:30' }),
      visit({ placeId: 'bar', arrive: '00:45', depart: '01:15' }),
    ];
    expect(read({ days: [day({ visits })] }).map(({ local, end }) => [local, end])).toEqual([
      ['2027-04-03T23:00:00', '2027-04-04T00:30:00'],
      ['2027-04-04T00:45:00', '2027-04-04T01:15:00'],
    ]);
  });

  describe('on a machine of another zone', () => {
    const before = process.env['TZ'];
    afterAll(() => {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    });

    it('are the same, also in the hour that does not exist there', () => {
      const night = { days: [day({ date: '2027-03-14', visits: [visit({ arrive: '02:30', depart: '03:10' })] })] };
      const files = ['Asia/Tokyo', 'America/New_York', 'UTC'].map((zone) => {
        process.env['TZ'] = zone;
        return toIcs(plan(night));
      });
      expect(files[0]).toContain('DTSTART;TZID=Asia/Tokyo:20270314T023000');
      expect(new Set(files).size).toBe(1);
    });
  });
});

it('brings the description of every zone it names, once', () => {
  const days = [day(), day({ date: '2027-04-04' }), day({ date: '2027-04-05', zone: 'America/New_York' })];
  const zones = toIcs(plan({ days })).match(/BEGIN:VTIMEZONE\r\nTZID:(.*)\r\n/g);
  expect(zones).toEqual(['BEGIN:VTIMEZONE\r\nTZID:Asia/Tokyo\r\n', 'BEGIN:VTIMEZONE\r\nTZID:America/New_York\r\n']);
});

it('refuses a zone that is none', () => {
  expect(() => toIcs(plan({ days: [day({ zone: 'Mars/Phobos' })] }))).toThrow(
    'Expected an IANA zone such as "Asia/Tokyo", got "Mars/Phobos".',
  );
});

it('knows a visit again after an edit, and says which file is the newer', () => {
  const [before] = read();
  const [after] = read({ seq: 33, days: [day({ visits: [visit({ arrive: '10:00', depart: '11:00' })] })] });
  expect([before?.uid, after?.uid]).toEqual(['trip_1-place_temple@wayfarer', 'trip_1-place_temple@wayfarer']);
  expect([before?.sequence, after?.sequence]).toEqual([30, 33]);
});

it('knows a visit again on another day', () => {
  const [before] = read();
  const [after] = read({ seq: 33, days: [day({ date: '2027-04-05' })] });
  expect(after?.uid).toBe(before?.uid);
  expect([before?.local, after?.local]).toEqual(['2027-04-03T09:16:00', '2027-04-05T09:16:00']);
});

it('names no two events alike, neither in one trip nor in two of the same days', () => {
  const hotel = { placeId: 'place_hotel', name: 'Hotel' };
  const station = visit({ placeId: 'place_station', kind: 'transport' });
  const days = [day({ stay: hotel, visits: [station, visit()] }), day({ date: '2027-04-04', visits: [station] })];
  const uids = ['trip_1', 'trip_2'].flatMap((id) => read({ id, days }).map(({ uid }) => uid));
  expect(uids).toHaveLength(8);
  expect(new Set(uids).size).toBe(8);
});

it('is stamped with the last change, not with the clock', () => {
  expect(toIcs(plan())).toContain('DTSTAMP:20270102T030405Z\r\n');
  expect(toIcs(plan())).toBe(toIcs(plan()));
});

it('says where, and why, and what to verify', () => {
  expect(read()[0]).toMatchObject({
    summary: 'Temple',
    location: 'Temple, Kyoto',
    description: 'You like temples.\n\nSource: sample, 2026-08-01. Verify hours and prices before you go.',
  });
  expect(toIcs(plan())).toContain('GEO:34.9671;135.7727\r\n');
});

it('names the source of an event with its licence and its page, and whom to name in the calendar, once', () => {
  const source = {
    name: 'OpenStreetMap',
    date: '2020-07-20',
    verify: true,
    license: 'ODbL 1.0',
    attribution: '© OpenStreetMap contributors',
    url: 'https://www.openstreetmap.org/way/1',
  };
  const factSources = { fee: { name: 'Wikivoyage', date: '2016-10-20', verify: true } };
  const imported = visit({ hours: 'unknown', hoursText: 'Mo-Sa bis 18 Uhr', source, factSources });
  const over = {
    days: [
      day({ visits: [imported, visit({ placeId: 'other', hours: 'unknown', arrive: '11:00', depart: '12:00' })] }),
    ],
    attributions: [
      { text: '© OpenStreetMap contributors', license: 'ODbL 1.0', url: 'https://www.openstreetmap.org/copyright' },
      { text: 'Wikivoyage authors', license: null, url: null },
    ],
  };
  const [first, second] = read(over).map(({ description }) => description);
  expect(first).toBe(
    'You like temples.\n\nHours not known: check ("Mo-Sa bis 18 Uhr"). ' +
      'Source: OpenStreetMap, 2020-07-20 (© OpenStreetMap contributors, ODbL 1.0). Fee: Wikivoyage, 2016-10-20. ' +
      'Verify hours and prices before you go.\nhttps://www.openstreetmap.org/way/1',
  );
  expect(second).toContain('Hours not known: check. Source: sample, 2026-08-01.');
  const about = new ICAL.Component(ICAL.parse(toIcs(plan(over)))).getFirstPropertyValue('x-wr-caldesc');
  expect(String(about).replaceAll('\\', '')).toBe(
    'Planned with data of: © OpenStreetMap contributors, ODbL 1.0, https://www.openstreetmap.org/copyright; Wikivoyage authors',
  );
});

it('says nothing of itself where there is nobody to name', () => {
  expect(toIcs(plan())).not.toContain('CALDESC');
});

it('shows nights in a row at one place as one entry that blocks no time', () => {
  const hotel = { placeId: 'place_hotel', name: 'Hotel' };
  const coming = visit({ placeId: 'end', kind: 'stay', arrive: '19:34', depart: '19:34' });
  const dates = ['2027-04-03', '2027-04-04', '2027-04-05', '2027-04-06'];
  const days = dates.map((date, index) =>
    day({ date, stay: index < 2 ? hotel : index === 3 ? hotel : null, visits: [coming] }),
  );
  expect(read({ days }).map(({ uid, summary, local, end }) => [uid, summary, local, end])).toEqual([
    ['trip_1-stay-place_hotel@wayfarer', 'Stay at Hotel', '2027-04-03', '2027-04-05'],
    ['trip_1-stay-place_hotel-2@wayfarer', 'Stay at Hotel', '2027-04-06', '2027-04-07'],
  ]);
  expect(toIcs(plan({ days }))).toContain('TRANSP:TRANSPARENT');
});

it('stands in short lines that end as the format wants, whatever the names hold', () => {
  const odd = visit({ name: '銀閣寺; "Silver", temple\nBEGIN:VALARM', why: '静かな庭園'.repeat(40) });
  const file = toIcs(plan({ title: 'A, B; C\r\nEND:VCALENDAR', days: [day({ visits: [odd] })] }));
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.match(/^END:VCALENDAR/gm)).toHaveLength(1);
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\n');
  }
  expect(read({ days: [day({ visits: [odd] })] })[0]).toMatchObject({
    summary: odd.name,
    description: expect.stringContaining(odd.why),
  });
});

it('keeps no character raw that does something instead of standing there', () => {
  const name = 'A\0B\u001b[2JC\u0085D\u2028E\u2029F\u202eG\u007fH\u009bI\ud800J\u000bK';
  const file = toIcs(plan({ title: name, days: [day({ visits: [visit({ name, why: name })] })] }));
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
  expect(file).toContain('X-WR-CALNAME:AB[2JC\\nD\\nE\\nFGHIJ\\nK\r\n');
});

describe('ways between visits', () => {
  it('are events from the end of the one, in so many minutes, to the other', () => {
    expect(read({ days: [day(TWO_STOPS)] })[2]).toMatchObject({
      uid: 'trip_1-way-to-place_noodles@wayfarer',
      summary: 'On foot to Noodles',
      location: 'Temple',
      description: '12 min on foot, 0.8 km (estimate), from Temple.',
      local: '2027-04-03T10:46:00',
      end: '2027-04-03T10:58:00',
    });
  });

  it('are none where one need not go', () => {
    expect(read({ days: [day({ ...TWO_STOPS, legs: [leg({ minutes: 0, km: 0 })] })] })).toHaveLength(2);
  });

  it('to a bed are told apart by their dates, and keep their names when another day goes', () => {
    const toBed = (date: string): ReturnType<typeof day> => {
      const bed = visit({ id: 'visit_2', placeId: 'place_bed', kind: 'stay', arrive: '20:00', depart: '20:00' });
      return day({ date, visits: [visit(), bed], legs: [leg()] });
    };
    const uids = (days: readonly ReturnType<typeof day>[]): readonly string[] =>
      read({ days: [...days] }).flatMap(({ uid }) => (uid.includes('way-to') ? [uid] : []));
    const both = uids([toBed('2027-04-03'), toBed('2027-04-04')]);
    expect(both).toEqual([
      'trip_1-way-to-place_bed-2027-04-03@wayfarer',
      'trip_1-way-to-place_bed-2027-04-04@wayfarer',
    ]);
    expect(uids([toBed('2027-04-04')])).toEqual([both[1]]);
  });
});

describe('a journey stands with each end in its own zone', () => {
  const LOS_ANGELES = { zone: 'America/Los_Angeles', city: { id: 'la', name: 'Los Angeles' } };
  const gate = { id: 'visit_gate', placeId: 'place_lax', kind: 'transport' } as const;
  const journey = {
    visitId: 'visit_gate',
    direction: 'in',
    mode: 'flight',
    from: 'Tokyo',
    to: 'Los Angeles',
    minutes: 660,
    before: 180,
    after: 60,
    fromZone: 'Asia/Tokyo',
    toZone: 'America/Los_Angeles',
  } as const;

  it('when only its arrival is known: an hour for the airport and eleven before 15:00 in Los Angeles it is 19:00 in Tokyo', () => {
    const visits = [visit({ ...gate, name: 'Flight from Tokyo', arrive: '15:00', depart: '15:00' })];
    const days = [day({ ...LOS_ANGELES, date: '2027-04-02', visits })];
    const file = toIcs(plan({ days, journeys: [journey] }));
    expect(file).toContain('DTSTART;TZID=Asia/Tokyo:20270402T190000\r\n');
    expect(file).toContain('DTEND;TZID=America/Los_Angeles:20270402T150000\r\n');
    expect(file.match(/^TZID:.*$/gm)).toEqual(['TZID:America/Los_Angeles', 'TZID:Asia/Tokyo']);
    expect(read({ days, journeys: [journey] })[0]?.start).toBe('2027-04-02T10:00:00.000Z');
  });

  it('when it goes back: three hours at the airport and 11 h 30 after 12:00 in Los Angeles it is 18:30 of the next day in Tokyo', () => {
    const visits = [visit({ ...gate, name: 'Flight to Tokyo', arrive: '12:00', depart: '12:00' })];
    const days = [day({ ...LOS_ANGELES, date: '2027-04-08', visits })];
    const back = { ...journey, direction: 'out', from: 'Los Angeles', to: 'Tokyo', minutes: 690 } as const;
    const zones = { fromZone: 'America/Los_Angeles', toZone: 'Asia/Tokyo' };
    const file = toIcs(plan({ days, journeys: [{ ...back, ...zones }] }));
    expect(file).toContain('DTSTART;TZID=America/Los_Angeles:20270408T120000\r\n');
    expect(file).toContain('DTEND;TZID=Asia/Tokyo:20270409T183000\r\n');
  });

  it('when it is planned from end to end: 08:15 in Paris is 07:15 in London', () => {
    const visits = [visit({ ...gate, name: 'Flight from London', arrive: '08:15', depart: '12:00' })];
    const days = [day({ zone: 'Europe/Paris', visits })];
    const hop = { ...journey, from: 'London', to: 'Paris', minutes: 75 };
    const zones = { fromZone: 'Europe/London', toZone: 'Europe/Paris' };
    const file = toIcs(plan({ days, journeys: [{ ...hop, ...zones }] }));
    expect(file).toContain('DTSTART;TZID=Europe/London:20270403T071500\r\n');
    expect(file).toContain('DTEND;TZID=Europe/Paris:20270403T120000\r\n');
  });

  it('when the other end lies nobody knows where: in the zone of this one', () => {
    const visits = [visit({ ...gate, name: 'Flight from Atlantis', arrive: '15:00', depart: '15:00' })];
    const file = toIcs(plan({ days: [day({ visits })], journeys: [{ ...journey, fromZone: null }] }));
    expect(file).toContain('DTSTART;TZID=Asia/Tokyo:20270403T030000\r\n');
  });

  it('when both of its ends stand in the plan: once, and then the way out of the airport', () => {
    const leaving = visit({
      ...gate,
      id: 'out',
      placeId: 'place_hnd',
      name: 'Flight to Los Angeles',
      arrive: '17:00',
      depart: '20:00',
    });
    const landing = visit({ ...gate, name: 'Flight from Tokyo', arrive: '15:00', depart: '16:00' });
    const days = [
      day({ date: '2027-04-02', visits: [leaving] }),
      day({ ...LOS_ANGELES, date: '2027-04-03', visits: [landing] }),
    ];
    const journeys = [journey, { ...journey, visitId: 'out', direction: 'out' } as const];
    expect(read({ days, journeys }).map(({ summary, local, end }) => [summary, local, end])).toEqual([
      ['Flight to Los Angeles', '2027-04-02T17:00:00', '2027-04-02T15:00:00'],
      ['Flight from Tokyo', '2027-04-03T15:00:00', '2027-04-03T16:00:00'],
    ]);
  });
});
