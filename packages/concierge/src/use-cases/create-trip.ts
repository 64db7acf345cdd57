import type { Trip } from '@wayfarer/contract';

import { cleanText } from '../clean-text.ts';
import { type Desk, viewOf, type WriteOptions } from '../desk.ts';
import { todayOf } from '../today.ts';

/**
 * Begins a trip, with its first sentence if there is one.
 *
 * @param request.seed - Seed of the optimizer, 0 to 2³²−1; without it the plan follows from what is said alone.
 */
export async function createTrip(
  desk: Desk,
  { text, seed }: { readonly text?: string | undefined; readonly seed?: number | undefined },
  { key }: WriteOptions = {},
): Promise<Trip> {
  const id = `trip_${key === undefined ? desk.newId() : desk.digest(key).slice(0, 16)}`;
  const first =
    text === undefined ? null : ({ type: 'say', text: cleanText(text), today: todayOf(desk.clock) } as const);
  const state = await desk.shell.execute(
    id,
    { type: 'create', seed: seed ?? null, first },
    key === undefined ? {} : { key },
  );
  return viewOf(desk, state);
}
