import { basename } from 'node:path';

import { type Booking, languageSchema, type PlannedBooking } from '@wayfarer/contract';

import { BadInputError } from '../bad-input-error.ts';
import { textOf, type TripCommand } from '../command.ts';
import { readBytes } from '../files.ts';
import { findTripId } from '../find-trip.ts';
import { replyWithChange } from '../reply.ts';

export const booking: TripCommand = {
  name: 'booking',
  summary: 'read a booking: mail, calendar, pass, PDF, page or text; with --trip what it would do to the plan',
  usage: 'FILE',
  words: [1, 1],
  options: {
    trip: { type: 'string', value: 'TRIP', summary: 'say what it would do to the plan of that trip' },
    yes: { type: 'boolean', summary: 'fix it in the plan; `undo` takes it back' },
    language: { type: 'string', value: 'CODE', summary: 'without --trip: en, ja, zh, fr, de or es' },
  },
  details: 'Nothing changes without --yes, and nothing of the document is kept.',
  async run(context) {
    const { concierge, words, options } = context;
    const [path = ''] = words;
    const language = languageOf(textOf(context, 'language'));
    const file = { bytes: await readBytes(path), name: basename(path) };
    const meant = textOf(context, 'trip');
    if (meant === undefined) {
      const read = await concierge.readBookings(file, language);
      return { json: read, text: () => read.bookings.map((one) => `${showBooking(one)}\n`).join('\n') };
    }
    const id = await findTripId(concierge, meant);
    const { bookings } = await concierge.previewBookings(id, file);
    if (options['yes'] !== true) {
      const hint = bookings.some(isFitting) ? '\nNothing has changed. The same with --yes does it.\n' : '';
      return { json: { bookings }, text: () => `${bookings.map(showPlanned).join('\n')}${hint}` };
    }
    const before = await concierge.getTrip(id);
    let after = before;
    for (const { edits } of bookings.filter(isFitting))
      for (const edit of edits) after = await concierge.write(id, 'edit', { edit });
    const left = bookings.filter((one) => !isFitting(one)).map(showPlanned);
    const reply = replyWithChange(after, before);
    return after === before
      ? { json: after, text: () => left.join('\n') }
      : { ...reply, text: (style) => [...left, reply.text(style)].join('\n') };
  },
};

/** @throws {BadInputError} */
function languageOf(said: string | undefined) {
  if (said === undefined) return undefined;
  const { data, success } = languageSchema.safeParse(said);
  if (success) return data;
  throw new BadInputError(`--language must be one of ${languageSchema.options.join(', ')}, got "${said}".`);
}

function isFitting({ edits, outcome }: PlannedBooking): boolean {
  return edits.length > 0 && outcome !== null && outcome.outcome !== 'refused';
}

function showBooking({ said: { title, rows, questions } }: Booking): string {
  return [
    title,
    ...rows.map(({ label, value }) => `  ${label}: ${value}`),
    ...questions.map((question) => `  ? ${question}`),
  ].join('\n');
}

function showPlanned({ booking: one, text }: PlannedBooking): string {
  return `${showBooking(one)}\n  → ${text}\n`;
}
