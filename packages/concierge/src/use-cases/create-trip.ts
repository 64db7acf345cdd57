import type { Trip } from '@wayfarer/contract';

import { cleanText } from '../clean-text.ts';
import type { TripState } from '../core.ts';
import { type Desk, viewOf, type WriteOptions } from '../desk.ts';

/**
 * Begins a trip, with its first sentence if there is one.
 *
 * @param request.seed - Seed of the optimizer, 0 to 2³²−1; without it the plan follows from what is said alone.
 * @throws {BusyError | MessageTooLongError | EmptyMessageError}
 */
export async function createTrip(
  desk: Desk,
  { text, seed }: { readonly text?: string | undefined; readonly seed?: number | undefined },
  { key }: WriteOptions = {},
): Promise<Trip> {
  const first = text === undefined ? undefined : cleanText(text);
  const id = `trip_${key === undefined ? desk.newId() : desk.digest(key).slice(0, 16)}`;
  const begin = (): Promise<TripState> =>
    desk.shell.execute(
      id,
      { type: 'create', seed: seed ?? null, greet: first === undefined },
      key === undefined ? {} : { key },
    );
  if (first === undefined) return viewOf(desk, await begin());
  return desk.admission.admit(id, async () => {
    await begin();
    return viewOf(desk, await desk.frontDoor.hear(id, { id: key ?? desk.newId(), text: first }));
  });
}
