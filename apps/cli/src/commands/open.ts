import { KEY_OPTION, textOf, type TripCommand } from '../command.ts';
import { readText } from '../files.ts';
import { showTrip } from '../render/show-trip.ts';

export const open: TripCommand = {
  name: 'open',
  summary: 'open a trip that somebody shared as a file',
  usage: 'FILE',
  words: [1, 1],
  options: KEY_OPTION,
  details:
    'FILE is what `wayfarer export TRIP --as share` has written, here or elsewhere. It is checked whole before anything is kept.',
  async run(context) {
    const text = await readText(context.words[0] ?? '');
    const trip = await context.concierge.openShare(text, { key: textOf(context, 'key') });
    return { json: trip, text: (style) => showTrip(trip, style) };
  },
};
