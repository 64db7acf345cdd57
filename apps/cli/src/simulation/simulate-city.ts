import { join } from 'node:path';

import { describeTotals, drawTotals, live, sumUp, type Totals, travellersOf } from '@wayfarer/replanner/simulation';
import { createEmbeddedSources, type EmbeddedSources } from '@wayfarer/sources';
import { addDays, isIsoDate, type IsoDate } from '@wayfarer/trip/clock';

import { BadInputError } from '../bad-input-error.ts';
import type { FolderContext } from '../command.ts';
import { gatherCity, planFor } from './plan-for.ts';

/** What is asked for. */
export interface Asked {
  readonly city: string;
  readonly from: string;
  readonly days: number;
  readonly travellers: number;
  readonly seed: number;
}

/** What it came to, for programs, for people, and as a page. */
export interface Simulated {
  readonly name: string;
  readonly totals: Totals;
  readonly text: string;
  /** SVG. */
  readonly plots: string;
}

/** @throws {BadInputError} */
export async function simulateCity(
  { city, from, days, travellers, seed }: Asked,
  { dataFolder, catalogueFolder, terminal }: FolderContext,
): Promise<Simulated> {
  if (!isIsoDate(from))
    throw new BadInputError(`--from: expected a date such as 2027-04-05, got ${JSON.stringify(from)}.`);
  const sources = createEmbeddedSources({
    catalogueFolder,
    citiesFolder: join(dataFolder, 'cities'),
    report: (text) => terminal.err(`${text}\n`),
  });
  const known = findCity(sources, city);
  const dates = Array.from({ length: days }, (_, index): IsoDate => addDays(from, index));
  const gathered = await gatherCity(sources, known, dates);
  const world = { crowd: sources.crowdForecast };
  const lived = travellersOf(seed, travellers).map((chance) => live(chance, planFor(chance, gathered), world));
  const totals = sumUp(lived);
  const trips = `${travellers} ${travellers === 1 ? 'traveller' : 'travellers'}, ${days} ${days === 1 ? 'day' : 'days'} in ${known.name} from ${from}, seed ${seed}`;
  return { name: known.name, totals, text: `${trips}\n${describeTotals(totals)}`, plots: drawTotals(lived) };
}

function findCity({ gazetteer }: EmbeddedSources, text: string): ReturnType<EmbeddedSources['gazetteer']['getCity']> {
  const match = gazetteer.resolveCity(text);
  if (match.kind === 'known') return match.city;
  const near = 'nearest' in match ? match.nearest.map(({ name }) => name) : [];
  const hint = near.length > 0 ? ` Some that can be: ${near.join(', ')}.` : '';
  throw new BadInputError(`No city that can be planned is called ${JSON.stringify(text)}.${hint}`);
}
