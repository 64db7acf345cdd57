import { readFileSync } from 'node:fs';

import { nodeDigest } from '@wayfarer/archon/node';
import { parseIntents } from '@wayfarer/archon/router';

import { findCommand } from '../src/chat/chat-command.ts';
import type { Say, TripCommand, TripState } from '../src/core.ts';
import { TRAVEL_INTENTS_FILE } from '../src/index.ts';

const INTENTS = parseIntents(readFileSync(TRAVEL_INTENTS_FILE, 'utf8'), { digest: nodeDigest });

/** A command, or a message of which nobody has said yet what it calls for. */
export type Told = TripCommand | Omit<Say, 'call'>;

/** A message as the chat hands it on: to the tool of the exact command that it is, else to the planner. */
export function toCommand(told: Told, state: TripState): TripCommand {
  if (told.type !== 'say' || 'call' in told) return told;
  const { intent = 'plan_trip', params = {} } = findCommand(told.text, state) ?? {};
  return { ...told, call: { tool: INTENTS.find(intent)?.tool ?? 'tell_planner', params } };
}
