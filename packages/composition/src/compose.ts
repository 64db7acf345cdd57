import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import type { Clock, EventLog } from '@wayfarer/archon';
import { nodeDigest, nodeRuntime, systemClock, WorkerPool } from '@wayfarer/archon/node';
import { SqliteEventLog } from '@wayfarer/archon/sqlite';
import { type Concierge, createConcierge, OneATurn } from '@wayfarer/concierge';
import {
  type Brain,
  createLearnedBrain,
  createRuleBrain,
  createRuleUnderstander,
  createTwoWitnessBrain,
} from '@wayfarer/language';
import {
  createEmbeddedSources,
  type EmbeddedSources,
  type LiveSettings,
  type ModelSettings,
  openModels,
  type OwnPlaces,
  type ResearchSettings,
  withAside,
} from '@wayfarer/sources';

import { inTurns } from './in-turns.ts';
import { openAside } from './open-aside.ts';
import { openClassifier } from './open-classifier.ts';
import { readLearned } from './open-reader.ts';
import type { Rules } from './open-rules.ts';
import { describeDifference, openShadowPolicy } from './open-shadow-policy.ts';
import { openSink } from './open-sink.ts';
import { type PolicyDifference, PolicyTrial } from './policy-trial.ts';
import type { RouterSettings } from './router-settings.ts';

/** What whoever starts a program may say of the parts that all its doors have. */
export interface ProductOptions {
  /** Where the event log lives; made if it is not there. Another program may use the same. */
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
  /** With what the web is searched for who asks for it. Default: it is not. */
  readonly research?: ResearchSettings | null | undefined;
  /** How the router of the chat is set up beyond its rules. Default: nothing more. */
  readonly router?: RouterSettings | undefined;
  /** Where the keys of models are. Default: that of the process. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly clock?: Clock;
  /** How much work is put into a plan, see `ConciergeParts.effort`. */
  readonly effort?: number | undefined;
  /** Trips are planned, services asked and files read on this thread: who plans little is done before another has started. Default: on threads beside it. */
  readonly plansHere?: boolean | undefined;
}

/** What differs from door to door. */
export interface ProductParts {
  /** The rules in force. */
  readonly rules: Rules;
  /** Stands between the concierge and the log, e.g. to watch it. */
  readonly decorateLog?: ((log: EventLog) => EventLog) | undefined;
  /** The threads on which trips are planned; what is left out is the pool's own default. */
  readonly pool?:
    | Partial<Pick<PoolOptions, 'program' | 'size' | 'mostWaiting' | 'resourceLimits' | 'idleMs'>>
    | undefined;
  /** Told of what could not be gone on with, and why a model had no answer. */
  readonly report?: ((what: string, error: unknown) => void) | undefined;
}

type PoolOptions = ConstructorParameters<typeof WorkerPool>[0];

/** The parts of the product, joined. */
export interface Product {
  readonly concierge: Concierge;
  readonly sources: EmbeddedSources & { readonly ownPlaces: OwnPlaces };
  readonly brain: Brain;
  /** On which trips are planned. */
  readonly pool: WorkerPool;
  readonly clock: Clock;
  close(): Promise<void>;
}

const PLANNING_PROGRAM = new URL('./planning-worker.ts', import.meta.url);

/** Time limit of a planning job. A plan takes seconds, but on a busy machine the thread may wait minutes for a core. */
const PLANNING_LIMIT_MS = 180_000;

/** Whoever started this process: sisters are found in their sources, and types are stripped (no flag from Node 22.18 on). */
const SOURCE_FLAGS = [
  '-C',
  'wayfarer-source',
  '--experimental-strip-types',
  '--disable-warning=ExperimentalWarning',
].filter((flag) => flag !== '--experimental-strip-types' || process.allowedNodeEnvironmentFlags.has(flag));

