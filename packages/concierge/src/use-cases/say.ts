import type { Trip } from '@wayfarer/contract';

import { cleanText } from '../clean-text.ts';
import { changeTrip, type Desk, type WriteOptions } from '../desk.ts';
import { todayOf } from '../today.ts';

/** Says something to the planner. */
export async function say(
  desk: Desk,
  id: string,
  { text, key }: WriteOptions & { readonly text: string },
): Promise<Trip> {
  return changeTrip(desk, id, { command: { type: 'say', text: cleanText(text), today: todayOf(desk.clock) }, key });
}
