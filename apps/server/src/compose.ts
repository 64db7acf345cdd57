import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Clock, EventLog } from '@wayfarer/archon';
import { nodeDigest, reloadingFile, systemClock } from '@wayfarer/archon/node';
import { createIntentClassifier, parseIntents, parsePolicy } from '@wayfarer/archon/router';
import { SqliteEventLog } from '@wayfarer/archon/sqlite';
import { type Concierge, createConcierge, TRAVEL_INTENTS_FILE, TRAVEL_POLICY_FILE } from '@wayfarer/concierge';
import type { CityList, Trip } from '@wayfarer/contract';
import { createRuleBrain } from '@wayfarer/planner';
import { createEmbeddedSources, toIcs } from '@wayfarer/sources';

export interface ComposeOptions {
  /** Where the event log lives; made if it is not there. */
  readonly dataFolder: string;
  /** Cities of one's own beside those that come along. */
  readonly catalogueFolder?: string | undefined;
  /** `policies/travel.yaml` and `intents/travel.yaml` of one's own instead of those that come along. */
  readonly rulesFolder?: string | undefined;
  /** Somebody reads the conversations that are left to a person. */
  readonly hasPerson?: boolean;
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
export async function compose({
  dataFolder,
  catalogueFolder,
  rulesFolder,
  hasPerson = false,
  clock = systemClock,
  decorateLog = (log) => log,
}: ComposeOptions): Promise<House> {
  const sources = createEmbeddedSources({ catalogueFolder });
  const log = decorateLog(new SqliteEventLog({ path: join(dataFolder, 'events.db'), clock }));
  const brain = createRuleBrain({ gazetteer: sources.gazetteer });
  const rules = await openRules(rulesFolder);
  const concierge = createConcierge({
    ...sources,
    crowd: sources.crowdForecast,
    log,
    brain,
    policy: () => rules.policy.current,
    intents: () => rules.intents.current,
    trainClassifier: (registry) => createIntentClassifier(registry.examples()),
    hasPerson,
    clock,
    digest: nodeDigest,
    newId: randomUUID,
  });
  return {
    concierge,
    cities: { cities: sources.listCities().map((city) => ({ ...city, sketch: sources.findSketch(city.id) })) },
    toCalendar: (trip) => toIcs({ ...trip, stampedAt: trip.updatedAt }),
    version: readVersion(),
    async close() {
      rules.policy.close();
      rules.intents.close();
      await log.close();
    },
  };
}

/** Who edits one of the two files need not start the server again; a version with a mistake in it is told and not used. */
async function openRules(folder: string | undefined) {
  const fileOf = (path: string, own: URL): string => (folder === undefined ? fileURLToPath(own) : join(folder, path));
  const onError = (error: Error): void => console.error(error.message);
  const [policyFile, intentsFile] = [
    fileOf('policies/travel.yaml', TRAVEL_POLICY_FILE),
    fileOf('intents/travel.yaml', TRAVEL_INTENTS_FILE),
  ];
  const policy = await reloadingFile(policyFile, (text) => parsePolicy(text, { file: policyFile }), { onError });
  const intents = await reloadingFile(
    intentsFile,
    (text) => parseIntents(text, { digest: nodeDigest, file: intentsFile }),
    { onError },
  );
  return { policy, intents };
}

function readVersion(): string {
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}
