import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Clock, EventLog } from '@wayfarer/archon';
import { nodeDigest, systemClock } from '@wayfarer/archon/node';
import { SqliteEventLog } from '@wayfarer/archon/sqlite';
import { type Concierge, createConcierge } from '@wayfarer/concierge';
import type { CityList, Trip } from '@wayfarer/contract';
import { createRuleBrain } from '@wayfarer/planner';
import { createEmbeddedSources, toIcs } from '@wayfarer/sources';

export interface ComposeOptions {
  /** Where the event log lives; made if it is not there. */
  readonly dataFolder: string;
  /** Cities of one's own beside those that come along. */
  readonly catalogueFolder?: string | undefined;
  readonly clock?: Clock;
  /** Stands between the concierge and the log, e.g. to watch it. */
  readonly decorateLog?: (log: EventLog) => EventLog;
}

/** The parts of the server, joined. */
export interface House {
  readonly concierge: Concierge;
  readonly cities: CityList;
  readonly toCalendar: (trip: Trip) => string;
  readonly version: string;
  close(): Promise<void>;
}

/** The one place where the server's parts are chosen. */
export function compose({
  dataFolder,
  catalogueFolder,
  clock = systemClock,
  decorateLog = (log) => log,
}: ComposeOptions): House {
  const sources = createEmbeddedSources({ catalogueFolder });
  const log = decorateLog(new SqliteEventLog({ path: join(dataFolder, 'events.db'), clock }));
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
  return {
    concierge,
    cities: { cities: sources.listCities().map((city) => ({ ...city, sketch: sources.findSketch(city.id) })) },
    toCalendar: (trip) => toIcs({ ...trip, stampedAt: trip.updatedAt }),
    version: readVersion(),
    close: () => log.close(),
  };
}

function readVersion(): string {
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}
