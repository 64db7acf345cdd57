import { MisuseError } from '../errors.ts';
import type { JsonSchema } from '../tool/schema.ts';
import type { Tool } from '../tool/tool.ts';
import type { Clarification, PlanContext, Planner } from './planner.ts';
import type { SubTaskFields } from './sub-task.ts';
import { Task } from './task.ts';

/** A kind of task that is known, and how it is done. */
export interface TaskTemplate {
  /**
   * What such a task sounds like, with names for what differs: `plan a {days}-day trip to {city}`. Capitals, spaces and the mark at the
   * end do not matter. What is found is known to the subtasks as `{{city}}`.
   */
  readonly pattern: string;
  /** What is to be reached. Default: what was asked. */
  readonly goal?: string;
  /**
   * How it is done; `undefined` if this cannot be done any more, after the failures that the context tells of. Or a workflow that
   * does it, of which the agent has the tool: it begins with what the pattern has found.
   */
  readonly subtasks:
    | readonly SubTaskFields[]
    | ((context: PlanContext) => readonly SubTaskFields[] | undefined)
    | KnownWorkflow;
}

/** As a `WorkflowDefinition` has it. */
export interface KnownWorkflow {
  readonly name: string;
  readonly description: string;
  readonly input: readonly string[];
  readonly inputSchema?: JsonSchema;
}

export interface RuleBasedPlannerOptions {
  /** The first that fits is taken. */
  readonly templates: readonly TaskTemplate[];
  /** Plans what no template fits, and what a template cannot do any more. */
  readonly otherwise?: Planner | undefined;
}

/** Plans tasks that it recognises, without a model. */
export class RuleBasedPlanner implements Planner {
  readonly #templates: readonly { readonly template: TaskTemplate; readonly form: RegExp }[];
  readonly #otherwise: Planner | undefined;

  /** @throws {MisuseError} if a pattern names the same thing twice. */
  constructor({ templates, otherwise }: RuleBasedPlannerOptions) {
    this.#templates = templates.map((template) => ({ template, form: formOf(template.pattern) }));
    this.#otherwise = otherwise;
  }

  async createPlan(goal: string, availableTools: readonly Tool[], context: PlanContext): Promise<Task | Clarification> {
    for (const { template, form } of this.#templates) {
      const found = form.exec(context.originalQuery.trim());
      // The same plan again would fail again.
      const isSpent = context.failures.length > 0 && typeof template.subtasks !== 'function';
      const subtasks = found && !isSpent ? subtasksOf(template, context) : undefined;
      if (!subtasks) continue;
      const { taskId: id, originalQuery } = context;
      return new Task({
        id,
        originalQuery,
        goal: template.goal ?? goal,
        subtasks,
        context: valuesOf(template, found?.groups ?? {}),
      });
    }
    if (this.#otherwise) return this.#otherwise.createPlan(goal, availableTools, context);
    const last = context.failures.at(-1);
    throw new Error(
      last ? `No rule says how to go on after "${last.subtask}" has failed.` : 'No rule says how this is done.',
    );
  }
}

function subtasksOf({ subtasks }: TaskTemplate, context: PlanContext): readonly SubTaskFields[] | undefined {
  if (typeof subtasks === 'function') return subtasks(context);
  if (!('name' in subtasks)) return subtasks;
  const { name, description, input } = subtasks;
  const toolArgs = Object.fromEntries(input.map((key) => [key, `{{${key}}}`]));
  return [{ id: 'workflow', description, toolName: name, toolArgs, critical: true }];
}

/** What a pattern has found, as the workflow wants it: a text may be a number. */
function valuesOf(
  { subtasks }: TaskTemplate,
  found: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> {
  const schema = typeof subtasks !== 'function' && 'name' in subtasks ? subtasks.inputSchema : undefined;
  const properties = (schema?.['properties'] ?? {}) as Readonly<Record<string, { readonly type?: unknown }>>;
  return Object.fromEntries(
    Object.entries(found).map(([key, value]) => {
      const type = properties[key]?.type;
      const isNumber = (type === 'number' || type === 'integer') && Number.isFinite(Number(value));
      return [key, isNumber ? Number(value) : value];
    }),
  );
}

function formOf(pattern: string): RegExp {
  const names = new Set<string>();
  const source = pattern
    .trim()
    .split(/(\{\w+\})/)
    .map((part) => {
      const [, name] = /^\{([A-Za-z_]\w*)\}$/.exec(part) ?? [];
      if (name === undefined)
        return part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`);
      if (names.has(name)) throw new MisuseError(`The pattern "${pattern}" names {${name}} twice.`);
      names.add(name);
      return String.raw`(?<${name}>\S.*?)`;
    });
  return new RegExp(String.raw`^${source.join('')}\s*[.!?]?$`, 'iu');
}
