import { MisuseError } from '../errors.ts';
import type { TaskRequest } from '../events/decider.ts';
import type { EventLog } from '../events/event-log.ts';
import { MemoryEventLog } from '../events/memory-event-log.ts';
import { createRunEngine, type RunEngine } from '../events/run-engine.ts';
import type { Runtime } from '../runtime.ts';
import type { MessageBus } from './bus/message-bus.ts';
import { type Claim, type ConflictStrategy, isConflict, type Resolution, strategies } from './conflict/resolve.ts';
import { type DelegateOptions, type DelegationLimits, Delegator } from './delegator.ts';
import { BROADCAST, type Message } from './message.ts';
import { Post } from './post.ts';
import type { Role } from './roster/role.ts';
import { Roster, type TeamMember, type TrackRecord } from './roster/roster.ts';
import {
  DELEGATE,
  type Delivered,
  PLAN,
  type TaskOutcome,
  type TeamCommand,
  teamCore,
  type TeamPlan,
  type TeamState,
} from './run/team-state.ts';
import { type SharedContext, updateShared } from './shared-context.ts';
import { citeAll, type Synthesizer } from './synthesis.ts';
import type { DelegatedTask, TeamResult, TeamTask } from './task.ts';
import type { TeamListener } from './team-event.ts';
import { type Bid, WorkerAgent } from './worker-agent.ts';

export interface OrchestratorAgentOptions {
  readonly id: string;
  readonly bus: MessageBus;
  readonly shared: SharedContext;
  readonly runtime: Runtime;
  /** Where its runs are written. Default: in memory. */
  readonly log?: EventLog | undefined;
  /** Makes tasks of a question, knowing who is there. No tasks: the question needs no team. */
  readonly plan: (query: string, team: readonly TeamMember[]) => Promise<readonly TeamTask[]>;
  /** Answers what needs no team. Default: it goes to whoever has room. */
  readonly alone?: ((query: string) => Promise<string>) | undefined;
  /** Writes the answer. Default: all that was found, with who found it. */
  readonly synthesize?: Synthesizer | undefined;
  /** Settles what several agents say differently. Default: majority, then confidence, then authority. */
  readonly conflicts?: ConflictStrategy | undefined;
  readonly limits?: DelegationLimits | undefined;
  /** With a role, it takes tasks from other orchestrators, and passes them on to its own team. */
  readonly role?: Role | undefined;
  /** How often it gives a sign of life to those whose tasks it takes. Default 1,000. */
  readonly heartbeatMs?: number | undefined;
  /** How agents have done before, as {@link OrchestratorAgent.listRecords} gave it. */
  readonly records?: readonly TrackRecord[] | undefined;
  readonly onEvent?: TeamListener | undefined;
}

export interface AuctionOptions {
  /** Time for bids. Default 1,000. */
  readonly bidMs?: number | undefined;
  /** What a bid is worth; the highest gets the task. Default: quality for each unit of cost and second. */
  readonly worth?: ((bid: Bid) => number) | undefined;
}

/** Type of the runs that it writes. */
const RUN_TYPE = 'team';

/** Key of the shared context under which disagreements stand, the latest last. */
const DISCREPANCY_LOG = 'discrepancy_log';

const KEPT_DISCREPANCIES = 100;

/** A run may take as long as its tasks do, each of which has a limit of its own. */
const NO_LIMIT_MS = 2 ** 31 - 1;

/**
 * Leads a team: plans, gives each task to whoever can do it best, sees that it is done though agents fall silent, settles
 * disagreements, and answers with who said what. A run is an event log that goes on where a killed process has left it.
 *
 * @example
 * const orchestrator = new OrchestratorAgent({ id: 'orchestrator', bus, shared, runtime: nodeRuntime, plan });
 * await orchestrator.start();
 * const answer = await orchestrator.runTask('Research climate change and write a summary.');
 */
