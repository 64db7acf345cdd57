import { readFileSync } from 'node:fs';

import { MemoryEventLog } from '@wayfarer/archon';
import { nodeDigest, systemClock } from '@wayfarer/archon/node';
import {
  type Concierge,
  type ConciergeParts,
  createConcierge,
  TRAVEL_INTENTS_FILE,
  TRAVEL_POLICY_FILE,
} from '@wayfarer/concierge';
import type { Trip } from '@wayfarer/contract';
import { createRuleBrain, createRuleUnderstander } from '@wayfarer/language';
import { parseIntents, parsePolicy } from '@wayfarer/router';
import { createEmbeddedSources } from '@wayfarer/sources';

import type { GeneratedRequest } from './requests.ts';

/** Nobody needs more turns than there are facts. */
const MOST_TURNS = 8;

/**
 * The product's own parts on a log in memory; `changes` puts others in their stead, to watch them.
 *
 * @param citiesFolder - Of imported cities; none by default.
 */
export function composeConcierge(
  changes: Partial<Pick<ConciergeParts, 'log' | 'policy' | 'effort' | 'clock' | 'newId' | 'cityFetcher'>> = {},
  citiesFolder?: string,
): Concierge {
  const sources = createEmbeddedSources({ citiesFolder });
  const intents = parseIntents(readFileSync(TRAVEL_INTENTS_FILE, 'utf8'), { digest: nodeDigest });
  const policy = parsePolicy(readFileSync(TRAVEL_POLICY_FILE, 'utf8'));
  return createConcierge({
    ...sources,
    crowd: sources.crowdForecast,
    brain: createRuleBrain({ gazetteer: sources.gazetteer }),
    understander: createRuleUnderstander(),
    policy: () => policy,
    intents: () => intents,
    log: new MemoryEventLog({ clock: systemClock, digest: nodeDigest }),
    digest: nodeDigest,
    clock: systemClock,
    newId: () => crypto.randomUUID(),
    ...changes,
  });
}

/** Talks until there are options, or until nothing more is asked. */
export async function planRequest(concierge: Concierge, request: GeneratedRequest): Promise<Trip> {
  let trip = await concierge.createTrip({ text: request.text });
  for (let turn = 0; turn < MOST_TURNS && trip.mode !== 'FINALIZE'; turn += 1) {
    const text = nextAnswer(trip, request);
    if (text === undefined) return trip;
    trip = await concierge.write(trip.id, 'message', { text });
  }
  return trip;
}

function nextAnswer({ mode, questions }: Trip, { answers }: GeneratedRequest): string | undefined {
  if (mode === 'CONFIRM') return 'yes, go ahead';
  const said = questions.map(
    ({ fact, number }, index) => [number ?? index + 1, answers[fact] ?? 'you decide'] as const,
  );
  const [only, another] = said;
  return another ? said.map(([number, answer]) => `${number}. ${answer}`).join('\n') : only?.[1];
}
