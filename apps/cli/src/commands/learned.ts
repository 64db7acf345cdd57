import { BadInputError } from '../bad-input-error.ts';
import { TRIP_WORD, type TripCommand } from '../command.ts';
import { findTripId } from '../find-trip.ts';
import { wrap } from '../render/lay-out.ts';

export const learned: TripCommand = {
  name: 'learned',
  summary: 'say what your choices on a trip have taught; `event TRIP forget-learned` forgets it',
  usage: 'TRIP',
  words: [1, 1],
  options: {},
  details: TRIP_WORD,
  async run({ concierge, words: [word = ''] }) {
    const { learned: found = null } = await concierge.getTrip(await findTripId(concierge, word));
    const lines = found?.lines ?? [];
    const said = lines.length > 0 ? lines : ['Nothing was learned yet.'];
    return { json: found, text: (style) => `${said.map((line) => wrap(line, style.width)).join('\n')}\n` };
  },
};

export const why: TripCommand = {
  name: 'why',
  summary: 'say why the open question is asked, why that is recommended, and why the limit is what it is',
  usage: 'TRIP',
  words: [1, 1],
  options: {},
  details: TRIP_WORD,
  async run({ concierge, words: [word = ''] }) {
    const { pending } = await concierge.getTrip(await findTripId(concierge, word));
    const explained = pending?.explained;
    if (!explained) throw new BadInputError('No question is open.');
    const { asked, recommended, limit } = explained;
    return {
      json: explained,
      text: (style) => `${[asked, recommended, limit].map((line) => wrap(line, style.width)).join('\n\n')}\n`,
    };
  },
};
