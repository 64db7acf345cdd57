import { assertLimit } from '../assert-limit.ts';
import { MisuseError } from '../errors.ts';
import type { Fold } from '../events/decider.ts';
import { ReusedKeyError, UnknownRunError } from '../events/errors.ts';
import type { EventLog } from '../events/event-log.ts';
import type { NewEvent } from '../events/event.ts';
import { MemoryEventLog } from '../events/memory-event-log.ts';
import { RunRepository } from '../events/run-repository.ts';
import { RunSession } from '../events/run-session.ts';
import { assertHooks } from '../hook.ts';
import { assertKnownOptions } from '../known-options.ts';
import type { Model } from '../model/model.ts';
import { assertPrice } from '../model/price.ts';
import { assertSettings } from '../model/settings.ts';
import { estimateTokens } from '../model/tokens.ts';
import { withHooks } from '../model/with-hooks.ts';
import { withRetry } from '../model/with-retry.ts';
import { withSoundUsage } from '../model/with-sound-usage.ts';
import { withTimeout } from '../model/with-timeout.ts';
import type { RunObserver, RunTelemetry } from '../telemetry.ts';
import type { ArgumentsOf, JsonSchema, StandardSchema } from '../tool/schema.ts';
import { someTools } from '../tool/some-tools.ts';
import { ToolExecutionEngine } from '../tool/tool-execution-engine.ts';
import { ToolRegistry } from '../tool/tool-registry.ts';
import type { ToolResult } from '../tool/tool-result.ts';
import type { Tool } from '../tool/tool.ts';
import type { ReActAgentOptions } from './agent-options.ts';
import { assertGoalAndPermissions, assertMessage, assertOptions, assertParts, assertStopWhen } from './agent-parts.ts';
import { agentTool, type AgentToolOptions } from './agent-tool.ts';
import { type ApprovalAnswer, assertAnswer, takeAnswer } from './approval-answer.ts';
import { compactorOf, type SummaryWriter } from './compaction.ts';
import { Inbox } from './inbox.ts';
import type { LoopEvent } from './loop-event.ts';
import { LoopRecord } from './loop-record.ts';
import type { LoopSetup, RunSetup } from './loop-setup.ts';
import { standingOf, waitingOf } from './loop-standing.ts';
import { nativeProtocol } from './native-protocol.ts';
import { AGENT_OPTIONS, SUBTASK_OPTIONS } from './option-names.ts';
import { outputReader } from './output.ts';
import { PartMaker } from './part.ts';
import type { RunPolicy, SubtaskOptions } from './run-policy.ts';
import type { RunMetadata, RunResult, TypedResult } from './run-result.ts';
import { SubtaskRun } from './subtask-run.ts';
import { type ConversationInput, conversationOf, type SubTaskInput, toSubtask } from './subtask.ts';
import { textProtocol } from './text-protocol.ts';
import { type Thread, type ThreadOptions, Threads } from './thread.ts';

export type { ReActAgentOptions } from './agent-options.ts';

/** Type of the runs that the loop writes. */
const RUN_TYPE = 'subtask';

const RECORD: Fold<LoopRecord, LoopEvent> = {
  initial: () => new LoopRecord(),
  evolve(record, event) {
    record.apply(event);
    return record;
  },
};

/**
 * Works on one subtask in turns: the model thinks and chooses tools, the tools are run, the model is told what came of
 * them; until it answers, or a limit is reached. Every thought, action and observation is an event of the log.
 *
 * @example
 * const agent = new ReActAgent({ model, tools: [calculator], runtime: nodeRuntime });
 * const { content, metadata } = await agent.executeSubtask({ id: 'sum-1', description: 'What is 17 * 4?' });
 */
export class ReActAgent<Context = unknown> {
  readonly tools: ToolRegistry;
  readonly log: EventLog;
  readonly #setup: LoopSetup;
  readonly #options: RunPolicy;
  /** Of the runs that this agent works on now. */
  readonly #inboxes = new Map<string, Inbox>();
  readonly #telemetry: RunTelemetry | undefined;
  readonly #summaries: SummaryWriter | undefined;
  #threads: Threads | undefined;