export class OrchestratorAgent {
  readonly id: string;
  readonly roster: Roster;
  readonly log: EventLog;
  readonly #options: OrchestratorAgentOptions;
  readonly #post: Post;
  readonly #delegator: Delegator;
  readonly #shell: RunEngine<TeamState, TeamCommand>;
  readonly #worker: WorkerAgent | undefined;
  #runs = 0;

  constructor(options: OrchestratorAgentOptions) {
    const {
      id,
      bus,
      shared,
      runtime,
      log = new MemoryEventLog(runtime),
      limits = {},
      onEvent,
      role,
      records,
      heartbeatMs,
    } = options;
    this.id = id;
    this.log = log;
    this.#options = options;
    this.roster = new Roster(runtime.clock, records);
    this.#post = new Post(id, bus, runtime);
    this.#delegator = new Delegator({ post: this.#post, roster: this.roster, shared, runtime, limits, onEvent });
    this.#shell = createRunEngine<TeamState, TeamCommand, never>({
      log,
      runType: RUN_TYPE,
      decider: teamCore as never,
      runTask: (request, context) => this.#runRequest(request, context),
      taskTimeoutMs: NO_LIMIT_MS,
      continuedBy: id,
    });
    this.#worker =
      role &&
      new WorkerAgent({
        id,
        role,
        bus,
        shared,
        runtime,
        heartbeatMs,
        work: (task, { signal, chain }) => this.#passOn(task, chain, signal),
      });
  }

  /** Tasks that wait for somebody with room. */
  get queueDepth(): number {
    return this.#delegator.queueDepth;
  }

  /** Tasks under way, and the last that have ended. */
  listTasks(): readonly DelegatedTask[] {
    return this.#delegator.list();
  }

  /** How agents have done so far: for the `records` of a team to come. */
  listRecords(): readonly TrackRecord[] {
    return this.roster.listRecords();
  }

  /** Listens, and asks who is there. */
  async start(): Promise<void> {
    const { bus } = this.#options;
    await bus.subscribe(this.id, (message) => this.#receive(message));
    if (this.#worker) await this.#worker.join();
    await this.#post.send({ receiverId: BROADCAST, messageType: 'status_update', content: { status: 'who-is-there' } });
  }

  async stop(): Promise<void> {
    await this.#worker?.stop();
    await this.#options.bus.unsubscribe(this.id);
  }

  /**
   * Answers a question, with the team if it takes one.
   *
   * @param options.runId - Names the run in the log; one that is there already goes on. Default: a new one.
   * @throws {TeamFailedError} if it could not be planned or answered.
   */
  async runTask(
    query: string,
    { runId = `${this.id}-${++this.#runs}` }: { readonly runId?: string } = {},
  ): Promise<string> {
    const { state } = await this.#shell.execute(runId, { query });
    if (state.answer === undefined) throw new Error(state.failure ?? 'The team gave no answer.');
    return state.answer;
  }

  /** How a run stands; `undefined` if there is no such run. */
  loadRun(runId: string): Promise<TeamState | undefined> {
    return this.#shell.load(runId);
  }

  /** Gives one task to the team. It resolves when the task is done, or has failed for good. */
  delegate(task: TeamTask, options: DelegateOptions = {}): Promise<DelegatedTask> {
    return this.#delegator.delegate(task, options);
  }

  /** Has several agents answer the same, each by itself, and settles what they say differently. The committee pattern. */
  async askCommittee(
    task: TeamTask,
    options: DelegateOptions & { readonly strategy?: ConflictStrategy } = {},
  ): Promise<Delivered> {
    const copies =
      task.copies ??
      Math.max(
        1,
        this.roster
          .list()
          .filter(({ role }) => (task.capabilities ?? []).every((each) => role.capabilities.includes(each))).length,
      );
    const taken = new Set(options.without);
    const tasks = await Promise.all(
      Array.from({ length: copies }, async (_, at) => {
        const id = copies === 1 ? task.id : `${task.id}#${at + 1}`;
        return this.#delegator.delegate(
          { ...task, id },
          { ...options, without: taken, onTaken: (agentId) => void taken.add(agentId) },
        );
      }),
    );
    const results = tasks.flatMap(({ result }) => result ?? []);
    const failure = results.length === 0 ? { failure: tasks[0]?.reason ?? 'Nobody was asked.' } : {};
    if (results.length < 2) return { results, ...failure };
    const claims = results.map((result) => this.#claimOf(result));
    const strategy =
      options.strategy ??
      this.#options.conflicts ??
      strategies.inTurn(strategies.majority(), strategies.confidence(), strategies.authority());
    const agreed: Resolution = {
      value: claims[0]?.value,
      by: 'agreement',
      agreed: claims.map(({ agentId }) => agentId),
      dissent: [],
    };
    if (isConflict(claims)) await this.#logDiscrepancy(task.id, claims);
    const resolution = isConflict(claims) ? await strategy(task.description, claims) : agreed;
    if (!resolution)
      return {
        results,
        claims,
        failure: `The agents disagree, and nothing settles it: ${claims.map(({ agentId, value }) => `${agentId} says ${JSON.stringify(value)}`).join('; ')}.`,
      };
    this.#learn(task, resolution);
    return { results, claims, resolution };
  }

  /** Gives a task to whoever makes the best offer; when nobody makes one, to whoever suits it best. The market pattern. */
  async auction(
    task: TeamTask,
    { bidMs = 1_000, worth = worthOf, ...options }: AuctionOptions & DelegateOptions = {},
  ): Promise<DelegatedTask> {
    const replies = await this.#post.ask(
      { receiverId: BROADCAST, messageType: 'bid_request', content: { task }, priority: 'high' },
      { timeoutMs: bidMs, replies: this.roster.list().length },
    );
    const bids = replies
      .map(({ senderId, content }) => ({ senderId, worth: worth(content as unknown as Bid) }))
      .filter((bid) => Number.isFinite(bid.worth))
      .toSorted((one, other) => other.worth - one.worth || (one.senderId < other.senderId ? -1 : 1));
    return this.delegate(task, { ...options, first: bids[0]?.senderId });
  }

  async #runRequest(
    { task, query }: TaskRequest,
    context: { readonly runId: string; readonly report: (note: string) => Promise<void>; readonly signal: AbortSignal },
  ): Promise<unknown> {
    const { shared, plan, synthesize = citeAll } = this.#options;
    if (task === PLAN) {
      const { query: asked } = query as TeamCommand;
      await shared.set('task_id', context.runId);
      await shared.set('original_query', asked);
      return { tasks: checkedPlan(await plan(asked, this.roster.list())) } satisfies TeamPlan;
    }
    if (task === DELEGATE) return this.#deliver((query as { readonly task: TeamTask }).task, context);
    const state = await this.#shell.load(context.runId);
    const outcomes = state?.plan?.tasks.flatMap(({ id }) => state.outcomes[id] ?? []) ?? [];
    return this.#answer((query as TeamCommand).query, outcomes, synthesize);
  }

  async #deliver(
    task: TeamTask,
    {
      runId,
      report,
      signal,
    }: { readonly runId: string; readonly report: (note: string) => Promise<void>; readonly signal: AbortSignal },
  ): Promise<Delivered> {
    // Runs may have tasks of the same name.
    const unique = { ...task, id: `${runId}/${task.id}`, parent: runId };
    const delivered = await this.askCommittee({ ...unique, copies: task.copies ?? 1 }, { report, signal });
    const results = delivered.results.map((result) => ({ ...result, taskId: task.id }));
    const key = task.sharedContextKey ?? task.id;
    const value = delivered.resolution?.value ?? results[0]?.result.content;
    if (value !== undefined) {
      const version = await this.#options.shared.set(key, value);
      await this.#post.send({
        receiverId: BROADCAST,
        messageType: 'context_update',
        content: { key, version },
        priority: 'low',
      });
    }
    return { ...delivered, results };
  }

  async #answer(query: string, outcomes: readonly TaskOutcome[], synthesize: Synthesizer): Promise<string> {
    const { alone } = this.#options;
    if (outcomes.length > 0) return synthesize(query, outcomes);
    if (alone) return alone(query);
    const { result, reason } = await this.delegate({
      id: `${this.id}/alone/${this.#options.runtime.digest(query).slice(0, 12)}`,
      description: query,
    });
    if (!result) throw new MisuseError(`Nobody could answer: ${reason ?? ''}`);
    return result.result.content;
  }

  async #receive(message: Message): Promise<void> {
    const { messageType, content, senderId } = message;
    if (this.#post.receive(message)) return;
    if (messageType === 'status_update' && content['status'] === 'available' && senderId !== this.id) {
      this.roster.join(senderId, content['role'] as Role);
    }
    if (messageType === 'context_request') {
      const key = String(content['key']);
      const found = await this.#options.shared.get(key);
      await this.#post.send({
        receiverId: senderId,
        messageType: 'information_share',
        content: { key, ...found, replyTo: message.id },
      });
    }
    await this.#delegator.receive(message);
    await this.#worker?.receive(message);
  }

  /** As one of another's team; its own team has tried whatever could be tried: the task goes on to its own, with the way that it has come. */
  async #passOn(task: TeamTask, chain: readonly string[], signal: AbortSignal) {
    const { result, reason } = await this.delegate({ ...task, id: `${task.id}>${this.id}`, chain }, { signal });
    if (!result) throw Object.assign(new Error(reason ?? 'It was not done.'), { retryable: false });
    return { result: result.result, evidence: `done by ${result.agentId}` };
  }

  #claimOf({ agentId, result, confidence, evidence }: TeamResult): Claim {
    return {
      agentId,
      value: readValue(result.content),
      confidence,
      evidence,
      authority: this.roster.find(agentId)?.role.authority,
    };
  }

  /** For whoever arbitrates: what the agents disagree on stands in the shared context. */
  async #logDiscrepancy(taskId: string, claims: readonly Claim[]): Promise<void> {
    const said = claims.map(({ agentId, value, evidence }) => ({ agentId, value, evidence }));
    await updateShared(this.#options.shared, DISCREPANCY_LOG, (before) => {
      const entries = (before ?? []) as readonly unknown[];
      return [...entries, { taskId, claims: said }].slice(-KEPT_DISCREPANCIES);
    });
  }

  /** Whoever was outvoted has done less well than it seemed. */
  #learn({ capabilities = [] }: TeamTask, { dissent }: Resolution): void {
    for (const agentId of dissent) this.roster.record(agentId, capabilities, { done: false, durationMs: 0 });
  }
}

