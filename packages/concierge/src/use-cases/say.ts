import { ReusedKeyError } from '@wayfarer/archon';
import type { Trip } from '@wayfarer/contract';

import { cleanText } from '../clean-text.ts';
import type { TripState } from '../trip-state.ts';
import { hideKey, loadTrip, type UseCaseContext, viewOf, type WriteOptions } from '../use-case-context.ts';
import { reveal } from '../words.ts';
import { handleMessage } from './handle-message.ts';

/**
 * Says something in the trip's chat. The key is the message's id: sent again under it, it is answered, not repeated.
 *
 * @throws {UnknownTripError | UnreadableTripError | MessageTooLongError | EmptyMessageError | BusyError}
 * @throws {ReusedKeyError} if another request had the key.
 */
export async function say(
  context: UseCaseContext,
  id: string,
  { text, key }: WriteOptions & { readonly text: string },
): Promise<Trip> {
  const clean = cleanText(text);
  const state = await loadTrip(context, id);
  const interaction = key === undefined ? context.newId() : hideKey(context, id, key);
  if (key !== undefined) await assertSameMessage(context, state, { interaction, text: clean });
  const heard = async (): Promise<Trip> =>
    viewOf(context, await handleMessage(context, state, { id: interaction, text: clean }));
  // On the way one is heard however many wait to be planned.
  return state.journey ? heard() : context.admission.admit(id, heard);
}

/** @throws {ReusedKeyError} if the interaction was another message, or no message at all. */
async function assertSameMessage(
  { log }: UseCaseContext,
  { id, heard }: TripState,
  { interaction, text }: { readonly interaction: string; readonly text: string },
): Promise<void> {
  const before = heard.find((one) => one.interaction === interaction);
  const values = await log.readPersonal(id);
  if (values.has(`⟦request:${interaction}⟧`)) throw new ReusedKeyError();
  const words = before && `⟦words:${before.number}⟧`;
  if (words === undefined || !values.has(words)) return;
  if (plain(reveal(words, values)) !== plain(text)) throw new ReusedKeyError();
}

/** Brackets that look like ours have been made plain ones. */
function plain(text: string): string {
  return text.replaceAll('⟦', '[').replaceAll('⟧', ']');
}