  /** @throws {MisuseError} if a part is missing or none, or a limit is none: `NaN`, say, or below zero. */
  constructor(options: ReActAgentOptions<Context>) {
    assertParts(options);
    assertKnownOptions<ReActAgentOptions>('An agent', options, AGENT_OPTIONS);
    const {
      tools = [],
      runtime,
      model,
      log = new MemoryEventLog(runtime),
      modelTimeoutMs = 60_000,
      hooks = [],
    } = options;
    assertHooks(hooks);
    this.tools = tools instanceof ToolRegistry ? tools : new ToolRegistry(tools);
    this.log = log;
    this.#options = options;
    this.#telemetry = options.telemetry;
    assertPrice(model);
    const wrap = (bare: Model): Model =>
      withSoundUsage(
        withHooks(withRetry(withTimeout(bare, modelTimeoutMs), { runtime, retries: options.modelRetries }), hooks),
      );
    const count = options.countTokens ?? estimateTokens;
    const wrapped = wrap(model);
    const protocol = options.protocol ?? (model.nativeTools ? 'native' : 'text');
    const compactor = options.compaction && compactorOf(options.compaction, { model: wrapped, count, wrap });
    this.#summaries = compactor;
    this.#setup = {
      name: options.name ?? 'agent',
      model: wrapped,
      registry: this.tools,
      engine: new ToolExecutionEngine(this.tools, { ...options.engine, runtime, hooks }),
      protocol: protocol === 'native' ? nativeProtocol : textProtocol,
      maker: new PartMaker(runtime.digest, count),
      compactor,
      runtime,
      ...policyOf(options),
      instructions: options.instructions,
      examples: options.examples,
    };
  }

  /**
   * Works on a subtask to its end. If its run is in the log already, it goes on where that ends: what was thought is not
   * thought again, and no finished tool is called again. Ask again after an outage, an abort or a limit, and the same run
   * goes on, under the limits that this agent has now; a run that has its answer, or a refusal, is only read.
   *
   * With `output`, a zod schema or a JSON Schema, the answer has to be JSON of that schema: one that is not goes back to
   * the model with what is wrong, and the result brings it read, with its type.
   *
   * @returns The answer; at a limit the best there is, with the status `error` (`timeout` at a deadline).
   *   `metadata.stopReason` says why it ended, `metadata.spent` what it took, `metadata.runId` where to read it up.
   * @throws {SequenceConflictError} if another process works on the same run.
   * @throws {MisuseError} if the run in the log is of another subtask, there is no tool of a name in `tools`, or the agent
   *   cannot work as it is set up.
   */
  executeSubtask<const Schema extends JsonSchema | StandardSchema>(
    subtask: SubTaskInput | ConversationInput,
    options: SubtaskOptions<Context> & { readonly output: Schema },
  ): Promise<TypedResult<ArgumentsOf<Schema>>>;
  executeSubtask(subtask: SubTaskInput | ConversationInput, options?: SubtaskOptions<Context>): Promise<RunResult>;
  executeSubtask(
    given: SubTaskInput | ConversationInput,
    options: SubtaskOptions<Context> & { readonly output?: JsonSchema | StandardSchema } = {},
  ): Promise<TypedResult<unknown>> {
    return this.#execute(given, options, []);
  }

  async #execute(
    given: SubTaskInput | ConversationInput,
    options: SubtaskOptions & { readonly output?: JsonSchema | StandardSchema },
    told: readonly NewEvent[],
  ): Promise<TypedResult<unknown>> {
    const asked = toSubtask(given);
    assertOptions(options);
    assertKnownOptions('A run of the loop', options, SUBTASK_OPTIONS);
    const { signal, runId = asked.id, parent, onDelta, tools, context } = options;
    const asksFor = options.output ?? asked.outputSchema;
    const output = asksFor && outputReader(asksFor);
    const subtask = output ? { ...asked, outputSchema: output.schema } : asked;
    const runs = this.#runs();
    const session = new RunSession(await runs.load(runId), {
      runs,
      ...RECORD,
      append: () => ({ parent, unread: true }),
    });
    const record = session.state;
    if (record.subtask) assertSame(record.subtask, subtask, runId);
    const setup = {
      ...this.#setup,
      ...policyOf({ ...this.#options, ...said(options), settings: { ...this.#options.settings, ...options.settings } }),
      registry: tools ? someTools(this.tools, tools) : this.tools,
      runId,
      subtask: record.subtask ?? subtask,
      record,
      session,
      startedAt: (record.startedAt ?? this.#setup.runtime.clock.now().getTime()) + record.waitedMs,
      output,
      signal,
      context,
      onDelta,
    };
    const result = await this.#run(setup, told);
    const read = result.status === 'success' ? await output?.read(result.content) : undefined;
    const typed = read && 'value' in read ? { output: read.value } : {};
    const metadata = { ...result.metadata, runId } as RunMetadata;
    return Object.freeze({ ...result, ...typed, ...waitingOf(record, metadata), metadata });
  }

  /**
   * Answers a question about a tool call, and goes on with the run once no question is left: in this process or another one,
   * now or in a week. An answer that comes again under its `key` counts once.
   *
   * @param options - As for {@link ReActAgent.executeSubtask}; they are not in the log, so what was given there is given here.
   * @throws {UnknownRunError} if there is no such run.
   * @throws {RefusedAnswerError} if the question is not open (somebody else was faster, or it is too late), the role may not
   *   answer it, the person was shown another call, or the new arguments do not fit.
   * @throws {ReusedKeyError} if another answer came under the key.
   * @throws {MisuseError} if it is no answer, or several calls wait and it does not say which it is about.
   *
   * @example
   * const { waiting } = await agent.executeSubtask({ id: 'refund-7', description: 'Refund order 7.' });
   * await agent.answer('refund-7', { verdict: 'approve', by: 'ann', role: 'operator', key: 'click-1' });
   */
  async answer(runId: string, answer: ApprovalAnswer, options: SubtaskOptions<Context> = {}): Promise<RunResult> {
    const subtask = await this.#noteAnswer(runId, answer);
    return this.#execute(subtask, { ...options, runId }, []);
  }

  /** Writes an answer down; nothing goes on. */
  async #noteAnswer(runId: string, answer: ApprovalAnswer): Promise<SubTaskInput> {
    assertAnswer(answer);
    const { key } = answer;
    const runs = this.#runs();
    return runs.exclusively(runId, async (run) => {
      const { subtask, step } = run.state;
      if (!subtask) throw new UnknownRunError(runId, RUN_TYPE);
      if (key !== undefined && run.keys.has(key)) {
        const known = step.approvals?.find((approval) => approval.answer?.key === key)?.answer;
        if (known && (known.verdict !== answer.verdict || known.by !== answer.by)) throw new ReusedKeyError();
        return subtask;
      }
      const content = await takeAnswer(answer, { record: run.state, tools: this.tools, runtime: this.#setup.runtime });
      const event = { type: 'approval-answered', version: 1, author: answer.by, content } as const;
      await runs.append(run, [event], { key });
      return subtask;
    });
  }

  /** A record grows, so it is kept for no longer than one call. */
  #runs(): RunRepository<LoopRecord, LoopEvent> {
    return new RunRepository({ log: this.log, runType: RUN_TYPE, fold: RECORD, standing: standingOf });
  }

  /**
   * A conversation on the log of this agent: `agent.thread('anna-1').send('Hello.')`.
   *
   * @throws {MisuseError} if the id is empty, or a limit of its history is none.
   */
  thread(id: string, options: ThreadOptions = {}): Thread {
    const { name, model, protocol, maker, maxOutputTokens, stopWhen } = this.#setup;
    this.#threads ??= new Threads({
      name,
      log: this.log,
      protocol: protocol.name,
      count: maker.count,
      room: ((model.contextTokens ?? this.#summaries?.contextTokens ?? Infinity) - maxOutputTokens) / 2,
      summaries: this.#summaries,
      stopWhen,
      execute: (subtask, given, told) => this.#execute(subtask, given, told),
      noteAnswer: (runId, answer) => this.#noteAnswer(runId, answer),
      steer: (runId, text) => this.steer(runId, text),
    });
    return this.#threads.open(id, options);
  }

  /**
   * This agent as a tool of another one. A call is a run on behalf of the run that asks: `parent` names that one, its budget and
   * context are shared, and after a crash the run goes on.
   *
   * @throws {MisuseError} if the name cannot be a tool's.
   */
  asTool(options: AgentToolOptions): Tool<{ readonly task: string }> {
    return agentTool(this, options);
  }

  /**
   * Says something to a run that this agent works on, in the user's name: the model reads it before its next step, and an
   * answer that comes first is not the last word.
   *
   * @returns Whether it was heard, once it is in the log; `false` if the run is not at work here, or ended first.
   * @throws {MisuseError} if it is no text, or an empty one.
   */
  async steer(runId: string, text: string): Promise<boolean> {
    assertMessage(text);
    return this.#inboxes.get(runId)?.say(text) ?? Promise.resolve(false);
  }

  async #run(setup: Omit<LoopSetup & RunSetup, 'inbox'>, told: readonly NewEvent[]): Promise<ToolResult> {
    const inbox = new Inbox();
    this.#inboxes.set(setup.runId, inbox);
    const observer = this.#telemetry && openObserver(this.#telemetry, setup);
    if (observer) for (const event of told) observer.hear(event);
    const watched = observer ? { ...setup, observer, session: heardBy(observer, setup.session) } : setup;
    try {
      return await new SubtaskRun({ ...watched, inbox }).toEnd();
    } finally {
      observer?.end();
      setup.budget?.note(setup.runId, setup.record.spent);
      inbox.close();
      if (this.#inboxes.get(setup.runId) === inbox) this.#inboxes.delete(setup.runId);
    }
  }
}

function openObserver(
  telemetry: RunTelemetry,
  { runId, name, model, subtask, runtime }: Omit<LoopSetup & RunSetup, 'inbox'>,
): RunObserver {
  return telemetry.open({
    runId,
    agent: name,
    model: model.id,
    modelUrl: model.url,
    task: subtask.description,
    conversation: conversationOf(runId, subtask),
    now: () => runtime.clock.now(),
  });
}

function heardBy(observer: RunObserver, session: RunSetup['session']): RunSetup['session'] {
  return {
    add(event) {
      session.add(event);
      observer.hear(event);
    },
    flush: () => session.flush(),
  };
}

/** What a run may do and when it ends, with every default in place. */
function policyOf({
  maxSteps = 10,
  maxCallsPerReply = 16,
  maxCalls = Infinity,
  maxOutputTokens = 2_048,
  stopWhen = () => undefined,
  goal,
  budget,
  settings,
  permissions = [],
}: RunPolicy): Pick<
  LoopSetup,
  'maxSteps' | 'callLimits' | 'maxOutputTokens' | 'stopWhen' | 'goal' | 'budget' | 'settings' | 'permissions'
> {
  const limits = { maxSteps, maxCallsPerReply, maxCalls, maxOutputTokens };
  for (const [name, limit] of Object.entries(limits)) assertLimit(name, limit);
  assertStopWhen(stopWhen);
  assertGoalAndPermissions(goal, permissions);
  assertSettings(settings);
  return {
    maxSteps,
    callLimits: { maxCallsPerReply, maxCalls },
    maxOutputTokens,
    stopWhen,
    goal,
    budget,
    settings,
    permissions,
  };
}

/** What options say; `undefined` says nothing. */
function said(options: SubtaskOptions): RunPolicy {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

function assertSame(known: SubTaskInput, asked: SubTaskInput, runId: string): void {
  if (known.id === asked.id && known.description === asked.description) return;
  throw new MisuseError(
    `Run ${JSON.stringify(runId)} is of another subtask, ${JSON.stringify(known.description)}; pass a \`runId\` of its own.`,
  );
}
