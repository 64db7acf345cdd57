import { Chance } from '@wayfarer/replanner/simulation';
import { expect, it } from 'vitest';

import { changesNothing, playSequence } from './disrupt.ts';
import { makeTrip } from './town.ts';

it('whatever befalls a trip, no promise is broken; the bench `disruptions` plays many more', () => {
  const chance = new Chance(7);
  for (let trip = 0; trip < 4; trip += 1) {
    const plan = makeTrip(chance, { days: 1 + trip, sights: 40, tables: 8, fixed: 0.15, effort: 5 });
    for (let played = 0; played < 8; played += 1) expect(playSequence(chance, plan, 12).violations).toEqual([]);
    expect(changesNothing(chance, plan)).toBe(true);
  }
});
