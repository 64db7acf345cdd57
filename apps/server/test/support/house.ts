import { readFileSync } from 'node:fs';

import { type Clock, type EventLog, MemoryEventLog } from '@wayfarer/archon';
import { nodeDigest } from '@wayfarer/archon/node';
import { FixedClock } from '@wayfarer/archon/testing';
import {
  type Concierge,
  createConcierge,
  type PolicySource,
  TRAVEL_INTENTS_FILE,
  TRAVEL_POLICY_FILE,
  type Workshop,
} from '@wayfarer/concierge';
import { createRuleBrain, type Understander } from '@wayfarer/language';
import type { CityFetcher, StayPort } from '@wayfarer/planner/ports';
import { type IntentsRegistry, parseIntents, parsePolicy } from '@wayfarer/router';
import { createEmbeddedSources, type EmbeddedSources } from '@wayfarer/sources';

import { LITTLE_EFFORT } from './little-effort.ts';

const GOLDEN =
  'Three days in Kyoto for two, 3 to 5 April 2027, from Osaka, mid budget, temples and food, one of us is vegetarian, we hate crowds';

const embedded = createEmbeddedSources();
const intents = parseIntents(readFileSync(TRAVEL_INTENTS_FILE, 'utf8'), { digest: nodeDigest });
const travelPolicy = parsePolicy(readFileSync(TRAVEL_POLICY_FILE, 'utf8'));

/** The real parts on a log in memory and a clock that stands on 21 November 2026; `changes` puts a fault in. */
export function openHouse(
  changes: {
    readonly log?: EventLog;
    readonly sources?: EmbeddedSources;
    readonly stay?: StayPort;
    readonly cityFetcher?: CityFetcher;
    readonly workshop?: Workshop;
    readonly policy?: PolicySource;
    readonly understander?: Understander;
    readonly hasPerson?: boolean;
    readonly clock?: Clock;
    readonly intents?: () => IntentsRegistry;
  } = {},
): {
  readonly concierge: Concierge;
  readonly log: EventLog;
} {
  const { sources = embedded, ...others } = changes;
  const clock = changes.clock ?? new FixedClock('2026-11-21T10:00:00.000Z');
  const log = changes.log ?? new MemoryEventLog({ clock, digest: nodeDigest });
  let ids = 0;
  const concierge = createConcierge({
    ...sources,
    crowd: sources.crowdForecast,
    policy: () => travelPolicy,
    intents: () => intents,
    brain: createRuleBrain({ gazetteer: sources.gazetteer }),
    digest: nodeDigest,
    clock,
    newId: () => String((ids += 1)),
    effort: LITTLE_EFFORT,
    ...others,
    log,
  });
  return { concierge, log };
}

/** A trip whose first option was chosen. */
export async function chosenTrip(concierge: Concierge): Promise<string> {
  const { id } = await concierge.createTrip({ text: GOLDEN });
  await concierge.write(id, 'message', { text: 'moderate' });
  await concierge.write(id, 'selection', { option: 1 });
  return id;
}
