/**
 * @module
 * `npm run -s bench -- plan [--requests 40] [--seed 1] [--out FILE]`: generated requests over the four cities through the whole
 * planner; every option that is shown is checked again by a judge that shares no code with the product.
 */
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { checkOption } from './plan/check-option.ts';
import { composeConcierge, planRequest } from './plan/plan-request.ts';
import { readRawCatalogue } from './plan/read-catalogue.ts';
import { generateRequests } from './plan/requests.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
});
const catalogue = readRawCatalogue();
const concierge = composeConcierge();
const rows = [];
for (const request of generateRequests(Number(values.requests), Number(values.seed))) {
  const start = performance.now();
  const trip = await planRequest(concierge, request);
  const ms = Math.round(performance.now() - start);
  const faults = trip.options.flatMap((option) =>
    checkOption(option, trip, catalogue).map((fault) => `${option.id}: ${fault}`),
  );
  const row = {
    request: request.text,
    options: trip.options.length,
    ms,
    faults,
    said: trip.options.length > 0 ? undefined : trip.messages.at(-1)?.text,
  };
  rows.push(row);
  if (values.out) appendFileSync(values.out, `${JSON.stringify(row)}\n`);
  console.log(`${String(ms).padStart(6)} ms  ${row.options} options  ${faults.length} faults  ${request.text}`);
  for (const line of [...faults, ...(row.said === undefined ? [] : [row.said])]) console.log(`            ${line}`);
}
const times = rows.map((row) => row.ms).toSorted((left, right) => left - right);
const percentile = (share: number): number =>
  times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? 0;
const shown = rows.reduce((sum, row) => sum + row.options, 0);
const bad = rows.reduce((sum, row) => sum + new Set(row.faults.map((fault) => fault.split(':')[0])).size, 0);
console.log(
  JSON.stringify({
    requests: rows.length,
    planned: rows.filter((row) => row.options > 0).length,
    options: shown,
    feasible: shown === 0 ? null : (shown - bad) / shown,
    p50Ms: percentile(0.5),
    p95Ms: percentile(0.95),
  }),
);
process.exitCode = bad > 0 ? 1 : 0;
