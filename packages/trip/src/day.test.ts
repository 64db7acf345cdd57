import { describe, expect, it } from 'vitest';

import { bookOf, dayOf, placeId, sight } from '../test/day.ts';
import { minute, parseTime } from './clock.ts';
import { DAY_END, DAY_START, DINNER_END, findVisit, MEAL_MINUTES, MEAL_WINDOWS, overlaps } from './day.ts';
import { visitIdOf } from './ids.ts';
import { bufferMinutes, PACES, VISITS_PER_DAY } from './preferences.ts';

describe('a day', () => {
  it('goes from nine to half past eight, dinner to half past nine', () => {
    expect([DAY_START, DAY_END, DINNER_END]).toEqual(['09:00', '20:30', '21:30'].map(parseTime));
    expect(MEAL_WINDOWS).toEqual({
      lunch: { start: parseTime('12:00'), end: parseTime('14:30') },
      dinner: { start: parseTime('18:30'), end: parseTime('21:30') },
    });
    expect(MEAL_MINUTES).toBe(60);
  });

  it('holds more visits and less margin the faster it is', () => {
    expect(PACES.map((pace) => [pace, VISITS_PER_DAY[pace], bufferMinutes(pace)])).toEqual([
      ['relaxed', 4, 20],
      ['moderate', 6, 10],
      ['packed', 8, 5],
    ]);
  });

  it('finds a visit on whichever day it is', () => {
    const book = bookOf(sight('museum'), sight('temple'));
    const days = [dayOf('10:00-11:00 museum', book), dayOf('10:00-11:00 temple', book)];
    const found = findVisit(days, visitIdOf('2027-04-03', placeId('temple')));
    expect([found?.day, found?.visit]).toEqual([days[1], days[1]?.visits[1]]);
    expect(findVisit(days, visitIdOf('2027-04-03', placeId('castle')))).toBeUndefined();
  });

  it.each([
    [600, 660, 630, 690, true],
    [630, 690, 600, 660, true],
    [600, 690, 630, 660, true],
    [600, 660, 659, 700, true],
    [600, 660, 660, 700, false],
    [660, 700, 600, 660, false],
    [600, 660, 700, 760, false],
    [700, 760, 600, 660, false],
  ])('from %i to %i and from %i to %i shares a minute: %s', (a, b, c, d, shared) => {
    const visit = (arrive: number, depart: number) => ({ arrive: minute(arrive), depart: minute(depart) });
    expect(overlaps(visit(a, b), visit(c, d))).toBe(shared);
  });
});

describe('ids', () => {
  it('say what they name', () => {
    expect(visitIdOf('2027-04-03', placeId('inn'))).toBe('visit_2027-04-03-town-inn');
    expect(visitIdOf('2027-04-03', placeId('inn'), 'end')).toBe('visit_2027-04-03-town-inn-end');
  });
});
