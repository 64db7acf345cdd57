/**
 * @module
 * Many travellers, each with other likings, on made-up trips that things befall: what is kept of what could have been had.
 * `npm run -s bench -- simulate [--days 3] [--travellers 1000] [--seed 1] [--out bench/simulation.svg]`
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { drawHistograms } from './replan/draw.ts';
import { Chance } from './replan/random.ts';
import { live,type Lived } from './replan/simulate.ts';
import { makeTrip } from './replan/town.ts';

const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '3' },
    travellers: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
});
const travellers = Number(values.travellers);
const days = Number(values.days);
const lived = Array.from({ length: travellers }, (_, index): Lived => {
  // Each traveller has chances of their own: the same, however many others there are.
  const chance = new Chance(Number(values.seed) * 1_000_003 + index);
  return live(chance, makeTrip(chance, { days, sights: 60, tables: 10, effort: 60 }));
});

const sum = (of: (one: Lived) => number): number => lived.reduce((so, one) => so + of(one), 0);
const kept = lived.map(({ score, hindsight }) => (hindsight === 0 ? 1 : score / hindsight));
const totals = {
  bench: 'simulate',
  ...{ seed: Number(values.seed), travellers, days },
  scoreKept: Number((kept.reduce((so, one) => so + one, 0) / Math.max(1, travellers)).toFixed(4)),
  unmoved: Number(
    (
      sum((one) => one.unmoved) /
      Math.max(
        1,
        sum((one) => one.unaffected),
      )
    ).toFixed(4),
  ),
  infeasible: sum((one) => one.infeasible),
  decisionsADay: Number(
    (
      sum((one) => one.decisions) /
      Math.max(
        1,
        sum((one) => one.days),
      )
    ).toFixed(2),
  ),
  minutesLostADay: Number(
    (
      sum((one) => one.minutesLost) /
      Math.max(
        1,
        sum((one) => one.days),
      )
    ).toFixed(1),
  ),
};
console.log(`score kept of hindsight, on average: ${(totals.scoreKept * 100).toFixed(2)} %`);
console.log(`visits that nothing befell and that kept their time: ${(totals.unmoved * 100).toFixed(2)} %`);
console.log(`infeasible days: ${totals.infeasible}`);
console.log(`decisions asked a day: ${totals.decisionsADay}; minutes lost a day: ${totals.minutesLostADay}`);
if (values.out !== undefined)
  writeFileSync(
    values.out,
    drawHistograms([
      { title: 'Score kept of hindsight, %', values: kept.map((one) => one * 100) },
      { title: 'Decisions asked a day', values: lived.map((one) => one.decisions / Math.max(1, one.days)) },
      { title: 'Minutes lost a day', values: lived.map((one) => one.minutesLost / Math.max(1, one.days)) },
    ]),
  );
console.log(JSON.stringify(totals));
