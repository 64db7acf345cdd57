import type { Supposition } from '@wayfarer/contract';
import { suppositionSchema } from '@wayfarer/contract';

import { BadInputError } from '../bad-input-error.ts';
import { checkShape } from '../check-shape.ts';
import { type CommandContext, KEY_OPTION, textOf, TRIP_WORD, type TripCommand } from '../command.ts';
import { findTripId } from '../find-trip.ts';
import { showWhatIf } from '../render/show-what-if.ts';
import { replyWithChange } from '../reply.ts';
import { findDate, findStop } from './edit/names.ts';

export const whatIf: TripCommand = {
  name: 'what-if',
  summary: 'say what would be: weather rainy --on sunday --from 13:00, delay 40, closed "Louvre", without "Louvre"',
  usage: 'TRIP KIND [VALUE]',
  words: [2, 3],
  options: {
    on: { type: 'string', value: 'DAY', summary: 'the day of the weather; without it the day the trip has come to' },
    from: { type: 'string', value: 'TIME', summary: 'from when on the weather lasts' },
    until: { type: 'string', value: 'TIME', summary: 'until when it lasts' },
    visit: { type: 'string', value: 'STOP', summary: 'the stop that it is about; without it the next one' },
    take: { type: 'boolean', summary: 'do what would be done' },
    ...KEY_OPTION,
  },
  details: `${TRIP_WORD} KIND is weather, delay, crowd, traffic, closed or without. STOP is the number of a stop in \`show\`, its id or its name. Nothing changes without --take.`,
  async run(context) {
    const { concierge, words, options } = context;
    const id = await findTripId(concierge, words[0] ?? '');
    const suppose = await readSupposition(id, context);
    if (options['take'] !== true) {
      const answer = await concierge.previewWhatIf(id, suppose);
      return { json: answer, text: (style) => showWhatIf(answer, style) };
    }
    const before = await concierge.getTrip(id);
    const after = await concierge.write(id, 'suppose', { suppose, take: true, key: textOf(context, 'key') });
    return replyWithChange(after, before);
  },
};

/** @throws {BadInputError} */
async function readSupposition(id: string, context: CommandContext): Promise<Supposition> {
  const { concierge, words } = context;
  const [, kind = '', value] = words;
  const named = { trip: await concierge.getTrip(id), places: [] };
  const stop = kind === 'closed' || kind === 'without' ? (value ?? textOf(context, 'visit')) : textOf(context, 'visit');
  const visit = stop === undefined ? undefined : findStop(named, stop);
  if (kind === 'without') {
    if (visit === undefined) throw new BadInputError('Without which stop? `wayfarer what-if TRIP without "Louvre"`');
    return { edit: { type: 'remove', visit } };
  }
  const on = textOf(context, 'on');
  const said = {
    kind,
    value: kind === 'closed' ? undefined : toValue(value),
    visit,
    date: on === undefined ? undefined : findDate(named, on),
    from: textOf(context, 'from'),
    until: textOf(context, 'until'),
  };
  return checkShape<Supposition>(
    suppositionSchema,
    Object.fromEntries(Object.entries(said).filter(([, one]) => one !== undefined)),
  );
}

function toValue(word: string | undefined): string | number | undefined {
  return word !== undefined && /^\d+(\.\d+)?$/.test(word) ? Number(word) : word;
}
