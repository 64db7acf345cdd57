import { cancelledBy } from '../cancelled-by.ts';
import { MisuseError } from '../errors.ts';
import { UnknownRunError } from '../events/errors.ts';
import type { EventLog } from '../events/event-log.ts';
import { createRunEngine, type RunEngine } from '../events/run-engine.ts';
import type { Runtime } from '../runtime.ts';
import { schemaCheck } from '../tool/schema-check.ts';
import { ToolResult } from '../tool/tool-result.ts';
import type { Tool } from '../tool/tool.ts';
import type { WorkflowDefinition } from './define-workflow.ts';
import type { Facts } from './facts.ts';
import type { WorkflowState } from './flow-node.ts';
import { stepRunner } from './run-step.ts';
import {
  statusOf,
  type WorkflowCommand,
  type WorkflowCore,
  workflowCore,
  type WorkflowStatus,
} from './workflow-core.ts';
import { type Failure, type PersonAnswer, type Question, WORKFLOW_RUN } from './workflow-event.ts';
import { updateOf, type WorkflowUpdate } from './workflow-update.ts';

/** About 25 days: steps have limits of their own. */
const NO_LIMIT_MS = 2 ** 31 - 1;

/** A run as it stands. */
export interface WorkflowResult<State, Output extends keyof State> {
  readonly runId: string;
  /** `waiting`: for an answer to one of `questions`, and for nothing else. */
  readonly status: WorkflowStatus;
  /** All that is known so far, whatever the status. */
  readonly state: Readonly<Partial<State>>;
  /** What it was to end with; of a completed run only. */
  readonly output?: Readonly<Pick<State, Output>>;
  readonly questions: readonly Question[];
  /** Parts that failed and could be done without. */
  readonly leftOut: readonly Failure[];
  readonly failure?: Failure;
  /** Steps that were to be undone and could not be. */
  readonly notUndone: readonly string[];
}

export interface RunOptions {
  /** Id of the run on whose behalf this one is. */
  readonly parent?: string | undefined;
  /** When it aborts, the run is cancelled, and what it did is undone. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Runs a workflow on a log. What happens is written down before anything follows from it: a run that was killed goes on
 * where it was, in any process, and no step that has ended is done again.
 *
 * @example
 * const workflow = new Workflow(walkPastScenes, { log, runtime: nodeRuntime });
 * const { status, questions } = await workflow.run('walk-17', { query: 'Your Name, from Shinjuku' });
 * if (status === 'waiting') await workflow.answer('walk-17', questions[0].id, { option: 1, by: 'traveller' });
 */
export class Workflow<State, Input extends keyof State, Output extends keyof State> {
  readonly definition: WorkflowDefinition<State, Input, Output>;
  readonly #log: EventLog;
  readonly #core: WorkflowCore;
  readonly #shell: RunEngine<Facts, WorkflowCommand>;

