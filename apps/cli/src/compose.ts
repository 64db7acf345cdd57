import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type Clock } from '@wayfarer/archon';
import { trainIntents } from '@wayfarer/archon/classifier';
import { nodeDigest, nodeWorld, systemClock, WorkerPool } from '@wayfarer/archon/node';
import { parseIntents, parsePolicy } from '@wayfarer/archon/router';
import { SqliteEventLog } from '@wayfarer/archon/sqlite';
import { type Concierge, createConcierge, TRAVEL_INTENTS_FILE, TRAVEL_POLICY_FILE } from '@wayfarer/concierge';
import type { DrawnMap } from '@wayfarer/exports';
import {
  ACTS_FILE,
  createActGuesser,
  createRuleBrain,
  createRuleUnderstander,
  listActLessons,
} from '@wayfarer/language';
import {
  createEmbeddedSources,
  type LiveSettings,
  type ModelSettings,
  openModels,
  type OwnPlaces,
} from '@wayfarer/sources';

export interface ComposeOptions {
  /** Where the event log lives; made if it is not there. A server may use the same. */
  readonly dataFolder: string;
  /** Cities of one's own beside those that come along. */
  readonly catalogueFolder?: string | undefined;
  /** `policies/travel.yaml` and `intents/travel.yaml` of one's own instead of those that come along. */
  readonly rulesFolder?: string | undefined;
  /** Somebody reads the conversations that are left to a person. */
  readonly hasPerson?: boolean;
  /** What may be fetched from public services. Default: nothing. */
  readonly live?: LiveSettings | undefined;
  /** Language models that may be asked. Default: none. */
  readonly model?: ModelSettings | null | undefined;
  /** Where the keys of models are. Default: that of the process. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly clock?: Clock;
  /** How much work is put into a plan, see `ConciergeParts.effort`. */
  readonly effort?: number | undefined;
  /** Trips are planned on this thread: who plans little is done before another has started. Default: on one beside it. */
  readonly plansHere?: boolean | undefined;
}

/** The parts of the command line, joined. */
export interface CommandParts {
  readonly concierge: Concierge;
  readonly ownPlaces: OwnPlaces;
  /** The drawn map of a city, by its id; `null` where there is none. */
  readonly findSketch: (city: string) => DrawnMap | null;
  readonly now: () => Date;
  close(): Promise<void>;
}

/** Whoever started this process: sisters are found in their sources, and types are stripped (no flag from Node 22.18 on). */
const SOURCE_FLAGS = [
  '-C',
  'wayfarer-source',
  '--experimental-strip-types',
  '--disable-warning=ExperimentalWarning',
].filter((flag) => flag !== '--experimental-strip-types' || process.allowedNodeEnvironmentFlags.has(flag));

/** Learns with the first message that no rule reads, which takes about two seconds; other commands never need it. */
const GUESSER = createActGuesser(() => {
  const file = fileURLToPath(ACTS_FILE);
  const acts = parseIntents(readFileSync(file, 'utf8'), { digest: nodeDigest, file });
  const { examples, validation } = listActLessons(acts);
  return trainIntents(examples, { validation });
});

/** The one place where the parts of the command line are chosen. */
export async function compose({
  dataFolder,
  catalogueFolder,
  rulesFolder,
  hasPerson = false,
  live,
  model,
  environment = process.env,
  clock = systemClock,
  effort,
  plansHere = false,
}: ComposeOptions): Promise<CommandParts> {
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
  const log = new SqliteEventLog({ path: join(dataFolder, 'events.db'), clock, onMended });
  const brain = createRuleBrain({ gazetteer: sources.gazetteer });
  const readRules = (path: string, own: URL): { readonly text: string; readonly file: string } => {
    const file = rulesFolder === undefined ? fileURLToPath(own) : join(rulesFolder, path);
    return { text: readFileSync(file, 'utf8'), file };
  };
  const policyText = readRules('policies/travel.yaml', TRAVEL_POLICY_FILE);
  const intentsText = readRules('intents/travel.yaml', TRAVEL_INTENTS_FILE);
  const policy = parsePolicy(policyText.text, { file: policyText.file });
  const intents = parseIntents(intentsText.text, { digest: nodeDigest, file: intentsText.file });
  const pool = new WorkerPool({
    program: new URL('./planning-worker.ts', import.meta.url),
    data: { ...folders, live, effort },
    execArgv: SOURCE_FLAGS,
  });
  const concierge = createConcierge({
    ...sources,
    crowd: sources.crowdForecast,
    pilgrimage: { ...sources.pilgrimage, world: nodeWorld },
    log,
    brain,
    policy: () => policy,
    understander: createRuleUnderstander(GUESSER),
    intents: () => intents,
    effort,
    ...(!plansHere && { workshop: pool }),
    eraseBesideLog: async (trip) => void (await sources.ownPlaces.forget({ trip, now: clock.now() })),
    hasPerson,
    clock,
    ...(models && { model: { ...models, world: { ...nodeWorld, clock }, report } }),
    digest: nodeDigest,
    newId: randomUUID,
  });
  return {
    concierge,
    ownPlaces: sources.ownPlaces,
    findSketch: (city) => sources.findSketch(city),
    now: () => clock.now(),
    async close() {
      await pool.close();
      await log.close();
    },
  };
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
