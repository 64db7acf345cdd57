import { knownOptions } from '../known-options.ts';
import { AGENT_OPTIONS } from '../loop/option-names.ts';
import { ReActAgent, type ReActAgentOptions } from '../loop/react-agent.ts';
import { repairJson } from '../parser/repair-json.ts';
import type { StandardSchema } from '../tool/schema.ts';
import type { Tool } from '../tool/tool.ts';
import { problemsOf } from './check-plan.ts';
import { planPrompt, verdictPrompt } from './plan-prompt.ts';
import { PLAN_SCHEMA, readWritten, VERDICT_SCHEMA, type WrittenPlan } from './plan-schema.ts';
import type { Clarification, PlanContext, Planner } from './planner.ts';
import { SubTask } from './sub-task.ts';
import { Task } from './task.ts';

export interface ModelPlannerOptions extends Omit<ReActAgentOptions, 'tools' | 'goal' | 'permissions'> {
  readonly tools?: undefined;
  /** Times that a plan with something wrong in it goes back to the model. Default 2. */
  readonly corrections?: number | undefined;
  /** Whether the model is asked if its plan answers the question. Default true. */
  readonly verify?: boolean | undefined;
}

/**
 * Has a model break a goal down. The plan comes as JSON; one that cannot be executed goes back with what is wrong with it, and a plan
 * that answers another question is made anew. Where the question can mean different things, the user is asked first.
 */
export class ModelPlanner implements Planner {
  readonly #agent: ReActAgent;
  readonly #verify: boolean;

  constructor({ corrections = 2, verify = true, ...options }: ModelPlannerOptions) {
    const { name = 'planner' } = options;
    const known = knownOptions<ReActAgentOptions>(options, AGENT_OPTIONS);
    this.#agent = new ReActAgent({ ...known, name, tools: [], maxSteps: corrections + 1 });
    this.#verify = verify;
  }

  async createPlan(goal: string, availableTools: readonly Tool[], context: PlanContext): Promise<Task | Clarification> {
    const first = await this.#write(goal, availableTools, { context, doubts: [] });
    if ('question' in first || !this.#verify) return first;
    const doubt = await this.#doubt(first, context);
    return doubt === undefined ? first : this.#write(goal, availableTools, { context, doubts: [doubt] });
  }

  /** @throws if the model gives no plan at all. */
  async #write(
    goal: string,
    tools: readonly Tool[],
    { context, doubts }: { readonly context: PlanContext; readonly doubts: readonly string[] },
  ): Promise<Task | Clarification> {
    const { runId, parent, signal, taskId, originalQuery } = context;
    const id = doubts.length === 0 ? runId : `${runId}:again`;
    const description = planPrompt(goal, tools, { ...context, problems: [...context.problems, ...doubts] });
    const result = await this.#agent.executeSubtask(
      { id, description },
      { parent, signal, output: planSchema(tools, context), tools: [] },
    );
    signal.throwIfAborted();
    const written = result.output ?? lastWritten(result.content);
    if (!written) throw new Error(result.errorMessage ?? result.content);
    if (written.question !== undefined) return { question: written.question };
    return new Task({ id: taskId, originalQuery, goal: written.goal ?? goal, subtasks: written.subtasks });
  }

  /** What the plan misses of the question, if anything. A model that cannot say so is no reason to doubt. */
  async #doubt(
    { goal, subtasks }: Task,
    { runId, parent, signal, originalQuery }: PlanContext,
  ): Promise<string | undefined> {
    const description = verdictPrompt(originalQuery, goal, subtasks);
    const { output } = await this.#agent.executeSubtask(
      { id: `${runId}:check`, description },
      { parent, signal, output: VERDICT_SCHEMA, tools: [] },
    );
    if (!output || output.fits) return undefined;
    return `The plan does not answer the question: ${output.problem ?? 'it is about something else.'}`;
  }
}

/** What the answer has to be: JSON of the schema, and a plan that can be executed. */
function planSchema(tools: readonly Tool[], { finished, context }: PlanContext): StandardSchema<unknown, WrittenPlan> {
  const finishedIds = finished.map(({ id }) => id);
  const surroundings = { tools: tools.map(({ name }) => name), known: [...finishedIds, ...Object.keys(context)] };
  return {
    '~standard': {
      vendor: 'archon',
      jsonSchema: { input: () => PLAN_SCHEMA },
      validate(value) {
        const plan = readWritten(value);
        const isQuestion = plan.question !== undefined;
        const done = new Set(finishedIds);
        const fresh = plan.subtasks.filter(({ id }) => !done.has(id)).map((fields) => new SubTask(fields));
        const problems = isQuestion ? [] : problemsOf(fresh, surroundings);
        return problems.length === 0
          ? { value: plan }
          : { issues: problems.map((message) => ({ message, path: ['subtasks'] })) };
      },
    },
  };
}

/** The plan that the model gave in the end, though something is wrong with it: it can be mended. */
function lastWritten(content: string): WrittenPlan | undefined {
  const json = repairJson(content);
  if (!json.ok || typeof json.value !== 'object' || json.value === null || !('subtasks' in json.value))
    return undefined;
  return readWritten(json.value);
}
