import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import { type Clock } from '@wayfarer/archon';
import { nodeDigest, systemClock } from '@wayfarer/archon/node';
import { SqliteEventLog } from '@wayfarer/archon/sqlite';
import { type Concierge, createConcierge } from '@wayfarer/concierge';
import type { Trip } from '@wayfarer/contract';
import { createRuleBrain } from '@wayfarer/planner';
import { createEmbeddedSources, toIcs } from '@wayfarer/sources';

export interface ComposeOptions {
  /** Where the event log lives; made if it is not there. A server may use the same. */
  readonly dataFolder: string;
  /** Cities of one's own beside those that come along. */
  readonly catalogueFolder?: string | undefined;
  readonly clock?: Clock;
}

/** The parts of the command line, joined. */
export interface House {
  readonly concierge: Concierge;
  readonly toCalendar: (trip: Trip) => string;
  close(): Promise<void>;
}

/** The one place where the parts of the command line are chosen. */
export function compose({ dataFolder, catalogueFolder, clock = systemClock }: ComposeOptions): House {
  const sources = createEmbeddedSources({ catalogueFolder });
  const log = new SqliteEventLog({ path: join(dataFolder, 'events.db'), clock });
  const brain = createRuleBrain({ gazetteer: sources.gazetteer });
  const concierge = createConcierge({
    ...sources,
    crowd: sources.crowdForecast,
    log,
    brain,
    clock,
    digest: nodeDigest,
    newId: randomUUID,
  });
  return { concierge, toCalendar: (trip) => toIcs({ ...trip, stampedAt: trip.updatedAt }), close: () => log.close() };
}
