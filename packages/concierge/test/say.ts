import type { Understood } from '@wayfarer/language';

import { readExactWords } from '../src/chat/exact-words.ts';
import { toTripContext } from '../src/chat/to-trip-context.ts';
import type { Say, TripCommand } from '../src/trip-command.ts';
import type { TripState } from '../src/trip-state.ts';

/** A command, or a message of which nobody has said yet what it means. */
export type Told = TripCommand | (Omit<Say, 'understood'> & { readonly understood?: Understood | null });

/** A message as the chat hands it on: the frame of the exact command that it is, else words for the planner. */
export function toCommand(told: Told, state: TripState): TripCommand {
  if (told.type !== 'say') return told;
  if (told.understood !== undefined) return { ...told, understood: told.understood };
  const frame = readExactWords(told.text, toTripContext(state, told.today));
  return { ...told, understood: frame ? { language: 'en', frames: [frame], unused: [] } : null };
}
