import type { Eatery } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import { eatery, MONDAY, PLACES, play, time, to, visit } from '../test/kyoto.ts';
import { rulesOf } from './context.ts';
import { listTablesNear } from './tables-near.ts';

/** Nijo castle is at 35.0142, 135.7481; 0.001 degrees of latitude are 111 m. */
const table = (name: string, north: number, notes: Partial<Eatery> = {}): Eatery => {
  const castle = PLACES.find(({ id }) => id === 'place_nijo-castle');
  if (!castle) throw new Error('No castle.');
  return { ...eatery(name, [castle.at.lat + north, castle.at.lon], ['lunch']), ...notes };
};
const near = (tables: readonly Eatery[], diets: readonly 'vegan'[] = [], isThere = true): readonly string[] => {
  const places = [...PLACES.filter(({ kind, id }) => kind !== 'eatery' || /udon|tofu/.test(id)), ...tables];
  const { journey } = play({ places }, isThere ? [to(visit('nijo-castle'))] : []);
  const plan = { ...journey.start, party: { ...journey.start.party, diets } };
  const context = { journey: { ...journey, start: plan }, rules: rulesOf(plan) };
  return listTablesNear(context, { date: MONDAY, start: time('11:00'), end: time('11:45') }).map(({ id }) =>
    id.slice(6),
  );
};

describe('a table near', () => {
  it('lies within 800 m, the nearest first, three at most', () => {
    const tables = [0.006, 0.002, 0.0071, 0.0073, 0.004].map((north, index) => table(`t${index}`, north));
    expect(near(tables.slice(0, 1))).toEqual(['t0']);
    // 0.0071° are 789 m, 0.0073° 812 m.
    expect(near(tables)).toEqual(['t1', 't4', 't0']);
    expect(near(tables.slice(2, 4))).toEqual(['t2']);
  });

  it('is known to be open all that time, and has something for everybody', () => {
    const hours = (open: string, close: string): Pick<Eatery, 'hours'> => ({
      hours: { [MONDAY]: [{ open: time(open), close: time(close) }] },
    });
    const tables = [
      table('early', 0.001, hours('10:00', '11:44')),
      table('late', 0.001, hours('11:01', '20:00')),
      table('unknown', 0.001, { hours: {} }),
      table('just', 0.002, hours('11:00', '11:45')),
      table('green', 0.003, { ...hours('11:00', '12:00'), serves: ['vegan'] }),
    ];
    expect(near(tables)).toEqual(['just', 'green']);
    expect(near(tables, ['vegan'])).toEqual(['green']);
  });

  it('is near nobody of whom nobody knows where they are', () => {
    expect(near([table('a', 0.001)], [], false)).toEqual([]);
  });
});
