/**
 * @module
 * Random trips under random disruptions, answers, edits, steps and undos: how often a promise is broken. Aim: never.
 * `npm run -s bench -- disruptions [--sequences 10000] [--length 12] [--seed 1]`
 */
import { parseArgs } from 'node:util';

import { Chance } from '@wayfarer/replanner/simulation';

import { playSequence } from './replan/disrupt.ts';
import { makeTrip } from './replan/town.ts';

const { values } = parseArgs({
  options: {
    sequences: { type: 'string', default: '10000' },
    length: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
  },
});
const sequences = Number(values.sequences);
const chance = new Chance(Number(values.seed));
/** A plan costs more than a sequence on it, so each is played several times. */
const SEQUENCES_A_TRIP = 25;

let [commands, decisions] = [0, 0];
const violations: string[] = [];
let plan = makeTrip(chance, { days: 2, sights: 40, tables: 8 });
for (let played = 0; played < sequences; played += 1) {
  if (played % SEQUENCES_A_TRIP === 0)
    plan = makeTrip(chance, {
      days: 1 + chance.below(4),
      sights: 30 + chance.below(50),
      tables: 8,
      fixed: 0.15,
      effort: 20,
    });
  const sequence = playSequence(chance, plan, Number(values.length));
  commands += sequence.commands;
  decisions += sequence.decisions;
  violations.push(...sequence.violations.map((text) => `${played}: ${text}`));
}
for (const text of violations.slice(0, 20)) console.log(text);
console.log(`${sequences} sequences, ${commands} commands, ${decisions} decisions: ${violations.length} violations`);
console.log(
  JSON.stringify({
    bench: 'disruptions',
    seed: Number(values.seed),
    sequences,
    commands,
    decisions,
    violations: violations.length,
  }),
);
if (violations.length > 0) process.exitCode = 1;
