import { chatOf } from '../chat/chat-of.ts';
import { isErased, UnknownTripError } from '../errors.ts';
import type { TripState } from '../trip-state.ts';
import type { UseCaseContext } from '../use-case-context.ts';

/**
 * Takes a message to its chat. Where that is erased meanwhile, it is heard in the one that is begun anew; where the trip is, no byte
 * of the message stays behind.
 *
 * @throws {UnknownTripError} if the trip is erased meanwhile.
 */
export async function handleMessage(
  context: UseCaseContext,
  state: TripState,
  message: { readonly id: string; readonly text: string },
): Promise<TripState> {
  try {
    return await context.chat.handle(state, message);
  } catch (error) {
    if (!isErased(error)) throw error;
    const now = await context.shell.load(state.id);
    if (now?.chat === state.chat) throw error;
    await context.log.eraseRun(chatOf(state.id, state.chat)); // It may have been begun after the erasing.
    if (!now) throw new UnknownTripError(state.id);
    return handleMessage(context, now, message);
  }
}
