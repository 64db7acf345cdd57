/**
 * @module
 * `npm run -s bench -- plan [--cities full|outline|imported|all] [--requests 40] [--seed 1] [--plain] [--osm ../shared/bench/osm] [--out FILE]`:
 * generated requests over the four cities, outlines alone, cities imported from the extracts, or one of each in turn, through the
 * whole planner; every option that is shown is checked again by a judge that shares no code with the product and knows what nobody
 * knows, and what the wishes have come to is counted. `--plain` asks for no more than the parties, diets and paces that every plan
 * must bear. One core: `taskset -c 0 npm run …`.
 */
import { appendFileSync, existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

import type { Option, Trip } from '@wayfarer/contract';

import { checkOption } from './plan/check-option.ts';
import { readCities, type WishedCity } from './plan/cities.ts';
import { countUnknown } from './plan/count-unknown.ts';
import { importCities, OUTLINES } from './plan/imported-cities.ts';
import { listSilent, type Measured, measureTrip } from './plan/measure/measure-trip.ts';
import { toFigures, toRows } from './plan/measure/report.ts';
import { percentile } from './plan/percentile.ts';
import { composeConcierge, planRequest } from './plan/plan-request.ts';
import { CATALOGUE, readRawCatalogue } from './plan/read-catalogue.ts';
import { generateRequests } from './plan/requests.ts';
import { generateWishes, NO_WISHES, type WishfulRequest } from './plan/wishes.ts';

const { values } = parseArgs({
  options: {
    cities: { type: 'string', default: 'full' },
    requests: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    plain: { type: 'boolean', default: false },
    osm: { type: 'string', default: '../shared/bench/osm' },
    out: { type: 'string' },
  },
});
const withImported = values.cities === 'imported' || values.cities === 'all';
const imported = withImported ? await importCities(values.osm) : undefined;
if (imported)
  console.log(`Imported: ${imported.names.join(', ') || `nothing, as there are no extracts in ${values.osm}`}.`);
const catalogue = readRawCatalogue(OUTLINES, ...(imported ? [imported.folder] : []));
const concierge = composeConcierge({}, imported?.folder);

interface Row {
  readonly request: string;
  readonly options: number;
  readonly ms: number;
  readonly cpuMs: number;
  readonly faults: readonly string[];
  readonly silent: readonly string[];
  readonly said: string | undefined;
}
const rows: Row[] = [];
const options: Option[] = [];
const measured: Measured[] = [];
for (const request of listRequests()) {
  const start = performance.now();
  const before = process.cpuUsage();
  const trip = await planRequest(concierge, request);
  const ms = Math.round(performance.now() - start);
  const { user, system } = process.cpuUsage(before);
  const counted = measureTrip(trip, request.wishes, catalogue);
  const row = toRow(trip, request, { ms, cpuMs: Math.round((user + system) / 1000), counted });
  rows.push(row);
  options.push(...trip.options);
  measured.push(counted);
  if (values.out) appendFileSync(values.out, `${JSON.stringify(row)}\n`);
  print(row);
}

function toRow(
  trip: Trip,
  { text }: WishfulRequest,
  { ms, cpuMs, counted }: { readonly ms: number; readonly cpuMs: number; readonly counted: Measured },
): Row {
  const faults = trip.options.flatMap((option) =>
    checkOption(option, trip, catalogue).map((fault) => `${option.id}: ${fault}`),
  );
  const said = trip.options.length > 0 ? undefined : trip.messages.at(-1)?.text;
  return { request: text, options: trip.options.length, ms, cpuMs, faults, silent: listSilent(counted), said };
}

function print({ ms, cpuMs, options: shown, faults, silent, request, said }: Row): void {
  const times = `${String(ms).padStart(6)} ms  ${String(cpuMs).padStart(6)} cpu-ms`;
  console.log(`${times}  ${shown} options  ${faults.length} faults  ${request}`);
  const lines = [...faults, ...(silent.length > 0 ? [`SILENT: ${silent.join(', ')}`] : []), ...(said ? [said] : [])];
  for (const line of lines) console.log(`            ${line}`);
}

const shown = rows.reduce((sum, row) => sum + row.options, 0);
const bad = rows.reduce((sum, row) => sum + new Set(row.faults.map((fault) => fault.split(':')[0])).size, 0);
const figures = toFigures(measured);
for (const [what, figure] of toRows(figures)) console.log(`${what.padEnd(60)}${figure}`);
console.log(
  JSON.stringify({
    requests: rows.length,
    planned: rows.filter((row) => row.options > 0).length,
    options: shown,
    feasible: shown === 0 ? null : (shown - bad) / shown,
    p50Ms: percentile(
      rows.map((row) => row.ms),
      0.5,
    ),
    p95Ms: percentile(
      rows.map((row) => row.ms),
      0.95,
    ),
    // What of it one core would take that does nothing else.
    p95CpuMs: percentile(
      rows.map((row) => row.cpuMs),
      0.95,
    ),
    ...countUnknown(options),
    ...figures,
  }),
);
process.exitCode = bad > 0 ? 1 : 0;

function listRequests(): readonly WishfulRequest[] {
  const [count, seed] = [Number(values.requests), Number(values.seed)];
  if (!values.plain) return generateWishes(count, seed, listCities());
  const others = values.cities === 'full' ? undefined : listCities().map(toDestination);
  return generateRequests(count, seed, others).map((request) => ({ ...request, wishes: NO_WISHES }));
}

function toDestination({ name }: WishedCity): { readonly name: string; readonly origins: readonly string[] } {
  return { name, origins: ['Paris', 'London', 'Berlin', 'Boston'].filter((one) => one !== name) };
}

/** Those of one kind, or of all kinds in turn. */
function listCities(): readonly WishedCity[] {
  const whole = readCities(CATALOGUE);
  const extracts = imported && existsSync(imported.folder) ? readCities(imported.folder) : [];
  const outlines = readCities(OUTLINES).filter(({ name }) => !extracts.some((one) => one.name === name));
  const kinds = {
    full: [whole],
    outline: [outlines],
    imported: [extracts, outlines],
    all: [whole, outlines, extracts],
  }[values.cities];
  if (!kinds) throw new RangeError(`Expected --cities full, outline, imported or all, got ${values.cities}.`);
  return inTurn(kinds.filter((kind) => kind.length > 0));
}

/** One of each, and so on until the longest is through. */
function inTurn(kinds: readonly (readonly WishedCity[])[]): readonly WishedCity[] {
  const longest = Math.max(...kinds.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => kinds.flatMap((kind) => kind[index % kind.length] ?? [])).flat();
}
