import { startJourney } from '@wayfarer/replanner';
import type { DayPlan } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import { day, DAYS, leg, madePlan, visit } from '../../test/made-plan.ts';
import { DATES } from '../../test/trip-story.ts';
import { NOTHING_YET, type TripState } from '../trip-state.ts';
import { askRides } from './ask-rides.ts';

const [MONDAY, TUESDAY] = DATES;
/** Of the hand-made plan: from the table to the tower. */
const KEY = `${MONDAY} 13:00 place_kyoto-soba place_kyoto-tower`;
const transit = { mode: 'transit' } as const;

interface Given {
  readonly tasks?: readonly object[];
  readonly days?: readonly DayPlan[];
}

function asked(at: string, { tasks = [], days = DAYS }: Given = {}): readonly string[] {
  const journey = { ...startJourney(madePlan()), days };
  const state = {
    id: 'trip_1',
    ...NOTHING_YET,
    journey,
    updatedAt: `${at}T12:00:00.000Z`,
    planning: { ...NOTHING_YET.planning, tasks },
  } as unknown as TripState;
  const [event] = askRides(state);
  const { id, query } = (event?.content ?? { id: '', query: { rides: [] } }) as {
    id: string;
    query: { rides: readonly { key: string }[] };
  };
  return event ? [id, ...query.rides.map(({ key }) => key)] : [];
}
const task = (result?: object, rides: readonly string[] = [KEY]) => ({
  task: 'rides',
  query: { rides: rides.map((key) => ({ key })) },
  ...(result && { result }),
});

describe('rides', () => {
  it('are asked for from today to sixty days ahead', () => {
    expect(asked('2027-04-01')).toEqual(['rides-1', KEY]);
    expect([asked(MONDAY).length, asked(TUESDAY).length]).toEqual([2, 0]);
    // 4 February and sixty days are 5 April.
    expect([asked('2027-02-04').length, asked('2027-02-03').length]).toEqual([2, 0]);
  });

  it('are asked for once, and again after the time that was asked for', () => {
    const failed = (retryAt: string) =>
      task({ answered: [], unanswered: [KEY], problem: 'Busy.', retryAt: Date.parse(retryAt) });
    expect(asked('2027-04-01', { tasks: [task()] })).toEqual([]);
    expect(asked('2027-04-01', { tasks: [task({ answered: [{ key: KEY, way: null }], unanswered: [] })] })).toEqual([]);
    expect(asked('2027-04-01', { tasks: [failed('2027-04-01T12:00:01.000Z')] })).toEqual([]);
    expect(asked('2027-04-01', { tasks: [failed('2027-04-01T12:00:00.000Z')] })).toEqual(['rides-2', KEY]);
    const other = task({ answered: [{ key: 'other', way: null }], unanswered: [] });
    expect(asked('2027-04-01', { tasks: Array.from({ length: 11 }, () => other) })).toEqual(['rides-12', KEY]);
    expect(asked('2027-04-01', { tasks: Array.from({ length: 12 }, () => other) })).toEqual([]);
  });

  it('are sixteen at a time', () => {
    const names = ['Hall', 'Soba', 'Tower', 'Grill', 'Spare', 'Garden', 'Udon', 'Shop'];
    const row = Array.from({ length: 18 }, (_, index) =>
      visit(`${index}`, `${String(6 + (index >> 1)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`, {
        place: `place_kyoto-${(names[index % 8] ?? '').toLowerCase()}` as never,
      }),
    );
    const legs = row.slice(1).map((_, index) => leg(`${index}`, `${index + 1}`, 10, 3, transit));
    expect(asked('2027-04-01', { days: [day(MONDAY, row, legs)] })).toHaveLength(1 + 16);
    expect(asked('2027-04-01', { days: [day(MONDAY, row, legs.slice(0, 3))] })).toHaveLength(1 + 3);
    // On foot nobody rides, and a way that leads nowhere is none.
    expect(
      asked('2027-04-01', { days: [day(MONDAY, row, [leg('0', '1', 10, 1), leg('0', '99', 10, 3, transit)])] }),
    ).toEqual([]);
  });
});
