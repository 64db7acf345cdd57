/**
 * @module
 * `npm run -s bench -- travelplanner --queries FILE.jsonl --mode fields|text --out plans.jsonl`: whole trips of three to seven days under a
 * budget and rules. Ways, houses and tables are chosen by `chooseOffers`, with which the planner chooses beds; the days are filled by
 * `fillDays`. `fields` reads the structured fields, `text` the sentence and nothing else; both read the tables of the query.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { chooseTrip } from './travelplanner/choose-trip.ts';
import { fillTrip } from './travelplanner/fill-trip.ts';
import { type Fields, readFields } from './travelplanner/read-fields.ts';
import { readSentence } from './travelplanner/read-sentence.ts';
import type { Reference } from './travelplanner/sandbox.ts';
import { writePlan } from './travelplanner/write-plan.ts';

interface Query extends Fields {
  readonly idx: number;
  readonly query: string;
  readonly reference: Reference;
}

const { values } = parseArgs({
  options: {
    queries: { type: 'string', default: '../shared/bench/travelplanner/train_45.jsonl' },
    mode: { type: 'string', default: 'fields' },
    out: { type: 'string', default: '.wayfarer/travelplanner.jsonl' },
  },
});
if (!['fields', 'text'].includes(values.mode)) {
  console.error(`Expected --mode fields or text, got ${JSON.stringify(values.mode)}.`);
  process.exitCode = 2;
} else if (!existsSync(values.queries)) {
  console.log(`There is no data at ${values.queries}: nothing was measured.`);
  console.log(JSON.stringify({ data: null }));
} else {
  const lines = readFileSync(values.queries, 'utf8').split('\n').filter(Boolean);
  const begin = performance.now();
  const plans = lines.map((line) => planQuery(JSON.parse(line) as Query));
  const msPerQuery = Math.round((performance.now() - begin) / Math.max(1, plans.length));
  mkdirSync(path.dirname(values.out), { recursive: true });
  writeFileSync(values.out, plans.map((plan) => `${JSON.stringify(plan)}\n`).join(''));
  const planned = plans.filter(({ plan }) => plan !== null).length;
  for (const { idx, plan } of plans) if (plan === null) console.log(`${idx}: no trip keeps the budget and the rules.`);
  console.log(JSON.stringify({ mode: values.mode, queries: plans.length, planned, msPerQuery }));
}

function planQuery(query: Query): { readonly idx: number; readonly plan: ReturnType<typeof writePlan> | null } {
  const { idx, reference } = query;
  const request = values.mode === 'text' ? readSentence(query.query, reference) : readFields(query);
  const trip = chooseTrip(request, reference);
  return { idx, plan: trip ? writePlan(trip, fillTrip(trip, request.dates), request) : null };
}
