import type { Edit } from '@wayfarer/edits';
import type { PlaceId, VisitId } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import { cityDay, DATES, sight, TripStory, yen } from '../../test/trip-story.ts';
import { assertKnown } from './assert-known.ts';

const [MONDAY, TUESDAY] = DATES;
const story = new TripStory({
  days: [cityDay(MONDAY), cityDay(TUESDAY)],
  sights: [sight('Hall'), sight('Tower')],
}).plans({ budget: { money: yen(200_000), scope: 'total' } });
const { journey } = story.state;
if (!journey) throw new Error('A plan was chosen.');
const HALL = story.trip.days.flatMap(({ visits }) => visits).find(({ name }) => name === 'Hall')?.id as VisitId;
const NOWHERE = 'visit_nowhere' as VisitId;
const TOWER = 'place_kyoto-tower' as PlaceId;
const NO_PLACE = 'place_kyoto-towr' as PlaceId;

function problemOf(edit: Edit): string | undefined {
  try {
    assertKnown(journey as NonNullable<typeof journey>, edit);
    return undefined;
  } catch (error) {
    return `${(error as { code: string }).code}: ${(error as Error).message}`;
  }
}

describe('what an edit names', () => {
  it.each<[string, Edit]>([
    ['a visit', { type: 'remove', visit: HALL }],
    ['two visits', { type: 'swap', visits: [HALL, HALL] }],
    ['a target', { type: 'move', visit: HALL, to: { before: HALL, after: HALL, date: TUESDAY } }],
    ['a place', { type: 'add', place: TOWER, to: { date: MONDAY } }],
    ['a place in the place of a visit', { type: 'replace', visit: HALL, by: TOWER }],
    ['a wish', { type: 'replace', visit: HALL, by: { wish: 'any' } }],
    ['minutes', { type: 'length', visit: HALL, by: 10 }],
    ['a day, or all', { type: 'hours', date: null }],
    ['two days', { type: 'swap-days', dates: [MONDAY, TUESDAY] }],
    [
      'places that it brings along',
      { type: 'walk', date: MONDAY, title: 'A', places: [NO_PLACE], bring: [{ ...sight('x'), id: NO_PLACE }] },
    ],
  ])('the trip has: %s', (_, edit) => {
    expect(problemOf(edit)).toBeUndefined();
  });

  it.each<[string, Edit, RegExp]>([
    ['visit', { type: 'remove', visit: NOWHERE }, /^unknown-visit: .*visit_nowhere/],
    ['first of two', { type: 'swap', visits: [NOWHERE, HALL] }, /^unknown-visit: /],
    ['second of two', { type: 'swap', visits: [HALL, NOWHERE] }, /^unknown-visit: /],
    ['visit before which', { type: 'move', visit: HALL, to: { before: NOWHERE } }, /^unknown-visit: /],
    ['visit after which', { type: 'move', visit: HALL, to: { after: NOWHERE } }, /^unknown-visit: /],
    ['place', { type: 'add', place: NO_PLACE }, /^unknown-place: .*place_kyoto-tower \(Tower\)/],
    ['place instead', { type: 'replace', visit: HALL, by: NO_PLACE }, /^unknown-place: /],
    ['place of a walk', { type: 'walk', date: MONDAY, title: 'A', places: [TOWER, NO_PLACE] }, /^unknown-place: /],
    ['day', { type: 'unfree', date: '2027-05-01' }, /^unknown-day: .*Mon 2027-04-05.*Tue 2027-04-06/],
    ['day to which', { type: 'move', visit: HALL, to: { date: '2027-05-01' } }, /^unknown-day: /],
    ['second day', { type: 'swap-days', dates: [MONDAY, '2027-05-01'] }, /^unknown-day: /],
  ])('the trip has not: the %s', (_, edit, problem) => {
    expect(problemOf(edit)).toMatch(problem);
  });

  it('is answered with the visits that are near, their day and time', () => {
    expect(problemOf({ type: 'remove', visit: HALL.replace('hall', 'hal') as VisitId })).toMatch(
      new RegExp(`${HALL} \\(Hall, (?:Mon 2027-04-05|Tue 2027-04-06) \\d\\d:\\d\\d\\)`),
    );
  });
});
