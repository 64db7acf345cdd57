import type { Trip } from '@wayfarer/contract';

import { cleanText } from '../clean-text.ts';
import { type Desk, viewOf, type WriteOptions } from '../desk.ts';
import { UnknownTripError } from '../errors.ts';

/**
 * Says something in the trip's chat. The key is the message's id: sent again under it, it is answered, not repeated.
 *
 * @throws {UnknownTripError | MessageTooLongError | EmptyMessageError}
 */
export async function say(
  desk: Desk,
  id: string,
  { text, key }: WriteOptions & { readonly text: string },
): Promise<Trip> {
  const clean = cleanText(text);
  if (!(await desk.shell.load(id))) throw new UnknownTripError(id);
  return viewOf(desk, await desk.frontDoor.hear(id, { id: key ?? desk.newId(), text: clean }));
}
