import type { Edit } from '@wayfarer/edits';
import { startJourney } from '@wayfarer/replanner';
import { minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { madePlan, placeOf, visitOf } from '../../test/made-plan.ts';
import { DATES, INN } from '../../test/trip-story.ts';
import { describeRemedy } from './describe-remedy.ts';
import { fromEdit } from './from-edit.ts';
import { toEdit } from './to-edit.ts';

const [date, other] = DATES;
const [hall, tower] = [visitOf('Hall'), visitOf('Tower')];
const [place, at] = [placeOf('Garden'), minute(845)];

const EDITS: readonly (readonly [Edit, string])[] = [
  [{ type: 'add', place }, 'Add Garden'],
  [{ type: 'add', place, to: { date, at } }, 'Add Garden to Mon 2027-04-05 at 14:05'],
  [{ type: 'add', place, to: { date, part: 'morning' } }, 'Add Garden to Mon 2027-04-05, in the morning'],
  [{ type: 'remove', visit: hall }, 'Take Hall out'],
  [{ type: 'remove', visit: visitOf('Leave') }, 'Take Train to Osaka out'],
  [{ type: 'remove', visit: visitOf('Nothing') }, 'Take visit_nothing out'],
  [{ type: 'move', visit: hall, to: { at } }, 'Move Hall at 14:05'],
  [{ type: 'swap', visits: [hall, tower] }, 'Swap Hall and Tower'],
  [{ type: 'swap-days', dates: [date, other] }, 'Swap Mon 2027-04-05 and Tue 2027-04-06'],
  [{ type: 'replace', visit: hall, by: place }, 'Replace Hall by Garden'],
  [{ type: 'replace', visit: hall, by: { wish: 'indoors' } }, 'Replace Hall by something indoors'],
  [{ type: 'length', visit: hall, minutes: 40 }, 'Hall for 40 min'],
  [{ type: 'length', visit: hall, by: -15 }, 'Hall for 15 min less'],
  [{ type: 'length', visit: hall, by: 15 }, 'Hall for 15 min more'],
  [{ type: 'lock', visit: hall }, 'Fix Hall'],
  [{ type: 'lock', place, at, date }, 'Fix Garden at 14:05'],
  [{ type: 'unlock', visit: tower }, 'Release Tower'],
  [{ type: 'hours', date, start: at }, 'Mon 2027-04-05 from 14:05'],
  [{ type: 'hours', date: null, start: minute(600), end: at }, 'every day from 10:00 until 14:05'],
  [{ type: 'meal', meal: 'lunch', date, at }, 'lunch on Mon 2027-04-05 at 14:05'],
  [{ type: 'meal', meal: 'dinner', date: null, skip: true }, 'dinner on every day: none'],
  [{ type: 'free', date, window: { start: minute(600), end: at } }, 'Keep Mon 2027-04-05 10:00–14:05 free'],
  [{ type: 'unfree', date }, 'Plan all of Mon 2027-04-05'],
  [{ type: 'dates', start: date, end: other }, 'From 2027-04-05 to 2027-04-06'],
  [{ type: 'refill', date }, 'Plan Mon 2027-04-05 anew'],
  [{ type: 'pace', date: null, pace: 'slower' }, 'every day: slower'],
  [{ type: 'longest-way', date, minutes: 90 }, 'Ways of up to 90 min on Mon 2027-04-05'],
  [{ type: 'stay', by: INN.id }, 'Stay'],
];

describe('an edit that would fit', () => {
  const journey = startJourney(madePlan());

  it.each(EDITS)('%j is told on a button', (edit, said) => {
    expect(describeRemedy(journey, { edit, moved: [] })).toBe(said);
  });

  it('names what else would move', () => {
    const moved = [placeOf('Soba'), placeOf('Tower')].map((one) => ({ place: one, from: null, to: null }) as never);
    expect(describeRemedy(journey, { edit: { type: 'remove', visit: hall }, moved })).toBe(
      'Take Hall out (Soba, Tower would move)',
    );
  });

  it.each(EDITS)('%j goes over the border and back as it was', (edit) => {
    expect(toEdit(fromEdit(edit))).toEqual(edit);
  });

  it('has its times as on a clock at the border, however deep, and its dates as they are', () => {
    expect(fromEdit({ type: 'move', visit: hall, to: { date, at } })).toEqual({
      type: 'move',
      visit: hall,
      to: { date, at: '14:05' },
    });
    expect(fromEdit({ type: 'free', date, window: { start: minute(0), end: at } })).toMatchObject({
      window: { start: '00:00', end: '14:05' },
    });
    expect(toEdit({ type: 'pace', date: null, pace: undefined } as never)).toEqual({ type: 'pace', date: null });
    // What a walk brings is its own business.
    const walk = { type: 'walk', date, title: 'A film', places: [place], bring: [INN] } as unknown as Edit;
    expect(fromEdit(walk)).toEqual({ type: 'walk', date, title: 'A film', places: [place] });
  });
});
