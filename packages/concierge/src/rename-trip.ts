import type { EventLog, NewEvent, StoredEvent } from '@wayfarer/archon';

import { UnknownTripError } from './errors.ts';
import type { TripCommand } from './trip-command.ts';
import type { Named, TripState } from './trip-state.ts';

/** A name may say something of a person: it stands beside the chain, and is erased with all else that they said. */
export function decideRename(
  { id, seq, named }: TripState,
  { title }: Extract<TripCommand, { type: 'rename' }>,
): readonly NewEvent[] {
  if (seq === 0) throw new UnknownTripError(id);
  const event = { type: 'trip-renamed', version: 1, author: 'traveller' } as const;
  const clean = toTitle(title);
  if (clean === '') return named.placeholder === null ? [] : [{ ...event, content: { title: null } }];
  const placeholder = `⟦trip-title:${named.times + 1}⟧`;
  // Wrapped, it is never mistaken for something else in the event that has the same letters.
  const personal = { [placeholder]: JSON.stringify({ text: clean }) };
  return [{ ...event, content: { title: placeholder }, personal }];
}

export function evolveNamed(named: Named, { type, content }: StoredEvent): Named {
  if (type !== 'trip-renamed') return named;
  return { placeholder: (content as { readonly title: string | null }).title, times: named.times + 1 };
}

/** The name, as far as it is still kept. */
export async function findTitle(log: EventLog, run: string, placeholder: string | null): Promise<string | undefined> {
  if (placeholder === null) return undefined;
  return titleIn(await log.readPersonal(run), placeholder);
}

/** The same from personal values that were read already. */
export function titleIn(values: ReadonlyMap<string, string>, placeholder: string | null): string | undefined {
  const kept = placeholder === null ? undefined : values.get(placeholder);
  return kept === undefined ? undefined : (JSON.parse(kept) as { readonly text: string }).text;
}

/** On one line, without what does something instead of standing there. */
function toTitle(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[^\P{C}\u200d]/gu, '')
    .trim();
}
