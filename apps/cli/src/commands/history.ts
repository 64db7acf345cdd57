import { TRIP_WORD, type TripCommand } from '../command.ts';
import { findTripId } from '../find-trip.ts';
import { showHistory } from '../render/show-history.ts';

export const history: TripCommand = {
  name: 'history',
  summary: 'say what was done to the plan, when, by whom, and what was taken back',
  usage: 'TRIP',
  words: [1, 1],
  options: {},
  details: TRIP_WORD,
  async run({ concierge, words: [word = ''] }) {
    const trip = await concierge.getTrip(await findTripId(concierge, word));
    const { history: done, canUndo, canRedo } = trip;
    return { json: { history: done, canUndo, canRedo }, text: (style) => showHistory(trip, style) };
  },
};
