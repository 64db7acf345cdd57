import { type Terminal, toPlaceBook } from '@wayfarer/trip';
import { parseTime } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { DAY, idOf, INN, linesOf, requestOf, sight, STATION, street } from '../test/small-town.ts';
import { toHeadStarts } from './head-starts.ts';
import { type Anchor, type EmptyDay, fillDays } from './index.ts';

/** Two hours and nineteen minutes from the inn, and away from the town. */
const AIRPORT: Terminal = { ...STATION, id: idOf('airport'), name: 'airport', at: { lat: 0, lon: -139 }, iata: 'TWN' };
const temple = sight('temple', { minutes: 10 });

const flight = (time: string, kind: Anchor['kind'] = 'transport'): Anchor => {
  const at = parseTime(time);
  return { place: AIRPORT.id, kind, arrive: at, depart: at, label: 'Flight', why: 'It was booked.' };
};

function planned(changes: Partial<EmptyDay>) {
  const request = requestOf({ days: [{ ...DAY, ...changes }], sights: [temple] });
  const { days, leftOut } = fillDays({ ...request, book: toPlaceBook([INN, AIRPORT, temple]), travel: street });
  return {
    lines: days.flatMap(linesOf),
    legs: days.flatMap(({ legs }) => legs.map(({ minutes }) => minutes)),
    leftOut,
  };
}

describe('the head start of a day', () => {
  /** So many minutes from the inn, on the other side of the town than the temple. */
  const starts = (minutes: number, changes: Partial<EmptyDay>) => {
    const gate = { ...AIRPORT, at: { lat: 0, lon: -minutes } };
    const request = requestOf({
      days: [{ ...DAY, ...changes }],
      sights: [temple],
      travel: street,
      book: toPlaceBook([INN, gate, temple]),
    });
    return [...toHeadStarts(request)].map(([place, ahead]) => [place.replace('place_town-', ''), ahead]);
  };

  it('is all of a way of more than an hour but half an hour', () => {
    expect([60, 61, 149].map((minutes) => starts(minutes, { from: flight('10:00') }))).toEqual([
      [],
      [['airport', 31]],
      [['airport', 119]],
    ]);
    expect(starts(61, { to: flight('16:00') })).toEqual([['airport', 31]]);
    // To the nearest sight, ten minutes beyond the inn, where one does not sleep.
    expect(starts(61, { from: flight('09:00'), to: flight('16:00') })).toEqual([['airport', 41]]);
    expect(starts(50, { from: flight('09:00'), to: flight('16:00') })).toEqual([]);
    expect(starts(51, { from: flight('09:00'), to: flight('16:00') })).toEqual([['airport', 31]]);
  });

  it('is none where one goes by the stay, or sleeps at the airport', () => {
    expect(starts(149, { from: flight('10:00'), setOutFrom: INN.id })).toEqual([]);
    expect(starts(149, { to: flight('16:00'), returnTo: INN.id })).toEqual([]);
    expect(starts(149, { from: flight('10:00'), returnTo: INN.id })).toEqual([['airport', 119]]);
    expect(starts(149, { from: flight('10:00', 'stay') })).toEqual([]);
    expect(starts(149, {})).toEqual([]);
  });
});

describe('an airport more than an hour out of town', () => {
  it('is where the day of arrival begins: what is in town is reached after the whole way', () => {
    // Out of the airport at ten, 149 minutes to the temple.
    expect(planned({ from: flight('10:00') })).toEqual({
      lines: ['10:00-10:00 airport', '12:29-13:29 temple', '13:39-13:39 inn'],
      legs: [149, 10],
      leftOut: [],
    });
  });

  it('is where the day of leaving ends, in time', () => {
    expect(planned({ to: flight('16:00') })).toMatchObject({ legs: [10, 149], leftOut: [] });
    // Left at ten past ten, the temple is 149 minutes from the airport.
    expect(planned({ to: flight('12:39') }).lines).toEqual([
      '09:00-09:00 inn',
      '09:10-10:10 temple',
      '12:39-12:39 airport',
    ]);
    expect(planned({ to: flight('12:38') }).lines).toEqual(['09:00-09:00 inn', '12:38-12:38 airport']);
  });

  it('is left and reached on one day, if need be', () => {
    expect(planned({ from: flight('09:00'), to: flight('16:00') })).toMatchObject({
      lines: ['09:00-09:00 airport', '11:29-12:29 temple', '16:00-16:00 airport'],
      leftOut: [],
    });
  });

  it('is too far for a day that begins and ends there without a flight', () => {
    const { leftOut } = planned({ from: flight('09:00', 'stay'), to: flight('20:30', 'stay') });
    expect(leftOut).toMatchObject([{ reason: 'too-far' }]);
  });
});
