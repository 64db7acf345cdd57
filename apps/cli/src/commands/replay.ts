import { TRIP_WORD, type TripCommand } from '../command.ts';
import { EXIT } from '../exit.ts';
import { findTripId } from '../find-trip.ts';

export const replay: TripCommand = {
  name: 'replay',
  summary: 'make the plan anew from its log, and say whether it comes out as it was written down',
  usage: 'TRIP',
  words: [1, 1],
  options: {},
  details: `${TRIP_WORD} Exit code 1 where it does not; the first event that leads elsewhere is named.`,
  async run({ concierge, words: [word = ''] }) {
    const played = await concierge.replay(await findTripId(concierge, word));
    const { events, compared, divergence } = played;
    return {
      json: played,
      text: (style) =>
        divergence
          ? `${style.warn('It diverges.')} ${divergence.text}\n`
          : `${events} events were played; ${compared} of them changed the plan, and each leads to what was written down.\n`,
      exit: divergence ? EXIT.internal : EXIT.ok,
    };
  },
};
