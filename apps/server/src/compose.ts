import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Clock, EventLog } from '@wayfarer/archon';
import {
  nodeDigest,
  nodeWorld,
  reloadingFile,
  systemClock,
  trainIntentsAside,
  WorkerPool,
} from '@wayfarer/archon/node';
import { redact } from '@wayfarer/archon/redaction';
import { parseIntents, parsePolicy } from '@wayfarer/archon/router';
import { SqliteEventLog } from '@wayfarer/archon/sqlite';
import {
  type Concierge,
  createConcierge,
  TRAVEL_INTENTS_FILE,
  TRAVEL_POLICY_FILE,
  type Workshop,
} from '@wayfarer/concierge';
import {
  type ActGuesser,
  ACTS_FILE,
  createActGuesser,
  createRuleBrain,
  createRuleUnderstander,
  listActLessons,
} from '@wayfarer/language';
import { createEmbeddedSources, type LiveSettings, type ModelSettings, openModels } from '@wayfarer/sources';

import type { MapTiles } from './map-tiles.ts';
import type { OwnPlacesParts } from './routes/own-places.ts';
import type { World } from './world.ts';

export interface ComposeOptions {
  /** Where the event log lives; made if it is not there. */
  readonly dataFolder: string;
  /** Cities of one's own beside those that come along. */
  readonly catalogueFolder?: string | undefined;
  /** `policies/travel.yaml` and `intents/travel.yaml` of one's own instead of those that come along. */
  readonly rulesFolder?: string | undefined;
  /** Somebody reads the conversations that are left to a person. */
  readonly hasPerson?: boolean;
  /** Maps are drawn with these instead of the sketches alone. */
  readonly tiles?: MapTiles | undefined;
  /** What may be fetched from public services. Default: nothing. */
  readonly live?: LiveSettings | undefined;
  /** Language models that may be asked. Default: none. */
  readonly model?: ModelSettings | null | undefined;
  /** Where the keys of models are. Default: that of the process. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly clock?: Clock;
  /** Stands between the concierge and the log, e.g. to watch it. */
  readonly decorateLog?: (log: EventLog) => EventLog;
  /** What the threads run on which trips are planned. */
  readonly planningProgram?: URL;
  /** Threads at a time. Default: one less than the machine can run, at least 1, at most 4. */
  readonly planningThreads?: number | undefined;
  /** How much work is put into a plan, see `ConciergeParts.effort`. */
  readonly effort?: number | undefined;
  /** Trips are planned on this thread: who plans little is done before another has started. Default: on threads beside it. */
  readonly plansHere?: boolean;
  /** Reads what no rule does. Default: learns it in a process of its own. */
  readonly guesser?: ActGuesser;
}

const PLANNING_PROGRAM = new URL('./planning-worker.ts', import.meta.url);

/** Whoever started this process: sisters are found in their sources, and types are stripped (no flag from Node 22.18 on). */
const SOURCE_FLAGS = [
  '-C',
  'wayfarer-source',
  '--experimental-strip-types',
  '--disable-warning=ExperimentalWarning',
].filter((flag) => flag !== '--experimental-strip-types' || process.allowedNodeEnvironmentFlags.has(flag));

/** A plan needs about 100 MB, one of a city with thousands of places more; what goes beyond this is no plan. */
const THREAD_MEMORY = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 512 };

/**
 * More than the concierge lets in at once, so that a trip that is in is never turned away between two of its tasks; what
 * an earlier process has left undone comes on top.
 */
const MOST_IN_LINE = 256;

/** The parts of the server, joined. */
export interface ServerParts {
  readonly concierge: Concierge;
  readonly world: World;
  /** Whose servers the page may ask for maps. */
  readonly mapOrigins: readonly string[];
  readonly tilesFile?: string | undefined;
  readonly version: string;
  /** Lists of travellers' own, and what time it is. */
  readonly own: Omit<OwnPlacesParts, 'concierge'>;
  /** The line of trips that wait to be planned. */
  readonly line: Pick<Workshop, 'waiting' | 'running'>;
  /** To be called before requests are answered: reads a message that nobody has sent, so that no request waits for the first. */
  prepare(): Promise<void>;
  /** To be called once requests are answered: does in advance what the first of them would else wait for. */
  warm(): void;
  close(): Promise<void>;
}

/** Has something for every pattern that messages are read by: making them takes far longer than reading. */
const REHEARSAL =
  'Three days in Kyoto for two, 3 to 5 April 2027, from Osaka, mid budget, moderate pace, temples and food, vegetarian, no crowds';

