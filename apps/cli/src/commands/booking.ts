import { basename } from 'node:path';

import type { Booking, PlannedBooking } from '@wayfarer/contract';

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
  },
  details: 'Nothing changes without --yes, and nothing of the document is kept.',
  async run(context) {
    const { concierge, words, options } = context;
    const [path = ''] = words;
    const file = { bytes: await readBytes(path), name: basename(path) };
    const meant = textOf(context, 'trip');
    if (meant === undefined) {
      const read = await concierge.readBookings(file);
      return { json: read, text: () => read.bookings.map((one) => sayBooking(one)).join('\n') };
    }
    const id = await findTripId(concierge, meant);
    const planned = await concierge.previewBookings(id, file);
    if (options['yes'] !== true)
      return {
        json: planned,
        text: () =>
          `${planned.bookings.map(sayPlanned).join('\n')}\nNothing has changed. The same with --yes does it.\n`,
      };
    const before = await concierge.getTrip(id);
    const fitting = planned.bookings.filter(({ edits, outcome }) => edits.length > 0 && outcome?.outcome !== 'refused');
    let after = before;
    for (const { edits } of fitting) for (const edit of edits) after = await concierge.write(id, 'edit', { edit });
    const left = planned.bookings.filter((one) => !fitting.includes(one)).map(sayPlanned);
    const reply = replyWithChange(after, before);
    return { ...reply, text: (style) => [...left, reply.text(style)].join('\n') };
  },
};

function sayBooking(one: Booking): string {
  const ends = one.from || one.to ? `${placeText(one.from)} → ${placeText(one.to)}` : placeText(one.place);
  const rows = [
    `${one.kind}${one.isCancelled ? ' (cancelled)' : ''}  ${one.name ?? ''}  ${ends}`.trimEnd(),
    `  ${momentText(one.start)} – ${momentText(one.end)}`,
    ...(one.code === null ? [] : [`  code ${one.code}`]),
    ...(one.persons === null ? [] : [`  for ${one.persons.join(', ')}`]),
    ...(one.seat === null ? [] : [`  seat ${one.seat}`]),
    ...(one.unknown.length === 0 ? [] : [`  not certain, so not taken: ${one.unknown.join(', ')}`]),
  ];
  return `${rows.join('\n')}\n`;
}

const OBSTACLES: Readonly<Record<NonNullable<PlannedBooking['obstacle']>, string>> = {
  cancelled: 'It is cancelled, so the plan stays as it is.',
  'not-certain': 'What the plan needs is not certain in it.',
  'other-days': 'It is not on the days of this trip.',
  'unknown-place': 'Its place is not known to this trip.',
  'no-part': 'A plan has no part for it.',
};

function sayPlanned({ booking: one, before, outcome, obstacle }: PlannedBooking): string {
  const was = before === null ? '' : `  Before: ${before.date} ${before.time}\n`;
  return `${sayBooking(one)}${was}  ${obstacle === null ? (outcome?.text ?? '') : OBSTACLES[obstacle]}\n`;
}

function placeText(place: Booking['place']): string {
  return place?.name ?? place?.code ?? '?';
}

function momentText(moment: Booking['start']): string {
  return moment === null
    ? '?'
    : [moment.date, moment.time, moment.zone ?? moment.offset].filter((one) => one !== null).join(' ');
}
