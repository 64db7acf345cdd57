import type { TripList } from '@wayfarer/contract';

import { BadInputError } from '../bad-input-error.ts';
import { toNumberOrId } from '../check-shape.ts';
import { textOf, type TripCommand } from '../command.ts';
import { table } from '../render/lay-out.ts';
import type { Style } from '../render/style.ts';

export const list: TripCommand = {
  name: 'list',
  summary: 'list the trips, the newest first, or those that are looked for',
  usage: '["kyoto april"]',
  words: [0, 1],
  options: {
    limit: { type: 'string', value: 'N', summary: 'at most so many (default: 50)' },
    after: { type: 'string', value: 'CURSOR', summary: 'go on where a page ended: its `next`' },
  },
  async run(context) {
    const limit = toNumberOrId(textOf(context, 'limit') ?? '50');
    if (typeof limit !== 'number' || limit < 1) throw new BadInputError('--limit: expected a whole number from 1.');
    const [find] = context.words;
    const page = await context.concierge.listTrips({ limit, after: textOf(context, 'after'), find });
    return { json: page, text: (style) => showList(page, { find, style }) };
  },
};

function showList(
  { trips, next }: TripList,
  { find, style }: { readonly find: string | undefined; readonly style: Style },
): string {
  if (trips.length === 0 && find !== undefined)
    return `No trip has ${JSON.stringify(find)} in its name, cities or dates.\n`;
  if (trips.length === 0) return 'There is no trip yet. Begin one with: wayfarer plan "…"\n';
  const rows = trips.map(({ id, title, start, end, mode, selected, problem, readable }) => [
    style.accent(id),
    problem === null ? style.bold(title) : style.warn(title),
    start !== null && end !== null ? `${start} – ${end}` : '',
    readable ? (selected === null ? mode : 'chosen') : 'set aside',
  ]);
  const damaged = trips.flatMap(({ id, problem }) => (problem === null ? [] : [`${id}: ${problem}`]));
  const aside =
    damaged.length === 0
      ? ''
      : `${style.warn(`Not whole, and so set aside as far as they cannot be read:\n${damaged.join('\n')}`)}\n${style.dim('`wayfarer export TRIP --format events` saves what is there, `wayfarer erase TRIP` erases it.')}\n`;
  const more = next === null ? '' : style.dim(`More: wayfarer list --after ${next}\n`);
  return `${table(rows)}\n${aside}${more}`;
}
