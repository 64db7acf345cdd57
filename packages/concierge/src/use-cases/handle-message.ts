import { chatOf } from '../chat/chat-of.ts';
import type { TripState } from '../core.ts';
import type { Desk } from '../desk.ts';
import { isErased, UnknownTripError } from '../errors.ts';

/**
 * Takes a message to its chat. Where that is erased meanwhile, it is heard in the one that is begun anew; where the trip is, no byte
 * of the message stays behind.
 *
 * @throws {UnknownTripError} if the trip is erased meanwhile.
 */
export async function handleMessage(
  desk: Desk,
  state: TripState,
  message: { readonly id: string; readonly text: string },
): Promise<TripState> {
  try {
    return await desk.chat.handle(state, message);
  } catch (error) {
    if (!isErased(error)) throw error;
    const now = await desk.shell.load(state.id);
    if (now?.chat === state.chat) throw error;
    await desk.log.eraseRun(chatOf(state.id, state.chat)); // It may have been begun after the erasing.
    if (!now) throw new UnknownTripError(state.id);
    return handleMessage(desk, now, message);
  }
}
