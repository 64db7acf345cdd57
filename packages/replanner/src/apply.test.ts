import { applyChange, isBedOf, positionAt } from '@wayfarer/edits';
import { type DayPlan, estimateTravel, toPlaceBook } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { dayOf, MONDAY, MONDAY_PLAN, placeId, PLACES, show, visit } from '../test/kyoto.ts';

const ways = { book: toPlaceBook(PLACES), travel: estimateTravel };
const day = dayOf(MONDAY, MONDAY_PLAN);
const legsOf = ({ legs }: DayPlan): readonly string[] =>
  legs.map(({ from, to }) => `${from.slice(17)} > ${to.slice(17)}`);
const newcomer = (name: string, arrive: number, depart: number) =>
  ({
    id: visit(name),
    place: placeId(name),
    kind: 'place',
    arrive: minute(arrive),
    depart: minute(depart),
    locked: false,
    why: '',
  }) as const;

describe('a changed day', () => {
  it('joins the neighbours of what is gone, and keeps all else', () => {
    const after = applyChange(day, { type: 'remove', visit: visit('kennin-ji') }, ways);
    expect(legsOf(after)).toContain('udon-house-lunch > maruyama-park');
    expect(after.legs).toHaveLength(after.visits.length - 1);
    expect(after.legs.filter((leg) => !day.legs.includes(leg))).toHaveLength(1);
    expect(after.visits).toEqual(day.visits.filter(({ id }) => id !== visit('kennin-ji')));
  });

  it('is the day again when what was removed is put back', () => {
    const gone = day.visits[3];
    if (!gone) throw new Error('The day has a fourth visit.');
    const after = applyChange(day, { type: 'remove', visit: gone.id }, ways);
    expect(applyChange(after, { type: 'insert', by: gone }, ways)).toEqual(day);
  });

  it('holds what replaces in the place of what is replaced', () => {
    const after = applyChange(
      day,
      { type: 'replace', visit: visit('nijo-castle'), by: newcomer('shinsen-en', 570, 600) },
      ways,
    );
    expect(show(after).split('\n')[0]).toBe('09:30-10:00 shinsen-en');
    expect(legsOf(after).slice(0, 2)).toEqual(['inn-start > shinsen-en', 'shinsen-en > udon-house-lunch']);
  });

  it('ends at the bed, reached later where the way to it is longer', () => {
    const after = applyChange(day, { type: 'insert', by: newcomer('palace-park', 1200, 1230) }, ways);
    const [last, bed] = after.visits.slice(-2);
    expect([last?.place, bed?.kind]).toEqual([placeId('palace-park'), 'stay']);
    expect(bed?.arrive).toBe(1230 + (after.legs.at(-1)?.minutes ?? 0));
    expect(bed?.depart).toBe(bed?.arrive);
  });

  it('leaves the bed where it is when the evening ends earlier', () => {
    const after = applyChange(day, { type: 'remove', visit: visit('tofu-table', 'dinner') }, ways);
    expect(after.visits.at(-1)).toBe(day.visits.at(-1));
  });
});

describe('the place of something in a day', () => {
  it.each([
    // After the bed it starts from and before the bed it ends at: 09:30, 12:00, 13:30, 15:00, 16:00, 18:30.
    [0, 1],
    [570, 1],
    [571, 2],
    [720, 2],
    [721, 3],
    [1109, 6],
    [1110, 6],
    [1111, 7],
    [1400, 7],
  ])('at minute %d is %d', (arrive, position) => {
    expect(positionAt(day.visits, arrive)).toBe(position);
  });

  it('is last where no bed ends the day, and never before the bed it starts from', () => {
    const open = day.visits.slice(0, -1);
    expect(positionAt(open, 1400)).toBe(open.length);
    const train = open.map((one, index) => (index === open.length - 1 ? { ...one, kind: 'transport' as const } : one));
    expect(positionAt(train, 1400)).toBe(open.length - 1);
    expect(positionAt(open.slice(0, 1), 0)).toBe(1);
    expect(positionAt([], 600)).toBe(1);
  });

  it('knows the bed of a day from the one it starts from', () => {
    const [first, second] = day.visits;
    const last = day.visits.at(-1);
    if (!first || !second || !last) throw new Error('The day has visits.');
    expect([first, second, last].map((one) => isBedOf(day.visits, one))).toEqual([false, false, true]);
    expect(isBedOf([first], first)).toBe(false);
  });
});

describe('a visit that is moved', () => {
  it('keeps its place and all others, and the way to bed is walked from it', () => {
    const [dinner, bed] = day.visits.slice(-2);
    if (!dinner || !bed) throw new Error('The day ends with a dinner and a bed.');
    const to = [{ ...dinner, arrive: minute(1170), depart: minute(1230) }];
    const after = applyChange(day, { type: 'move', to }, ways);
    const walk = day.legs.at(-1)?.minutes ?? 0;
    expect(after.visits.slice(0, -2)).toEqual(day.visits.slice(0, -2));
    expect(after.visits.at(-2)).toEqual(to[0]);
    expect(after.visits.at(-1)).toMatchObject({ arrive: 1230 + walk, depart: 1230 + walk });
    expect(after.legs).toEqual(day.legs);
  });
});