/** Learns in a process of its own, so that nobody waits for it; once, for all that this process serves. */
const GUESSER = createActGuesser(async () => {
  const file = fileURLToPath(ACTS_FILE);
  const acts = parseIntents(readFileSync(file, 'utf8'), { digest: nodeDigest, file });
  const { examples, validation } = listActLessons(acts);
  return trainIntentsAside(examples, { validation });
});

/** The one place where the server's parts are chosen. */
export async function compose({
  dataFolder,
  catalogueFolder,
  rulesFolder,
  hasPerson = false,
  tiles,
  live,
  model,
  environment = process.env,
  clock = systemClock,
  decorateLog = (log) => log,
  planningProgram = PLANNING_PROGRAM,
  planningThreads,
  effort,
  plansHere = false,
  guesser = GUESSER,
}: ComposeOptions): Promise<ServerParts> {
  const folders = {
    catalogueFolder,
    citiesFolder: join(dataFolder, 'cities'),
    weatherFolder: join(dataFolder, 'weather'),
    routesFolder: join(dataFolder, 'routes'),
    transitFolder: join(dataFolder, 'transit'),
    scenesFolder: join(dataFolder, 'scenes'),
    ownPlacesFile: join(dataFolder, 'my-places.json'),
  };
  const sources = createEmbeddedSources({
    ...folders,
    report: (text) => console.error(text),
    ...(live && { live: { ...live, clock } }),
  });
  const models = model ? await loadModels(model, environment) : undefined;
  const log = decorateLog(new SqliteEventLog({ path: join(dataFolder, 'events.db'), clock, onMended }));
  const brain = createRuleBrain({ gazetteer: sources.gazetteer });
  const rules = await openRules(rulesFolder);
  const pool = new WorkerPool({
    program: planningProgram,
    size: planningThreads,
    data: { ...folders, live, effort },
    mostWaiting: MOST_IN_LINE,
    resourceLimits: THREAD_MEMORY,
    execArgv: SOURCE_FLAGS,
  });
  const concierge = createConcierge({
    ...sources,
    crowd: sources.crowdForecast,
    pilgrimage: { ...sources.pilgrimage, world: nodeWorld },
    log,
    brain,
    policy: () => rules.policy.current,
    understander: createRuleUnderstander(guesser),
    intents: () => rules.intents.current,
    effort,
    ...(!plansHere && { workshop: pool }),
    eraseBesideLog: async (trip) => void (await sources.ownPlaces.forget({ trip, now: clock.now() })),
    hasPerson,
    clock,
    ...(models && { model: { ...models, world: { ...nodeWorld, clock }, report } }),
    digest: nodeDigest,
    newId: randomUUID,
    report,
  });
  return {
    concierge,
    world: {
      listCities: () => ({
        cities: sources.listCities().map((city) => ({ ...city, hasSketch: sources.findSketch(city.id) !== null })),
        canFetch: sources.cityFetcher !== undefined,
        mapStyle: tiles?.style ?? null,
        ...(model && { model: model.model.id }),
      }),
      findSketch: (city) => sources.findSketch(city),
    },
    mapOrigins: tiles?.origins ?? [],
    tilesFile: tiles?.file,
    version: readVersion(),
    own: { ownPlaces: sources.ownPlaces, now: () => clock.now() },
    line: pool,
    async prepare() {
      redact(REHEARSAL);
      const request = {
        message: REHEARSAL,
        index: 0,
        mode: 'CLARIFY',
        facts: [],
        open: [],
        today: '2027-01-01',
      } as const;
      await brain.understand(request, new AbortController().signal);
    },
    warm() {
      if (!plansHere) pool.warm();
      void guesser.learn();
    },
    async close() {
      await pool.close();
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

/** The adapter is loaded only where a model is set: without one nothing of it costs anything. */
async function loadModels(settings: ModelSettings, environment: ComposeOptions['environment'] & object) {
  const { modelFromConfiguration } = await import('@wayfarer/archon/ai-sdk');
  return openModels(settings, environment, modelFromConfiguration);
}

function report(what: string, error: unknown): void {
  console.error(what, error instanceof Error ? error.message : error);
}

/** A file that was damaged has been saved as far as it goes; whoever owns it must know what is missing. */
function onMended({ text }: { readonly text: string }): void {
  console.error(text);
}
