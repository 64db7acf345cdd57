import type { Trip } from '@wayfarer/contract';

import { cleanText } from '../clean-text.ts';
import type { TripState } from '../trip-state.ts';
import { hideKey, type UseCaseContext, viewOf, type WriteOptions } from '../use-case-context.ts';
import { handleMessage } from './handle-message.ts';

/**
 * Begins a trip, with its first sentence if there is one.
 *
 * @param request.seed - Seed of the optimizer, 0 to 2³²−1; without it the plan follows from what is said alone.
 * @throws {BusyError | MessageTooLongError | EmptyMessageError}
 * @throws {ReusedKeyError} if another request had the key.
 */
export async function createTrip(
  context: UseCaseContext,
  { text, seed }: { readonly text?: string | undefined; readonly seed?: number | undefined },
  { key }: WriteOptions = {},
): Promise<Trip> {
  const first = text === undefined ? undefined : cleanText(text);
  const id = `trip_${key === undefined ? context.newId() : context.digest(key).slice(0, 16)}`;
  const hidden = key === undefined ? undefined : hideKey(context, id, key);
  const command = { type: 'create', seed: seed ?? null, greet: first === undefined } as const;
  const request = context.digest(JSON.stringify([command, first ?? null]));
  const begin = async (): Promise<TripState> =>
    (await context.shell.execute(id, command, hidden === undefined ? {} : { key: hidden, request })).state;
  if (first === undefined) return viewOf(context, await begin());
  return context.admission.admit(id, async () => {
    const message = { id: hidden ?? context.newId(), text: first };
    return viewOf(context, await handleMessage(context, await begin(), message));
  });
}
