import { BadInputError } from '../../bad-input-error.ts';
import { type CommandContext, type Reply, textOf } from '../../command.ts';
import { readBytes } from '../../files.ts';
import { findTripId } from '../../find-trip.ts';
import { isSure } from '../../is-sure.ts';
import { showKept, showMine } from './show.ts';

export async function addPlaces(context: CommandContext, path: string): Promise<Reply> {
  const { ownPlaces, now, options } = context;
  const trip = await findTrip(context);
  const file = await readBytes(path);
  const isPreview = options['preview'] === true;
  const kept = await (isPreview ? ownPlaces.preview(file, { trip }) : ownPlaces.keep(file, { trip, now: now() }));
  return { json: kept, text: (style) => showKept(kept, { style, isPreview }) };
}

export async function listMine(context: CommandContext): Promise<Reply> {
  const places = context.ownPlaces.list({ trip: await findTrip(context) });
  return { json: { places }, text: (style) => showMine(places, style) };
}

export async function forgetPlaces(context: CommandContext, word: string): Promise<Reply> {
  const trip = await findTrip(context);
  const isAll = word === 'all';
  const isMeant = !isAll || (await isSure(context, 'Forget all places of that list?'));
  const forgotten = isMeant
    ? await context.ownPlaces.forget({ trip, name: isAll ? undefined : word, now: context.now() })
    : 0;
  if (forgotten === 0 && !isAll)
    throw new BadInputError(
      `No place of yours is called ${JSON.stringify(word)}. \`wayfarer places mine\` says which there are.`,
    );
  return { json: { forgotten }, text: () => `Forgot ${forgotten} ${forgotten === 1 ? 'place' : 'places'}.\n` };
}

/** The only trip whose places are meant; `null`: those for all trips. */
async function findTrip(context: CommandContext): Promise<string | null> {
  const meant = textOf(context, 'trip');
  return meant === undefined ? null : findTripId(context.concierge, meant);
}
