import ICAL from 'ical.js';
import { afterAll, describe, expect, it } from 'vitest';

import { type CalendarDay, type CalendarTrip, type CalendarVisit, toIcs } from './to-ics.ts';

function visit(over: Partial<CalendarVisit> = {}): CalendarVisit {
  return {
    placeId: 'place_temple',
    name: 'Temple',
    kind: 'place',
    arrive: '09:16',
    depart: '10:46',
    lat: 34.9671,
    lon: 135.7727,
    hours: [],
    why: 'You like temples.',
    source: { name: 'sample', date: '2026-08-01', verify: true },
    ...over,
  };
}

function day(over: Partial<CalendarDay> = {}): CalendarDay {
  return { date: '2027-04-03', zone: 'Asia/Tokyo', city: { name: 'Kyoto' }, stay: null, visits: [visit()], ...over };
}

function trip(over: Partial<CalendarTrip> = {}): CalendarTrip {
  return {
    id: 'trip_1',
    title: 'Osaka to Kyoto',
    seq: 30,
    stampedAt: '2027-01-02T03:04:05.678Z',
    days: [day()],
    attributions: [],
    ...over,
  };
}

/** Events as a calendar reads them; zones are those that the file brings along, no others. */
function read(over: Partial<CalendarTrip> = {}) {
  const calendar = new ICAL.Component(ICAL.parse(toIcs(trip(over))));
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
        return toIcs(trip(night));
      });
      expect(files[0]).toContain('DTSTART;TZID=Asia/Tokyo:20270314T023000');
      expect(new Set(files).size).toBe(1);
    });
  });
});

it('brings the description of every zone it names, once', () => {
  const days = [day(), day({ date: '2027-04-04' }), day({ date: '2027-04-05', zone: 'America/New_York' })];
  const zones = toIcs(trip({ days })).match(/BEGIN:VTIMEZONE\r\nTZID:(.*)\r\n/g);
  expect(zones).toEqual(['BEGIN:VTIMEZONE\r\nTZID:Asia/Tokyo\r\n', 'BEGIN:VTIMEZONE\r\nTZID:America/New_York\r\n']);
});

it('refuses a zone that is none', () => {
  expect(() => toIcs(trip({ days: [day({ zone: 'Mars/Phobos' })] }))).toThrow(
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
  expect(toIcs(trip())).toContain('DTSTAMP:20270102T030405Z\r\n');
  expect(toIcs(trip())).toBe(toIcs(trip()));
});

it('says where, and why, and what to verify', () => {
  expect(read()[0]).toMatchObject({
    summary: 'Temple',
    location: 'Temple, Kyoto',
    description: 'You like temples.\n\nSource: sample, 2026-08-01. Verify hours and prices before you go.',
  });
  expect(toIcs(trip())).toContain('GEO:34.9671;135.7727\r\n');
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
  const about = new ICAL.Component(ICAL.parse(toIcs(trip(over)))).getFirstPropertyValue('x-wr-caldesc');
  expect(String(about).replaceAll('\\', '')).toBe(
    'Planned with data of: © OpenStreetMap contributors, ODbL 1.0, https://www.openstreetmap.org/copyright; Wikivoyage authors',
  );
});

it('says nothing of itself where there is nobody to name', () => {
  expect(toIcs(trip())).not.toContain('CALDESC');
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
  expect(toIcs(trip({ days }))).toContain('TRANSP:TRANSPARENT');
});

it('stands in short lines that end as the format wants, whatever the names hold', () => {
  const odd = visit({ name: '銀閣寺; "Silver", temple\nBEGIN:VALARM', why: '静かな庭園'.repeat(40) });
  const file = toIcs(trip({ title: 'A, B; C\r\nEND:VCALENDAR', days: [day({ visits: [odd] })] }));
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
  const file = toIcs(trip({ title: name, days: [day({ visits: [visit({ name, why: name })] })] }));
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
  expect(file).toContain('X-WR-CALNAME:AB[2JC\\nD\\nE\\nFGHIJ\\nK\r\n');
});
