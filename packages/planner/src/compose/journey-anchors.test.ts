import type { PlaceId } from '@wayfarer/trip';
import { formatTime, minute, type MinuteOfDay } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { journey } from '../../test/tiny-town.ts';
import { arrivalAnchor, assumedHours, type DayJourney, departureAnchor, longHop } from './journey-anchors.ts';

const STATION = { id: 'place_station' as PlaceId, at: { lat: 35, lon: 135 } };
const AIRPORT = { ...STATION, iata: 'KIX' };
const clock = (text: string): MinuteOfDay => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return minute(hours * 60 + minutes);
};
const ride = (minutes: number, more: object = {}) => journey('Osaka', 'Kyoto', { minutes, ...more });
const times = (anchor: { readonly arrive: MinuteOfDay; readonly depart: MinuteOfDay } | undefined) =>
  anchor && `${formatTime(anchor.arrive)}–${formatTime(anchor.depart)}`;

type Given = Partial<DayJourney>;
const arrival = (given: Given) => arrivalAnchor({ ride: undefined, own: null, terminal: STATION, ...given });
const departure = (given: Given) => departureAnchor({ ride: undefined, own: null, terminal: STATION, ...given });

describe('the journey there', () => {
  it('leaves at seven, a quarter of an hour after one is at the station and before one leaves the other; not before nine is one there', () => {
    // 07:00 + 15 + 120 + 15.
    expect(times(arrival({ ride: ride(120) }))).toBe('07:15–09:30');
    expect(times(arrival({ ride: ride(30) }))).toBe('08:15–09:00');
    expect(times(arrival({ ride: ride(300) }))).toBe('07:15–12:30');
    expect(arrival({ ride: ride(300) })?.why).toBe(
      'The train from Osaka takes about 5 h, with 15 min to leave the station (estimate; no timetable is known).',
    );
    expect(arrival({})).toBeUndefined();
  });

  it('that is longer is over by three in the afternoon', () => {
    expect(arrival({ ride: ride(301) })).toMatchObject({
      ...{ arrive: 900, depart: 900, label: 'Train from Osaka', kind: 'transport', place: STATION.id },
      why: 'You are assumed to be in Kyoto by 15:00; the train from Osaka takes about 5 h 1 min (estimate).',
    });
    expect(arrival({ ride: ride(800, { mode: 'flight' }) })?.why).toMatch(
      /^You are assumed to be out of the airport by 15:00; the flight/,
    );
  });

  it('by air takes two hours before and three quarters after, far away three and one', () => {
    // 07:00 + 2 h + 2 h + 45 min.
    expect(times(arrival({ ride: ride(120, { mode: 'flight', km: 500 }) }))).toBe('09:00–11:45');
    expect(times(arrival({ ride: ride(120, { mode: 'flight', km: 9000 }) }))).toBe('10:00–13:00');
  });

  it('over night is there when it says', () => {
    const night = { leaves: clock('21:30'), arrives: clock('06:45') };
    const there = arrival({ ride: ride(540, { night }) });
    expect([times(there), there?.label]).toEqual(['06:45–07:00', 'Night train from Osaka']);
    const back = departure({ ride: ride(540, { night }) });
    expect([times(back), back?.label]).toEqual(['21:15–21:30', 'Night train to Kyoto']);
    expect(back?.why).toMatch(/usually leaves at 21:30 .* Be at the station 15 min before\.$/);
  });

  it('with a ticket ends when that says; only a whole one begins as much before', () => {
    const own = (by?: 'flight' | 'train') =>
      ({ at: clock('14:00'), ...(by && { by }) }) as NonNullable<DayJourney['own']>;
    expect(times(arrival({ ride: ride(120), own: own() }))).toBe('12:00–14:15');
    expect(times(arrival({ ride: ride(120), own: own('flight') }))).toBe('14:00–14:45');
    expect(times(arrival({ ride: ride(301), own: own() }))).toBe('14:00–14:15');
    expect(times(arrival({ own: own() }))).toBe('14:00–14:15');
    expect(times(arrival({ own: own(), terminal: AIRPORT }))).toBe('14:00–14:45');
    expect(times(arrival({ ride: ride(120), own: { at: clock('01:00') } }))).toBe('00:00–01:15');
    expect(arrival({ own: own(), terminal: AIRPORT })).toMatchObject({
      label: 'Flight',
      why: 'You arrive at 14:00, as you said; 45 min to leave the airport.',
    });
    expect(arrival({ ride: ride(120), own: own() })?.label).toBe('Train from Osaka');
  });
});

