/**
 * @module
 * `npm run -s bench -- import FILE.osm.pbf [--city NAME] [--rows 40]`: a city from an extract, in this process, as `wayfarer places
 * import` makes it and without keeping it. One core: `taskset -c 0 npm run -s bench -- import …`. `--rows` prints so many rows of the
 * result, chosen by the clock of nobody: every n-th. Fails where too few of the sights one expects are among the first ten.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { importExtract } from '@wayfarer/sources/import';

import { countKnown } from './import/known-sights.ts';

const { values, positionals } = parseArgs({
  options: { city: { type: 'string' }, rows: { type: 'string', default: '0' } },
  allowPositionals: true,
});
const [file] = positionals;
const MOST_NAMED = 10;
const KB_PER_MB = 1024;

if (file === undefined || !existsSync(file)) {
  console.error(
    `Expected an extract, e.g. ../shared/bench/osm/porto-2020.osm.pbf; ${file === undefined ? 'none was named' : `there is none at ${file}`}.`,
  );
  process.exitCode = 2;
} else {
  await measure(file);
}

async function measure(path: string): Promise<void> {
  const start = performance.now();
  const { file: city, sketch, left, notes } = await importExtract(path, { city: values.city });
  const seconds = Math.round((performance.now() - start) / 10) / 100;
  const { sights, eateries, lodgings, terminals = [] } = city;
  const hoursKnown = [...sights, ...eateries].filter(({ hours = 'unknown' }) => hours !== 'unknown').length;
  const levels = [1, 2, 3, 4, 5].map((value) => sights.filter(({ significance }) => significance === value).length);
  console.log(
    `${city.city.name}, ${city.city.country}, ${city.city.zone}, ${city.city.currency}; data of ${city.source.date}`,
  );
  console.log(
    `significance 1–5: ${levels.join(', ')}; terminals: ${terminals.map(({ name }) => name).join(', ') || 'none'}`,
  );
  console.log(
    `map: ${sketch ? `${sketch.features.length} features, ${JSON.stringify(sketch).length} bytes` : 'none'}; districts ${city.city.districts?.length ?? 0}`,
  );
  console.table(
    left.map(({ reason, count, examples }) => ({ 'left out': reason, count, examples: examples.join('; ') })),
  );
  for (const note of notes) console.log(note);
  show(city.sights);
  show(city.eateries);
  show(city.lodgings);
  const top = sights.slice(0, MOST_NAMED).map(({ name }) => name);
  const known = countKnown(city.city.id, top);
  if (known && known.found < known.expected) process.exitCode = 1;
  console.log(
    JSON.stringify({
      seconds,
      maxRssMb: Math.round(process.resourceUsage().maxRSS / KB_PER_MB),
      sights: sights.length,
      eateries: eateries.length,
      lodgings: lodgings.length,
      hoursKnown,
      ...(known && { expectedAmongTop: `${known.found} (at least ${known.expected})` }),
      top,
    }),
  );
}

/** Every n-th row. */
function show(rows: readonly object[]): void {
  const wanted = Math.min(rows.length, Number(values.rows));
  for (let index = 0; index < wanted; index += 1)
    console.log(JSON.stringify(rows[Math.floor((index * rows.length) / wanted)]));
}
