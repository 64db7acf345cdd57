import { describe, expect, it } from 'vitest';

import { DATES, GAZETTEER, sight, TripStory } from '../../test/trip-story.ts';
import { findSummary, toDamagedSummary, toLabel, toSummary } from './to-summary.ts';

const underWay = new TripStory({ sights: [sight('One')] }).plans();
const LINE = {
  title: 'Osaka to Kyoto',
  mode: 'FINALIZE',
  selected: 'option_1-moderate-asked',
  start: DATES[0],
  end: DATES[0],
};

describe('a trip as a line of a list', () => {
  it('has its title, its dates and how far it has come', () => {
    expect(toSummary(underWay.state, GAZETTEER)).toEqual({
      id: 'trip_1',
      ...LINE,
      updatedAt: underWay.trip.updatedAt,
      problem: null,
      readable: true,
    });
    expect(toSummary(new TripStory().state, GAZETTEER)).toMatchObject({
      title: 'New trip',
      mode: 'CLARIFY',
      selected: null,
      start: null,
      end: null,
    });
  });

  it('is cut where its title is longer than 300 characters, though not inside one', () => {
    const story = new TripStory();
    // "🏔" takes two; "X to Kyoto" begins with the origin.
    story.says({ destinations: ['kyoto'], origin: `${'x'.repeat(299)}🏔` });
    const { title } = toLabel(story.state, GAZETTEER);
    expect(title).toBe(`${'x'.repeat(299)}\uFFFD`);
    expect(title.isWellFormed()).toBe(true);
  });

  it('is read from the log’s label as well', () => {
    const run = { id: 'trip_1', updatedAt: '2026-11-22T09:00:00.000Z', label: toLabel(underWay.state, GAZETTEER) };
    expect(findSummary(run as never)).toEqual({
      id: 'trip_1',
      ...LINE,
      updatedAt: run.updatedAt,
      problem: null,
      readable: true,
    });
  });

  it.each([
    undefined,
    null,
    'text',
    { ...LINE, title: 7 },
    { ...LINE, mode: 'DREAM' },
    { ...LINE, selected: 1 },
    { ...LINE, start: 'soon' },
    { ...LINE, start: 'x2027-04-05' },
    { ...LINE, end: '2027-04-05x' },
    { ...LINE, end: undefined },
  ])('is not read from a damaged label: %j', (label) => {
    expect(findSummary({ id: 'trip_1', updatedAt: '', label } as never)).toBeUndefined();
  });

  it('says of one that cannot be read what is known of it', () => {
    const run = { id: 'trip_1', updatedAt: '2026-11-22T09:00:00.000Z' };
    expect(toDamagedSummary(run as never, 'It is damaged.')).toEqual({
      id: 'trip_1',
      title: 'A trip that cannot be read',
      mode: 'CLARIFY',
      selected: null,
      start: null,
      end: null,
      updatedAt: run.updatedAt,
      problem: 'It is damaged.',
      readable: false,
    });
    expect(toDamagedSummary({ ...run, updatedAt: 'x' } as never, '').updatedAt).toBe('1970-01-01T00:00:00.000Z');
  });
});