/** The one place where the parts are chosen that every door has. */
export async function composeProduct(
  {
    dataFolder,
    catalogueFolder,
    hasPerson = false,
    live,
    model,
    research,
    router,
    environment = process.env,
    clock = systemClock,
    effort,
    plansHere = false,
  }: ProductOptions,
  { rules, decorateLog = (log) => log, pool: threads = {}, report = tell }: ProductParts,
): Promise<Product> {
  const folders = {
    catalogueFolder,
    citiesFolder: join(dataFolder, 'cities'),
    weatherFolder: join(dataFolder, 'weather'),
    routesFolder: join(dataFolder, 'routes'),
    transitFolder: join(dataFolder, 'transit'),
    scenesFolder: join(dataFolder, 'scenes'),
    ownPlacesFile: join(dataFolder, 'my-places.json'),
  };
  const sourcesHere = createEmbeddedSources({
    ...folders,
    report: (text) => console.error(text),
    ...(live && { live: { ...live, clock } }),
  });
  const aside = plansHere ? undefined : openAside({ ...folders, live }, SOURCE_FLAGS);
  const sources = aside ? withAside(sourcesHere, { run: aside.run, live }) : sourcesHere;
  const models = model ? await loadModels(model, environment) : undefined;
  const researchTools = research ? await loadResearch(research, environment) : undefined;
  const trial = new PolicyTrial({ clock, report });
  const { policy, telemetry, understander } = await openRouter(router, { rules, trial });
  const log = decorateLog(new SqliteEventLog({ path: join(dataFolder, 'events.db'), clock, onMended }));
  trial.keepIn(log);
  const { gazetteer } = sources;
  // To read a message takes longer than anything else that is done on this thread: others are answered between its parts.
  const readings = new OneATurn();
  const brain = createTwoWitnessBrain({
    rules: inTurns(createRuleBrain({ gazetteer }), readings),
    learned: inTurns(createLearnedBrain({ gazetteer, read: readLearned }), readings),
  });
  const pool = new WorkerPool({
    program: PLANNING_PROGRAM,
    data: { ...folders, live, effort },
    execArgv: SOURCE_FLAGS,
    timeoutMs: PLANNING_LIMIT_MS,
    ...threads,
  });
  const concierge = createConcierge({
    ...sources,
    crowd: sources.crowdForecast,
    pilgrimage: { ...sources.pilgrimage, runtime: nodeRuntime },
    log,
    brain,
    policy,
    telemetry,
    understander: inTurns(understander, readings),
    intents: rules.intents,
    effort,
    ...(!plansHere && { workshop: pool }),
    eraseBesideLog: async (trip) => void (await sources.ownPlaces.forget({ trip, now: clock.now() })),
    hasPerson,
    clock,
    ...(models && { model: { ...models, runtime: { ...nodeRuntime, clock }, report } }),
    research: researchTools,
    digest: nodeDigest,
    newId: randomUUID,
    report,
  });
  return {
    concierge,
    sources,
    brain,
    pool,
    clock,
    async close() {
      await pool.close();
      await aside?.close();
      rules.close();
      await trial.written();
      await log.close();
    },
  };
}

/** The parts of the router as they are set, before anything is opened that would have to be closed. */
async function openRouter(
  settings: RouterSettings | undefined,
  { rules, trial }: Pick<ProductParts, 'rules'> & { readonly trial: PolicyTrial },
) {
  const { classifierFile = null, embedder = null, events = null, shadowPolicyFile = null } = settings ?? {};
  const tell = (difference: PolicyDifference): void => {
    if (trial.note(difference)) console.error(describeDifference(difference));
  };
  return {
    telemetry: events ? [openSink(events)] : [],
    policy:
      shadowPolicyFile === null ? rules.policy : openShadowPolicy(shadowPolicyFile, { policy: rules.policy, tell }),
    understander:
      classifierFile === null
        ? createRuleUnderstander({ read: readLearned })
        : await openClassifier(classifierFile, embedder),
  };
}

/** The adapter is loaded only where a model is set: without one nothing of it costs anything. */
async function loadModels(settings: ModelSettings, environment: ProductOptions['environment'] & object) {
  const { modelFromConfiguration } = await import('@wayfarer/archon/ai-sdk');
  return openModels(settings, environment, modelFromConfiguration);
}

/** So are the tools that reach the web. */
async function loadResearch(settings: ResearchSettings, environment: ProductOptions['environment'] & object) {
  const { openResearch } = await import('./open-research.ts');
  return openResearch(settings, environment);
}

function tell(what: string, error: unknown): void {
  console.error(what, error instanceof Error ? error.message : error);
}

/** A file that was damaged has been saved as far as it goes; whoever owns it must know what is missing. */
function onMended({ text }: { readonly text: string }): void {
  console.error(text);
}
