import { type DayPlan, estimateTravel, toPlaceBook } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { dayOf, MONDAY, MONDAY_PLAN, placeId, PLACES, show, visit } from '../test/kyoto.ts';
import { applyChange } from './apply.ts';

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
