import type { EventLog, StoredEvent } from '@wayfarer/archon';

import { listPlaceholders } from '../words.ts';

/** Events of a conversation among which the message at hand stands for sure. */
const NEWEST = 60;

/** A message as the conversation keeps it. */
export interface Received {
  /** With placeholders for what is personal. */
  readonly text: string;
  readonly personal: Readonly<Record<string, string>> | undefined;
}

/**
 * What was said in an interaction, from the log: so it is known after a crash as well.
 *
 * @param seq - Place of the conversation's newest event.
 */
export async function readReceived(
  log: EventLog,
  conversation: string,
  { interaction, seq }: { readonly interaction: string; readonly seq: number },
): Promise<Received | undefined> {
  const newest = await log.read(conversation, { after: Math.max(0, seq - NEWEST) });
  const found =
    newest.findLast((event) => isOf(event, interaction)) ??
    (await log.read(conversation)).findLast((event) => isOf(event, interaction));
  if (!found) return undefined;
  const { text } = found.content as { readonly text: string };
  const placeholders = listPlaceholders(text);
  if (placeholders.length === 0) return { text, personal: undefined };
  const values = await log.readPersonal(conversation);
  const known = placeholders.flatMap((one) => {
    const value = values.get(one);
    return value === undefined ? [] : [[one, value] as const];
  });
  return { text, personal: known.length > 0 ? Object.fromEntries(known) : undefined };
}

function isOf({ type, content }: StoredEvent, interaction: string): boolean {
  return type === 'received' && (content as { readonly interaction_id?: unknown }).interaction_id === interaction;
}

/** Shorter values are found inside other words. */
const TELLING_LENGTH = 3;

/** The text with placeholders for the values that stand in it, the longest first; what was said as a whole is no such value. */
export function conceal(text: string, values: ReadonlyMap<string, string>): string {
  return [...values]
    .filter(([placeholder, value]) => value.length >= TELLING_LENGTH && !placeholder.startsWith('⟦said:'))
    .toSorted(([, one], [, other]) => other.length - one.length)
    .reduce((hidden, [placeholder, value]) => hidden.replaceAll(value, () => placeholder), text);
}
