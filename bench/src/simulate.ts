/**
 * @module
 * Many travellers, each with other likings, on made-up trips that things befall: what is kept of what could have been had.
 * `npm run -s bench -- simulate [--days 3] [--travellers 1000] [--seed 1] [--out bench/simulation.svg]`; in a real city:
 * `wayfarer simulate --city kyoto`.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { describeTotals, drawTotals, live, sumUp, travellersOf } from '@wayfarer/replanner/simulation';

import { USUAL } from './replan/disrupt.ts';
import { makeTrip } from './replan/town.ts';

const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '3' },
    travellers: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
});
const days = Number(values.days);
const seed = Number(values.seed);
const lived = travellersOf(seed, Number(values.travellers)).map((chance) =>
  live(chance, makeTrip(chance, { days, sights: 60, tables: 10, effort: 60 }), USUAL),
);
const totals = sumUp(lived);
console.log(describeTotals(totals));
if (values.out !== undefined) writeFileSync(values.out, drawTotals(lived));
console.log(JSON.stringify({ bench: 'simulate', seed, days, ...totals }));
