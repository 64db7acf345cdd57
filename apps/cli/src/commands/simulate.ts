import { resolve } from 'node:path';

import { BadInputError } from '../bad-input-error.ts';
import { type FolderCommand, textOf } from '../command.ts';
import { writeFileAt } from '../files.ts';

const MOST_DAYS = 14;
const MOST_TRAVELLERS = 100_000;
const LARGEST_SEED = 999_999;

export const simulate: FolderCommand = {
  name: 'simulate',
  summary: 'send made-up travellers through a city, and say what is kept of their plans when things happen on the way',
  usage: '--city NAME',
  words: [0, 0],
  options: {
    city: { type: 'string', value: 'NAME', summary: 'a city of `wayfarer plan`, e.g. kyoto' },
    days: { type: 'string', value: 'N', summary: `how long each trip is (default: 3, at most ${MOST_DAYS})` },
    travellers: { type: 'string', value: 'N', summary: 'how many trips (default: 1000, some ten in a second)' },
    seed: { type: 'string', value: 'N', summary: 'of chance: the same seed comes to the same totals (default: 1)' },
    from: { type: 'string', value: 'DATE', summary: 'the first day (default: 2027-04-05)' },
    out: { type: 'string', value: 'FILE', summary: 'draw a page of plots, SVG' },
  },
  details:
    'Each traveller has random likings and a plan that is made for them; crowds, closed doors, full roads, delays and storms befall it by chance, at rates that are made up. They take what is recommended, of the alternatives shown the one they like most, or keep to their plan one time in ten. Hindsight is all days solved anew by who knew beforehand what would be closed, stormy or late. No trip of yours is touched.',
  async runOnFolder(context) {
    const city = textOf(context, 'city');
    if (city === undefined) throw new BadInputError('Which city? `wayfarer simulate --city kyoto`');
    const numbers = {
      days: readCount(context, 'days', { usual: 3, least: 1, most: MOST_DAYS }),
      travellers: readCount(context, 'travellers', { usual: 1000, least: 1, most: MOST_TRAVELLERS }),
      seed: readCount(context, 'seed', { usual: 1, least: 0, most: LARGEST_SEED }),
    };
    const from = textOf(context, 'from') ?? '2027-04-05';
    const { simulateCity } = await import('../simulation/simulate-city.ts');
    const { name, totals, plots, text } = await simulateCity({ city, from, ...numbers }, context);
    const out = textOf(context, 'out');
    const file = out === undefined ? undefined : resolve(context.folder, out);
    if (file !== undefined) await writeFileAt(file, plots);
    return {
      json: { city: name, from, ...numbers, ...totals, ...(file !== undefined && { file }) },
      text: () => `${text}\n${file === undefined ? '' : `Drew ${file}.\n`}`,
    };
  },
};

function readCount(
  context: Parameters<typeof textOf>[0],
  name: string,
  { usual, least, most }: { readonly usual: number; readonly least: number; readonly most: number },
): number {
  const word = textOf(context, name) ?? String(usual);
  const count = /^\d{1,9}$/.test(word) ? Number(word) : NaN;
  if (count >= least && count <= most) return count;
  throw new BadInputError(`--${name}: expected a whole number from ${least} to ${most}, got ${JSON.stringify(word)}.`);
}
