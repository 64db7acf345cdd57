/**
 * @module
 * `npm run -s bench -- plan [--cities full|imported|outline] [--requests 40] [--seed 1] [--osm ../shared/bench/osm] [--out FILE]`:
 * generated requests over the four cities, over cities imported from the extracts and outlines in turn, or over outlines alone,
 * through the whole planner; every option that is shown is checked again by a judge that shares no code with the product, and
 * knows what nobody knows. One core: `taskset -c 0 npm run …`.
 */
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { checkOption } from './plan/check-option.ts';
import { countUnknown } from './plan/count-unknown.ts';
import { importCities, listOutlines, OUTLINES } from './plan/imported-cities.ts';
import { composeConcierge, planRequest } from './plan/plan-request.ts';
import { readRawCatalogue } from './plan/read-catalogue.ts';
import { type Destination, generateRequests } from './plan/requests.ts';

const { values } = parseArgs({
  options: {
    cities: { type: 'string', default: 'full' },
    requests: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    osm: { type: 'string', default: '../shared/bench/osm' },
    out: { type: 'string' },
  },
});
const imported = values.cities === 'imported' ? await importCities(values.osm) : undefined;
const others =
  values.cities === 'full' ? undefined : inTurn(imported?.names ?? [], listOutlines(imported?.names ?? []));
if (imported)
  console.log(`Imported: ${imported.names.join(', ') || `nothing, as there are no extracts in ${values.osm}`}.`);
const catalogue = readRawCatalogue(OUTLINES, ...(imported ? [imported.folder] : []));
const concierge = composeConcierge({}, imported?.folder);
const rows = [];
const options = [];
for (const request of generateRequests(Number(values.requests), Number(values.seed), others)) {
  const start = performance.now();
  const before = process.cpuUsage();
  const trip = await planRequest(concierge, request);
  const ms = Math.round(performance.now() - start);
  const { user, system } = process.cpuUsage(before);
  const cpuMs = Math.round((user + system) / 1000);
  const faults = trip.options.flatMap((option) =>
    checkOption(option, trip, catalogue).map((fault) => `${option.id}: ${fault}`),
  );
  const row = {
    request: request.text,
    options: trip.options.length,
    ms,
    cpuMs,
    faults,
    said: trip.options.length > 0 ? undefined : trip.messages.at(-1)?.text,
  };
  rows.push(row);
  options.push(...trip.options);
  if (values.out) appendFileSync(values.out, `${JSON.stringify(row)}\n`);
  console.log(
    `${String(ms).padStart(6)} ms  ${String(cpuMs).padStart(6)} cpu-ms  ${row.options} options  ${faults.length} faults  ${request.text}`,
  );
  for (const line of [...faults, ...(row.said === undefined ? [] : [row.said])]) console.log(`            ${line}`);
}
const percentile = (all: readonly number[], share: number): number => {
  const times = all.toSorted((left, right) => left - right);
  return times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? 0;
};
const wall = rows.map(({ ms }) => ms);
const shown = rows.reduce((sum, row) => sum + row.options, 0);
const bad = rows.reduce((sum, row) => sum + new Set(row.faults.map((fault) => fault.split(':')[0])).size, 0);
console.log(
  JSON.stringify({
    requests: rows.length,
    planned: rows.filter((row) => row.options > 0).length,
    options: shown,
    feasible: shown === 0 ? null : (shown - bad) / shown,
    p50Ms: percentile(wall, 0.5),
    p95Ms: percentile(wall, 0.95),
    // What of it one core would take that does nothing else.
    p95CpuMs: percentile(
      rows.map((row) => row.cpuMs),
      0.95,
    ),
    ...countUnknown(options),
  }),
);
process.exitCode = bad > 0 ? 1 : 0;

/** One of these, one of those, and so on: half of the requests go to either. */
function inTurn(some: readonly string[], rest: readonly string[]): readonly Destination[] {
  const names = some.length === 0 ? rest : rest.flatMap((name, index) => [some[index % some.length] ?? name, name]);
  return names.map((name) => ({
    name,
    origins: ['Paris', 'London', 'Berlin', 'Boston'].filter((one) => one !== name),
  }));
}
