import { SPENDING, TRIP_EVENTS, type WriteBody, WRITES } from '@wayfarer/contract';
import { minorDigits } from '@wayfarer/trip/money';

import { BadInputError } from '../bad-input-error.ts';
import { checkShape } from '../check-shape.ts';
import { KEY_OPTION, textOf, TRIP_WORD, type TripCommand } from '../command.ts';
import { findTripId } from '../find-trip.ts';
import { showAgents } from '../render/show-agents.ts';
import { replyWithMoment } from '../reply.ts';
import { writing } from './writing.ts';

export const event = writing('event', {
  name: 'event',
  summary: 'say how you are, or what you wish of the day: tired, hungry, slower, reoptimize, end',
  usage: 'TRIP KIND',
  words: [2, 2],
  details: `KIND is one of ${TRIP_EVENTS.join(', ')}. What would change the day is shown first: approve or reject it.`,
  toBody: ([kind]) => ({ kind }),
});

export const spend: TripCommand = {
  name: 'spend',
  summary: 'say what you have spent: 1200 food',
  usage: 'TRIP AMOUNT CATEGORY',
  words: [3, 3],
  options: KEY_OPTION,
  details: `${TRIP_WORD} AMOUNT is in the trip's currency, 18.50 or 1200; a negative one corrects what was too high. CATEGORY is one of ${SPENDING.join(', ')}.`,
  async run(context) {
    const { concierge, words } = context;
    const [word = '', said = '', category] = words;
    const id = await findTripId(concierge, word);
    const before = await concierge.getTrip(id);
    const currency = before.costs[0]?.amount.currency;
    if (currency === undefined) throw new BadInputError('The trip has no plan yet, so its currency is not known.');
    const amount = toMinor(said, minorDigits(currency));
    const body = checkShape<WriteBody<'spending'>>(WRITES.spending.body, { amount, category });
    return replyWithMoment(await concierge.write(id, 'spending', { ...body, key: textOf(context, 'key') }), before);
  },
};

export const position = writing('position', {
  name: 'position',
  summary: 'say where you are, in degrees',
  usage: 'TRIP LAT LON',
  words: [3, 3],
  toBody: ([lat, lon]) => ({ lat: Number(lat), lon: Number(lon) }),
});

export const agents: TripCommand = {
  name: 'agents',
  summary: 'say who was asked on the way, why, and what each proposed',
  usage: 'TRIP',
  words: [1, 1],
  options: {},
  details: TRIP_WORD,
  async run({ concierge, words: [word = ''] }) {
    const found = await concierge.getAgents(await findTripId(concierge, word));
    return { json: found, text: (style) => showAgents(found, style) };
  },
};

function toMinor(text: string, digits: number): number {
  const amount = Number(text);
  const minor = amount * 10 ** digits;
  if (text.trim() === '' || !Number.isFinite(amount) || Math.abs(minor - Math.round(minor)) > 1e-6)
    throw new BadInputError(
      `Expected an amount such as ${digits === 0 ? '1200' : '18.50'}, got ${JSON.stringify(text)}.`,
    );
  return Math.round(minor);
}