/** @throws {MisuseError} if ids are not unique, or a task waits for one that is not there, or for itself. */
function checkedPlan(tasks: readonly TeamTask[]): readonly TeamTask[] {
  const ids = new Set(tasks.map(({ id }) => id));
  if (ids.size < tasks.length)
    throw new MisuseError(`Expected tasks with an id each, got ${tasks.map(({ id }) => id).join(', ')}.`);
  const done = new Set<string>();
  for (const { id, dependsOn = [] } of tasks) {
    const missing = dependsOn.find((each) => !ids.has(each));
    if (missing !== undefined)
      throw new MisuseError(
        `Task ${JSON.stringify(id)} waits for ${JSON.stringify(missing)}, which is no task of the plan.`,
      );
  }
  for (let before = -1; before < done.size;) {
    before = done.size;
    for (const { id, dependsOn = [] } of tasks) if (dependsOn.every((each) => done.has(each))) done.add(id);
  }
  const stuck = tasks.filter(({ id }) => !done.has(id)).map(({ id }) => id);
  if (stuck.length > 0) throw new MisuseError(`Tasks wait for one another in a circle: ${stuck.join(', ')}.`);
  return tasks;
}

/** What a text says, where it is JSON; else the text. */
function readValue(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function worthOf({ cost, quality, durationMs }: Bid): number {
  return quality / (Math.max(cost, 0.001) * (1 + Math.max(0, durationMs) / 1_000));
}
