import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';

import type { EventLog } from '@wayfarer/archon';
import type { McpToolServer } from '@wayfarer/archon/mcp';
import { composeProduct, followRules, openAssistant, type ProductOptions, readLearned } from '@wayfarer/composition';
import type { Concierge, Workshop } from '@wayfarer/concierge';
import { rehearseReading } from '@wayfarer/language';
import { rehearse } from '@wayfarer/router/grammar';
import { redact } from '@wayfarer/router/redaction';

import type { MapTiles } from './map-tiles.ts';
import type { OwnPlacesParts } from './routes/own-places.ts';
import type { World } from './world.ts';

export interface ComposeOptions extends ProductOptions {
  /** Maps are drawn with these instead of the sketches alone. */
  readonly tiles?: MapTiles | undefined;
  /** Stands between the concierge and the log, e.g. to watch it. */
  readonly decorateLog?: (log: EventLog) => EventLog;
  /** What the threads run on which trips are planned. */
  readonly planningProgram?: URL;
  /** Threads at a time. Default: one less than the machine can run, at least 1, at most 4. */
  readonly planningThreads?: number | undefined;
}

/** A plan needs about 100 MB, one of a city with thousands of places more; what goes beyond this is no plan. */
const THREAD_MEMORY = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 512 };

/**
 * More than the concierge lets in at once, so that a trip that is in is never turned away between two of its tasks; what
 * an earlier process has left undone comes on top.
 */
const MOST_IN_LINE = 256;

/** A thread takes some 80 MB and starts in a second: while nobody plans there need not be one. */
const THREAD_IDLE_MS = 2 * 60 * 1000;

/** The parts of the server, joined. */
export interface ServerParts {
  readonly concierge: Concierge;
  readonly world: World;
  /** Whose servers the page may ask for maps. */
  readonly mapOrigins: readonly string[];
  readonly tilesFile?: string | undefined;
  readonly version: string;
  /** Opens the door for assistants; `page` is the address of this server, once it listens. */
  openAssistant(page: () => string | undefined): Promise<Pick<McpToolServer, 'fetch' | 'close'>>;
  /** Lists of travellers' own, and what time it is. */
  readonly own: Omit<OwnPlacesParts, 'concierge'>;
  /** The line of trips that wait to be planned. */
  readonly line: Pick<Workshop, 'waiting' | 'running'>;
  /** Reads a sample message in small steps, so that the first real one is not slow. Requests are answered between the steps. */
  prepare(signal: AbortSignal): Promise<void>;
  /** To be called once requests are answered: learns in a process of its own to read what no rule reads. */
  warm(): void;
  /** To be called with each write: starts a thread, so that it is there when a plan is needed. */
  onWrite(): void;
  close(): Promise<void>;
}

/** Has something for every pattern that messages are read by: making them takes far longer than reading. */
const REHEARSAL =
  'Three days in Kyoto for two, 3 to 5 April 2027, from Osaka, mid budget, moderate pace, temples and food, vegetarian, no crowds';

/** The one place where the server's parts are chosen. */
export async function compose({
  tiles,
  decorateLog,
  planningProgram,
  planningThreads,
  ...options
}: ComposeOptions): Promise<ServerParts> {
  const product = await composeProduct(options, {
    rules: await followRules(options.rulesFolder),
    decorateLog,
    pool: {
      ...(planningProgram && { program: planningProgram }),
      size: planningThreads,
      mostWaiting: MOST_IN_LINE,
      resourceLimits: THREAD_MEMORY,
      idleMs: THREAD_IDLE_MS,
    },
  });
  const { concierge, sources, pool, clock } = product;
  const { model, plansHere = false } = options;
  return {
    concierge,
    world: {
      listCities: () => ({
        cities: sources.listCities().map((city) => ({ ...city, hasSketch: sources.findSketch(city.id) !== null })),
        canFetch: sources.cityFetcher !== undefined && sources.fetching?.get() !== 'never',
        ...(sources.fetching && { fetching: { permission: sources.fetching.get() } }),
        mapStyle: tiles?.style ?? null,
        ...(model && { model: model.model.id }),
        ...(options.hasPerson === true && { hasPerson: true }),
      }),
      fetching: sources.fetching,
      importCity: sources.importCity,
      findSketch: (city) => sources.findSketch(city),
    },
    mapOrigins: tiles?.origins ?? [],
    tilesFile: tiles?.file,
    version: readVersion(),
    openAssistant: (page) =>
      openAssistant({ concierge, dataFolder: options.dataFolder, version: readVersion(), page, report: reportFault }),
    own: { ownPlaces: sources.ownPlaces, now: () => clock.now() },
    line: pool,
    async prepare(signal) {
      const { gazetteer } = sources;
      const rehearsals = [
        rehearse(() => void redact(REHEARSAL)),
        rehearseReading(REHEARSAL, { gazetteer, today: '2027-01-01' }),
      ];
      for (const steps of rehearsals) {
        while (steps.next().done !== true) await setImmediate(undefined, { signal });
      }
    },
    // The first reading opens the weights.
    warm: () => void readLearned(''),
    onWrite() {
      if (!plansHere) pool.warm();
    },
    close: () => product.close(),
  };
}

function reportFault(error: Error): void {
  console.error('Serving an assistant:', error.message);
}

function readVersion(): string {
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}
