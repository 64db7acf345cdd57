import { NoPlanChosenError } from '@wayfarer/concierge';

import { BadInputError } from '../bad-input-error.ts';
import { type CommandContext, textOf, TRIP_WORD, type TripCommand } from '../command.ts';
import { writeFileAt } from '../files.ts';
import { findTripId } from '../find-trip.ts';

/** What a trip can be taken along as: the text of the file, and what stands for it as JSON. */
interface Exported {
  readonly file: string;
  readonly json: unknown;
}

const FORMATS: Readonly<Record<string, (context: CommandContext, id: string) => Promise<Exported>>> = {
  async ics({ concierge, toCalendar }, id) {
    const trip = await concierge.getTrip(id);
    if (trip.days.length === 0) throw new NoPlanChosenError('export');
    return { file: toCalendar(trip), json: trip };
  },
  async events({ concierge }, id) {
    const events = await concierge.exportEvents(id);
    return { file: events.map((event) => `${JSON.stringify(event)}\n`).join(''), json: events };
  },
};

export const exportTrip: TripCommand = {
  name: 'export',
  summary: 'take the plan along as a calendar, or all there is as raw events',
  usage: 'TRIP --format ics|events',
  words: [1, 1],
  options: {
    format: {
      type: 'string',
      value: 'ics',
      summary: 'ics: a calendar; events: every event of the trip and its chat, one a line',
    },
    out: { type: 'string', value: 'FILE', summary: 'write to a file instead of stdout' },
  },
  details: `${TRIP_WORD} With --json the trip is printed, and the file must go to --out. Raw events can be had of a trip that cannot be read, too.`,
  async run(context) {
    const [format = 'ics', out] = [textOf(context, 'format'), textOf(context, 'out')];
    const write = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
    if (!write) {
      throw new BadInputError(
        `There is no format ${JSON.stringify(format)}. Formats: ${Object.keys(FORMATS).join(', ')}.`,
      );
    }
    const { file, json } = await write(context, await findTripId(context.concierge, context.words[0] ?? ''));
    if (out === undefined) return { json, text: () => file };
    await writeFileAt(out, file);
    return { json, text: () => `Wrote ${out}\n` };
  },
};
