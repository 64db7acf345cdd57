import type { EventLog } from '@wayfarer/archon';
import type { Trip } from '@wayfarer/contract';

import { listPlaceholders, reveal } from '../words.ts';

/** The messages as they were said. The log keeps personal values beside its chain; what was erased stays a placeholder. */
export async function withPersonal(trip: Trip, log: EventLog): Promise<Trip> {
  if (!trip.messages.some(({ text }) => listPlaceholders(text).length > 0)) return trip;
  const values = await log.readPersonal(trip.id);
  return { ...trip, messages: trip.messages.map((message) => ({ ...message, text: reveal(message.text, values) })) };
}
