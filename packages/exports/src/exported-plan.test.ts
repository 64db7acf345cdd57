import type { Trip } from '@wayfarer/contract';
import { describe, expect, it } from 'vitest';

import { day, plan } from '../test/make-plan.ts';
import { toExportedPlan } from './exported-plan.ts';

const option = (id: string, title: string, date: string) => ({
  id,
  title,
  days: [day({ date })],
  leftOut: [],
  costs: [],
});
const trip = (over: object = {}): Trip =>
  ({
    ...plan(),
    options: [option('first', 'Temples', '2027-05-01'), option('second', 'Gardens', '2027-05-02')],
    ...over,
  }) as unknown as Trip;

describe('what is exported', () => {
  it('is the chosen plan, or the option that is named by its number or its id', () => {
    const dates = (wanted?: string) => {
      const { option: title, days } = toExportedPlan(trip(), wanted);
      return [title, days.map(({ date }) => date)];
    };
    expect(dates()).toEqual([null, ['2027-04-03']]);
    expect(dates('1')).toEqual(['Temples', ['2027-05-01']]);
    expect(dates('2')).toEqual(['Gardens', ['2027-05-02']]);
    expect(dates('second')).toEqual(['Gardens', ['2027-05-02']]);
    expect(toExportedPlan(trip({ journeys: undefined })).journeys).toEqual([]);
  });

  it('is nothing before an option is chosen, and no option that there is not', () => {
    expect(() => toExportedPlan(trip({ days: [] }))).toThrow(
      'There is no chosen plan yet, so there is nothing to export. Choose an option first, or name one of the 2 options by its number.',
    );
    expect(() => toExportedPlan(trip({ days: [], options: [] }))).toThrow(
      'There is no chosen plan yet, so there is nothing to export. Go on with the planner until there are options.',
    );
    expect(() => toExportedPlan(trip(), '3')).toThrow('There is no option "3": the trip has 1 to 2.');
    expect(() => toExportedPlan(trip({ options: [] }), '1')).toThrow('There is no option "1": the trip has none.');
  });
});
