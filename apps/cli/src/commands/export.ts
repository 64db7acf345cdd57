import { writeFile } from 'node:fs/promises';

import { NoPlanChosenError } from '@wayfarer/concierge';

import { BadInputError } from '../bad-input-error.ts';
import { textOf, TRIP_WORD, type TripCommand } from '../command.ts';
import { findTripId } from '../find-trip.ts';

const FORMATS: readonly string[] = ['ics'];

export const exportTrip: TripCommand = {
  name: 'export',
  summary: 'take the plan along as a calendar',
  usage: 'TRIP --format ics',
  words: [1, 1],
  options: {
    format: { type: 'string', value: 'ics', summary: 'iCalendar, the one format there is' },
    out: { type: 'string', value: 'FILE', summary: 'write to a file instead of stdout' },
  },
  details: `${TRIP_WORD} With --json the trip is printed, and the file must go to --out.`,
  async run(context) {
    const [format = 'ics', out] = [textOf(context, 'format'), textOf(context, 'out')];
    if (!FORMATS.includes(format)) {
      throw new BadInputError(`There is no format ${JSON.stringify(format)}. Formats: ${FORMATS.join(', ')}.`);
    }
    const trip = await context.concierge.getTrip(await findTripId(context.concierge, context.words[0] ?? ''));
    if (trip.days.length === 0) throw new NoPlanChosenError('export');
    const file = context.toCalendar(trip);
    if (out === undefined) return { json: trip, text: () => file };
    await save(out, file);
    return { json: trip, text: () => `Wrote ${out}\n` };
  },
};

async function save(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, text);
  } catch (error) {
    throw new BadInputError(
      `Cannot write ${JSON.stringify(path)}: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}
