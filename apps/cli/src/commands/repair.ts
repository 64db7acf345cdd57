import type { TripCommand } from '../command.ts';
import { showRepair } from '../render/show-repair.ts';
import { CHECK_OPTIONS, readRequest } from './check.ts';

/** `wayfarer repair FILE`: the least change that makes it right. */
export const repair: TripCommand = {
  name: 'repair',
  summary: 'mend an itinerary from elsewhere by the least change',
  usage: 'FILE',
  words: [1, 1],
  options: CHECK_OPTIONS,
  details:
    'FILE is a text as somebody pasted it, or JSON; `-` is what is typed or piped. What fits nowhere is left out; everything else stays as written. No trip is made of it, and nothing is kept.',
  async run(context) {
    const report = await context.concierge.repairItinerary(await readRequest(context));
    return { json: report, text: (style) => showRepair(report, style) };
  },
};
