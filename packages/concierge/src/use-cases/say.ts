import type { Trip } from '@wayfarer/contract';

import { readCommand } from '../chat-command.ts';
import { cleanText } from '../clean-text.ts';
import { type Desk, viewOf, type WriteOptions } from '../desk.ts';
import { UnknownTripError } from '../errors.ts';

/**
 * Says something in the trip's chat. The key is the message's id: sent again under it, it is answered, not repeated.
 *
 * @throws {UnknownTripError | MessageTooLongError | EmptyMessageError | BusyError}
 */
export async function say(
  desk: Desk,
  id: string,
  { text, key }: WriteOptions & { readonly text: string },
): Promise<Trip> {
  const clean = cleanText(text);
  const state = await desk.shell.load(id);
  if (!state) throw new UnknownTripError(id);
  const hear = async (): Promise<Trip> =>
    viewOf(desk, await desk.frontDoor.hear(id, { id: key ?? desk.newId(), text: clean }));
  // What is nothing but a command begins no planning: on the way it is heard however many wait.
  return readCommand(clean, state) ? hear() : desk.admission.admit(id, hear);
}