describe('the journey home', () => {
  it('is as late as the day ends, and ends by half past ten', () => {
    // By half past eight; 22:30 − 120 − 15 − 15 is 20:00.
    expect(times(departure({ ride: ride(120) }))).toBe('20:00–22:15');
    expect(times(departure({ ride: ride(30) }))).toBe('20:30–21:15');
    expect(times(departure({ ride: ride(300) }))).toBe('17:00–22:15');
    expect(departure({ ride: ride(300) })?.why).toMatch(/Be at the station 15 min before\.$/);
    expect(departure({})).toBeUndefined();
  });

  it('that is longer leaves at noon, or as soon as one can be there from nine on, to the quarter', () => {
    expect(times(departure({ ride: ride(301) }))).toBe('12:00–12:00');
    expect(departure({ ride: ride(301) })?.why).toMatch(
      /^You are assumed to leave for Kyoto at 12:15; the train takes about 5 h 1 min/,
    );
    // Nine o'clock, two hours and thirty-one minutes: 12:01, so at a quarter past.
    const far = (wayMinutes: number) => times(departure({ ride: ride(301), wayMinutes }));
    expect([far(150), far(151), far(165)]).toEqual(['12:00–12:00', '12:15–12:15', '12:15–12:15']);
    expect(far(900)).toBe('20:30–20:30');
  });

  it('with a ticket begins as long before as the gate wants', () => {
    const own = (text: string, by?: 'flight') =>
      ({ at: clock(text), ...(by && { by }) }) as NonNullable<DayJourney['own']>;
    expect(times(departure({ ride: ride(120), own: own('18:00') }))).toBe('17:45–20:00');
    expect(times(departure({ ride: ride(120), own: own('18:00', 'flight') }))).toBe('16:00–18:00');
    expect(times(departure({ own: own('00:10') }))).toBe('00:00–00:10');
    expect(departure({ ride: ride(120, { mode: 'drive' }), own: own('18:00') })).toMatchObject({
      label: 'Drive to Kyoto',
      why: 'You leave at 18:00, as you said. Be ready 15 min before.',
    });
    expect(departure({ ride: ride(120, { mode: 'ferry' }), own: own('18:00') })?.why).toContain('Be at the port');
    expect(departure({ ride: ride(120, { mode: 'transit' }), own: own('18:00') })?.label).toBe('Journey to Kyoto');
  });

  it('is assumed where no hours are known', () => {
    const assumed = (given: Given, what: 'arrive' | 'leave') =>
      assumedHours({ ride: undefined, own: null, terminal: STATION, ...given }, what);
    expect(assumed({ ride: ride(301) }, 'arrive')).toEqual([
      'Assumed on 2027-04-05: arrival in Kyoto by 15:00; no timetable is known.',
    ]);
    expect(assumed({ ride: ride(301), wayMinutes: 151 }, 'leave')).toEqual([
      'Assumed on 2027-04-05: departure from Osaka at 12:30; no timetable is known.',
    ]);
    expect(assumed({ ride: ride(300) }, 'arrive')).toEqual([]);
    expect(assumed({ ride: ride(301), own: { at: clock('12:00') } }, 'arrive')).toEqual([]);
    expect(assumed({ ride: ride(301, { night: { leaves: 0, arrives: 0 } }) }, 'leave')).toEqual([]);
    expect(assumed({}, 'leave')).toEqual([]);
  });
});

describe('from one city to the next', () => {
  const gates = { from: STATION, to: STATION };
  const hop = (
    minutes: number,
    ahead = 0,
    more: Partial<typeof gates> | { from: undefined } = {},
    extra: object = {},
  ) => {
    const found = longHop(ride(minutes, extra), { ...gates, ...more }, ahead);
    return found && [times(found.leave), times(found.arrive)];
  };

  it('one goes in the morning, unless it takes more than five hours', () => {
    expect(hop(300)).toBeUndefined();
    // 07:00 + 15 min + 5:01; a quarter of an hour to leave the station.
    expect(hop(301)).toEqual([undefined, '12:16–12:31']);
  });

  it('one is there by eight in the evening, or goes over night', () => {
    // 20:00 − 15 − 07:15 are 750 minutes.
    expect(hop(750)).toEqual([undefined, '19:45–20:00']);
    // From eight in the evening, over midnight: 20:00 + 12:31.
    expect(hop(751)).toEqual(['19:45–20:00', '08:31–08:46']);
    expect(hop(751, 0, { from: undefined })).toEqual([undefined, '19:46–20:01']);
    expect(hop(900, 0, { from: undefined })).toEqual([undefined, '20:00–20:15']);
  });

  it('one counts by the clocks of both cities', () => {
    expect(hop(690, 60)).toEqual([undefined, '19:45–20:00']);
    expect(hop(691, 60)).toEqual(['19:45–20:00', '08:31–08:46']);
    expect(hop(900, -150)).toEqual([undefined, '19:45–20:00']);
    expect(hop(400, -900)).toEqual([undefined, '00:00–00:15']);
    // Two hours before a flight, three quarters after it.
    expect(hop(751, 60, {}, { mode: 'flight', km: 500 })).toEqual(['18:00–20:00', '09:31–10:16']);
  });

  it('one takes the night train by its hours, where one can get on', () => {
    const night = { leaves: clock('22:10'), arrives: clock('07:20') };
    expect(hop(550, 0, {}, { night })).toEqual(['21:55–22:10', '07:20–07:35']);
    expect(hop(550, 0, { from: undefined }, { night })).toEqual([undefined, '16:25–16:40']);
  });
});