  constructor(
    definition: WorkflowDefinition<State, Input, Output>,
    { log, runtime }: { readonly log: EventLog; readonly runtime: Pick<Runtime, 'sleep' | 'random'> },
  ) {
    this.definition = definition;
    this.#log = log;
    this.#core = workflowCore(definition as unknown as WorkflowDefinition<never, never, never>);
    const runTask = stepRunner(definition.flow, runtime);
    this.#shell = createRunEngine({
      log,
      runType: WORKFLOW_RUN,
      decider: this.#core,
      runTask,
      taskTimeoutMs: NO_LIMIT_MS,
      continuedBy: definition.name,
    });
  }

  /**
   * Runs it until it ends or waits for a person. A run that is in the log already goes on where it stands; one that has
   * ended is only read.
   *
   * @param input - Plain JSON, as the definition's `inputSchema` has it.
   * @throws {ChangedWorkflowError} if the run began with another definition.
   * @throws {MisuseError} if it began with another input.
   */
  async run(
    runId: string,
    input: Readonly<Pick<State, Input>>,
    { parent, signal }: RunOptions = {},
  ): Promise<WorkflowResult<State, Output>> {
    const cancel = (reason: string) => this.cancel(runId, { reason, by: 'caller' });
    return cancelledBy(signal, cancel, async () => {
      const start = { type: 'start', input: await this.#checked(input) } as const;
      const { state } = await this.#shell.execute(runId, start, { parent });
      return this.#resultOf(state);
    });
  }

  /**
   * Answers a question, and goes on.
   *
   * @throws {UnknownQuestionError} if it is not open, or takes another kind of answer.
   */
  async answer(runId: string, question: string, answer: PersonAnswer): Promise<WorkflowResult<State, Output>> {
    return this.#resultOf((await this.#shell.execute(runId, { type: 'answer', question, answer })).state);
  }

  /** Stops a run for good, and undoes what it did. A run that has ended stays as it is. */
  async cancel(
    runId: string,
    { reason, by }: { readonly reason: string; readonly by: string },
  ): Promise<WorkflowResult<State, Output>> {
    return this.#resultOf((await this.#shell.execute(runId, { type: 'cancel', reason, by })).state);
  }

  /**
   * Does what a stopped process has left undone.
   *
   * @throws {UnknownRunError} if there is no such run.
   */
  async resume(runId: string): Promise<WorkflowResult<State, Output>> {
    return this.#resultOf(await this.#shell.resume(runId));
  }

  /** The run as the log has it; nothing goes on. `undefined` if there is none. */
  async load(runId: string): Promise<WorkflowResult<State, Output> | undefined> {
    const facts = await this.#shell.load(runId);
    return facts && this.#resultOf(facts);
  }

  /** What its steps write, as they write it, from the first on, until `signal` aborts. */
  async *updates(runId: string, signal?: AbortSignal): AsyncIterable<WorkflowUpdate> {
    for await (const event of this.#log.subscribe(runId, { signal })) {
      const update = updateOf(event);
      if (update) yield update;
      if (event.type === 'workflow-completed' || event.type === 'workflow-failed') return;
    }
  }

  /**
   * The workflow as a tool: its input as arguments, its output, as JSON, as result. Of a call that is made again after a crash the
   * same run goes on.
   *
   * @param parametersSchema - Of the input, an object. Default: the definition's `inputSchema`.
   * @throws {MisuseError} if there is none.
   */
  asTool(parametersSchema = this.definition.inputSchema): Tool<Readonly<Pick<State, Input>>> {
    const { name, description } = this.definition;
    if (!parametersSchema) throw new MisuseError(`"${name}" is no tool without a schema of its input.`);
    return {
      name,
      description,
      parametersSchema,
      retries: 0,
      timeoutMs: NO_LIMIT_MS,
      execute: async (input, { idempotencyKey, signal }) => {
        const runId = `${name}:${idempotencyKey}`;
        const { status, output, failure, questions, leftOut } = await this.run(runId, input, { signal });
        if (status === 'completed') return ToolResult.success(JSON.stringify(output), { runId, leftOut });
        if (status === 'waiting') {
          return ToolResult.error(`It waits for a person: ${questions.map(({ question }) => question).join(' ')}`, {
            code: 'waiting',
            runId,
          });
        }
        return ToolResult.error(`Step "${failure?.step}" failed: ${failure?.message}`, { code: 'step-failed', runId });
      },
    };
  }

  /** @throws {MisuseError} if it is not as the schema says. */
  async #checked(input: WorkflowState): Promise<WorkflowState> {
    const { name, inputSchema } = this.definition;
    if (!inputSchema) return input;
    const { value, lines } = (await schemaCheck(inputSchema))(input);
    if (lines.length > 0) throw new MisuseError(`"${name}" cannot begin with this:\n${lines.join('\n')}`);
    return value as WorkflowState;
  }

  #resultOf(facts: Facts): WorkflowResult<State, Output> {
    const { workflow, runId, end } = facts;
    if (workflow === undefined) throw new UnknownRunError(runId, WORKFLOW_RUN);
    const walked = this.#core.walked(facts);
    const { bag } = walked.standing;
    const status = statusOf(facts, walked);
    const output = this.definition.output.map((key) => [key, bag[String(key)]]);
    return {
      runId,
      status,
      state: bag as Partial<State>,
      ...(status === 'completed' && { output: Object.fromEntries(output) as Pick<State, Output> }),
      questions: end ? [] : walked.questions,
      leftOut: walked.leftOut,
      ...(end?.ok === false && { failure: { step: end.step, message: end.message } }),
      notUndone: walked.notUndone,
    };
  }
}
